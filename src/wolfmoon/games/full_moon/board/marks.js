// @ts-check
/* What is known about the sides of hexagons: clue marks, certain sides with the thread through them, the barrier, the sides that can be
   chosen now; and how likely the Lair is where. A mark is told apart by its shape. */
import { html } from "/web/lib.js";
import { ends, middle, moved, spot, beside } from "./geometry.js";
import { drawnAt } from "./pic.js";

/** @typedef {import("./board.js").Kit} Kit */

const WAVES = "M-6 -2.2q3-4 6 0t6 0M-6 3.6q3-4 6 0t6 0",
  CROSS = "M-4 -4L4 4M4 -4L-4 4",
  TICK = "M-5 0l4 4 7-8";
/** @typedef {"trail" | "sure" | "near" | "no"} Sign */

/** The mark itself, about its middle. @param {{ sign: Sign, way?: number }} props  way: points at the side it speaks of */
export function Clue({ sign, way }) {
  const pointer = way && html`<path class="ptr" transform=${`rotate(${way * 60 - 150 + 180})`} d="M-15 0L-8 -5V5Z" />`;
  if (sign === "trail") return html`<g class="clue trail"><circle r="11.5" />${drawnAt("footprint", 17, "")}</g>`;
  if (sign === "sure") return html`<g class="clue sure"><circle r="11" /><path d=${TICK} /></g>`;
  if (sign === "near") return html`<g class="clue near">${pointer}<circle r="10.5" /><path class="g" d=${WAVES} /></g>`;
  return html`<g class="clue no">${pointer}<circle r="9.5" /><path class="g" d=${CROSS} /></g>`;
}

const SIGNS = /** @type {Record<string, Sign>} */ ({ trail: "trail", only: "trail", near: "near", nothing: "no" });
/** One name for a side, whichever of its two hexagons it is told of. @param {string} space @param {number} way */
const sideName = (space, way) => (way > 3 ? `${beside(space, way)}/${way - 3}` : `${space}/${way}`);

/** The places on the map of all clue marks: the trail on its side, the others inside the hexagon that was asked about. @param {Kit} kit */
export function cluesOf({ table }) {
  /** @type {Map<string, { sign: Sign, space: string, way: number }>} */ const marks = new Map();
  for (const { space, side, answer } of table.clues) {
    const sign = SIGNS[answer];
    if (!sign || side < 1) continue;
    if (sign === "trail") marks.set(sideName(space, side), { sign, space, way: side });
    else if (!marks.has(sideName(space, side)) || sign === "near") marks.set(`${space}:${side}`, { sign, space, way: side });
  }
  for (const [space, side] of table.aid.certain) {
    const name = sideName(space, side);
    if (!marks.has(name)) marks.set(name, { sign: "sure", space, way: side });
  }
  return [...marks.values()];
}

/** @param {{ kit: Kit }} props */
export const Clues = ({ kit }) =>
  html`<g class="clues">${cluesOf(kit).map(({ sign, space, way }) => {
    const at = spot(space),
      off = middle(way, sign === "trail" || sign === "sure" ? 1 : 0.78),
      told = kit.tools.t(`moon-board-clue-${sign}`, { side: way, space: kit.tools.thing("space", space) });
    return html`<g key=${`${space}${way}${sign}`} data-clue=${`${space}${way}${sign}`} transform=${moved({ x: at.x + off.x, y: at.y + off.y })} role="img"
      aria-label=${told}><title>${told}</title><g class="pop">${Clue({ sign, way })}</g></g>`;
  })}</g>`;

/** The gold thread from hexagon to hexagon through every side the trail must cross. @param {{ kit: Kit }} props */
export const Thread = ({ kit }) =>
  html`<g class="thread" aria-hidden="true">${kit.table.aid.certain.map(([space, side]) => {
    const a = spot(space),
      b = spot(beside(space, side));
    return html`<path class="sureline" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`;
  })}</g>`;

/** Sides that no fitting trail crosses. @param {{ kit: Kit }} props */
export const RuledOut = ({ kit }) =>
  html`<g class="ruled" aria-hidden="true">${kit.table.aid.ruled_out.map(([space, side]) => {
    const at = spot(space),
      [a, b] = ends(side),
      m = middle(side);
    const inward = (/** @type {{ x: number, y: number }} */ end) => `${(at.x + m.x + (end.x - m.x) * 0.72).toFixed(1)} ${(at.y + m.y + (end.y - m.y) * 0.72).toFixed(1)}`;
    return html`<path d=${`M${inward(a)}L${inward(b)}`} />`;
  })}</g>`;

/** How many of the fitting trails end where, in percent, for the spaces worth naming. @param {{ kit: Kit }} props */
export function Chances({ kit }) {
  const { fits, lairs } = kit.table.aid,
    rows = Object.entries(lairs)
      .map(([space, count]) => /** @type {const} */ ([space, Math.round((100 * count) / Math.max(1, fits))]))
      .filter(([, share]) => share >= 4)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 12);
  return html`<g class="heats">${rows.map(([space, share]) => {
    const label = kit.tools.t("moon-board-lair-chance", { space: kit.tools.thing("space", space), share });
    return html`<g key=${space} class=${`heat ${share >= 10 ? "h3" : share >= 6 ? "h2" : "h1"}`} transform=${moved(spot(space))} role="img"
      aria-label=${label}><title>${label}</title><rect x="-28" y="15" width="56" height="23" rx="11.5" />
      ${drawnAt("crossed-claws", 16, "", -14, 26.5)}<text x="9" y="32">${share}%</text></g>`;
  })}</g>`;
}

/** Tree barriers across sides. @param {{ kit: Kit }} props */
export const Barriers = ({ kit }) =>
  html`<g class="barriers">${kit.table.barriers.map(([space, side]) => {
    const at = spot(space),
      m = middle(side),
      label = kit.tools.t("moon-board-barrier", { side, space: kit.tools.thing("space", space) });
    return html`<g class="barrier" transform=${`translate(${at.x + m.x} ${at.y + m.y}) rotate(${side * 60 - 60})`} role="img" aria-label=${label}>
      <title>${label}</title><path d="M-29 0H29" class="b0" /><path d="M-29 0H29" class="b1" />${[-18, 0, 18].map((x) => drawnAt("tree-face", 20, "", x, 0))}
      </g>`;
  })}</g>`;

/** The side that a direction among the answers means: one of the space the question is about. @param {Kit} kit @returns {string | null} */
export function askedSpace(kit) {
  const about = kit.seen.decisions.find((each) => !each.answered)?.about ?? [];
  for (const [kind, id] of about) {
    if (kind === "space") return id;
    const hiker = kind === "hiker" && kit.table.hikers.find((each) => each.id === id);
    if (hiker && hiker.space) return hiker.space;
  }
  return null;
}

/** Buttons on the sides that can be named now. @param {{ kit: Kit }} props */
export function Sides({ kit }) {
  const space = askedSpace(kit);
  if (!space) return null;
  const at = spot(space);
  return html`<g class="sides">${[1, 2, 3, 4, 5, 6].map((way) => {
    const key = `direction:${way}`,
      option = kit.clickable.get(key);
    if (!option) return null;
    const m = middle(way, 0.72),
      press = () => kit.pick(option);
    return html`<g key=${way} class=${`knobbed${kit.tools.hot.value === key ? " lit" : ""}`} aria-label=${kit.tools.text(option.text)}
      transform=${moved({ x: at.x + m.x, y: at.y + m.y })} ...${kit.presses(press)} ...${kit.lights(key)}><circle r="21" class="hit" />
      <circle r="14" class="knob" /><text y="5.5">${way}</text></g>`;
  })}</g>`;
}
