// @ts-check
/* The house: the floor that matters now large, the other two small beside it (on a phone as tabs), below it the others. */
import { c, html, signal } from "/web/lib.js";
import { phone } from "/web/sheet.js";
import { Floor } from "./floor.js";
import { look } from "./details.js";
import { reading } from "./reading.js";
import { Others } from "./others.js";
import { Beast, Dice, Ic, Symbol, Token, whoName } from "./parts.js";
import { Patterns } from "./tile.js";
import { FLOORS, TRAITS } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */

/** the floor that was chosen by hand; forgotten when something happens on another */
export const picked = signal(/** @type {string | null} */ (null));

/** The floor something happens on. @param {Kit} kit */
export function floorOf({ table, seen, clickable }) {
  /** @param {string | undefined} tile */
  const at = (tile) => table.house.find((each) => each.tile === tile)?.floor;
  const named = (/** @type {number | null} */ seat) => (seat === null ? undefined : at(table.players[seat]?.tile));
  const able = [...clickable.keys()].map((key) => (/^(tile|doorway):/.test(key) ? at(key.split(":")[1]) : undefined)).filter(Boolean),
    own = named(seen.me);
  // where one stands, if something can be done there; else where most can be done; else where something happens
  const most = able.reduce((best, each) => (able.filter((one) => one === each).length > able.filter((one) => one === best).length ? each : best), able[0]);
  return table.found?.floor ?? (own && !table.monsters_turn && able.includes(own) ? own : most) ?? (table.monsters_turn ? at(table.monsters[0]?.tile) : named(table.active)) ?? own ?? "ground";
}

/** The pawns on a floor, for its tab. @param {{ kit: Kit, floor: string }} props */
function Crew({ kit, floor }) {
  const on = new Set(kit.table.house.filter((tile) => tile.floor === floor).map((tile) => tile.tile)),
    beasts = kit.table.monsters.filter((monster) => on.has(monster.tile));
  return html`<span class="crew">${kit.table.players.filter((player) => player.explorer && on.has(player.tile)).map((player) => c(Token, { key: player.seat, table: kit.table, seat: player.seat, tools: kit.tools, size: "xs", label: true }))}
    ${beasts[0] && html`${c(Beast, { kind: beasts[0].kind, size: "xs", label: kit.tools.thing("monster", beasts[0].kind) })}${beasts.length > 1 && html`<b>${beasts.length}</b>`}`}</span>`;
}

/** How many things on a floor can be clicked now, for its tab. @param {{ kit: Kit, floor: string }} props */
function Ways({ kit, floor }) {
  const on = new Set(kit.table.house.filter((tile) => tile.floor === floor).map((tile) => tile.tile)),
    count = [...kit.clickable.keys()].filter((key) => /^(tile|doorway):/.test(key) && on.has(key.split(":")[1] ?? "")).length;
  return count > 0 ? html`<b class="ways" role="img" aria-label=${kit.tools.t("bm-choices", { count })}>${count}</b>` : null;
}

/** The dice that were rolled last. @param {{ kit: Kit }} props */
function Rolls({ kit }) {
  const { table, tools } = kit;
  if (!table.rolls.length) return null;
  return html`<ul class="bm-rolls" aria-label=${tools.t("bm-last-roll")}>${table.rolls.map((roll, i) => {
    const [kind, id] = roll.who;
    return html`<li key=${i} class=${kind === "seat" ? `s${Number(id) + 1}` : "beast"}>${
      kind === "seat" ? c(Token, { table, seat: Number(id), tools, size: "xs" }) : c(Beast, { kind: id.split(":")[0] ?? "", size: "xs" })
    }<span class="sr">${whoName(roll.who, table, tools)}</span>${roll.trait && c(Ic, { name: TRAITS[roll.trait] ?? "info", label: tools.thing("trait", roll.trait) })}
    ${c(Dice, { dice: roll.dice, label: roll.dice.length ? roll.dice.join(" ") : tools.t("bm-no-dice") })}${roll.points > 0 && html`<span>+${roll.points}</span>`}
    <b class="total">${tools.t("bm-total", { total: roll.total })}</b></li>`;
  })}</ul>`;
}

/** @param {{ kit: Kit, floor: string, cls: string }} props */
const Level = ({ kit, floor, cls }) => html`<section class=${`fl ${cls}`} aria-label=${kit.tools.thing("floor", floor)}><h3><button type="button" class="lv"
  aria-pressed=${cls === "big"} onClick=${() => {
    picked.value = floor;
  }}>${cls === "big" && c(Ic, { name: "3d-stairs" })}${kit.tools.thing("floor", floor)}</button>${cls !== "big" && c(Crew, { kit, floor })}</h3>${c(Floor, { kit, floor, small: cls !== "big" })}</section>`;

/** @param {{ kit: Kit }} props */
export function House({ kit }) {
  const large = picked.value ?? floorOf(kit),
    small = phone.value,
    { tools, table } = kit;
  return html`<div class=${`bm-house${tools.still.value ? " still" : ""}`}>
    <svg class="bm-defs" width="0" height="0" aria-hidden="true">${c(Patterns, null)}</svg>
    ${small && html`<nav class="floors" aria-label=${tools.t("bm-floors")}>${FLOORS.map((floor) => html`<button key=${floor} type="button" aria-pressed=${floor === large} onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      picked.value = floor;
    }}>${tools.t(`bm-floor-${floor}`)}${c(Crew, { kit, floor })}${c(Ways, { kit, floor })}</button>`)}</nav>`}
    <div class="levels">${c(Level, { kit, floor: large, cls: "big" })}${!small && FLOORS.filter((floor) => floor !== large).map((floor, i) => c(Level, { key: floor, kit, floor, cls: i ? "b" : "g" }))}</div>
    <div class="bm-foot">${c(Rolls, { kit })}${table.haunt && html`<button type="button" class="tobook" aria-label=${tools.t("bm-open-books")} title=${tools.t("bm-open-books")} onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      reading.value = true;
    }}>${c(Ic, { name: "secret-book" })}</button>`}<button type="button" class="piles" onClick=${() => {
      look.value = { kind: "piles", id: "" };
    }} aria-label=${tools.t("bm-piles")} title=${tools.t("bm-piles")}>${Object.entries(table.decks).map(([deck, left]) => html`<span key=${deck}>${c(Symbol, { symbol: deck })}${left}</span>`)}
    <span>${c(Ic, { name: "family-house" })}${table.stack.left}</span></button></div>${c(Others, { kit })}</div>`;
}
