// @ts-check
/* The small pieces of this table: icons of both sprites, explorers' tokens, symbols, dice of 0 to 2. */
import { c, html } from "/web/lib.js";
import { OWN_ICONS, SYMBOLS, explorerIcon, monsterIcon } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./shape.js").Public} Public */
/** @typedef {import("./shape.js").Who} Who */

/** Where an icon is drawn. @param {string} name */
export const sprite = (name) => `${OWN_ICONS.has(name) ? "/games/blood_on_the_moon/board" : ""}/icons.svg#${name}`;

/** @param {{ name: string, label?: string, cls?: string }} props */
export const Ic = ({ name, label, cls = "" }) =>
  html`<svg class=${`i ${cls}`} viewBox="0 0 512 512" role=${label ? "img" : undefined} aria-label=${label}
    aria-hidden=${label ? undefined : "true"}><use href=${sprite(name)} /></svg>`;

/** An icon inside a drawing, its middle at a point. @param {{ name: string, x: number, y: number, size: number, cls?: string }} props */
export const Use = ({ name, x, y, size, cls }) =>
  html`<use href=${sprite(name)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class=${cls} />`;

/** What is drawn of a symbol of a tile, round (0, 0). @param {{ symbol: string }} props */
export const Sign = ({ symbol }) =>
  html`<g class=${`sym ${symbol}`}>${
    symbol === "omen"
      ? html`<path d="M0 -25L25 0L0 25L-25 0Z" />`
      : symbol === "item"
        ? html`<rect x="-20" y="-20" width="40" height="40" rx="5" />`
        : html`<circle r="21" />`
  }${c(Use, { name: SYMBOLS[symbol] ?? "info", x: 0, y: 0, size: 27 })}</g>`;

/** A symbol in a text. @param {{ symbol: string, label?: string }} props */
export const Symbol = ({ symbol, label }) =>
  html`<svg class="symh" viewBox="-27 -27 54 54" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${c(Sign, { symbol })}</svg>`;

/** An explorer's token: the colour of the seat, the sign of the explorer. @param {{ table: Public, seat: number, tools: Tools, size?: string, label?: boolean }} props */
export const Token = ({ table, seat, tools, size = "", label }) =>
  html`<span class=${`tok s${seat + 1} ${size}${table.players[seat]?.dead ? " gone" : ""}`} role=${label ? "img" : undefined}
    aria-label=${label ? tools.name(seat) : undefined} title=${tools.name(seat)} aria-hidden=${label ? undefined : "true"}>
    ${c(Ic, { name: explorerIcon(table.players[seat] ?? { explorer: null }) })}</span>`;

/** @param {{ kind: string, size?: string, label?: string }} props */
export const Beast = ({ kind, size = "", label }) =>
  html`<span class=${`tok mon ${size}`} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${c(Ic, { name: monsterIcon(kind) })}</span>`;

const PIPS = /** @type {[number, number][][]} */ ([
  [],
  [[0, 0]],
  [
    [-6, -6],
    [6, 6],
  ],
]);
/** A die: blank, one or two pips; null: not rolled yet. @param {{ value: number | null }} props */
const Die = ({ value }) =>
  html`<svg class=${`die02${value === null ? " due" : ""}`} viewBox="-16 -16 32 32" aria-hidden="true">
    <rect x="-14" y="-14" width="28" height="28" rx="6" />${(PIPS[value ?? 0] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="4" />`)}</svg>`;

/** Several dice, read out as one. @param {{ dice: (number | null)[], label: string }} props */
export const Dice = ({ dice, label }) =>
  html`<span class="dice02" role="img" aria-label=${label}>${dice.map((value, i) => c(Die, { key: i, value }))}</span>`;

/** The name of a character. @param {Who} who @param {Public} table @param {Tools} tools */
export function whoName([kind, id], table, tools) {
  if (kind === "seat") return tools.name(Number(id));
  const [beast = "", n = ""] = id.split(":");
  return table.monsters.filter((each) => each.kind === beast).length > 1
    ? tools.t("bm-beast", { kind: tools.thing("monster", beast), n })
    : tools.thing("monster", beast);
}

/** How an explorer is called here. @param {import("./shape.js").Player} player @param {Tools} tools */
export const explorerName = (player, tools) =>
  player.explorer ? tools.thing(player.form === "werewolf" ? "werewolf" : "explorer", player.explorer) : tools.t("bm-no-explorer");

/** The short form of it. @param {import("./shape.js").Player} player @param {Tools} tools */
export const shortName = (player, tools) =>
  player.explorer ? tools.t(`${player.form === "werewolf" ? "werewolf" : "explorer"}-${player.explorer}-short`) : tools.t("bm-no-explorer");
