// @ts-check
/* The tile that has been found: it is turned through the ways it may lie, by buttons here and on the board or by dragging it round, and
   then set down. */
import { c, html, signal, useEffect, useRef } from "/web/lib.js";
import { press } from "/web/choose.js";
import { armed, sent } from "/web/store.js";
import { known } from "/web/text.js";
import { Dice, Ic, Symbol } from "./parts.js";
import { TRAITS } from "./things.js";

/** @typedef {import("/web/wire.js").Decision} Decision */
/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./shape.js").Public} Public */

/** the way the tile lies for now: its number among the legal ones */
const way = signal({ tile: "", at: 0 });

/** Whether this question is how the tile lies. @param {Decision | undefined} decision @param {Public} table */
export const aboutTurning = (decision, table) =>
  Boolean(decision && table.found && decision.shape === "pick-one" && decision.options.length && decision.options.every((option) => option.ref?.[0] === "turn"));

/** Which way the found tile lies now, counted from 0. @param {Public} table */
export const wayOf = (table) => (way.value.tile === table.found?.tile ? way.value.at % Math.max(1, table.found.ways.length) : 0);

/** Turn the tile to its next legal way, or the one before. @param {Public} table @param {1 | -1} by */
export function turn(table, by) {
  const count = table.found?.ways.length ?? 0;
  if (!table.found || !count) return;
  way.value = { tile: table.found.tile, at: (wayOf(table) + by + count) % count };
}

/** Turn the tile to the legal way that is nearest to so many quarters clockwise from how it was. @param {Public} table @param {number} from its turns before @param {number} quarters */
export function turnBy(table, from, quarters) {
  const ways = table.found?.ways ?? [];
  if (!table.found || !ways.length) return;
  const off = (/** @type {{ turns: number }} */ each) => {
    const away = Math.abs((((each.turns - from - quarters) % 4) + 4) % 4);
    return Math.min(away, 4 - away);
  };
  const at = ways.reduce((best, each, i) => (off(each) < off(/** @type {{ turns: number }} */ (ways[best])) ? i : best), 0);
  if (at !== wayOf(table)) way.value = { tile: table.found.tile, at };
}

/** What whoever finds a tile gains by it: that trait's slot afterwards; nothing where a rule puts the tile down.
 * @param {View} seen @param {import("./shape.js").Player} player @returns {{ [trait: string]: number }} */
export function afterwards(seen, player) {
  const table = /** @type {Public} */ (seen.public),
    gain = table.found?.gain,
    trait = gain && player.traits[gain.trait];
  if (!gain || !trait || !seen.decisions.some((each) => each.rule.endsWith(FINDING))) return {};
  return { [gain.trait]: Math.min(8, trait.slot + gain.slots) };
}

const FINDING = "/discover.turn";

/** What happens once it lies. @param {{ decision: Decision, table: Public, tools: Tools }} props */
function Follows({ decision, table, tools }) {
  const found = table.found,
    { t } = tools;
  if (!found || !decision.rule.endsWith(FINDING)) return null;
  const told = !found.gain && known(`tile-${found.tile}-text`) && t(`tile-${found.tile}-text`),
    symbols = found.symbols;
  return html`<ol class="then" aria-label=${t("bm-follows")}>${told && html`<li class="wide"><span>${told}</span></li>`}
    ${found.gain && html`<li>${c(Ic, { name: TRAITS[found.gain.trait] ?? "info" })}<span><b>+${found.gain.slots}</b> ${tools.thing("trait", found.gain.trait)}</span></li>`}
    ${symbols.map((symbol, i) => html`<li key=${i}>${c(Symbol, { symbol })}<span>${tools.thing("symbol", symbol)}</span></li>`)}
    ${
      symbols.includes("omen") && !table.haunt
        ? html`<li>${c(Dice, { dice: Array.from({ length: Math.min(8, table.omens.dice) }, () => null), label: t("dice-count", { count: table.omens.dice }) })}
        <span>${t("bm-haunt-roll")}</span></li>`
        : null
    }</ol>`;
}

/** @param {{ decision: Decision, seen: View, tools: Tools }} props */
export function Turning({ decision, seen, tools }) {
  const table = /** @type {Public} */ (seen.public),
    place = useRef(/** @type {HTMLElement | null} */ (null)),
    at = wayOf(table),
    count = table.found?.ways.length ?? 0,
    now = decision.options.find((option) => option.id === String(table.found?.ways[at]?.turns)),
    { t } = tools;
  // the plain list of the same answers is hidden (board.css): its buttons are no answers for the digit keys
  useEffect(() => {
    for (const each of place.current?.closest(".asked")?.querySelectorAll(".options [data-answer]") ?? []) each.removeAttribute("data-answer");
  });
  const twice = armed.value === `${decision.id} ${now?.id}`,
    busy = sent.value === decision.id;
  /** @param {1 | -1} by @param {string} label @param {string} icon */
  const around = (by, label, icon) =>
    count > 1 &&
    html`<button type="button" class="sq" aria-label=${t(label)} title=${t(label)} onClick=${() => turn(table, by)}>${c(Ic, { name: icon })}</button>`;
  return html`<div class="bm-turning" ref=${place} onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") turn(table, event.key === "ArrowLeft" ? -1 : 1);
  }}><p class="way" role="status">${t("bm-way", { at: at + 1, count })}<span>${now && tools.text(now.text)}</span></p>
    ${c(Follows, { decision, table, tools })}<div class="act">${around(-1, "bm-turn-left", "anticlockwise-rotation")}
    ${around(1, "bm-turn-right", "clockwise-rotation")}
    <button type="button" class=${`primary big option-like${twice ? " twice" : ""}`} data-answer=${now?.id} disabled=${busy || !now}
      onClick=${() => now && press(decision, now)}>${twice ? t("shell-tap-again") : t("bm-set-down")}</button></div></div>`;
}
