// @ts-check
/* What moves: wolves along corridors, wolves and Strigoi with a turning platform, a Strigoi to where a letter leads him, a platform
   into the depths. All of it is found by comparing one view with the next; lengths depend on public facts only. */
import { falling } from "./ground.js";
import { angleOf, polar } from "./plan.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {{ table: Public, plan: Plan }} Shot */

const MOVE = 360,
  TURN = 600,
  FALL = 1200;

/** Where each piece stands. @param {Shot} shot @returns {Map<string, string>} */
const standing = ({ table }) =>
  new Map([
    ...table.players.flatMap((player) => (player.space ? [/** @type {[string, string]} */ ([`wolf-${player.seat}`, player.space])] : [])),
    ...table.strigoi.flatMap((each) => (each.space ? [/** @type {[string, string]} */ ([`strigoi-${each.strigoi}`, each.space])] : [])),
  ]);

/** The spaces between, along corridors, at most two of them; none if corridors do not lead there soon. @param {Plan} plan @param {string} from @param {string} to */
function between(plan, from, to) {
  /** @type {Map<string, string>} */ const came = new Map([[from, ""]]);
  for (let ring = [from], depth = 0; ring.length && depth < 8 && !came.has(to); depth++) {
    /** @type {string[]} */ const next = [];
    for (const here of ring)
      for (const [a, b] of plan.ways) {
        const there = a === here ? b : b === here ? a : null;
        if (there && !came.has(there)) {
          came.set(there, here);
          next.push(there);
        }
      }
    ring = next;
  }
  /** @type {string[]} */ const path = [];
  for (let here = came.get(to); here && here !== from; here = came.get(here)) path.unshift(here);
  return path.length <= 2 ? path : [path[Math.floor(path.length / 3)] ?? "", path[Math.floor((2 * path.length) / 3)] ?? ""];
}

/** @param {number} x @param {number} y @param {number} [scale] */
const at = (x, y, scale = 1) => ({ transform: `translate(${x}px,${y}px) scale(${scale})` });

/** How a piece gets from where it stood to where it stands. @param {Shot} last @param {Shot} now @param {string} from @param {string} to @param {boolean} flies @param {{ kind: string, angle: number } | undefined} led @returns {Keyframe[]} */
function frames(last, now, from, to, flies, led) {
  const start = last.plan.spaces.get(from),
    end = now.plan.spaces.get(to);
  if (!start || !end) return [];
  if (from === to) {
    const room = now.plan.room(end.room),
      by = (((end.angle - start.angle) % 360) + 360) % 360;
    if (!room || !by || !end.radius) return [];
    return Array.from({ length: 13 }, (_, i) => {
      const [x, y] = polar(start.angle + (by * i) / 12, end.radius);
      return at(room.x + x, room.y + y);
    });
  }
  if (!flies)
    return [start, ...between(now.plan, from, to).map((id) => now.plan.spaces.get(id)), end].flatMap((each) => (each ? [at(each.x, each.y)] : []));
  const [bx, by] = polar(led?.angle ?? 0, 0.72),
    bump = led?.kind === "bounces" ? [at(start.x + bx, start.y + by, 1.1)] : [];
  return [at(start.x, start.y), ...bump, at((start.x + end.x) / 2, (start.y + end.y) / 2, 1.35), at(end.x, end.y)];
}

/** Watch the pieces from view to view. @param {Element} element @param {Tools} tools */
export function watchMoves(element, tools) {
  /** @type {Shot | null} */ let last = null;
  /** @type {Promise<unknown>[]} */ let running = [];
  let read = 0;

  /** @param {Element | null} piece @param {Keyframe[]} steps @param {number} duration @param {string} [easing] */
  function run(piece, steps, duration, easing = "ease-in-out") {
    if (piece && steps.length > 1 && !tools.still.peek()) running.push(piece.animate(steps, { duration, easing }).finished.catch(() => undefined));
  }

  /** @param {Public} before @param {Public} now */
  function blood(before, now) {
    const beat = [{ filter: "none", transform: "none" }, { filter: "brightness(1.9)", transform: "scale(1.18)" }, { filter: "none", transform: "none" }];
    if (now.altar.blood !== before.altar.blood) run(element.querySelector('[data-meter="altar"] .pips'), beat, TURN);
    if (now.inferno.blood > before.inferno.blood) {
      run(element.querySelector('[data-meter="inferno"] .pips'), beat, TURN);
      tools.cue("out");
    } else if (now.players.some((player, i) => player.wound_points > (before.players[i]?.wound_points ?? 9))) tools.cue("damage");
  }

  /** @param {Public} before @param {Public} now */
  function crumble(before, now) {
    const fell = now.platforms.filter((each) => each.fallen && before.platforms.some((was) => was.platform === each.platform && !was.fallen));
    if (!fell.length) return;
    tools.cue("damage");
    if (tools.still.peek()) return;
    falling.value = new Set(fell.map((each) => each.platform));
    const shake = [0, -5, 6, -4, 3, -2, 0].map((x) => ({ transform: `translate(${x}px,${Math.abs(x) / 2}px)` }));
    run(element.querySelector(".fortress"), shake, TURN, "linear");
    running.push(
      new Promise((done) => {
        setTimeout(() => {
          falling.value = new Set();
          done(undefined);
        }, FALL);
      }),
    );
  }

  return {
    /** start what moves, now that this view is drawn @param {Shot} now @param {import("/web/wire.js").Line[]} log */
    after(now, log) {
      running = [];
      const news = log.filter((line) => line.n >= read);
      read = Math.max(read, ...log.map((line) => line.n + 1));
      if (last && last.table !== now.table) {
        const before = standing(last);
        /** @type {Map<string, { kind: string, angle: number }>} */ const led = new Map();
        for (const { text } of news) {
          const who = text.args?.strigoi,
            way = text.args?.direction;
          if (text.id === "armata-teleports" && typeof who === "object" && "ref" in who && typeof way === "object" && "ref" in way)
            led.set(`strigoi-${who.ref[1]}`, { kind: String(text.args?.kind), angle: angleOf(way.ref[1]) + 180 });
        }
        for (const [piece, to] of standing(now)) {
          const from = before.get(piece),
            flies = piece.startsWith("strigoi");
          if (from) run(element.querySelector(`[data-piece="${piece}"]`), frames(last, now, from, to, flies, led.get(piece)), flies || from === to ? TURN : MOVE);
        }
        blood(last.table, now.table);
        crumble(last.table, now.table);
        if (now.table.order.length && !last.table.order.length) tools.cue("card");
      }
      last = now;
    },
    /** when all of it has come to rest @returns {Promise<void>} */
    done: () => Promise.all(running).then(() => undefined),
  };
}
