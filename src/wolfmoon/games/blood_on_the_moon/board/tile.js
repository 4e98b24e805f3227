// @ts-check
/* One tile of the house: its walls, its doors as gaps between golden posts, its room, symbols, tokens and name. */
import { c, html } from "/web/lib.js";
import { Sign, Use } from "./parts.js";
import { AWAY, roomIcon, roomTone, tokenIcon } from "./things.js";

/** @typedef {import("./shape.js").Tile} Tile */
/** the side of a tile, and from one tile to the next */
export const SIZE = 200;
export const STEP = 208;
const QUARTER = /** @type {Record<string, number>} */ ({ n: 0, e: 90, s: 180, w: 270 });

/** Patterns that all tiles use. */
export const Patterns = () => html`<defs><pattern id="bm-wall" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
  <path d="M0 2h9M0 6h5" stroke="#6b5a41" stroke-width="1" opacity=".5" /></pattern>
  <pattern id="bm-plank" width="58" height="29" patternUnits="userSpaceOnUse"><path d="M0 .5h58M0 15h58M20 0v15M49 15v14" stroke="#000"
    stroke-width="1.4" opacity=".28" fill="none" /></pattern>
  <radialGradient id="bm-vig" r=".75"><stop offset=".35" stop-color="#000" stop-opacity="0" /><stop offset="1" stop-color="#000"
    stop-opacity=".55" /></radialGradient></defs>`;

/** @param {{ side: string, tone: string }} props */
const Door = ({ side, tone }) =>
  html`<g transform=${`rotate(${QUARTER[side]} 100 100)`}><rect x="70" y="-4" width="60" height="19" fill=${tone} />
    <rect x="70" y="-4" width="60" height="19" class="sill" /><path d="M70 -4V17M130 -4V17" class="post" /></g>`;

/** The chevron of a doorway with nothing behind it. @param {{ side: string }} props */
const Chevron = ({ side }) => html`<g transform=${`rotate(${QUARTER[side]} 100 100)`}><path d="M84 -10L100 -26L116 -10" class="chev" /></g>`;

/** A name in one line or two. @param {string} name @param {number} size of its letters */
function lines(name, size) {
  if (name.length * size < 270 || !name.includes(" ")) return [name];
  const words = name.split(" "),
    half = name.length / 2;
  let first = words.shift() ?? "";
  while (words.length > 1 && first.length + (words[0]?.length ?? 0) / 2 < half) first += ` ${words.shift()}`;
  return [first, words.join(" ")];
}

/** What is drawn of a tile, from (0, 0). open: sides of doorways that lead nowhere yet.
 * @param {{ tile: string, name: string, doors: string, open: string, symbols: string[], tokens: { token: string, which: string }[], link: boolean, letters: number }} props
 * letters: their size; 0: too small a drawing for a name */
export function Room({ tile, name, doors, open, symbols, tokens, link, letters }) {
  const tone = roomTone(tile),
    longest = Math.max(...name.split(" ").map((word) => word.length)),
    said = letters ? lines(name, Math.min(letters, 330 / longest)) : [],
    size = Math.min(letters, 335 / Math.max(longest, ...said.map((line) => line.length))),
    high = said.length * size * 0.98 + 12,
    picture = Math.min(84, 172 - high),
    chits = size ? 184 - high - 20 : 160;
  return html`<rect width="200" height="200" rx="9" class="wallr" /><rect width="200" height="200" rx="9" fill="url(#bm-wall)" />
    ${["none", "url(#bm-plank)", "url(#bm-vig)"].map((fill) => html`<rect x="13" y="13" width="174" height="174" rx="4" fill=${fill === "none" ? tone : fill} />`)}
    ${[...doors].map((side) => c(Door, { key: side, side, tone }))}${[...open].map((side) => c(Chevron, { key: side, side }))}
    ${c(Use, { name: roomIcon(tile), x: 100, y: size ? 90 - (84 - picture) / 2 : 106, size: size ? picture : 104, cls: "ricon" })}
    ${size > 0 && html`<rect x="14" y=${184 - high} width="172" height=${high} rx="3" class="rib" />`}
    ${said.map((line, i) => html`<text x="100" y=${184 - high + 5 + size * (0.82 + 0.98 * i)} class="rname" font-size=${size}>${line}</text>`)}
    ${symbols.map((symbol, i) => html`<g transform=${`translate(162 ${40 + i * 44})`}>${c(Sign, { symbol })}</g>`)}
    ${link && html`<g class="link" transform=${`translate(162 ${40 + symbols.length * 44})`}><circle r="19" />${c(Use, { name: "stairs", x: 0, y: 0, size: 23 })}</g>`}
    ${tokens.map(
      ({ token, which }, i) =>
        html`<g class=${`chit ${token}`} transform=${`translate(${30 + (i % 5) * 36} ${chits - Math.floor(i / 5) * 36})`}>
        <rect x="-16" y="-16" width="32" height="32" rx="7" />${c(Use, { name: tokenIcon(token, which), x: 0, y: 0, size: 25 })}</g>`,
    )}`;
}

/** Where the doorway to nowhere can be touched: the strip beyond it, from the tile's corner. @param {string} side */
export function beyond(side) {
  const [dx, dy] = AWAY[side] ?? [0, 0];
  return dx ? { x: dx > 0 ? 176 : -72, y: 40, width: 96, height: 120 } : { x: 40, y: dy > 0 ? 176 : -72, width: 120, height: 96 };
}
