// @ts-check
/* What lies still: the stone of the rooms, their corridors, names, ladders, and the platforms that turn on it or have fallen. */
import { c, html, signal } from "/web/lib.js";
import { DISC, DRAWING, FLAT, LETTERS, MARKED, WALLS } from "./fortress.js";
import { R, angleOf, hexagon, polar } from "./plan.js";
import { Use } from "./parts.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").RoomPlan} RoomPlan */
/** @typedef {import("/web/board.js").Tools} Tools */

/** platforms that are falling before our eyes */
export const falling = signal(/** @type {ReadonlySet<string>} */ (new Set()));
/** how far each platform has been turned since it was first seen, in degrees: so that it always turns forward @type {Map<string, number>} */
const turned = new Map();
/** Forget how platforms stood, for another table. */
export const forget = () => turned.clear();

/** @param {string} platform @param {number} rotation */
function degrees(platform, rotation) {
  const now = turned.get(platform) ?? 60 * rotation,
    next = now + ((((60 * rotation - now) % 360) + 360) % 360);
  turned.set(platform, next);
  return next;
}

const Defs = () => html`<defs>
  <radialGradient id="g-room"><stop offset="0" stop-color="#3b3a36" /><stop offset=".8" stop-color="#2b2b2a" />
  <stop offset="1" stop-color="#1f2021" /></radialGradient>
  <radialGradient id="g-disc"><stop offset="0" stop-color="#2a333b" /><stop offset=".75" stop-color="#1d252c" />
  <stop offset="1" stop-color="#151b20" /></radialGradient>
  <linearGradient id="g-gold" x2="0" y2="1"><stop offset="0" stop-color="#f3d493" /><stop offset="1" stop-color="#9c6d26" />
  </linearGradient>
  <pattern id="p-cut" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
  <path d="M0 2h6M3 6.5h6" stroke="#000" stroke-width="1" opacity=".28" /></pattern>
  ${["turn", "master", "apprentice"].map(
    (name) => html`<marker id=${`m-${name}`} viewBox="0 0 10 10" refX="6.5" refY="5" markerWidth="4.3" markerHeight="4.3" orient="auto">
    <path d="M0 0L10 5L0 10L2.5 5Z" /></marker>`,
  )}</defs>`;

/** @param {Plan} plan */
function corridors(plan) {
  /** @param {string} id */
  const still = (id) => !plan.spaces.get(id)?.platform && plan.spaces.get(id)?.kind !== "ladder";
  return plan.ways
    .filter(([a, b]) => still(a) && still(b))
    .map(([a, b]) => {
      const from = plan.spaces.get(a),
        to = plan.spaces.get(b);
      return from && to ? `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}` : "";
    })
    .join("");
}

/** @param {{ angle: number, radius: number, width: number, cls?: string }} props */
export const Wall = ({ angle, radius, width, cls = "" }) => {
  const [x, y] = polar(angle, radius);
  return html`<g transform=${`translate(${x} ${y}) rotate(${angle})`}><rect x=${-width / 2} y="-6.500" width=${width} height="13"
    rx="2" class=${`wall ${cls}`} /><path d=${`M${-width / 6} -6.500v6.500M${width / 6} 0v6.500`} class="brick" /></g>`;
};

const TICKS = Array.from({ length: 36 }, (_, k) => {
  const [x1, y1] = polar(10 * k, DRAWING.disc - 0.035),
    [x2, y2] = polar(10 * k, DRAWING.disc - (k % 3 ? 0.065 : 0.085));
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
}).join("");
const ARROWS = [1, 3, 5].map((k) => {
  const [x1, y1] = polar(60 * k + 17, 0.46),
    [x2, y2] = polar(60 * k + 43, 0.46),
    r = 0.46 * R;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${r} ${r} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
});

/** Floors and walls of a platform that is not turned; they turn with it. @param {string} platform */
function arms(platform) {
  const floor = LETTERS.map((letter, i) => {
    const wall = WALLS[platform]?.[letter],
      from = polar(60 * i, wall === "inner" ? 0.42 : 0),
      to = polar(60 * i, wall === "outer" ? 0.42 : 0.715);
    return `M${from.map((n) => n.toFixed(1)).join(" ")}L${to.map((n) => n.toFixed(1)).join(" ")}`;
  }).join("");
  return html`<path d=${floor} class="floor-edge" /><path d=${floor} class="floor disc-floor" />
    ${LETTERS.map((letter, i) => {
      const wall = WALLS[platform]?.[letter];
      return wall === "open"
        ? null
        : c(Wall, {
            key: letter,
            angle: 60 * i,
            radius: wall === "inner" ? DRAWING.inner_wall : DRAWING.outer_wall,
            width: wall === "inner" ? 42 : 44,
          });
    })}`;
}

/** @param {{ room: RoomPlan }} props */
function Disc({ room }) {
  const platform = room.platform ?? "";
  return html`<g class=${`revolving${room.fallen ? " crumbling" : ""}`} style=${{ transform: `rotate(${degrees(platform, room.rotation)}deg)` }}>
    <circle r=${(DRAWING.disc - 0.03) * R} class="disc-face" /><path d=${TICKS} class="tick" />
    ${ARROWS.map((d) => html`<path d=${d} class="turn" marker-end="url(#m-turn)" />`)}${arms(platform)}</g>`;
}

/** A platform's centre and letters, which lie above the lines of sight. @param {{ room: RoomPlan, hot: string }} props */
function Letters({ room, hot }) {
  const platform = room.platform ?? "",
    turn = degrees(platform, room.rotation),
    upright = { transform: `rotate(${-turn}deg)` };
  return html`<g transform=${`translate(${room.x} ${room.y})`}><g class=${`revolving${room.fallen ? " crumbling" : ""}`}
    style=${{ transform: `rotate(${turn}deg)` }}>${
      MARKED.includes(platform)
        ? html`<g class="smark"><circle r="25" /><circle r="21" class="in" /><g class="upright" style=${upright}>
        ${c(Use, { name: "evil-bat", size: 33 })}</g></g>`
        : html`<circle r="19" class="spot centre" />`
    }
    ${LETTERS.map((letter, i) => {
      const [x, y] = polar(DISC[`c${letter.toLowerCase()}`]?.angle ?? 60 * i, 0.42);
      return html`<g key=${letter} transform=${`translate(${x} ${y})`} class=${`letter${hot === letter ? " hot" : ""}`}>
        <circle r=${hot === letter ? 18.5 : 16.5} /><text y="8" class="upright" style=${upright}>${letter}</text></g>`;
    })}</g></g>`;
}

/** The hole a platform leaves. */
const CRACKS = "M-70 -22l24 10 8 18M62 -38l-16 22 8 22M-24 74l10 -26 22 -8M40 66l-18 -18";

/** @param {{ plan: Plan, tools: Tools, lit: (room: RoomPlan) => boolean }} props */
export function Ground({ plan, tools, lit }) {
  const floor = corridors(plan);
  return html`${c(Defs, null)}${plan.rooms.map(
    (room) => html`<g key=${room.room} transform=${`translate(${room.x} ${room.y})`}
      class=${`room${lit(room) ? " lit" : ""}`}>
      <polygon points=${hexagon(0.995)} class="hex" /><polygon points=${hexagon(0.995)} fill="url(#p-cut)" />
      <polygon points=${hexagon(0.955)} class="hex-in" /></g>`,
  )}
  <path d=${floor} class="floor-edge" /><path d=${floor} class="floor" />
  ${plan.rooms.map((room) => {
    const [x, y] = polar(
        room.flat ? DRAWING.flat_plate_angle : DRAWING.plate_angle + 60 * room.turn,
        room.flat ? 0.845 : DRAWING.plate_radius,
      ),
      name = tools.thing("room", room.room);
    return html`<g key=${room.room} data-room=${room.room} class="nameplate" transform=${`translate(${room.x + x} ${room.y + y})`}>
      <rect x="-19" y="-13" width="38" height="26" rx="5" /><text y="6.500">${name}</text></g>`;
  })}
  ${plan.rooms.map(
    (room) =>
      room.platform &&
      html`<g key=${room.platform} transform=${`translate(${room.x} ${room.y})`} class="disc">
        <circle r=${DRAWING.disc * R} class="disc-hole" />
        ${room.fallen && html`<circle r=${DRAWING.disc * R - 3} class="pit" /><path d=${CRACKS} class="crack" />`}
        ${(!room.fallen || falling.value.has(room.platform)) && c(Disc, { room })}</g>`,
  )}`;
}

/** Every letter that can be read. @param {{ plan: Plan, letters: Record<string, string> }} props letters: by room, the letter that is read there now */
export function Alphabet({ plan, letters }) {
  return html`${plan.rooms.map(
    (room) => room.platform && (!room.fallen || falling.value.has(room.platform)) && c(Letters, { key: room.room, room, hot: letters[room.room] ?? "" }),
  )}
  ${plan.rooms
    .filter((room) => room.flat)
    .map((room) =>
      LETTERS.map((letter) => {
        const [x, y] = polar((FLAT[`c${letter.toLowerCase()}`]?.angle ?? 0) + DRAWING.flat_letter_angle, DRAWING.flat_letter_radius);
        return html`<text key=${letter} x=${room.x + x} y=${room.y + y + 7}
          class=${`printed${letters[room.room] === letter ? " hot" : ""}`}>${letter}</text>`;
      }),
    )}`;
}

/** @param {{ plan: Plan, ladders: { ladder: string, room: string, direction: string }[] }} props */
export const Ladders = ({ plan, ladders }) => html`${ladders.map(({ ladder, room, direction }) => {
  const at = plan.room(room),
    [x, y] = polar(angleOf(direction), 0.87);
  return (
    at &&
    html`<g key=${ladder} class="ladder" transform=${`translate(${at.x + x} ${at.y + y}) rotate(${angleOf(direction)})`}>
      <path d="M-11 4V-46M11 4V-46" class="rail" /><path d="M-11 -8h22M-11 -18h22M-11 -28h22M-11 -38h22" class="rung" /></g>`
  );
})}`;
