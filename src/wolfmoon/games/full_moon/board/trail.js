// @ts-check
/* What only the pack sees on the map: its secret trail with the steps numbered, the Lair at its end; while it is drawn the trail so far.
   And for everybody the steps a wolf of the night is away. */
import { html } from "/web/lib.js";
import { apart, beside, hexagon, moved, spot } from "./geometry.js";
import { drawnAt } from "./pic.js";
import { leadsPack } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */

/** The trail this viewer may see: whole, or as far as it is drawn. @param {Kit} kit @returns {{ spaces: string[], drawing: boolean } | null} */
export function ownTrail({ mine, table }) {
  if (!mine || !leadsPack(mine)) return null;
  const drawing = table.task === "trail",
    spaces = drawing ? (mine.draft ?? []) : (mine.trail ?? []);
  return spaces.length ? { spaces, drawing } : null;
}

/** @param {{ kit: Kit }} props */
export function Trail({ kit }) {
  const trail = ownTrail(kit);
  if (!trail) return null;
  const spots = trail.spaces.map(spot),
    last = trail.spaces.at(-1) ?? "";
  const whole = !trail.drawing && kit.table.lair !== last;
  const told = kit.tools.t(trail.drawing ? "moon-board-trail-so-far" : "moon-board-trail-is", { spaces: trail.spaces.map((space) => kit.tools.thing("space", space)).join(", ") });
  return html`<g class="secretly" role="img" aria-label=${told}>
    ${whole && html`<g class="lair" transform=${moved(spot(last))}><polygon points=${hexagon(57)} />${drawnAt("mountain-cave", 54, "", 0, -6)}
    <text y="40">${kit.tools.thing("hexagon", "lair")}</text></g>`}
    <path class="ptrail" d=${`M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />
    ${trail.drawing && spots.length > 0 && html`<circle class="pen" r="9" transform=${moved(spots.at(-1) ?? { x: 0, y: 0 })} />`}
    ${spots.slice(1).map((to, i) => {
      const from = spots[i] ?? to;
      return html`<g class="tnum" transform=${moved({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })}><circle r="11" /><text y="4.8">${i + 1}</text></g>`;
    })}</g>`;
}

/** How far the spaces are from the one a question about walking starts at: dots, 1 to 3. @param {{ kit: Kit }} props */
export function Distances({ kit }) {
  const from = walker(kit);
  if (!from) return null;
  return html`<g class="far" aria-hidden="true">${Object.keys(kit.table.spaces)
    .filter((space) => apart(space, from) >= 1 && apart(space, from) <= 3)
    .map((space) => {
      const { x, y } = spot(space);
      return html`<text class="rn" x=${x} y=${y + 44}>${"•".repeat(apart(space, from))}</text>`;
    })}</g>`;
}

/** Where the wolf stands that a question is about, by night. @param {Kit} kit */
function walker({ seen, table }) {
  if (table.task !== "night-move") return null;
  const about = seen.decisions.find((each) => !each.answered)?.about ?? [];
  return table.wolves.find((wolf) => about.some(([, id]) => id === wolf.id))?.space ?? null;
}

/** An arrow from where the question starts to the answer that is pointed at. @param {{ kit: Kit, from: string | null }} props */
export function Arrows({ kit, from }) {
  if (!from) return null;
  const a = spot(from);
  return html`<g class="arrows" aria-hidden="true">${[1, 2, 3, 4, 5, 6].map((way) => {
    const space = beside(from, way);
    if (!kit.clickable.has(`space:${space}`) || kit.tools.hot.value !== `space:${space}`) return null;
    const b = spot(space);
    return html`<path key=${way} class="mvh" transform=${`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${way * 60 - 150})`} d="M13 0L-7 -11V11Z" />`;
  })}</g>`;
}

/** Where the being stands that a question is about; while a trail is drawn its last space. @param {Kit} kit @returns {string | null} */
export function startOf(kit) {
  if (kit.table.task === "trail") return ownTrail(kit)?.spaces.at(-1) ?? null;
  const about = kit.seen.decisions.find((each) => !each.answered)?.about ?? [];
  for (const [, id] of about) {
    const space = kit.table.hikers.find((each) => each.id === id)?.space ?? kit.table.wolves.find((each) => each.id === id)?.space;
    if (space) return space;
  }
  return null;
}
