// @ts-check
/* The arrow keys go from tile to tile on a floor. */

const WAYS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] });

/** @param {KeyboardEvent} event @param {import("./shape.js").Tile[]} tiles */
export function roam(event, tiles) {
  const way = WAYS[event.key],
    id = /** @type {Element} */ (event.target).closest("[data-tile]")?.getAttribute("data-tile"),
    from = tiles.find((tile) => tile.tile === id);
  if (!way || !from) return;
  event.preventDefault();
  let best = null,
    least = Infinity;
  for (const tile of tiles) {
    const along = (tile.x - from.x) * way[0] + (tile.y - from.y) * way[1],
      aside = Math.abs((tile.x - from.x) * way[1]) + Math.abs((tile.y - from.y) * way[0]);
    if (along > 0 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = tile.tile;
    }
  }
  if (best) /** @type {SVGElement | null} */ (/** @type {Element} */ (event.currentTarget).querySelector(`[data-tile="${best}"]`))?.focus();
}
