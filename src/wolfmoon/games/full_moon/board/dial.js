// @ts-check
/* The track of day and night: a ring of 24 hours round the forest, a strip on a phone. */
import { html } from "/web/lib.js";
import { drawnAt } from "./pic.js";
import { HOURS, isNight } from "./things.js";

const WIDTH = 33;

/** The angle of an hour's middle; sunrise lies in the west, noon in the north. @param {number} at @param {number} [off] in hours */
const angle = (at, off = 0) => Math.PI + ((at + off) * Math.PI) / 12;
/** @param {number} radius @param {number} turn */
const on = (radius, turn) => `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;

/** A piece of the ring. @param {number} at @param {number} inner */
function piece(at, inner) {
  const outer = inner + WIDTH,
    from = angle(at, -0.465),
    to = angle(at, 0.465);
  return `M${on(inner, from)}A${inner} ${inner} 0 0 1 ${on(inner, to)}L${on(outer, to)}A${outer} ${outer} 0 0 0 ${on(outer, from)}Z`;
}

/** @param {string} hour @param {number} at @param {number} now */
const tone = (hour, at, now) => `${isNight(hour) ? "n" : "d"}${hour === "18" ? " dusk" : ""}${at < now ? " past" : at === now ? " now" : ""}`;

/** @param {{ hour: string, radius: number, label: string }} props  radius: of the forest inside */
export function Dial({ hour, radius, label }) {
  const now = HOURS.indexOf(hour),
    inner = radius + 4,
    turn = angle(now);
  return html`<g class="dial" role="img" aria-label=${label}><circle r=${inner + WIDTH + 6} class="rim" /><circle r=${radius} fill="url(#fm-ground)" />
    <circle r=${radius} class="inner" />${HOURS.map((each, at) => {
      const [x, y] = on(inner + WIDTH / 2, angle(at)).split(" ");
      return html`<path class=${`seg ${tone(each, at, now)}`} d=${piece(at, inner)} />
        ${at !== now && html`<text class=${`hr ${tone(each, at, now)}`} x=${x} y=${Number(y) + 5.5}>${each}</text>`}`;
    })}
    <g transform=${`translate(${on(inner + WIDTH / 2, turn)})`} class="ptr-now"><circle r="28" />
    ${drawnAt(isNight(hour) ? "moon" : "sun", 19, "", 0, -9)}<text y="17">${hour}:00</text></g></g>`;
}

/** @param {{ hour: string, label: string }} props */
export const Strip = ({ hour, label }) => {
  const now = HOURS.indexOf(hour);
  return html`<div class="fm-strip" role="img" aria-label=${label}>${HOURS.map(
    (each, at) =>
      html`<span class=${tone(each, at, now)}>${at === now ? `${each}:00` : Number(each) % 6 === 0 || each === "05" ? each : ""}</span>`,
  )}</div>`;
};
