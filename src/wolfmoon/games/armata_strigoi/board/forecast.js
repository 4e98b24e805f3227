// @ts-check
/* What the card that is pointed at or selected would do: where it lets the wolf go and where its letter sends the Strigoi. All of it
   stands in the view; here it is only looked up, and told in words. */
import { c, html, signal } from "/web/lib.js";
import { hot } from "/web/pieces.js";
import { Arrow, Face, Token } from "./parts.js";
import { angleOf } from "./plan.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("./things.js").Card} Card */
/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {{ card: Card | null, letter: string | null, reach: Record<string, number>, by: number | null }} Forecast reach: by space, steps */

/** the id of the own card that is selected */
export const chosen = signal(/** @type {string | null} */ (null));
/** the seat whose open card is looked at */
export const regarded = signal(/** @type {number | null} */ (null));

/** The steps a card gives this seat now. @param {Card} card @param {Public} table @param {number} seat */
export const stepsOf = (card, table, seat) => Math.max(0, (card.movement ?? 0) - (table.players[seat]?.slower ?? 0));

/** What is shown in advance on the board. @param {View} seen @returns {Forecast | null} */
export function forecast(seen) {
  const table = /** @type {Public} */ (seen.public),
    mine = /** @type {Private | null} */ (seen.private),
    hand = mine?.hand ?? [];
  const pointed = hot.value?.startsWith("card:") ? hot.value.slice(5) : null;
  const card = hand.find((each) => each.name === pointed) ?? hand.find((each) => each.id === chosen.value) ?? hand.find((each) => each.id === mine?.chosen) ?? null;
  if (card && seen.me !== null && table.stage !== "turns") {
    const far = stepsOf(card, table, seen.me);
    const reach = Object.entries(table.stage === "initiative" ? (mine?.reach ?? {}) : {}).filter(([, steps]) => steps <= far);
    return { card, letter: card.letter ?? null, reach: Object.fromEntries(reach), by: seen.me };
  }
  const open = regarded.value === null ? card : (table.players[regarded.value]?.card ?? null);
  return open?.letter ? { card: open, letter: open.letter, reach: {}, by: regarded.value } : null;
}

/** Where one Strigoi goes, in a few words. @param {import("./things.js").Led} led @param {Tools} tools @param {boolean} [brief] */
export const ledWords = (led, tools, brief = false) =>
  tools.t(`armata-board-${brief ? "went" : "led"}-${led.kind}`, { room: tools.thing("room", led.room), ladder: led.ladder ? tools.thing("ladder", led.ladder) : "" });

/** A line for each Strigoi. @param {{ table: Public, letter: string, tools: Tools, brief?: boolean }} props */
export const LedLines = ({ table, letter, tools, brief }) =>
  html`${Object.entries(table.letters[letter] ?? {}).map(
    ([strigoi, led]) => html`<li key=${strigoi} class=${strigoi}>${c(Face, { strigoi })}<span>
      ${!brief && html`<b>${tools.t("armata-board-reads", { letter, direction: led.direction ? tools.thing("direction", led.direction) : "–" })}</b> `}
      ${led.direction && c(Arrow, { angle: angleOf(led.direction) })}<span class="where">${ledWords(led, tools, brief)}</span>${
        led.attacks !== null
          ? html` <small>· ${tools.t("armata-board-sees")}</small> ${c(Token, { table, seat: led.attacks, tools, size: "xs", label: true })}`
          : !brief && (led.kind === "moves" || led.kind === "bounces") && html` <small>· ${tools.t("armata-board-sees-nobody")}</small>`
      }</span></li>`,
  )}`;

/** Below the hand, and for whoever listens. @param {{ seen: View, tools: Tools }} props */
export function Forecasts({ seen, tools }) {
  const shown = forecast(seen),
    table = /** @type {Public} */ (seen.public);
  if (!shown?.card || seen.me === null)
    return html`<section class="forecast idle" aria-live="polite"><p>${tools.t("armata-board-point")}</p></section>`;
  const slower = table.players[seen.me]?.slower ?? 0,
    far = stepsOf(shown.card, table, seen.me);
  return html`<section class="forecast" aria-live="polite">
    <h3>${tools.t("armata-board-if", { card: tools.thing("card", shown.card.name) })}</h3>
    <ul><li class="me">${c(Token, { table, seat: seen.me, tools, size: "sm" })}<span>
    <b>${tools.t("armata-board-reach", { steps: far })}</b> <small>
    ${slower ? tools.t("armata-board-reach-less", { printed: shown.card.movement ?? 0, slower }) : tools.t("armata-board-reach-spaces", { count: Object.keys(shown.reach).length })}</small>
    </span></li>${
      Object.keys(table.letters[shown.letter ?? "X"] ?? {}).length
        ? c(LedLines, { table, letter: shown.letter ?? "X", tools })
        : html`<li><small>${tools.t("armata-board-no-strigoi")}</small></li>`
    }</ul></section>`;
}
