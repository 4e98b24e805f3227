// @ts-check
/* The trail aid: how many trails fit what everybody knows, and what of it is drawn on the map. */
import { html, signal } from "/web/lib.js";
import { Clue } from "./marks.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("/web/board.js").Tools} Tools */

/** what the map shows of the aid */
export const shown = signal({ certain: true, chances: true, ruled: false });

/** @param {{ name: keyof typeof shown.value, words: string, count: string }} props */
const Toggle = ({ name, words, count }) =>
  html`<li><button type="button" class="fm-tog" role="switch" aria-checked=${shown.value[name]} onClick=${() => {
    shown.value = { ...shown.value, [name]: !shown.value[name] };
  }}><i></i>${words}<b>${count}</b></button></li>`;

/** The sides that must be crossed, one line a hexagon; those crossed already need no line. @param {Public} table */
function certain(table) {
  /** @type {Map<string, number[]>} */ const sides = new Map();
  const told = new Set(table.clues.filter(({ answer }) => answer === "trail" || answer === "only").map(({ space, side }) => `${space}${side}`));
  for (const [space, side] of table.aid.certain) if (!told.has(`${space}${side}`)) sides.set(space, [...(sides.get(space) ?? []), side]);
  return [...sides];
}

/** @param {{ table: Public, tools: Tools }} props */
export function Aid({ table, tools }) {
  const { fits, of, certain: sure, ruled_out, lairs } = table.aid,
    { t } = tools,
    news = certain(table).slice(0, 2),
    number = new Intl.NumberFormat("en");
  return html`<section class="fm-aid" aria-label=${t("moon-board-aid")}><h2>${t("moon-board-aid")}</h2>
    <p class="big"><b>${number.format(fits)}</b> ${t("moon-board-of-trails", { of: number.format(of), fits })}</p>
    <ul class="togs">${Toggle({ name: "certain", words: t("moon-board-certain-sides"), count: String(sure.length) })}
    ${Toggle({ name: "chances", words: t("moon-board-lair-chances"), count: t("moon-board-spaces", { count: Object.keys(lairs).length }) })}
    ${Toggle({ name: "ruled", words: t("moon-board-ruled-out"), count: String(ruled_out.length) })}</ul>
    ${news.map(
      ([space, sides]) => html`<p class="fm-hint" key=${space}><svg viewBox="-13 -13 26 26" aria-hidden="true">${Clue({ sign: "sure" })}</svg>
      <span>${t("moon-board-must-cross", { sides: sides.join(", "), count: sides.length, space: tools.thing("space", space) })}</span></p>`,
    )}</section>`;
}
