// @ts-check
/* Action cards and pack cards as they lie in a hand. */
import { c, html } from "/web/lib.js";
import { Pic } from "./pic.js";
import { onlyOne, opened } from "./sheets.js";
import { ACTIONS, PACK_CARDS, letters } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */

/** The kind of an action card, for its colour. @param {string} card */
export const toneOf = (card) => (card === "free-action" ? "free" : (card.split("-")[0] ?? card));

/** A card of the hand; a press tells what it does. @param {{ card: string, tools: Tools, owner?: string, seat?: number | null }} props */
const Mini = ({ card, tools, owner, seat }) =>
  html`<li><button type="button" class=${`fm-mini ${toneOf(card)}${owner ? " used" : ""}`} onClick=${() => {
    opened.value = { title: tools.t("moon-board-hand"), kind: "action", cards: [card] };
  }}>${(ACTIONS[card] ?? []).map((name) => c(Pic, { name }))}<b>${tools.thing("action", card)}</b>
    ${owner && html`<u class=${`s${(seat ?? 0) + 1}`}><span aria-hidden="true">${letters(owner)}</span><span class="sr">${tools.thing("hiker", owner)}</span></u>`}</button></li>`;

/** The own hand as a row of small cards; the laid ones first, with their owner's token. @param {{ hand: string[], laid: Record<string, string>, seat: number | null, tools: Tools }} props */
export const Hand = ({ hand, laid, seat, tools }) =>
  html`<section class="fm-handbox"><h2>${tools.t(tools.bare ? "moon-board-hand-of" : "moon-board-hand")} <small>${onlyOne(tools)}</small></h2><ul class="fm-hand">
    ${Object.entries(laid).map(([owner, card]) => c(Mini, { key: owner, card, tools, owner, seat }))}
    ${hand.map((card, i) => c(Mini, { key: `${card}${i}`, card, tools }))}</ul></section>`;

/** @param {{ hand: string[], tools: Tools }} props */
export const PackHand = ({ hand, tools }) =>
  html`<section class="fm-handbox"><h2>${tools.t("moon-board-pack-hand")} <small>${onlyOne(tools)}</small></h2>
    ${hand.length === 0 && html`<p class="fm-none">${tools.t("moon-board-no-pack-cards")}</p>`}<ul class="fm-packhand">${hand.map(
      (card, i) => html`<li key=${`${card}${i}`} class="fm-pcard">${c(Pic, { name: PACK_CARDS[card] ?? "fangs" })}<b>${tools.thing("pack-card", card)}</b>
    <span>${tools.t(`pack-card-${card}-text`)}</span></li>`,
    )}</ul></section>`;

/** Hexagons that only the pack has seen, the next one first. @param {{ title: string, tiles: string[], tools: Tools }} props */
export const SeenTiles = ({ title, tiles, tools }) =>
  tiles.length
    ? html`<section class="fm-handbox"><h2>${title} <small>${onlyOne(tools)}</small></h2><ol class="fm-pile">${tiles.map((tile, i) => html`<li key=${i}>${tools.thing("hexagon", tile)}</li>`)}</ol></section>`
    : null;
