// @ts-check
/* The cards of the round in the order of initiative: turned up as a moment, then a strip above the fortress. A card that is pointed at
   shows on the board where its letter sends the Strigoi. */
import { c, html, signal } from "/web/lib.js";
import { hot } from "/web/pieces.js";
import { LedLines, regarded } from "./forecast.js";
import { Ability, Book, CardFace, Ic, Token, cardAloud, tone } from "./parts.js";

/** @typedef {import("./board.js").Kit} Kit */

/** the cards lie open large */
export const spread = signal(false);
/** they have just been turned up */
export const fresh = signal(false);

/** Handlers that show on the board what a seat's card does. @param {number} seat */
const regard = (seat) => ({
  onPointerEnter: () => {
    regarded.value = seat;
    hot.value = `seat:${seat}`;
  },
  onPointerLeave: () => {
    if (regarded.peek() === seat) regarded.value = null;
    if (hot.peek() === `seat:${seat}`) hot.value = null;
  },
  onFocus: () => {
    regarded.value = seat;
  },
  onBlur: () => {
    if (regarded.peek() === seat) regarded.value = null;
  },
});

/** @param {Kit} kit @param {number} seat */
const state = (kit, seat) => {
  const at = kit.table.order.indexOf(kit.table.active ?? -1),
    here = kit.table.order.indexOf(seat);
  return kit.table.stage === "curse" || (at >= 0 && here < at) ? "played" : here === at ? "now" : "waiting";
};

/** One card laid open. @param {{ kit: Kit, seat: number, at: number }} props */
function Laid({ kit, seat, at }) {
  const { table, tools } = kit,
    player = table.players[seat],
    card = player?.card,
    now = state(kit, seat);
  if (!player || !card) return null;
  const lost = [
    player.weaker && tools.t("armata-board-weaker", { count: player.weaker }),
    player.slower && tools.t("armata-board-slower", { count: player.slower }),
  ].filter(Boolean);
  return html`<li class=${`laid s${seat + 1} ${now}${seat === kit.seen.me ? " you" : ""}`} style=${{ "--at": at }}
    aria-current=${now === "now" ? "step" : undefined} ...${regard(seat)}>
    <div class="r-who">${c(Token, { table, seat, tools, size: "sm" })}<span class="whois"><b>${tools.name(seat)}</b><small>
    ${[tools.t("armata-board-nth", { n: at + 1, last: at + 1 === table.order.length ? "yes" : "no" }), seat === kit.seen.me && tools.t("armata-board-you"), ...lost].filter(Boolean).join(", ")}
    </small></span></div>
    <article class=${`acard ${tone(card)}`} tabindex="0" aria-label=${`${tools.name(seat)}: ${cardAloud(card, tools)}`}>
    ${c(CardFace, { card, tools })}</article>
    <ul class="leads">${c(LedLines, { table, letter: card.letter ?? "X", tools, brief: true })}</ul></li>`;
}

/** One pill of the strip. @param {{ kit: Kit, seat: number }} props */
function Pill({ kit, seat }) {
  const { table, tools } = kit,
    card = table.players[seat]?.card,
    now = state(kit, seat);
  if (!card) return null;
  return html`<li class=${`pill s${seat + 1} ${now}${seat === kit.seen.me ? " you" : ""}`} aria-current=${now === "now" ? "step" : undefined}
    title=${tools.name(seat)} ...${regard(seat)}>${c(Token, { table, seat, tools, size: "sm", label: true })}
    <span class="icons">${(card.icons ?? []).map((icon) => c(Ability, { icon, tools, words: false }))}</span><span class="init sm" role="img" aria-label=${`${tools.t("stat-initiative")} ${card.initiative}`}>${card.initiative}</span>
    ${c(Book, { letter: card.letter ?? "X", tools, small: true })}</li>`;
}

/** @param {{ kit: Kit }} props */
export function Order({ kit }) {
  const { table, tools } = kit;
  if (!table.order.length || !table.players.some((player) => player.card)) return null;
  const open = spread.value,
    first = table.order[0] ?? 0;
  const flip = html`<button type="button" class="flip" aria-label=${tools.t(open ? "armata-board-fold" : "armata-board-spread")} aria-expanded=${open} onClick=${() => {
    spread.value = !open;
    fresh.value = false;
  }}>${c(Ic, { name: open ? "return-arrow" : "card-play" })}<span>${tools.t(open ? "armata-board-fold" : "armata-board-spread")}</span></button>`;
  if (!open)
    return html`<section class="band shut" aria-label=${tools.t("armata-board-order")}><ol class="pills">
      ${table.order.map((seat) => c(Pill, { key: seat, kit, seat }))}</ol>${flip}</section>`;
  return html`<section class=${`band${fresh.value ? " fresh" : ""}`} aria-label=${tools.t("armata-board-order")}>
    <header><h2>${table.active === null ? tools.t("armata-board-order") : tools.t("armata-board-goes", { name: tools.name(table.active), first: table.active === first ? "yes" : "no" })}</h2>
    <p>${table.curse ? tools.t("armata-board-curse", { strigoi: tools.thing("strigoi", table.curse.strigoi), letter: table.players[first]?.card?.letter ?? "X", room: tools.thing("room", table.curse.room) }) : table.marker ? tools.t("armata-board-no-curse") : tools.t("armata-board-lowest")}</p>
    ${flip}</header>
    <ol class=${`laidout n${table.order.length}`}>${table.order.map((seat, at) => c(Laid, { key: seat, kit, seat, at }))}</ol></section>`;
}
