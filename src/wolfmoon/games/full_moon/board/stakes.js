// @ts-check
/* What a fight is about, and what the next card may do: told from the view's own figures, never worked out here. */
import { c, html } from "/web/lib.js";
import { Pic } from "./pic.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("/web/board.js").Tools} Tools */

/** What is at stake in one's own fights; for a watcher in all of them. @param {{ table: Public, tools: Tools, me: number | null }} props */
export function Stakes({ table, tools, me }) {
  const combat = table.combat;
  if (!combat) return null;
  const rows = combat.wolves.filter((wolf) => {
    const seats = [table.hikers.find((each) => each.id === wolf.target)?.seat, table.wolves.find((each) => each.id === wolf.id)?.seat];
    return wolf.stakes && wolf.target && (me === null || seats.includes(me));
  });
  if (!rows.length) return null;
  return html`<section class="fm-stakes"><h2>${tools.t("moon-board-stakes")}</h2><ul>${rows.slice(0, 3).map((wolf) => {
    const names = {
        hiker: tools.thing("hiker", wolf.target ?? ""),
        wolf: tools.thing(table.wolves.find((each) => each.id === wolf.id)?.convert ? "hiker" : "wolf", wolf.id),
      },
      { life, kills, calm, determination } = wolf.stakes ?? { life: 0, kills: false, calm: 0, determination: 0 };
    return html`<li key=${`${wolf.id}w`} class="w">${c(Pic, { name: "laurel-crown" })}<p><b>${tools.t("moon-board-wins", names)}</b>${tools.t(kills ? "moon-board-stake-kill" : "moon-board-stake-win", { ...names, calm, determination })}</p></li>
      <li key=${`${wolf.id}l`} class="l">${c(Pic, { name: "bleeding-wound" })}<p><b>${tools.t("moon-board-loses", names)}</b>${tools.t("moon-board-stake-lose", { life })}</p></li>`;
  })}</ul></section>`;
}

const PARTS = /** @type {const} */ (["win", "tie", "on", "held", "lose"]);
/** The cards left, by what they would do. @param {{ table: Public, tools: Tools }} props */
export function OddsBar({ table, tools }) {
  const odds = table.combat?.odds;
  if (!odds) return null;
  const shown = PARTS.filter((part) => odds[part] > 0);
  return html`<div class="fm-odds" role="img" aria-label=${tools.t("moon-board-odds", odds)}><p>${tools.t("moon-board-odds-lead", odds)}</p>
    <div class="ob">${shown.map((part) => html`<span key=${part} class=${part} style=${{ flex: odds[part] }}>${odds[part]}</span>`)}</div>
    <ul>${shown.map((part) => html`<li key=${part} class=${part}><i></i>${tools.t(`moon-board-odds-${part}`)}</li>`)}</ul></div>`;
}
