// @ts-check
/* Where the spaces lie. A space is named by its column and its row ("e4" is the Camp); hexagons stand on a flat side, and the six
   directions are counted clockwise from the north. All lengths are units of the map's drawing. */

/** @typedef {{ x: number, y: number }} Spot */

export const R = 60,
  COLUMN = 90,
  ROW = 60 * Math.sqrt(3);
/** The directions 1 to 6 as steps of the drawing. @type {readonly [number, number][]} */
export const WAYS = [
  [0, -ROW],
  [COLUMN, -ROW / 2],
  [COLUMN, ROW / 2],
  [0, ROW],
  [-COLUMN, ROW / 2],
  [-COLUMN, -ROW / 2],
];

/** The middle of a space. @param {string} space @returns {Spot} */
export function spot(space) {
  const q = space.charCodeAt(0) - "e".charCodeAt(0),
    row = Number(space.slice(1));
  return { x: q * COLUMN, y: ROW * (row - (q % 2 ? 3.5 : 4)) };
}

/** The name of whatever lies at a spot; it may lie off the map. @param {Spot} at */
export function spaceAt({ x, y }) {
  const q = Math.round(x / COLUMN);
  return String.fromCharCode("e".charCodeAt(0) + q) + Math.round(y / ROW + (q % 2 ? 3.5 : 4));
}

/** The neighbour in a direction 1 to 6; it may lie off the map. @param {string} space @param {number} way */
export function beside(space, way) {
  const { x, y } = spot(space),
    [dx, dy] = WAYS[way - 1] ?? [0, 0];
  return spaceAt({ x: x + dx, y: y + dy });
}

/** The direction 1 to 6 from a space to its neighbour, 0 if it is none. @param {string} from @param {string} to */
export const wayTo = (from, to) => [1, 2, 3, 4, 5, 6].find((way) => beside(from, way) === to) ?? 0;

/** Steps from one space to another. @param {string} from @param {string} to */
export function apart(from, to) {
  const a = spot(from),
    b = spot(to),
    q = Math.round((a.x - b.x) / COLUMN),
    r = Math.round((a.y - b.y) / ROW - q / 2);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The corners of a hexagon of that radius, as points of a polygon. @param {number} radius */
export const hexagon = (radius) =>
  Array.from({ length: 6 }, (_, i) => `${(radius * Math.cos((i * Math.PI) / 3)).toFixed(1)},${(radius * Math.sin((i * Math.PI) / 3)).toFixed(1)}`).join(" ");

/** The middle of a side, measured from the middle of its hexagon; out: how far towards the side, 1 is on it. @param {number} way @param {number} [out] @returns {Spot} */
export function middle(way, out = 1) {
  const [dx, dy] = WAYS[way - 1] ?? [0, 0];
  return { x: (dx / 2) * out, y: (dy / 2) * out };
}

/** The two ends of a side, measured from the middle of its hexagon. @param {number} way @returns {[Spot, Spot]} */
export function ends(way) {
  const at = (/** @type {number} */ degrees) => ({ x: R * Math.cos((degrees * Math.PI) / 180), y: R * Math.sin((degrees * Math.PI) / 180) });
  return [at(way * 60 - 180), at(way * 60 - 120)];
}

/** The neighbour that lies most in the direction of an arrow key, among these. @param {string[]} spaces @param {string} from @param {number} dx @param {number} dy */
export function towards(spaces, from, dx, dy) {
  const here = spot(from);
  let best = from,
    least = 0.75;
  for (const space of spaces) {
    const { x, y } = spot(space),
      far = Math.hypot(x - here.x, y - here.y);
    if (far < 1 || far > ROW * 1.1) continue;
    const off = 1 - ((x - here.x) * dx + (y - here.y) * dy) / far;
    if (off < least) [best, least] = [space, off];
  }
  return best;
}

/** SVG's translate to a spot. @param {Spot} at */
export const moved = ({ x, y }) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
