// @ts-check
/* The lowest layer of the map: the ground of every space, with its picture. What is not known yet is wood or a face-down elevation. */
import { html } from "/web/lib.js";
import { hexagon, moved, spot } from "./geometry.js";
import { drawnAt } from "./pic.js";
import { GROUNDS, TINTS } from "./things.js";

/** @typedef {import("./things.js").Space} Space */

const FULL = hexagon(58);

/** Colours and patterns, once a map. */
export const Defs = () =>
  html`<defs><linearGradient id="fm-gold" x2="0" y2="1"><stop offset="0" stop-color="#f6dca0" /><stop offset="1" stop-color="#b9822f" />
    </linearGradient>
    <radialGradient id="fm-ground" r=".6"><stop offset="0" class="g0" /><stop offset=".75" class="g1" /><stop offset="1" class="g2" />
    </radialGradient>
    <pattern id="fm-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 0V7" stroke="#000" stroke-width="2.2" /></pattern>
    <pattern id="fm-grain" width="90" height="46" patternUnits="userSpaceOnUse">
    <path d="M0 8q22-6 45 0t45 0M0 23q22 7 45 0t45 0M0 38q22-5 45 0t45 0" fill="none" stroke="#000" stroke-width="1.6" /></pattern>
    ${Object.entries(TINTS).map(([name, [light, dark]]) => html`<radialGradient id=${`fm-t-${name}`} cx=".4" cy=".28" r=".95">
    <stop offset="0" stop-color=${light} /><stop offset="1" stop-color=${dark} /></radialGradient>`)}</defs>`;

const WOOD = html`<g class="pines">${drawnAt("pine-tree", 34, "pine", -17, -2)}${drawnAt("pine-tree", 42, "pine", 10, -8)}
  ${drawnAt("pine-tree", 28, "pine", 24, 6)}</g>`;
const CONTOURS = "M-40 4Q-30 -22 -6 -24T34 -8T32 18T-4 30T-40 4ZM-29 4Q-22 -13 -4 -15.5T23 -6T22 11T-3 20T-29 4Z";

/** The strip at the top that carries the items, the one at the bottom that carries the wolf's heads. */
const TOP_BAND = "M-45.4 -21.8L45.4 -21.8L29 -50.2L-29 -50.2Z",
  LOW_BAND = "M-45.4 21.8L45.4 21.8L29 50.2L-29 50.2Z";

/** @param {{ space: string, shows: Space }} props */
export function Ground({ space, shows }) {
  const at = moved(spot(space)),
    ground = shows.ground;
  if (ground === null)
    return html`<g class="tile un" transform=${at} data-ground=${space}><polygon points=${FULL} fill="url(#fm-t-none)" class="base" />
      <polygon points=${FULL} fill="url(#fm-hatch)" opacity=".4" />${{ ...WOOD }}
      <polygon class="edge e0" points=${hexagon(55)} />${shows.kind === "corner" && drawnAt("wooden-sign", 26, "sign", 0, -27)}</g>`;
  if (ground === "elevation")
    return html`<g class="tile un" transform=${at} data-ground=${space}><polygon points=${FULL} fill="url(#fm-t-elev)" class="base" />
      <polygon points=${FULL} fill="url(#fm-hatch)" opacity=".3" /><polygon class="edge e2" points=${hexagon(56)} />
      <polygon class="edge e3" points=${hexagon(50.5)} /><path class="elev" d=${CONTOURS} /><text class="qm" y="9">?</text></g>`;
  const [icon, tint] = GROUNDS[ground] ?? ["forest", "plain"];
  return html`<g class="tile" transform=${at} data-ground=${space}><polygon points=${FULL} fill=${`url(#fm-t-${tint})`} />
    <polygon points=${FULL} fill="url(#fm-grain)" opacity=".2" /><polygon points=${FULL} class="dark" />
    ${drawnAt(icon, 52, "scenery")}${shows.items > 0 && html`<path class="band" d=${TOP_BAND} />`}
    ${shows.wolf > 0 && html`<path class="band" d=${LOW_BAND} />`}<polygon class="edge" points=${hexagon(56.6)} /></g>`;
}
