// @ts-check
/* The Fangs board: eight seats round the table, the ring of six places, three decks, the damage track. It shows what the view says
   and knows no rule; what moves is found by comparing one view with the next (moves.js). */
import { c, draw, html } from "/web/lib.js";
import { Details, look } from "./details.js";
import { Middle } from "./middle.js";
import { rolling, watchMoves } from "./moves.js";
import { Ring } from "./ring.js";
import { Seats } from "./seats.js";
import { Track } from "./track.js";

export { own } from "./own.js";
export { phases, dress, hint } from "./words.js";
export { scene } from "./scene.js";
export { finale } from "./finale.js";
export const icon = "fangs";

/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/wire.js").Option} Option */
/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */

/** What every part of the board is given.
 * @typedef {{ seen: View, table: Public, clickable: import("/web/board.js").Clickable, pick: (option: Option) => void, tools: Tools }} Kit */

/** The option that a thing stands for now: by its own id first (a card in front of a seat), then by what it points at.
 * @param {Kit} kit @param {...string} keys @returns {Option | undefined} */
export function optionOf(kit, ...keys) {
  for (const key of keys) {
    const option = kit.clickable.get(key);
    if (option) return option;
  }
  return undefined;
}

/** @param {{ kit: Kit }} props */
const Felt = ({ kit }) =>
  html`<div class="felt">${c(Seats, { kit })}${c(Ring, { kit, middle: c(Middle, { kit, rolling: rolling.value }) })}${c(Track, { kit })}</div>${c(Details, { kit })}`;

/** @type {import("/web/board.js").BoardModule["mount"]} */
export function mount(element, pick, tools) {
  const moves = watchMoves(element, tools);

  return {
    show(view, clickable) {
      const kit = { seen: view, table: /** @type {Public} */ (view.public), clickable, pick, tools };
      moves.before();

      draw(c(Felt, { kit }), element);
      moves.after(kit.table);
    },
    animate: () => moves.done(),
    destroy() {
      look.value = null;
      draw(null, element);
    },
  };
}
