// @ts-check
/* What is known about a space, opened by a tap on it; and what cards say. */
import { c, html } from "/web/lib.js";
import { Dialog } from "/web/frame.js";
import { Pic } from "./pic.js";
import { Items, Portrait, opened } from "./sheets.js";
import { ACTIONS, ITEMS } from "./things.js";
import { looked } from "./tiles.js";

/** @typedef {import("./board.js").Kit} Kit */

/** @param {{ kit: Kit }} props */
export function Details({ kit }) {
  const space = looked.value,
    shows = space ? kit.table.spaces[space] : undefined,
    { tools, table } = kit;
  if (!space || !shows) return null;
  const ground = shows.lair ? "lair" : (shows.ground ?? "unexplored"),
    clues = table.clues.filter((clue) => clue.space === space);
  const facts = [
    [tools.t("hexagon-items"), shows.items ? tools.t("moon-board-left-of", { left: shows.items_left, of: shows.items }) : "–"],
    [tools.t("hexagon-wolf"), shows.howls ? `${shows.wolf} (${tools.thing("pack-card", "gathering-howl")} ×${shows.howls})` : String(shows.wolf || "–")],
    [tools.t("hexagon-calm"), String(shows.calm || "–")],
  ];
  const here = table.hikers.filter((each) => each.space === space);
  return c(Dialog, {
    title: `${tools.thing("space", space)} · ${tools.t(`hexagon-${ground}`)}`,
    shut: () => {
      looked.value = null;
    },
    children: html`<div class="fm-details"><p>${tools.t(`hexagon-${ground}-text`)}</p>${shows.exit && html`<p><b>${tools.t("hexagon-exit")}.</b> ${tools.t("hexagon-exit-text")}</p>`}
    ${shows.ground !== null && shows.ground !== "elevation" && html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`}
    ${clues.length > 0 && html`<ul class="clues">${clues.map((clue) => html`<li>${tools.t("moon-board-clue-line", { side: clue.side, answer: tools.t(`moon-board-answer-${clue.answer}`), spent: clue.spent })}</li>`)}</ul>`}
    ${here.length > 0 && html`<ul class="here">${here.map((hiker) => html`<li class=${hiker.seat === null ? "" : `s${hiker.seat + 1}`}>${c(Portrait, { id: hiker.id })}<b>${tools.thing("hiker", hiker.id)}</b>${c(Items, { items: hiker.items, of: tools.thing("hiker", hiker.id), tools, small: true })}</li>`)}</ul>`}
    ${shows.dice !== null && html`<p class="fine">${tools.t("moon-board-sniff-dice", { dice: shows.dice })}</p>`}</div>`,
  });
}

/** Cards and what stands on them. @param {{ kit: Kit }} props */
export function Reader({ kit }) {
  const at = opened.value,
    { tools } = kit;
  if (!at) return null;
  return c(Dialog, {
    title: at.title,
    shut: () => {
      opened.value = null;
    },
    children: html`<ul class="fm-reading">${at.cards.map((card) => html`<li key=${card}>${c(Pic, { name: (at.kind === "item" ? ITEMS[card] : ACTIONS[card]?.[0]) ?? "card-random" })}<span><b>${tools.thing(at.kind, card)}</b>
    <small>${tools.t(`${at.kind}-${card}-text`)}</small></span></li>`)}</ul>`,
  });
}
