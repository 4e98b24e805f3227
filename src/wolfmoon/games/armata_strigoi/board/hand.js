// @ts-check
/* The own hand: as cards to choose from while a card is chosen in secret, and as a small row the rest of the time. */
import { c, html, useEffect, useRef } from "/web/lib.js";
import { armed, answer, sent } from "/web/store.js";
import { hot, lights } from "/web/pieces.js";
import { look } from "./details.js";
import { Forecasts, chosen } from "./forecast.js";
import { Book, CardFace, Ic, cardAloud, tone } from "./parts.js";
import { cardIcon } from "./things.js";

/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("./things.js").Card} Card */
/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/wire.js").Decision} Decision */
/** @typedef {import("/web/board.js").Tools} Tools */

/** Whether this question is about the hand. @param {Decision} decision @param {Private | null} mine */
export const aboutHand = (decision, mine) =>
  decision.shape === "pick-one" && Boolean(mine?.hand.length) && decision.options.some((option) => mine?.hand.some((card) => card.id === option.id));

/** A first press selects a card and shows on the board what it would do, a second one (or the button below) locks it.
 * @param {{ decision: Decision, seen: View, tools: Tools }} props */
export function HandChoice({ decision, seen, tools }) {
  const mine = /** @type {Private} */ (seen.private),
    busy = sent.value === decision.id,
    place = useRef(/** @type {HTMLElement | null} */ (null));
  // the plain list of the same answers is hidden (board.css): its buttons are no answers for the digit keys
  useEffect(() => {
    for (const each of place.current?.closest(".asked")?.querySelectorAll(".options [data-answer]") ?? []) each.removeAttribute("data-answer");
  });
  const rest = decision.options.filter((option) => !mine.hand.some((card) => card.id === option.id));
  const cards = mine.hand.filter((card) => decision.options.some((option) => option.id === card.id));
  const picked = cards.find((card) => card.id === chosen.value);
  /** @param {string} id */
  const lock = (id) => {
    armed.value = null;
    answer(decision.id, id);
  };
  return html`<div class="handchoice" ref=${place}><ul class="hand" aria-label=${tools.t("armata-board-hand")}>${cards.map((card) => {
    const on = card.id === chosen.value;
    return html`<li key=${card.id}><button type="button" class=${`acard ${tone(card)}${on ? " hot option twice" : ""}${hot.value === `card:${card.name}` ? " lit" : ""}`}
      aria-pressed=${on} aria-label=${cardAloud(card, tools)} data-answer=${card.id} disabled=${busy}
      ...${lights(`card:${card.name}`)} onClick=${() => {
        if (on) lock(card.id);
        else chosen.value = card.id;
      }}>${c(CardFace, { card, tools })}</button></li>`;
  })}</ul>${c(Forecasts, { seen, tools })}
  <div class="act"><button type="button" class="primary big" disabled=${busy || !picked} onClick=${() => picked && lock(picked.id)}>
  ${c(Ic, { name: "padlock" })}${picked ? tools.t("armata-board-lock") : tools.t("armata-board-pick-first")}</button>
  ${rest.map((option) => html`<button key=${option.id} type="button" class="big quiet" data-answer=${option.id} disabled=${busy}
    onClick=${() => lock(option.id)}>${tools.text(option.text)}</button>`)}</div></div>`;
}

/** @param {{ card: Card, tools: Tools, laid?: boolean }} props */
const Mini = ({ card, tools, laid }) =>
  html`<li><button type="button" class=${`mini-card ${tone(card)}${laid ? " laid-down" : ""}${hot.value === `card:${card.name}` ? " lit" : ""}`}
    aria-label=${`${cardAloud(card, tools)}${laid ? `, ${tools.t("armata-board-laid-down")}` : ""}`} ...${lights(`card:${card.name}`)} onClick=${() => {
      look.value = { kind: "card", card };
    }}>${
      card.initiative === undefined
        ? c(Ic, { name: cardIcon(card.name) })
        : html`<span class="init sm">${card.initiative}</span>${c(Book, { letter: card.letter ?? "X", tools, small: true })}`
    }</button></li>`;

/** The row of small cards in the own panel; Action cards only while they are not laid out to choose from. @param {{ seen: View, tools: Tools, choosing: boolean }} props */
export function HandRow({ seen, tools, choosing }) {
  const mine = /** @type {Private | null} */ (seen.private);
  if (!mine || seen.me === null) return null;
  const cards = [...(choosing ? [] : mine.hand), ...mine.rewards];
  if (!cards.length) return null;
  return html`<section class="handrow"><h2>${c(Ic, { name: "card-play" })}${tools.t(tools.bare ? "armata-board-hand-of" : choosing ? "armata-board-your-rewards" : "armata-board-hand")}
    <small>${tools.bare ? tools.t("armata-board-only-seat", { name: tools.name(seen.me) }) : tools.t("armata-board-only-you")}</small></h2>
    <ul>${cards.map((card, i) => c(Mini, { key: `${card.id} ${i}`, card, tools, laid: card.id === mine.chosen }))}</ul></section>`;
}
