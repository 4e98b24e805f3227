// @ts-check
/* Keys on the fortress: Tab stops once at the spaces that can be clicked, the arrow keys go from one to the next. */

/** @typedef {import("./board.js").Kit} Kit */

const WAYS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] });

/** @param {KeyboardEvent} event @param {Kit} kit */
export function roam(event, kit) {
  const way = WAYS[event.key],
    at = /** @type {Element} */ (event.target).closest("[data-can]"),
    from = kit.plan.spaces.get(at?.getAttribute("data-can")?.replace("space:", "") ?? "");
  if (!way || !from) return;
  event.preventDefault();
  let best = null,
    least = Infinity;
  for (const space of kit.plan.spaces.values()) {
    if (space.id === from.id || !kit.clickable.has(`space:${space.id}`)) continue;
    const dx = space.x - from.x,
      dy = space.y - from.y,
      along = dx * way[0] + dy * way[1],
      aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 4 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = space.id;
    }
  }
  if (!best) return;
  kit.roving.value = best;
  /** @type {SVGElement | null} */ (/** @type {Element} */ (event.currentTarget).querySelector(`[data-can="space:${best}"]`))?.focus();
}
