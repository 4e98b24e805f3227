// @ts-check
/* What moves: tokens from hexagon to hexagon, a hexagon that is turned up, a new clue, dice, a card dealt in a fight. Found by comparing
   one view with the next; how long it takes depends on public facts only. */
import { signal } from "/web/lib.js";
import { spot } from "./geometry.js";
import { standing } from "./tokens.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */

const MOVE = 360,
  TURN = 600;
/** the dice are rolling */
export const rolling = signal(false);

/** @param {Element} element @param {Tools} tools */
export function watchMoves(element, tools) {
  /** @type {Public | null} */ let last = null;
  /** @type {Promise<unknown>[]} */ let running = [];
  /** @param {Element | null} piece @param {Keyframe[]} frames @param {number} duration */
  const play = (piece, frames, duration) => {
    if (piece && !tools.still.peek()) running.push(piece.animate(frames, { duration, easing: "ease-in-out" }).finished.catch(() => undefined));
  };

  /** @param {Public} before @param {Public} now */
  function tokens(before, now) {
    const old = new Map(standing(before).map((token) => [token.key, token]));
    for (const token of standing(now)) {
      const was = old.get(token.key);
      if (!was || Math.hypot(was.x - token.x, was.y - token.y) < 2) continue;
      play(element.querySelector(`[data-token="${token.key}"]`), [{ transform: `translate(${was.x - token.x}px,${was.y - token.y}px)` }, { transform: "none" }], MOVE);
    }
  }
  /** @param {Public} before @param {Public} now */
  function ground(before, now) {
    for (const [space, shows] of Object.entries(now.spaces)) {
      if (shows.ground === before.spaces[space]?.ground) continue;
      tools.cue("card");
      const { x, y } = spot(space),
        at = `translate(${x}px,${y}px)`;
      play(element.querySelector(`[data-ground="${space}"]`), [{ transform: `${at} scale(.2,1)`, opacity: 0.4 }, { transform: `${at} scale(1,1)`, opacity: 1 }], TURN);
    }
    if (now.clues.length > before.clues.length)
      for (const clue of now.clues.slice(before.clues.length))
        play(element.querySelector(`[data-clue^="${clue.space}${clue.side}"] .pop`), [{ transform: "scale(3)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }], TURN);
  }
  /** @param {Public} before @param {Public} now */
  function sounds(before, now) {
    const total = (/** @type {Public} */ table) => table.hikers.reduce((sum, hiker) => sum + hiker.life, 0),
      dealt = (/** @type {Public} */ table) => [...(table.combat?.wolves ?? []), ...(table.combat?.hikers ?? [])].reduce((sum, each) => sum + each.cards.length, 0);
    if (now.counts.dead > before.counts.dead || now.counts.slain > before.counts.slain || now.counts.turned > before.counts.turned) tools.cue("out");
    else if (total(now) < total(before)) tools.cue("damage");
    else if (dealt(now) > dealt(before)) tools.cue("card");
  }
  /** @param {Public} before @param {Public} now */
  function roll(before, now) {
    if (!now.roll?.faces.length || JSON.stringify(now.roll.faces) === JSON.stringify(before.roll?.faces)) return;
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
    /** start what moves, now that this view is drawn @param {Public} now */
    after(now) {
      running = [];
      if (last && last !== now) {
        tokens(last, now);
        ground(last, now);
        roll(last, now);
        sounds(last, now);
      }
      last = now;
    },
    /** when all of it has come to rest @returns {Promise<void>} */
    done: () => Promise.all(running).then(() => undefined),
  };
}
