// @ts-check
/* What moves: a piece along the ring, a marker along the track, a card that turns up, dice that roll. Positions are measured before
   and after a view is drawn, so nothing here depends on which rule moved what. Lengths depend on public facts only. */
import { signal } from "/web/lib.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */

const MOVE = 360,
  TURN = 600;
/** the dice are rolling */
export const rolling = signal(false);

/** The places a piece passes on the shorter way, at most three steps; the last one is left out. @param {string[]} ring @param {string} from @param {string} to */
function between(ring, from, to) {
  const start = ring.indexOf(from),
    ahead = (ring.indexOf(to) - start + ring.length) % ring.length,
    step = ahead <= ring.length / 2 ? 1 : -1;
  return Array.from(
    { length: Math.max(0, Math.min(ahead, ring.length - ahead) - 1) },
    (_, i) => ring[(start + step * (i + 1) + ring.length) % ring.length],
  );
}

/** Watch an element's pieces from view to view. @param {Element} element @param {Tools} tools */
export function watchMoves(element, tools) {
  /** @type {Map<string, DOMRect>} */ let boxes = new Map();
  /** @type {Public | null} */ let last = null;
  /** @type {Promise<unknown>[]} */ let running = [];

  /** @param {Element} piece @param {DOMRect} old @param {Public} now @param {string} key */
  function slide(piece, old, now, key) {
    const box = piece.getBoundingClientRect(),
      dx = old.x + old.width / 2 - box.x - box.width / 2,
      dy = old.y + old.height / 2 - box.y - box.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 3) return;
    const frames = [{ transform: `translate(${dx}px,${dy}px)`, zIndex: 5 }],
      seat = Number(key.split("-")[1]);
    const from = last?.players.find((player) => player.seat === seat)?.place,
      to = now.players.find((player) => player.seat === seat)?.place;
    if (key.startsWith("pawn") && from && to && from !== to)
      for (const place of between(now.ring, from, to)) {
        const strip = element.querySelector(`[data-place="${place}"] .pawns`)?.getBoundingClientRect();
        if (strip)
          frames.push({
            transform: `translate(${strip.x + strip.width / 2 - box.x - box.width / 2}px,${strip.y + strip.height / 2 - box.y - box.height / 2}px)`,
            zIndex: 5,
          });
      }
    frames.push({ transform: "none", zIndex: 5 });
    running.push(piece.animate(frames, { duration: MOVE, easing: "ease-in-out" }).finished.catch(() => undefined));
  }

  /** @param {Public} now */
  function turnUp(now) {
    for (const player of now.players) {
      const before = last?.players.find((each) => each.seat === player.seat);
      if (!before) continue;
      if (player.character && !before.character) {
        tools.cue("card");
        const card = element.querySelector(`[data-turn="${player.seat}"]`);
        if (card)
          running.push(
            card
              .animate(
                [{ transform: "rotateY(90deg) scale(1.25)" }, { transform: "rotateY(0) scale(1.25)", offset: 0.6 }, { transform: "none" }],
                { duration: TURN, easing: "ease-out" },
              )
              .finished.catch(() => undefined),
          );
      }
      if (player.damage > before.damage) {
        const plate = element.querySelector(`[data-seat="${player.seat}"] .plate`);
        if (plate)
          running.push(
            plate
              .animate([{ backgroundColor: "#c8453b", filter: "brightness(1.6)" }, { filter: "none" }], { duration: MOVE })
              .finished.catch(() => undefined),
          );
      }
    }
    const hurt = now.players.some((player, i) => player.damage > (last?.players[i]?.damage ?? player.damage)),
      fell = now.players.some((player, i) => player.out && last?.players[i]?.out === false);
    if (fell) tools.cue("out");
    else if (hurt) tools.cue("damage");
  }

  /** @param {Public} now */
  function roll(now) {
    if (!now.dice || JSON.stringify(now.dice) === JSON.stringify(last?.dice)) return;
    tools.cue("dice");
    if (tools.still.peek()) return;
    rolling.value = true;
    running.push(
      new Promise((done) => {
        setTimeout(() => {
          rolling.value = false;
          done(undefined);
        }, TURN);
      }),
    );
  }

  return {
    /** measure before the next view is drawn */
    before() {
      boxes = new Map();
      if (!tools.still.peek())
        for (const piece of element.querySelectorAll("[data-flip]"))
          boxes.set(piece.getAttribute("data-flip") ?? "", piece.getBoundingClientRect());
    },
    /** start what moves, now that this view is drawn @param {Public} now */
    after(now) {
      running = [];
      if (last && last !== now) {
        if (!tools.still.peek())
          for (const piece of element.querySelectorAll("[data-flip]")) {
            const key = piece.getAttribute("data-flip") ?? "",
              old = boxes.get(key);
            if (old) slide(piece, old, now, key);
          }
        roll(now);
        turnUp(now);
      }
      last = now;
    },
    /** when all of it has come to rest @returns {Promise<void>} */
    done: () => Promise.all(running).then(() => undefined),
  };
}
