// @ts-check
/* Where everything of the fortress lies on the drawing, worked out from how rooms, platforms and ladders lie in the view. It knows
   shapes only. Units: the corner radius of a room is R. */
import { DIRECTIONS, DISC, DRAWING, FLAT, FLAT_WAYS, FRAME, FRAME_WAYS, LETTERS, MARKED, MARKS, STEPS, WALLS } from "./fortress.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {{ id: string, room: string, x: number, y: number, kind: string, mark: string, letter: string | null, platform: string | null, angle: number, radius: number }} Space */
/** @typedef {{ room: string, x: number, y: number, turn: number, flat: boolean, platform: string | null, rotation: number, fallen: boolean }} RoomPlan */
/** @typedef {{ rooms: RoomPlan[], spaces: Map<string, Space>, ways: [string, string][], box: { x: number, y: number, w: number, h: number, loose: boolean }, room: (name: string | null) => RoomPlan | undefined }} Plan */

export const R = 150;
/** A point at an angle (degrees clockwise from north) and a radius in parts of R. @param {number} angle @param {number} radius @returns {[number, number]} */
export const polar = (angle, radius) => {
  const a = (angle * Math.PI) / 180;
  return [radius * R * Math.sin(a), -radius * R * Math.cos(a)];
};
/** The middle of a place. @param {[number, number]} place @returns {[number, number]} */
export const centreOf = ([q, s]) => [1.5 * R * q, Math.sqrt(3) * R * (s + q / 2)];
/** The corners of a hexagon, for points="". @param {number} size */
export const hexagon = (size) =>
  Array.from({ length: 6 }, (_, i) =>
    polar(60 * i + 30, size)
      .map((n) => n.toFixed(1))
      .join(","),
  ).join(" ");
/** @param {string | null} direction */
export const angleOf = (direction) => 60 * Math.max(0, DIRECTIONS.indexOf(direction ?? "n"));
/** @param {number} n */
const sixth = (n) => ((n % 6) + 6) % 6;

/** @param {Public} table @returns {Plan} */
export function planOf(table) {
  /** @type {Map<string, Space>} */ const spaces = new Map();
  /** @type {[string, string][]} */ const ways = [];
  /** @type {RoomPlan[]} */ const rooms = [];
  /** @type {Map<string, RoomPlan>} */ const at = new Map();

  for (const { room, place, turn, platform } of table.rooms) {
    if (!place) continue;
    const [x, y] = centreOf(place),
      disc = table.platforms.find((each) => each.platform === platform);
    /** @type {RoomPlan} */ const plan = {
      room,
      x,
      y,
      turn,
      flat: room === "m",
      platform,
      rotation: disc?.rotation ?? 0,
      fallen: disc?.fallen ?? false,
    };
    rooms.push(plan);
    at.set(place.join(","), plan);
    /** @param {string} name @param {import("./fortress.js").Spot} spot @param {string} id @param {number} turned @param {string | null} on */
    const put = (name, spot, id, turned, on) => {
      const angle = spot.angle + 60 * turned,
        [dx, dy] = polar(angle, spot.radius),
        letter = spot.letter ?? null;
      const mark =
        MARKS[room]?.[name] ?? (on && spot.kind === "centre" && MARKED.includes(on) ? "strigoi" : on && letter ? "letter" : "plain");
      spaces.set(id, {
        id,
        room,
        x: x + dx,
        y: y + dy,
        kind: spot.kind,
        mark,
        letter: on ? letter : null,
        platform: on,
        angle,
        radius: spot.radius,
      });
    };
    for (const [name, spot] of Object.entries(plan.flat ? FLAT : FRAME)) put(name, spot, `${room}-${name}`, turn, null);
    for (const [a, b] of plan.flat ? FLAT_WAYS : FRAME_WAYS) ways.push([`${room}-${a}`, `${room}-${b}`]);
    if (!platform || plan.fallen) continue;
    for (const [name, spot] of Object.entries(DISC)) put(name, spot, `${platform}-${name}`, plan.rotation, platform);
    LETTERS.forEach((letter, i) => {
      const arm = `${platform}-c${letter.toLowerCase()}`,
        wall = WALLS[platform]?.[letter];
      if (wall !== "inner") ways.push([`${platform}-c`, arm]);
      if (wall !== "outer") ways.push([arm, `${room}-t${sixth(i + plan.rotation - turn)}`]);
    });
  }

  /** the arch of a room that faces a direction @param {RoomPlan} plan @param {number} d */
  const arch = (plan, d) => `${plan.room}-t${plan.flat ? LETTERS[d]?.toLowerCase() : sixth(d - plan.turn)}`;
  for (const [place, plan] of at)
    STEPS.forEach(([dq = 0, ds = 0], d) => {
      const [q = 0, s = 0] = place.split(",").map(Number),
        next = at.get([q + dq, s + ds].join(","));
      if (next && d < 3) ways.push([arch(plan, d), arch(next, d + 3)]);
    });
  for (const { ladder, room, direction } of table.ladders) {
    const plan = rooms.find((each) => each.room === room);
    if (!plan) continue;
    const [dx, dy] = polar(angleOf(direction), DRAWING.ladder);
    spaces.set(ladder, {
      id: ladder,
      room,
      x: plan.x + dx,
      y: plan.y + dy,
      kind: "ladder",
      mark: "ladder",
      letter: null,
      platform: null,
      angle: angleOf(direction),
      radius: DRAWING.ladder,
    });
    ways.push([ladder, arch(plan, DIRECTIONS.indexOf(direction))]);
  }
  return { rooms, spaces, ways, box: boxOf(rooms, table.rooms.some((room) => !room.place)), room: (name) => rooms.find((each) => each.room === name) };
}

/** What of the drawing has to be in sight: the ring, or whatever shape was laid, and one place around while more is to be laid.
 * @param {RoomPlan[]} rooms @param {boolean} growing */
function boxOf(rooms, growing) {
  const more = growing ? R * 1.74 : 0,
    xs = rooms.map((room) => room.x),
    ys = rooms.map((room) => room.y);
  const left = Math.min(-225, ...xs) - 170,
    right = Math.max(225, ...xs) + 170,
    top = Math.min(-260, ...ys) - 142,
    bottom = Math.max(260, ...ys) + 142;
  const loose = rooms.some((room) => Math.hypot(room.x, room.y) > 270),
    by = loose ? more : 0;
  return { x: left - by, y: top - by, w: right - left + 2 * by, h: bottom - top + 2 * by, loose };
}

/** @type {WeakMap<Space, [[number, number], [number, number]]>} */ const rims = new WeakMap();

/** Where, on the rim of a piece, two small things hide least of what lies around: [first, second]. @param {Plan} plan @param {Space} space @returns {[[number, number], [number, number]]} */
export function rim(plan, space) {
  const known = rims.get(space);
  if (known) return known;
  const near = [...plan.spaces.values()].filter((each) => each.id !== space.id && Math.hypot(each.x - space.x, each.y - space.y) < 90);
  const points = Array.from({ length: 24 }, (_, i) => polar(15 * i, 25 / R));
  /** @param {[number, number]} p */
  const free = ([x, y]) => Math.min(99, ...near.map((each) => Math.hypot(each.x - space.x - x, each.y - space.y - y)));
  /** @param {[number, number][]} from @returns {[number, number]} */
  const best = (from) => from.reduce((a, b) => (free(b) > free(a) ? b : a), from[0] ?? [18, 18]);
  const one = best(points);
  /** @type {[[number, number], [number, number]]} */ const found = [one, best(points.filter(([x, y]) => Math.hypot(x - one[0], y - one[1]) > 27))];
  rims.set(space, found);
  return found;
}
