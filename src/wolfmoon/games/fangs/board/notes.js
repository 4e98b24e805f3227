// @ts-check
/* Who is what? The deduction sheet: ink is certain and filled in by the table from what this seat knows; blue is a guess that the player
   writes with taps (blank, cross, question mark, tick) and that stays in this browser. A tap on a name tells all that is known of it. */
import { c, html, signal } from "/web/lib.js";
import { Dialog } from "/web/frame.js";
import { Icon, Mark, Stroke } from "/web/pieces.js";
import { EMBLEM, GROUPS, TONE, cardIcon, deckOf, figureOf, groupOf, round } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("./things.js").Group} Group */
/** @typedef {"" | "cross" | "ask" | "tick"} Guess */
/** @typedef {{ view: import("/web/wire.js").View, tools: Tools, mine: Private, table: Public }} Props */

const NEXT = /** @type {Record<Guess, Guess>} */ ({ "": "cross", cross: "ask", ask: "tick", tick: "" });
/** the sheets read so far, by table and seat; several may be on the page when a finished game is looked at @type {Map<string, Record<string, Guess>>} */
const sheets = new Map();
/** counted up when something is written on a sheet */
const written = signal(0);
/** of whom all is told that a seat knows */
const about = signal(/** @type {{ me: number | null, seat: number } | null} */ (null));

const keyOf = (/** @type {Tools} */ tools) => `wolfmoon:notes:${tools.table}:${tools.me}`;
/** The guesses of this table and seat, from this browser. @param {Tools} tools @returns {Record<string, Guess>} */
function read(tools) {
  const key = keyOf(tools),
    known = written.value >= 0 && sheets.get(key);
  if (known) return known;
  let marks = {};
  try {
    marks = JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    // whatever stands there was not written by this sheet: begin anew
  }
  sheets.set(key, marks);
  return marks;
}
/** @param {Tools} tools @param {string} cell */
function turn(tools, cell) {
  const marks = read(tools),
    now = { ...marks, [cell]: NEXT[marks[cell] ?? ""] };
  sheets.set(keyOf(tools), now);
  written.value++;
  localStorage.setItem(keyOf(tools), JSON.stringify(now));
}

/** @param {{ tools: Tools, seat: number, group: Group, possible: string[], guess: Guess }} props */
function Cell({ tools, seat, group, possible, guess }) {
  const of = possible.filter((character) => groupOf(character) === group).length,
    fact = possible.length === 0 ? null : of === 0 ? "no" : of === possible.length ? "yes" : null;
  const label = tools.t(`fangs-board-note-${fact ?? (guess || "open")}`, { name: tools.name(seat), group: tools.thing("group", group) });
  if (fact)
    return html`<td><span class=${`cell sure${fact === "yes" ? " yes" : ""}`} role="img" aria-label=${label}>
      ${c(Stroke, { name: fact === "yes" ? "tick" : "cross" })}</span></td>`;
  return html`<td><button type="button" class=${guess ? "cell guess" : "cell"} aria-label=${label}
    onClick=${() => turn(tools, `${seat}:${group}`)}>${guess && c(Stroke, { name: guess })}</button></td>`;
}

/** How many of a group are in the game, as far as everybody knows. @param {Public} table @param {Group} group */
function countOf(table, group) {
  if (table.groups) return String(table.groups[group]);
  const counts = table.mixes?.map((mix) => mix[group]) ?? [];
  return counts.length ? [...new Set([Math.min(...counts), Math.max(...counts)])].join("–") : "?";
}

/** @param {Props} props */
export function Notes({ view, tools, mine, table }) {
  const marks = read(tools),
    others = round(table, view.me).slice(1);
  return html`<section class="notes" aria-label=${tools.t("fangs-board-notes")}><h2>${tools.t("fangs-board-who-is-what")} <small>
    ${tools.bare ? tools.t("fangs-board-only-seat-saw", { name: tools.name(view.me ?? 0) }) : tools.t("fangs-board-only-you-see")}</small></h2>
    <table><thead><tr><td></td>${GROUPS.map((group) => html`<th scope="col">
    ${c(Icon, { name: EMBLEM[group] })}${tools.t("fangs-board-count", { count: countOf(table, group), group })}</th>`)}</tr></thead>
    <tbody>${others.map(({ seat }) => {
      const possible = mine.sheet[String(seat)] ?? [],
        only = possible.length === 1 ? possible[0] : null;
      return html`<tr key=${seat}><th scope="row"><button type="button" class="knowing" onClick=${() => {
        about.value = { me: tools.me, seat };
      }}>${c(Mark, { seat, small: true })}<span>${tools.name(seat)}${only && html`<small>${tools.thing("character", only)}</small>`}
        </span></button></th>
        ${GROUPS.map((group) => c(Cell, { key: group, tools, seat, group, possible, guess: marks[`${seat}:${group}`] ?? "" }))}
        </tr>`;
    })}</tbody></table>
    ${table.characters && html`<p class="state">
    ${tools.t("fangs-board-lineup", { who: table.characters.map((id) => tools.thing("character", id)).join(", ") })}</p>`}
    ${mine.middle && html`<p class="state">
    ${tools.t("fangs-board-middle-seen", { who: mine.middle.map((id) => tools.thing("character", id)).join(", ") })}</p>`}
    ${about.value !== null && about.value.me === tools.me && c(Knowledge, { seat: about.value.seat, tools, mine })}</section>`;
}

/** All that this seat knows of another. @param {{ seat: number, tools: Tools, mine: Private }} props */
function Knowledge({ seat, tools, mine }) {
  const possible = mine.sheet[String(seat)] ?? [],
    asked = mine.oracle.filter((each) => each.to === seat),
    asking = mine.oracle.filter((each) => each.by === seat && each.to === tools.me);
  /** @param {Private["oracle"][number]} each */
  const line = (
    each,
  ) => html`<li class="cardline"><span class=${`mini equip ${deckOf(each.card)}`}>${c(Icon, { name: cardIcon(each.card) })}</span>
    <span><b>${tools.thing("card", each.card)}</b>
    <small>${tools.t(`fangs-board-reaction-${each.reaction.kind}`, { amount: each.reaction.amount, card: each.reaction.card ? tools.thing("card", each.reaction.card) : "" })} · ${tools.t("fangs-board-round", { round: each.round })}</small></span></li>`;
  return c(Dialog, {
    title: tools.name(seat),
    shut: () => {
      about.value = null;
    },
    children: html`
    <h3>${tools.t("fangs-board-still-possible")}</h3>${GROUPS.map((group) => {
      const of = possible.filter((character) => groupOf(character) === group);
      return (
        of.length > 0 &&
        html`<ul class=${`possible ${TONE[group]}`} aria-label=${tools.thing("group", group)}>
          ${of.map((character) => html`<li class="note">
          ${c(Icon, { name: figureOf(character) })}${tools.thing("character", character)}</li>`)}</ul>`
      );
    })}
    ${asked.length > 0 && html`<h3>${tools.t("fangs-board-you-know-asked")}</h3><ol class="cardlines">${asked.map(line)}</ol>`}
    ${asking.length > 0 && html`<h3>${tools.t("fangs-board-asked-you")}</h3><ol class="cardlines">${asking.map(line)}</ol>`}`,
  });
}
