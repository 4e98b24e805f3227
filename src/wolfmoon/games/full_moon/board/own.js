// @ts-check
/* The panel beside the map: the own hikers with the own hand, or the pack; everybody else in a line each. The notes are the trail aid,
   for the pack its hand. Who only watches sees everybody in a line. */
import { c, html } from "/web/lib.js";
import { Mark } from "/web/pieces.js";
import { Aid } from "./aid.js";
import { Hand, PackHand, SeenTiles } from "./cards.js";
import { PackLine, Purse, WolfSheet } from "./packsheets.js";
import { Stakes } from "./stakes.js";
import { Line, Sheet } from "./sheets.js";
import { leadsPack } from "./things.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("/web/board.js").Tools} Tools */

/** Those a question is about now. @param {import("/web/wire.js").View} view */
const askedOf = (view) => (view.decisions.find((each) => !each.answered)?.about ?? []).map(([, id]) => id);

/** Everybody else's hikers, by seat. @param {{ table: Public, mine: Private | null, tools: Tools, me: number | null }} props */
function Others({ table, mine, tools, me }) {
  const seats = [...new Set(table.hikers.filter((each) => each.seat !== null && each.seat !== me).map((each) => /** @type {number} */ (each.seat)))];
  return html`${seats
    .sort((a, b) => table.order.indexOf(a) - table.order.indexOf(b))
    .map((seat) => {
      const player = table.players.find((each) => each.seat === seat);
      return html`<section key=${seat} class="fm-party"><h2>${c(Mark, { seat, small: true })}${tools.name(seat)}
      <small>${tools.t("moon-board-cards", { count: player?.hand ?? 0 })}</small></h2><ul>${table.hikers.filter((each) => each.seat === seat).map((hiker) => c(Line, { key: hiker.id, hiker, mine, table, tools }))}</ul></section>`;
    })}
    ${table.hikers.some((each) => each.status === "hostage") && html`<section class="fm-party"><h2>${tools.t("moon-board-hostages")}</h2><ul>
    ${table.hikers.filter((each) => each.status === "hostage").map((hiker) => c(Line, { key: hiker.id, hiker, mine, table, tools }))}</ul></section>`}`;
}

/** @type {NonNullable<import("/web/board.js").BoardModule["own"]>} */
export function own(view, tools) {
  const table = /** @type {Public} */ (view.public),
    mine = /** @type {Private | null} */ (view.private),
    asked = askedOf(view),
    me = view.me;
  const others = c(Others, { table, mine, tools, me: mine && !leadsPack(mine) ? me : null }),
    stakes = table.combat && c(Stakes, { table, tools, me });
  const pack = html`<section class="fm-party"><h2>${c(Mark, { seat: table.pack_seat, small: true })}${tools.t("moon-board-pack-of", { name: tools.name(table.pack_seat) })}
    <small>${tools.t("moon-board-points", { points: table.points, cards: table.pack_hand })}</small></h2>${c(PackLine, { table, tools })}</section>`;
  if (!mine) return { card: html`<div class="fm-own" tabindex="0" role="group" aria-label=${tools.t("moon-board-everybody")}>${stakes}${others}${pack}</div>`, notes: html`<div class="fm-notes">${c(Aid, { table, tools })}</div>` };
  if (leadsPack(mine))
    return {
      card: html`<div class="fm-own pack" tabindex="0" role="group" aria-label=${tools.t("moon-board-everybody")}>${stakes}<h2>${tools.t("side-pack")}</h2>${c(Purse, { table, tools })}
        ${table.wolves.map((wolf) => c(WolfSheet, { key: wolf.id, wolf, table, tools, asked: asked.includes(wolf.id) }))}${others}</div>`,
      notes: html`<div class="fm-notes pack">${c(PackHand, { hand: mine.pack_hand ?? [], tools })}
        ${c(SeenTiles, { title: tools.t("moon-board-moon-seen"), tiles: mine.moon ?? [], tools })}${c(SeenTiles, { title: tools.t("token-mother-moon"), tiles: mine.pile ?? [], tools })}
        ${c(Aid, { table, tools })}</div>`,
    };
  const hikers = table.hikers.filter((each) => each.seat === me);
  return {
    card: html`<div class="fm-own" tabindex="0" role="group" aria-label=${tools.t("moon-board-everybody")}>${stakes}${hikers.length > 0 && html`<h2>${tools.t(tools.bare ? "moon-board-hikers-of" : "moon-board-own-hikers", { count: hikers.length })}</h2>`}
      ${hikers.map((hiker) => c(Sheet, { key: hiker.id, hiker, mine, table, tools, asked: asked.includes(hiker.id) }))}
      ${c(Hand, { hand: mine.hand ?? [], laid: mine.laid ?? {}, seat: me, tools })}${others}${pack}</div>`,
    notes: html`<div class="fm-notes">${c(Aid, { table, tools })}</div>`,
  };
}
