// @ts-check
/* What the two Strigoi see, and where a letter would send them: the arrow, the wall they bounce off, and the ghost where they arrive. */
import { c, html } from "/web/lib.js";
import { Wall } from "./ground.js";
import { Use } from "./parts.js";
import { angleOf, polar } from "./plan.js";
import { STRIGOI } from "./things.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./things.js").Strigoi} Strigoi */
/** @typedef {import("./things.js").Led} Led */

/** @param {[number, number][]} points */
const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** @param {{ plan: Plan, strigoi: Strigoi[], only: string | null }} props only: the one that is pointed at */
export const Sight = ({ plan, strigoi, only }) => html`<g class="sights" aria-hidden="true">${strigoi.map((each) => {
  const room = plan.room(each.room);
  if (!room) return null;
  return Object.entries(each.lines).map(([direction, line]) => {
    /** @type {[number, number][]} */ const points = [[room.x, room.y]];
    for (const id of line) {
      const space = plan.spaces.get(id);
      if (space) points.push([space.x, space.y]);
    }
    // two lines in one corridor lie side by side
    const aside = polar(angleOf(direction) % 180 + 90, each.strigoi === "master" ? 0.03 : -0.03),
      d = path(points),
      faint = only && only !== each.strigoi ? " faint" : "";
    return (
      points.length > 1 &&
      html`<g key=${each.strigoi + direction} class=${`seeing${faint}`} transform=${`translate(${aside})`}><path d=${d} class=${`sight-glow ${each.strigoi}`} />
      <path d=${d} class=${`sight ${each.strigoi}`} /></g>`
    );
  });
})}</g>`;

/** The shape of a coffin. @param {number} size */
export const coffin = (size) =>
  [
    [-0.55, -1],
    [0.55, -1],
    [0.95, -0.35],
    [0.5, 1],
    [-0.5, 1],
    [-0.95, -0.35],
  ]
    .map(([x = 0, y = 0]) => `${x * size},${y * size}`)
    .join(" ");

/** A point so far on the way from one to another. @param {[number, number]} from @param {[number, number]} to @param {number} far @returns {[number, number]} */
const cut = ([x, y], [tx, ty], far) => {
  const part = far / (Math.hypot(tx - x, ty - y) || 1);
  return [x + (tx - x) * part, y + (ty - y) * part];
};

/** @param {{ plan: Plan, strigoi: Strigoi[], led: Record<string, Led> }} props */
export const Routes = ({ plan, strigoi, led }) => html`<g class="routes" aria-hidden="true">${strigoi.map((each) => {
  const way = led[each.strigoi],
    from = plan.room(each.room),
    to = plan.room(way?.room ?? null);
  if (!way || !from || !to) return null;
  const angle = angleOf(way.direction),
    [ox, oy] = polar(angle, 0.5),
    [bx, by] = polar(angle, 0.93);
  const bump = way.direction &&
    (way.kind === "bounces" || way.kind === "stuck" || way.kind === "breaks" || way.kind === "guarded") &&
    html`<path d=${path([
      [from.x + ox, from.y + oy],
      [from.x + bx, from.y + by],
    ])} class=${`go ${each.strigoi}`} />
      <g transform=${`translate(${from.x} ${from.y})`}>${c(Wall, { angle, radius: 0.99, width: 64, cls: "bump" })}</g>`;
  if (to === from) return html`<g key=${each.strigoi}>${bump}</g>`;
  /** @type {[number, number]} */ const bend = [
    (from.x + to.x) / 2 - (to.y - from.y) * 0.16,
    (from.y + to.y) / 2 + (to.x - from.x) * 0.16,
  ];
  const [ax, ay] = cut([from.x, from.y], bend, 40),
    [ex, ey] = cut([to.x, to.y], bend, 44);
  const d = `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
  return html`<g key=${each.strigoi}>${bump}<path d=${d} class="go-under" />
    <path d=${d} class=${`go ${each.strigoi}`} marker-end=${`url(#m-${each.strigoi})`} /></g>`;
})}</g>`;

/** Where they would arrive. @param {{ plan: Plan, strigoi: Strigoi[], led: Record<string, Led> }} props */
export const Ghosts = ({ plan, strigoi, led }) => html`<g aria-hidden="true">${strigoi.map((each) => {
  const to = plan.room(led[each.strigoi]?.room ?? null);
  return (
    to &&
    to.room !== each.room &&
    html`<g key=${each.strigoi} class=${`ghost ${each.strigoi}`} transform=${`translate(${to.x} ${to.y})`}>
      <polygon points=${coffin(30)} />${c(Use, { name: STRIGOI[each.strigoi] ?? "bat", size: 38 })}</g>`
  );
})}</g>`;
