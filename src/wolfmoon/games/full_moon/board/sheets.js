// @ts-check
/* The hikers' sheets: the own ones in full, the others as a line; Life as hearts, Calm as green circles or red diamonds. */
import { c, html, signal } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { Pic, Pips } from "./pic.js";
import { ACTIONS, ITEMS, letters, portrait } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Hiker} Hiker */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */

/** A portrait with the letters of the token. @param {{ id: string, wolf?: boolean }} props */
export const Portrait = ({ id, wolf }) =>
  html`<span class=${`fm-port${wolf ? " wolf" : ""}`} aria-hidden="true">${c(Pic, { name: portrait(id) })}<b>${letters(id)}</b></span>`;

/** What holds of a hiker now, each as a word. @param {Hiker} hiker @param {Private | null} mine @returns {[string, string][]} word id and tone */
export function statesOf(hiker, mine) {
  /** @type {[string, string][]} */ const all = [];
  if (hiker.status === "dead" || hiker.status === "slain" || hiker.status === "left" || hiker.status === "turned" || hiker.status === "hostage")
    all.push([{ dead: "state-dead", slain: "state-dead", left: "state-escaped", turned: "state-transformed", hostage: "state-hostage" }[hiker.status], hiker.status === "left" ? "good" : "bad"]);
  if (hiker.status !== "play") return all;
  if (hiker.life === 0) all.push(["state-dying", "bad"]);
  if (hiker.terrified) all.push(["state-terrified", "bad"]);
  else if (hiker.scared) all.push(["state-scared", "bad"]);
  if (hiker.trapped) all.push(["state-trapped", "bad"]);
  if (hiker.rooted) all.push(["state-rooted", "bad"]);
  if (hiker.alert) all.push(["state-alert", "good"]);
  if (hiker.hidden) all.push(["state-hidden", "good"]);
  const token = hiker.token ?? mine?.looks[hiker.id] ?? null;
  if (hiker.bitten) all.push([token ? `token-${token}` : "state-bitten", token === "immune" ? "good" : "bite"]);
  return all;
}

/** Whose eyes alone see it. @param {Tools} tools */
export const onlyOne = (tools) => (tools.bare ? tools.t("moon-board-only-seat", { name: tools.name(tools.me ?? 0) }) : tools.t("moon-board-only-you"));

/** @param {{ hiker: Hiker, mine: Private | null, tools: Tools }} props */
const States = ({ hiker, mine, tools }) =>
  html`${statesOf(hiker, mine).map(([id, tone]) => html`<span key=${id} class=${`fm-state ${tone}`}>${id.startsWith("token-") && !hiker.token ? c(Pic, { name: "padlock", label: onlyOne(tools) }) : null}${tools.t(id)}</span>`)}`;

/** what is read up: cards of one kind */
export const opened = signal(/** @type {{ title: string, kind: string, cards: string[] } | null} */ (null));

/** Somebody's items; a press tells what they do. @param {{ items: string[], of: string, tools: Tools, small?: boolean }} props */
export const Items = ({ items, of, tools, small }) =>
  items.length
    ? html`<button type="button" class=${`fm-items${small ? " small" : ""}`} aria-label=${tools.t("moon-board-items-of", { name: of, items: items.map((item) => tools.thing("item", item)).join(", ") })} onClick=${() => {
        opened.value = { title: tools.t("moon-board-items"), kind: "item", cards: [...new Set(items)] };
      }}>${items.map((item, i) => html`<span key=${i} class=${hot.value === `item:${item}` ? "lit" : ""} ...${lights(`item:${item}`)}>
        ${c(Pic, { name: ITEMS[item] ?? "light-backpack" })}${!small && tools.thing("item", item)}</span>`)}</button>`
    : null;

/** @param {Hiker} hiker @param {Tools} tools */
export const whereIs = (hiker, tools, /** @type {Public} */ table) =>
  hiker.space ? `${tools.thing("space", hiker.space)} · ${tools.t(`hexagon-${table.spaces[hiker.space]?.lair ? "lair" : (table.spaces[hiker.space]?.ground ?? "unexplored")}`)}` : "";

/** The card that lies before a hiker: only the owner sees it before all are turned up. @param {{ hiker: Hiker, mine: Private | null, table: Public, tools: Tools, asked: boolean }} props */
function Slot({ hiker, mine, table, tools, asked }) {
  const card = hiker.card ?? mine?.laid?.[hiker.id] ?? null,
    choosing = table.task === "choose";
  if (!card) return choosing && asked ? html`<p class="fm-slot want">${tools.t("moon-board-pick-card", { name: tools.thing("hiker", hiker.id) })}</p>` : null;
  const icons = ACTIONS[hiker.action ?? card] ?? ACTIONS[card] ?? [],
    heading = hiker.heading && /^\d$/.test(hiker.heading) ? tools.t("moon-board-heading", { way: hiker.heading }) : null;
  return html`<p class="fm-slot full">${icons.map((name) => c(Pic, { name }))}<span>${tools.thing("action", card)}
    <small>${hiker.card ? (heading ?? (hiker.action && hiker.action !== card ? tools.thing("action", hiker.action) : tools.t("moon-board-turned-up"))) : tools.t("moon-board-face-down")}</small></span></p>`;
}

/** One's own hiker. @param {{ hiker: Hiker, mine: Private | null, table: Public, tools: Tools, asked: boolean }} props */
export function Sheet({ hiker, mine, table, tools, asked }) {
  const { t } = tools,
    key = `hiker:${hiker.id}`,
    kind = hiker.scared ? "red" : "green",
    seat = hiker.seat === null ? "" : ` s${hiker.seat + 1}`;
  const tile = (/** @type {string} */ icon, /** @type {string} */ words, /** @type {number} */ value, /** @type {number | null} */ of = null) =>
    html`<li>${c(Pic, { name: icon })}<b>${value}${of !== null && html`<small>/${of}</small>`}</b><span>${t(words)}</span></li>`;
  return html`<article class=${`fm-sheet${seat}${asked ? " asked" : ""}${hot.value === key ? " lit" : ""}${hiker.status === "play" ? "" : " gone"}`} aria-label=${tools.thing("hiker", hiker.id)} ...${lights(key)}>
    <header>${c(Portrait, { id: hiker.id })}<h3>${tools.thing("hiker", hiker.id)} ${c(States, { hiker, mine, tools })}</h3><p>${whereIs(hiker, tools, table)}</p></header>
    ${c(Slot, { hiker, mine, table, tools, asked })}
    <dl class="fm-bars"><dt>${t("stat-life")}</dt><dd>${c(Pips, { kind: "life", now: hiker.life, of: hiker.life_max })}<b>${hiker.life}<small>/${hiker.life_max}</small></b></dd>
    <dt class=${kind}>${t(`stat-calm-${kind}`)}</dt><dd>${c(Pips, { kind, now: hiker.calm, of: hiker.calm_max })}<b>${hiker.calm}<small>/${hiker.calm_max}</small></b></dd></dl>
    <ul class="fm-stats">${tile("biceps", "stat-strength", hiker.strength)}${tile("hand", "stat-dexterity", hiker.dexterity)}${tile("flame", "stat-determination", hiker.determination, hiker.determination_limit)}</ul>
    ${c(Items, { items: hiker.items, of: tools.thing("hiker", hiker.id), tools })}</article>`;
}

/** Somebody else's hiker, in a line. @param {{ hiker: Hiker, mine: Private | null, table: Public, tools: Tools }} props */
export function Line({ hiker, mine, table, tools }) {
  const key = `hiker:${hiker.id}`,
    kind = hiker.scared ? "red" : "green",
    seat = hiker.seat === null ? "" : ` s${hiker.seat + 1}`,
    card = hiker.card && ACTIONS[hiker.action ?? hiker.card]?.[0];
  return html`<li class=${`fm-line${seat}${hot.value === key ? " lit" : ""}${hiker.status === "play" ? "" : " gone"}`} ...${lights(key)}>${c(Portrait, { id: hiker.id })}<div><h3>${tools.thing("hiker", hiker.id)}</h3>
    <p>${whereIs(hiker, tools, table)} ${c(States, { hiker, mine, tools })}</p>${c(Items, { items: hiker.items, of: tools.thing("hiker", hiker.id), tools, small: true })}</div>
    ${(hiker.status === "play" || hiker.status === "left") && html`<div class="both"><span aria-label=${tools.t("moon-board-life-of", { now: hiker.life, of: hiker.life_max })} role="img">${c(Pips, { kind: "life", now: hiker.life, of: hiker.life_max })}<b>${hiker.life}</b></span>
    <span aria-label=${tools.t(`moon-board-calm-${kind}-of`, { now: hiker.calm, of: hiker.calm_max })} role="img">${c(Pips, { kind, now: hiker.calm, of: hiker.calm_max })}<b>${hiker.calm}</b></span></div>`}
    ${card && html`<span class="fm-card-mark" title=${tools.thing("action", hiker.card ?? "")}>${c(Pic, { name: card, label: tools.thing("action", hiker.action ?? hiker.card ?? "") })}</span>`}</li>`;
}
