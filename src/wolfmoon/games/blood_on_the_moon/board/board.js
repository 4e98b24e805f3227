// @ts-check
/* The table of Blood on the Moon: the house, who stands where, the explorers, and the books once a haunt has begun. It shows what the
   view says and knows no rule; what moves is found by comparing one view with the next (moves.js). */
import { c, draw, effect, html, signal } from "/web/lib.js";
import { Details, look } from "./details.js";
import { HauntScene } from "./haunt.js";
import { House, floorOf, picked } from "./house.js";
import { watchMoves } from "./moves.js";
import { booksOpen, reading } from "./reading.js";

export { own } from "./own.js";
export { phases, dress, hint } from "./words.js";
export { finale } from "./finale.js";
export { sprite } from "./parts.js";
export { called } from "./words.js";
export const icon = "spooky-house";

/** @typedef {import("./shape.js").Kit} Kit */

/** @param {{ kit: Kit }} props */
const Table = ({ kit }) => html`<div class="bm-table">${booksOpen(kit) ? c(HauntScene, { kit }) : c(House, { kit })}</div>${c(Details, { kit })}`;

/** @type {import("/web/board.js").BoardModule["mount"]} */
export function mount(element, pick, tools) {
  const moves = watchMoves(element, tools),
    current = signal(/** @type {Kit | null} */ (null));
  let floor = "",
    phase = "";
  const stop = effect(() => {
    const kit = current.value;
    if (kit) draw(c(Table, { kit }), element);
  });
  return {
    show(view, clickable) {
      /** @type {Kit} */ const kit = { seen: view, table: view.public, mine: view.private, clickable, pick, tools },
        now = floorOf(kit);
      if (now !== floor) picked.value = null;
      if (kit.table.phase !== phase && (kit.table.phase === "read" || phase === "read")) reading.value = null;
      floor = now;
      phase = kit.table.phase;
      current.value = kit;
      moves.after(kit.table);
    },
    animate: () => moves.done(),
    destroy() {
      stop();
      look.value = picked.value = reading.value = null;
      draw(null, element);
    },
  };
}
