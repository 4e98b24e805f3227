// @ts-check
/* The small pieces of this table: icons of both sprites, wolves' tokens, card faces. */
import { c, html } from "/web/lib.js";
import { ABILITIES, OWN_ICONS, STRIGOI, abilityName, cardIcon, wolfIcon } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Card} CardShape */
/** @typedef {import("./things.js").Public} Public */

/** Where an icon is drawn. @param {string} name */
export const sprite = (name) => `${OWN_ICONS.has(name) ? "/games/armata_strigoi/board" : ""}/icons.svg#${name}`;

/** @param {{ name: string, label?: string, cls?: string }} props */
export const Ic = ({ name, label, cls = "" }) =>
  html`<svg class=${`i ${cls}`} viewBox="0 0 512 512" role=${label ? "img" : undefined} aria-label=${label}
    aria-hidden=${label ? undefined : "true"}><use href=${sprite(name)} /></svg>`;

/** An icon inside the drawing, its middle at a point. @param {{ name: string, x?: number, y?: number, size: number }} props */
export const Use = ({ name, x = 0, y = 0, size }) =>
  html`<use href=${sprite(name)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

const HEART = "M12 21C5 15.500 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7.500-10 13z";
/** A heart; a broken one stands for a Wound. @param {{ broken: boolean }} props */
export const Heart = ({ broken }) =>
  html`<svg class=${`heart${broken ? " on" : ""}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${HEART} fill="currentColor" />
    ${broken && html`<path d="M13 5l-3.500 5 4 2-3 6" fill="none" stroke="#14110d" stroke-width="2.200" />`}</svg>`;

/** A wolf's token: the colour of its seat, the sign of the wolf. @param {{ table: Public, seat: number, tools: Tools, size?: string, label?: boolean }} props */
export const Token = ({ table, seat, tools, size = "", label }) =>
  html`<span class=${`tok s${seat + 1} ${size}`} role=${label ? "img" : undefined} aria-label=${label ? tools.name(seat) : undefined}
    aria-hidden=${label ? undefined : "true"}>${c(Ic, { name: wolfIcon(table.players[seat]?.wolf ?? null) })}</span>`;

/** @param {{ strigoi: string }} props */
export const Face = ({ strigoi }) => c(Ic, { name: STRIGOI[strigoi] ?? "bat", cls: "face" });

/** The letter of a card, on its open book. @param {{ letter: string, tools: Tools, small?: boolean }} props */
export const Book = ({ letter, tools, small }) =>
  html`<span class=${`book${small ? " sm" : ""}`} role="img" aria-label=${`${tools.t("stat-letter")} ${letter}`}>
    ${c(Ic, { name: "open-book" })}<b>${letter}</b></span>`;

/** @param {{ icon: string, tools: Tools, words?: boolean }} props */
export const Ability = ({ icon, tools, words = true }) =>
  html`<span class="ab" title=${tools.t(abilityName(icon))}>
    ${c(Ic, { name: ABILITIES[icon] ?? "info", label: words ? undefined : tools.t(abilityName(icon)) })}
    ${words && tools.t(abilityName(icon))}</span>`;

/** The tone of a card: the pack's own, a wolf's own two, Heroic, Legendary, Reward. @param {CardShape} card */
export const tone = (card) => (card.kind === "basic" ? "" : card.kind);

/** What a screen reader says of a card. @param {CardShape} card @param {Tools} tools */
export function cardAloud(card, tools) {
  const { t } = tools,
    name = tools.thing("card", card.name);
  if (card.initiative === undefined) return `${name}. ${t(`card-${card.name}-text`)}`;
  const icons = (card.icons ?? []).map((icon) => t(abilityName(icon)));
  return [
    name,
    `${t("stat-initiative")} ${card.initiative}`,
    `${t("stat-strength")} ${card.strength}`,
    `${t("stat-movement")} ${card.movement}`,
    ...icons,
    `${t("stat-letter")} ${card.letter}`,
  ].join(", ");
}

/** One side of a Reward card. @param {{ side: import("./things.js").Side | null | undefined, name: string, tools: Tools }} props */
const Side = ({ side, name, tools }) =>
  side
    ? html`<span class="side-of" title=${tools.t(`side-${name}-text`)}><small>${tools.t(`side-${name}`)}</small>
    ${side.strength > 0 && html`<b>+${side.strength}</b>`}${side.icons.map((icon) => c(Ability, { icon, tools, words: false }))}
    </span>`
    : null;

/** The inside of a card: everything that is printed on it. @param {{ card: CardShape, tools: Tools }} props */
export const CardFace = ({ card, tools }) => html`${
  card.initiative !== undefined &&
  html`<span class="c-top"><span class="init">${card.initiative}</span>${c(Book, { letter: card.letter ?? "X", tools })}</span>`
}<span class="c-art">${c(Ic, { name: cardIcon(card.name) })}</span><span class="c-name">${tools.thing("card", card.name)}</span>
${
  card.initiative === undefined
    ? html`<span class="c-ab">${c(Side, { side: card.normal, name: "normal", tools })}${c(Side, { side: card.wild, name: "wild", tools })}
    ${!card.normal && !card.wild && html`<small>${tools.t(`card-${card.name}-text`)}</small>`}</span>`
    : html`<span class="c-num"><span title=${tools.t("stat-strength")}>${c(Ic, { name: "mailed-fist" })}<b>${card.strength}</b></span>
    <span title=${tools.t("stat-movement")}>${c(Ic, { name: "boot-prints" })}<b>${card.movement}</b></span></span><span class="c-ab">
    ${(card.icons ?? []).map((icon) => c(Ability, { icon, tools }))}</span>`
}`;

/** An arrow that points in a direction. @param {{ angle: number }} props */
export const Arrow = ({ angle }) =>
  html`<svg class="dir" viewBox="0 0 24 24" aria-hidden="true"><g transform=${`rotate(${angle} 12 12)`}>
    <path d="M12 21V5M5 11l7-7 7 7" fill="none" stroke="currentColor" stroke-width="3.600" /></g></svg>`;
