// @ts-check
/* The plain board: any game's view as labelled lists and tables, so that a game can be played before its board is drawn. A word
   that names something on the table is a button when that thing can be clicked. */
import { c, draw, html } from "./lib.js";
import { Mark, lights } from "./pieces.js";
import { words } from "./text.js";

/** @typedef {import("./board.js").Tools} Tools */
/** @typedef {import("./board.js").Clickable} Clickable */
/** @typedef {import("./wire.js").Option} Option */
/** @typedef {{ tools: Tools, clickable: Clickable, pick: (option: Option) => void }} Kit */

const KINDS = /** @type {Record<string, string>} */ ({
  active: "seat",
  starter: "seat",
  by: "seat",
  to: "seat",
  victims: "seat",
  announcer: "seat",
  players: "seat",
  equipment: "card",
  ring: "place",
  characters: "character",
  location: "place",
});
const title = (/** @type {string} */ key) => {
  const said = words(`x-${key}`);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
const plain = (/** @type {unknown} */ value) => value === null || typeof value !== "object";

/** One word of a view: a name if the key tells of what kind it is. @param {{ kit: Kit, at: string, value: unknown }} props */
function Word({ kit, at, value }) {
  if (value === null || value === undefined) return html`<span class="none">–</span>`;
  if (typeof value === "boolean") return html`<span>${value ? "✓" : "–"}</span>`;
  const kind = KINDS[at] ?? at.replace(/s$/, ""),
    key = `${kind}:${value}`,
    option = kit.clickable.get(key);
  const name = kind === "seat" ? kit.tools.name(Number(value)) : typeof value === "string" ? kit.tools.thing(kind, value) : String(value);
  const inside = html`${kind === "seat" && c(Mark, { seat: Number(value), small: true })}<span>${name}</span>`;
  if (option) return html`<button type="button" class="word can" onClick=${() => kit.pick(option)} ...${lights(key)}>${inside}
    </button>`;
  return html`<span class=${`word${kit.tools.hot.value === key ? " lit" : ""}`} ...${lights(key)}>${inside}</span>`;
}

/** @param {{ kit: Kit, at: string, value: any }} props @returns {import("./lib.js").VNode} */
function Value({ kit, at, value }) {
  if (plain(value)) return c(Word, { kit, at, value });
  if (!Array.isArray(value)) return c(Fields, { kit, of: value });
  if (value.length === 0) return html`<span class="none">–</span>`;
  if (value.every((each) => plain(each) || Array.isArray(each)))
    return html`<ul class="inline">${value.map((each) => html`<li>${c(Value, { kit, at, value: each })}</li>`)}</ul>`;
  const keys = [...new Set(value.flatMap((row) => Object.keys(row ?? {})))];
  return html`<div class="wide"><table><thead><tr>${keys.map((key) => html`<th scope="col">${title(key)}</th>`)}</tr></thead>
    <tbody>${value.map((row) => html`<tr>${keys.map((key) => html`<td>${c(Value, { kit, at: key, value: row?.[key] })}</td>`)}
    </tr>`)}</tbody></table></div>`;
}

/** @param {{ kit: Kit, of: Record<string, unknown> }} props @returns {import("./lib.js").VNode} */
const Fields = ({ kit, of }) =>
  html`<dl>${Object.entries(of).map(([key, value]) => html`<div class=${plain(value) ? "short" : "long"}><dt>
    ${title(/^\d+$/.test(key) ? kit.tools.name(Number(key)) : key)}</dt><dd>${c(Value, { kit, at: key, value })}</dd></div>`)}
    </dl>`;

/** @type {import("./board.js").BoardModule["mount"]} */
export function mount(element, pick, tools) {
  return {
    show: (view, clickable) =>
      draw(
        html`<div class="plain"><section>${c(Fields, { kit: { tools, clickable, pick }, of: view.public })}</section>
      ${view.private && html`<section class="private">${c(Fields, { kit: { tools, clickable, pick }, of: view.private })}
      </section>`}</div>`,
        element,
      ),
    animate: () => Promise.resolve(),
    destroy: () => draw(null, element),
  };
}
