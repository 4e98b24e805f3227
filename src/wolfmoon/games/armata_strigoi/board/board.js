// @ts-check
/* The table of Armata Strigoi: the fortress with all that stands in it, Altar and Inferno, the cards of the round. It shows what the
   view says and knows no rule; what moves is found by comparing one view with the next (moves.js). */
import { c, draw, effect, html, signal } from "/web/lib.js";
import { hot } from "/web/pieces.js";
import { phone } from "/web/sheet.js";
import { Details, look } from "./details.js";
import { chosen, forecast, regarded } from "./forecast.js";
import { Alphabet, Ground, Ladders, forget } from "./ground.js";
import { Ghosts, Routes, Sight } from "./lines.js";
import { Areas, Spaces } from "./marks.js";
import { Corner, LineLegend, MarkLegend, Meters, Plaque } from "./meters.js";
import { watchMoves } from "./moves.js";
import { Order, fresh, spread } from "./order.js";
import { Ic } from "./parts.js";
import { Pieces } from "./pieces.js";
import { planOf } from "./plan.js";
import { roam } from "./roam.js";

export { own } from "./pack.js";
export { pings, points } from "./talk.js";
export { phases, dress, hint } from "./words.js";
export { finale } from "./finale.js";
export { sprite } from "./parts.js";
export const icon = "wolf-howl";
/** A seat is called by its wolf, once it has one. @type {import("/web/board.js").BoardModule["called"]} */
export const called = (seat, view, tools) => {
  const { wolf } = /** @type {import("./things.js").Public} */ (view.public).players[seat] ?? {};
  return wolf ? tools.thing("wolf", wolf) : null;
};

/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/wire.js").Option} Option */
/** @typedef {import("./things.js").Public} Public */
/** What every part of the board is given. far: the fortress is too small for a finger, a tap goes closer first.
 * @typedef {{ seen: View, table: Public, plan: import("./plan.js").Plan, clickable: import("/web/board.js").Clickable, pick: (option: Option) => void,
 *   tools: import("/web/board.js").Tools, shown: import("./forecast.js").Forecast | null, far: boolean, roving: import("/web/lib.js").Signal<string | null> }} Kit */

/** the room that a phone has gone close to */
const close = signal(/** @type {string | null} */ (null));
/** the space on the board where Tab stops */
const roving = signal(/** @type {string | null} */ (null));

/** The part of the drawing that is in sight. @param {Kit} kit */
function box(kit) {
  const room = phone.value ? kit.plan.room(close.value) : undefined;
  if (!room) return [kit.plan.box.x, kit.plan.box.y, kit.plan.box.w, kit.plan.box.h];
  return [room.x - 178, room.y - 178, 356, 356];
}

/** A tap on a phone's fortress goes close to the room that was meant. @param {Kit} kit @param {MouseEvent} event */
function approach(kit, event) {
  if (!phone.peek()) return;
  const svg = /** @type {SVGSVGElement} */ (event.currentTarget),
    matrix = svg.getScreenCTM();
  if (!matrix) return;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const near = kit.plan.rooms.reduce((a, b) => (Math.hypot(b.x - point.x, b.y - point.y) < Math.hypot(a.x - point.x, a.y - point.y) ? b : a));
  event.stopPropagation();
  close.value = close.value === near.room ? null : near.room;
}

/** @param {{ kit: Kit }} props */
function Fortress({ kit }) {
  const { plan, table, tools, shown } = kit,
    there = table.strigoi.filter((each) => each.on_board);
  const led = shown?.letter ? (table.letters[shown.letter] ?? {}) : {};
  const pointed = hot.value?.startsWith("strigoi:") ? hot.value.slice(8) : null;
  /** @type {Record<string, string>} */ const letters = {};
  if (shown?.letter) for (const each of there) if (each.room) letters[each.room] = shown.letter;
  const named = new Set([hot.value, ...(kit.seen.decisions[0]?.about ?? []).map((ref) => ref.join(":"))]);
  return html`<svg class=${`fortress${tools.still.value ? " still" : ""}${kit.far ? " far" : ""}${kit.clickable.size < 26 ? " few" : ""}`} viewBox=${box(kit).join(" ")} role="group"
    aria-label=${tools.t("armata-board-fortress")} onClick=${(/** @type {MouseEvent} */ event) => approach(kit, event)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => roam(event, kit)}>
    ${c(Ground, { plan, tools, lit: (room) => named.has(`room:${room.room}`) || named.has(`platform:${room.platform}`) })}
    ${c(Sight, { plan, strigoi: there, only: there.some((each) => each.strigoi === pointed) ? pointed : null })}
    ${c(Ladders, { plan, ladders: table.ladders })}${c(Routes, { plan, strigoi: there, led })}${c(Alphabet, { plan, letters })}
    ${c(Areas, { kit })}${c(Spaces, { kit })}
    ${c(Ghosts, { plan, strigoi: there, led })}${c(Pieces, { kit })}</svg>`;
}

/** @param {{ kit: Omit<Kit, "shown" | "far" | "roving"> }} props */
function Keep({ kit: given }) {
  /** @type {Kit} */ const kit = { ...given, shown: forecast(given.seen), far: phone.value && close.value === null, roving };
  const { tools } = kit,
    plaque = kit.table.bout ?? kit.table.assault ?? kit.table.encounter ?? kit.table.stacks.strigoi.now;
  return html`<div class="keep">${c(Order, { kit })}<section class=${`hold${kit.plan.box.loose ? " loose" : ""}`} aria-label=${tools.t("armata-board-fortress")}>
    ${c(Meters, { kit })}${c(Fortress, { kit })}${c(MarkLegend, { kit })}${plaque ? c(Plaque, { kit }) : c(LineLegend, { kit })}${c(Corner, { kit })}
    <button type="button" class="corner zoom" aria-pressed=${close.value !== null} aria-label=${tools.t(close.value ? "armata-board-whole" : "armata-board-closer")}
      onClick=${(/** @type {Event} */ event) => {
        event.stopPropagation();
        close.value = close.value ? null : (kit.table.players.find((player) => player.seat === kit.seen.me)?.room ?? "m");
      }}>${c(Ic, { name: close.value ? "expand" : "magnifying-glass" })}</button></section></div>${c(Details, { kit })}`;
}

/** @type {import("/web/board.js").BoardModule["mount"]} */
export function mount(element, pick, tools) {
  const moves = watchMoves(element, tools);
  /** @type {Public | null} */ let last = null;
  const current = signal(/** @type {Omit<Kit, "shown" | "far" | "roving"> | null} */ (null));
  forget();
  const stop = effect(() => {
    const kit = current.value;
    if (kit) draw(c(Keep, { kit }), element);
  });

  return {
    show(view, clickable) {
      const table = /** @type {Public} */ (view.public),
        plan = planOf(table);
      const turnedUp = last !== null && !last.order.length && table.order.length > 0,
        myTurn = last !== null && table.active === view.me && last.active !== view.me;
      if (turnedUp) spread.value = fresh.value = true;
      else if (myTurn || !table.order.length || [...clickable.keys()].some((key) => key.startsWith("space:"))) spread.value = fresh.value = false;
      if (table.stage !== "initiative" || !view.private?.hand?.some((/** @type {{ id: string }} */ card) => card.id === chosen.peek())) chosen.value = null;
      if (!table.order.length) regarded.value = null;
      current.value = { seen: view, table, plan, clickable, pick, tools };
      moves.after({ table, plan }, view.log);
      last = table;
    },
    animate: () => moves.done(),
    destroy() {
      stop();
      look.value = chosen.value = regarded.value = close.value = null;
      spread.value = fresh.value = false;
      draw(null, element);
    },
  };
}
