// @ts-check
/* Beside the board: the own explorer with tracks and cards; the own book once a haunt has begun. */
import { c, html } from "/web/lib.js";
import { phone } from "/web/sheet.js";
import { clickable } from "/web/store.js";
import { pressOnBoard } from "/web/chooser.js";
import { HeldCard } from "./cards.js";
import { afterwards } from "./found.js";
import { Facts } from "./facts.js";
import { Order } from "./haunt.js";
import { roleOf } from "./book.js";
import { Others } from "./others.js";
import { Ic, Token, explorerName } from "./parts.js";
import { booksOpen, reading } from "./reading.js";
import { Tracks } from "./tracks.js";
import { SEALS } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */

/** @param {{ kit: Kit }} props */
function Me({ kit }) {
  const { table, tools, seen } = kit,
    { t } = tools,
    player = table.players[seen.me ?? -1];
  if (!player) return null;
  if (!player.explorer) return html`<section class="bm-me"><h2>${t("bm-no-explorer")}</h2></section>`;
  // the steps of a turn are not counted yet when it begins with a question
  const now = table.active === seen.me && !table.monsters_turn && seen.decisions[0]?.prompt.id !== "blood-ask-reveal";
  return html`<section class=${`bm-me s${player.seat + 1}`}><h2>${c(Token, { table, seat: player.seat, tools })}<span>${explorerName(player, tools)}
    <small>${player.dead ? t("state-dead") : now ? t("bm-steps-left", { steps: table.steps }) : tools.thing("tile", player.tile)}</small></span></h2>
    ${c(Tracks, { player, tools, next: afterwards(seen, player) })}</section>
    <section class="bm-carry"><h2>${t(tools.bare ? "bm-carries" : "bm-you-carry")}</h2>${
      player.cards.length
        ? html`<ul class="held">${player.cards.map((held) => html`<li key=${held.card}>${c(HeldCard, { held, kit })}</li>`)}</ul>`
        : html`<p class="none">${t("bm-carries-nothing")}</p>`
    }</section>`;
}

/** The book in short, and the way into it. @param {{ kit: Kit }} props */
function Notes({ kit }) {
  const { table, tools, mine } = kit,
    { haunt } = table,
    { t } = tools;
  if (!haunt || !mine) return html`<section class="bm-notes"><h2>${c(Ic, { name: "secret-book" })}${t("bm-no-haunt")}</h2><p>${t("bm-no-haunt-text")}</p></section>`;
  const other = mine.side === "traitor" ? haunt.seals?.heroes : haunt.seals?.traitor;
  return html`<section class="bm-notes paper"><h2>${c(Ic, { name: "open-book" })}${t(tools.bare ? "bm-book" : "bm-your-book")}</h2><p class="as">${roleOf(kit, haunt)}</p>
    ${mine.goals.map((id) => html`<p key=${id} class="goal">${t(id)}</p>`)}
    ${other && html`<p class="sealrow"><span>${t("bm-seals")}</span>${SEALS.map((page) => c(Ic, { key: page, name: other[page] ? "open-book" : "padlock", label: `${tools.thing("seal", page)}: ${t(other[page] ? "bm-seal-open" : "bm-seal-shut")}` }))}</p>`}
    ${c(Facts, { kit, haunt })}
    <button type="button" aria-pressed=${booksOpen(kit)} onClick=${() => {
      reading.value = !booksOpen(kit);
    }}>${c(Ic, { name: "secret-book" })}${t(booksOpen(kit) ? "bm-see-house" : "bm-open-books")}</button>${c(Order, { kit, haunt })}</section>`;
}

/** @type {NonNullable<import("/web/board.js").BoardModule["own"]>} */
export function own(view, tools) {
  if (view.me === null) return null;
  /** @type {Kit} */ const kit = { seen: view, table: view.public, mine: view.private, clickable: clickable.value, pick: pressOnBoard, tools };
  return { card: html`<div class="bm-own">${c(Me, { kit })}${phone.value && html`<section class="bm-carry"><h2>${tools.t("bm-others")}</h2>${c(Others, { kit })}</section>`}</div>`, notes: c(Notes, { kit }) };
}
