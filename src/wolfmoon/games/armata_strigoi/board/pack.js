// @ts-check
/* Beside the board: the pack with its Wounds and cards, the two Strigoi, the own hand, the talk. */
import { c, html } from "/web/lib.js";
import { Mark, hot, lights } from "/web/pieces.js";
import { look } from "./details.js";
import { regarded } from "./forecast.js";
import { HandRow, aboutHand } from "./hand.js";
import { Book, Face, Heart, Ic, Token } from "./parts.js";
import { Talk } from "./talk.js";
import { ABILITIES, abilityName, cardIcon } from "./things.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("./things.js").Player} Player */
/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/board.js").Tools} Tools */

/** Wounds as broken hearts; a third one costs blood. @param {{ on: number, most: number, label: string }} props */
export const Hearts = ({ on, most, label }) =>
  html`<span class="wds" role="img" aria-label=${label}>${Array.from({ length: most }, (_, i) => c(Heart, { key: i, broken: i < on }))}</span>`;

/** The round's card: choosing, hidden, or turned up. @param {{ player: Player, table: Public, tools: Tools }} props */
function RoundCard({ player, table, tools }) {
  if (player.card)
    return html`<span class=${`back face-up ${player.card.kind}`}><span class="init sm">${player.card.initiative}</span>
      ${c(Book, { letter: player.card.letter ?? "X", tools, small: true })}</span>`;
  if (player.back)
    return html`<span class=${`back ${player.back}`}>${c(Ic, { name: player.back === "basic" ? "wolf-head" : cardIcon(player.back) })}
      <small>${c(Ic, { name: "padlock" })}${tools.t("armata-board-laid")}</small></span>`;
  return table.stage === "initiative" ? html`<span class="back wait"><small>${tools.t("armata-board-choosing")}</small></span>` : null;
}

/** What the Wounds cost. @param {{ player: Player, tools: Tools }} props */
function Effects({ player, tools }) {
  const { weaker, slower, forbids } = player,
    { t } = tools;
  if (!weaker && !slower && !forbids.length) return null;
  /** @param {string} label @param {string} icon @param {string} text @param {boolean} [struck] */
  const one = (label, icon, text, struck) =>
    html`<span class=${`loss${struck ? " struck" : ""}`} role="img" aria-label=${label} title=${label}>${c(Ic, { name: icon })}${text}</span>`;
  return html`<span class="eff">${weaker > 0 && one(t("armata-board-weaker", { count: weaker }), "mailed-fist", `−${weaker}`)}
    ${slower > 0 && one(t("armata-board-slower", { count: slower }), "boot-prints", `−${slower}`)}
    ${forbids.map((icon) => one(t("armata-board-without", { what: t(abilityName(icon)) }), ABILITIES[icon] ?? "info", "", true))}</span>`;
}

/** @param {{ player: Player, table: Public, seen: View, tools: Tools }} props */
function Row({ player, table, seen, tools }) {
  const { seat } = player,
    me = seat === seen.me,
    key = `seat:${seat}`,
    lit = lights(key);
  return html`<li class=${`s${seat + 1}${me ? " you" : ""}${table.active === seat ? " now" : ""}${hot.value === key ? " lit" : ""}`}>
    <button type="button" class="packrow" title=${tools.t("armata-board-look-at", { name: tools.name(seat) })} ...${lit}
    onPointerEnter=${() => {
      lit.onPointerEnter();
      if (player.card) regarded.value = seat;
    }} onPointerLeave=${() => {
      lit.onPointerLeave();
      if (regarded.peek() === seat) regarded.value = null;
    }} onClick=${() => {
      look.value = { kind: "seat", seat };
    }}>${c(Token, { table, seat, tools })}
    <span class="whois"><b>${tools.name(seat)}${me && html`<i>${tools.t("armata-board-you")}</i>`}</b><small>
    ${c(Mark, { seat, small: true })}${player.wolf ? tools.t(`wolf-${player.wolf}-role`) : tools.t("armata-board-no-wolf")}
    ${player.rewards > 0 && html`<span class="weapons" title=${tools.t("armata-board-rewards", { count: player.rewards })}>
    ${c(Ic, { name: "broadsword", label: tools.t("armata-board-rewards", { count: player.rewards }) })}${player.rewards}</span>`}</small>
    </span><span class="hurts">
    ${c(Hearts, { on: player.wound_points, most: Math.max(2, player.wound_points), label: tools.t("stat-wounds", { count: player.wound_points }) })}
    ${c(Effects, { player, tools })}
    ${player.tokens.length > 0 && html`<span class="tokens" title=${player.tokens.map((token) => tools.thing("reward-token", token)).join(", ")}>
    ${player.tokens.map((token, i) => c(Ic, { key: i, name: ABILITIES[token] ?? "mailed-fist", label: tools.thing("reward-token", token) }))}</span>`}
    </span>${c(RoundCard, { player, table, tools })}</button></li>`;
}

/** @param {{ each: import("./things.js").Strigoi, table: Public, tools: Tools }} props */
function StrigoiRow({ each, table, tools }) {
  const name = tools.thing("strigoi", each.supreme ? "supreme" : each.strigoi),
    key = `strigoi:${each.strigoi}`;
  return html`<li class=${`${each.strigoi}${each.dead ? " dead" : ""}${hot.value === key ? " lit" : ""}`} ...${lights(key)}>
    ${c(Face, { strigoi: each.strigoi })}<span class="whois"><b>${name}</b><small>${
      each.dead
        ? tools.t("armata-board-dead")
        : each.room === null
          ? tools.t("armata-board-comes")
          : html`${tools.t("armata-board-in-room", { room: tools.thing("room", each.room), sees: each.sees === null ? "nobody" : "somebody" })}
          ${each.sees !== null && c(Token, { table, seat: each.sees, tools, size: "xs", label: true })}`
    }</small></span><span class="snum" role="img" aria-label=${`${tools.t("stat-strength")} ${each.strength}`} title=${tools.t("stat-strength")}>
    ${c(Ic, { name: "mailed-fist" })}${each.strength}</span>
    <span class="snum harm" role="img" aria-label=${`${tools.t("stat-damage")} ${each.damage}`} title=${tools.t("stat-damage")}>
    ${c(Ic, { name: "drop" })}${each.damage}</span>
    ${c(Hearts, { on: each.wounds, most: each.existence, label: tools.t("armata-board-life", { wounds: each.wounds, existence: each.existence }) })}</li>`;
}

/** @type {NonNullable<import("/web/board.js").BoardModule["own"]>} */
export function own(view, tools) {
  const table = /** @type {Public} */ (view.public),
    mine = /** @type {Private | null} */ (view.private),
    rows = table.order.length
      ? [...table.players].sort((a, b) => table.order.indexOf(a.seat) - table.order.indexOf(b.seat))
      : table.players;
  const choosing = view.decisions.some((decision) => !decision.answered && aboutHand(decision, mine));
  return {
    card: html`<div class="packs"><section class="pack"><h2>${c(Ic, { name: "three-friends" })}
      ${tools.t(table.order.length ? "armata-board-pack-in-order" : "armata-board-pack")}</h2>
      <ul>${rows.map((player) => c(Row, { key: player.seat, player, table, seen: view, tools }))}</ul></section>
      <section class="strigs"><h2>${c(Ic, { name: "vampire-dracula" })}${tools.t("armata-board-strigois")}</h2>
      <ul>${table.strigoi.map((each) => c(StrigoiRow, { key: each.strigoi, each, table, tools }))}</ul></section></div>`,
    notes: html`<div class="mine">${c(HandRow, { seen: view, tools, choosing })}${c(Talk, { seen: view, tools })}</div>`,
  };
}
