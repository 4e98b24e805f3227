// @ts-check
/* The Full Moon board: the forest, or in a combat the fights. It shows what the view says and knows no rule. */
import { c, draw, html } from "/web/lib.js";
import { lights } from "/web/pieces.js";
import { Arena, away } from "./arena.js";
import { Details, Reader } from "./details.js";
import { Forest } from "./forest.js";
import { rolling, watchMoves } from "./moves.js";
import { Pic } from "./pic.js";
import { opened } from "./sheets.js";
import { looked } from "./tiles.js";

export { own } from "./own.js";
export { phases, dress, hint } from "./words.js";
export { scene } from "./scene.js";
export { finale } from "./finale.js";
export { sourceOf as sprite } from "./pic.js";
export const icon = "wolf-howl";

/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/wire.js").Option} Option */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */

/** What every part of the board is given.
 * @typedef {{ seen: View, table: Public, mine: Private | null, clickable: import("/web/board.js").Clickable, pick: (option: Option) => void,
 *   tools: import("/web/board.js").Tools, lights: typeof lights, presses: typeof presses }} Kit */

/** Makes a part of the map a button. @param {() => void} press */
const presses = (press) => ({
  role: "button",
  tabindex: "0",
  onClick: (/** @type {Event} */ event) => {
    event.stopPropagation();
    press();
  },
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press();
  },
});

/** @param {{ kit: Kit }} props */
function Wood({ kit }) {
  const fight = kit.table.combat !== null && !away.value;
  return html`<div class=${`moonwood ${kit.table.night ? "night" : "day"}${fight ? " fighting" : ""}`}>
    ${fight ? c(Arena, { kit }) : c(Forest, { kit, rolling: rolling.value })}
    ${kit.table.combat !== null && away.value && html`<button type="button" class="primary fm-back" onClick=${() => {
      away.value = false;
    }}>${c(Pic, { name: "crossed-claws" })}${kit.tools.t("moon-board-back-to-fight")}</button>`}${c(Details, { kit })}${c(Reader, { kit })}</div>`;
}

/** @type {import("/web/board.js").BoardModule["mount"]} */
export function mount(element, pick, tools) {
  const moves = watchMoves(element, tools);
  return {
    show(view, clickable) {
      const table = /** @type {Public} */ (view.public),
        kit = { seen: view, table, mine: /** @type {Private | null} */ (view.private), clickable, pick, tools, lights, presses };
      if (!table.combat) away.value = false;
      draw(c(Wood, { kit }), element);
      moves.after(table);
    },
    animate: () => moves.done(),
    destroy() {
      looked.value = opened.value = null;
      draw(null, element);
    },
  };
}
