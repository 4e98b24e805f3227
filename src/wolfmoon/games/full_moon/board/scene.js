// @ts-check
/* What a question that is put to everybody alike is about: those who are in need. */
import { c, html } from "/web/lib.js";
import { dress } from "./words.js";
import { Line } from "./sheets.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */

/** @type {NonNullable<import("/web/board.js").BoardModule["scene"]>} */
export function scene(view, tools) {
  const table = /** @type {Public} */ (view.public),
    mine = /** @type {Private | null} */ (view.private),
    asked = view.decisions.find((each) => each.window);
  if (!asked) return null;
  const named = asked.about.map(([, id]) => id),
    needy = table.hikers.filter((hiker) => hiker.status === "play" && (named.includes(hiker.id) || (table.task === "rescue" && (hiker.life === 0 || hiker.calm === 0))));
  return {
    inside: needy.length ? html`<ul class="fm-needy">${needy.map((hiker) => c(Line, { key: hiker.id, hiker, mine, table, tools }))}</ul>` : null,
    icons: Object.fromEntries(asked.options.map((option) => [option.id, dress(option, view, tools).icon ?? "hourglass"])),
  };
}
