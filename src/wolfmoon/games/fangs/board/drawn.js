// @ts-check
/* The card that is being dealt with: in the middle of the table for everybody (of an oracle card only its back), and as a text for whoever may read it. */
import { c, html } from "/web/lib.js";
import { Icon } from "/web/pieces.js";
import { DECK_ICON, cardIcon, deckOf } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */

/** On the table. @param {{ kit: import("./board.js").Kit }} props */
export function Drawn({ kit }) {
  const drawn = kit.table.drawn,
    mine = /** @type {Private | null} */ (kit.seen.private);
  if (!drawn) return null;
  const card = drawn.card ?? mine?.drawn ?? null,
    name = card ? kit.tools.thing("card", card) : kit.tools.thing("deck", drawn.deck);
  return html`<figure class=${`drawn ${drawn.deck}`} key=${`${drawn.deck}${card}`} data-drawn><span class=${`mini ${drawn.deck}`}>
    ${c(Icon, { name: card ? cardIcon(card) : DECK_ICON[drawn.deck] })}</span><figcaption>${name}</figcaption></figure>`;
}

/** What it says, for the list of answers. @param {Public} table @param {Private | null} mine @param {Tools} tools */
export function drawnText(table, mine, tools) {
  const card = table.drawn?.card ?? mine?.drawn ?? null;
  if (!card) return null;
  const oracle = deckOf(card) === "oracle";
  return html`<span class=${`mini equip ${deckOf(card)}`} aria-hidden="true">${c(Icon, { name: cardIcon(card) })}</span>
    <span><b>${tools.thing("card", card)}</b><br />
    ${oracle ? html`${tools.t(`card-${card}-question`)} ${tools.t(`card-${card}-yes`)}` : tools.t(`card-${card}-text`)}</span>`;
}
