// @ts-check
/* A card in front of an explorer. */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { known } from "/web/text.js";
import { Ic, Symbol } from "./parts.js";
import { cardIcon } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */
/** @typedef {import("./shape.js").Held} Held */

/** The card with its text; a button when it can be used now. @param {{ held: Held, kit: Kit }} props */
export function HeldCard({ held, kit }) {
  const { tools } = kit,
    key = `card:${held.card}`,
    option = kit.clickable.get(key);
  const notes = [held.rune && tools.t("state-silver"), held.used && tools.t("bm-used"), held.fresh && tools.t("bm-fresh")].filter(Boolean).join(", ");
  const inside = html`${c(Symbol, { symbol: held.deck, label: tools.thing("card-kind", held.deck) })}<span class="hi">${c(Ic, { name: cardIcon(held.card) })}</span>
    <span class="ht"><b>${tools.thing("card", held.card)}${held.rune && c(Ic, { name: "rune-stone", cls: "rune" })}</b>
    <small>${known(`card-${held.card}-text`) && tools.t(`card-${held.card}-text`)}</small>${notes && html`<small class="state">${notes}</small>`}</span>`;
  const cls = `hold ${held.deck}${held.used ? " used" : ""}${hot.value === key ? " lit" : ""}`;
  return option
    ? html`<button type="button" class=${`${cls} can`} onClick=${() => kit.pick(option)} ...${lights(key)}>${inside}</button>`
    : html`<div class=${cls} ...${lights(key)}>${inside}</div>`;
}
