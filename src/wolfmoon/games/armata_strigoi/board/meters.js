// @ts-check
/* Altar and Inferno, which everybody reads at once; what is being fought or dealt out; and the legend of marks and lines. */
import { c, html } from "/web/lib.js";
import { Face, Ic, Token, Use } from "./parts.js";
import { look } from "./details.js";
import { MARK_ICONS } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */

/** @param {{ on: number, most: number, need?: number, icon: string }} props */
const Pips = ({ on, most, need, icon }) => html`<span class="pips" aria-hidden="true">${Array.from(
  { length: most },
  (_, i) => html`<span key=${i} class=${`pip${i < on ? " on" : ""}${need === i + 1 && on < need ? " need" : ""}`}>
    ${c(Ic, { name: icon })}</span>`,
)}</span>`;

/** @param {{ kit: Kit }} props */
export function Meters({ kit }) {
  const { altar, inferno } = kit.table,
    { t } = kit.tools;
  return html`<section class=${`meter altar${altar.blood >= altar.needed ? " ready" : ""}`} data-meter="altar"
    aria-label=${t("armata-board-altar", { ...altar })}><h2>${c(Ic, { name: "sword-altar" })}${t("altar")}</h2>
    ${c(Pips, { on: altar.blood, most: altar.most, need: altar.needed, icon: "drop" })}
    <p aria-hidden="true"><b>${altar.blood}</b> ${altar.blood >= altar.needed ? t("armata-board-enough") : t("armata-board-to-strike", { needed: altar.needed })}
    </p></section>
    <section class="meter inferno" data-meter="inferno" aria-label=${t("armata-board-inferno", { ...inferno })}>
    <h2>${c(Ic, { name: "fire-bowl" })}${t("inferno")}</h2>${c(Pips, { on: inferno.blood, most: inferno.lost, icon: "flame" })}
    <p aria-hidden="true"><b>${inferno.blood}</b> ${t("armata-board-lost", { lost: inferno.lost })}</p></section>`;
}

/** The marks as they are drawn, each with its name. @param {{ kit: Kit }} props */
export const MarkLegend = ({ kit }) => html`<ul class="legend" aria-label=${kit.tools.t("armata-board-marks")}>
  <li><svg viewBox="-22 -22 44 44" class="lg" aria-hidden="true"><g class="enc red"><circle r="19" />
  ${c(Use, { name: MARK_ICONS.red ?? "", size: 25 })}</g></svg>${kit.tools.t("mark-red")}</li>
  <li><svg viewBox="-24 -24 48 48" class="lg" aria-hidden="true"><g class="enc grey">
  <rect x="-16" y="-16" width="32" height="32" rx="4" transform="rotate(45)" />${c(Use, { name: "horned-skull", size: 26 })}</g></svg>
  ${kit.tools.t("mark-grey")}</li>
  <li><svg viewBox="-14 -14 28 28" class="lg" aria-hidden="true"><g class="fought"><circle r="12.500" />
  ${c(Use, { name: "crossed-swords", size: 18 })}</g></svg>${kit.tools.t("armata-board-fought", { left: kit.table.fight_tokens.left })}</li></ul>`;

/** @param {{ kit: Kit }} props */
export const LineLegend = ({ kit }) => html`<ul class="legend r" aria-label=${kit.tools.t("armata-board-lines")}>
  ${kit.table.strigoi
    .filter((each) => each.on_board)
    .map(
      (each) => html`<li key=${each.strigoi} class=${each.strigoi}><svg viewBox="0 0 44 12" class="lg wide" aria-hidden="true">
      <path d="M2 6h40" class=${`sight ${each.strigoi}`} /></svg>${c(Face, { strigoi: each.strigoi })}
      ${kit.tools.t("armata-board-what-he-sees", { strigoi: kit.tools.thing("strigoi", each.supreme ? "supreme" : each.strigoi) })}</li>`,
    )}
  ${kit.shown && Object.keys(kit.shown.reach).length > 0 && html`<li><svg viewBox="-15 -15 30 30" class="lg" aria-hidden="true">
    <circle r="13" class="spot in" /><text y="5" class="steps-t">3</text></svg>${kit.tools.t("armata-board-your-reach")}</li>`}</ul>`;

/** What a Strigoi token says for this turn. @param {string} token @param {Kit} kit */
const tokenWords = (token, kit) => kit.tools.t(`strigoi-token-${token}`);

/** What is being fought or dealt out at this moment, for everybody. @param {{ kit: Kit }} props */
export function Plaque({ kit }) {
  const { table, tools } = kit,
    { bout, encounter, assault } = table,
    token = table.stacks.strigoi.now;
  if (bout) {
    const strigoi = bout.kind !== "monster",
      enough = bout.strength >= bout.needed;
    return html`<section class="plaque fightlane" aria-label=${tools.t("armata-board-bout", { name: tools.name(bout.seat), strength: bout.strength, needed: bout.needed })}>
      ${c(Token, { table, seat: bout.seat, tools })}<b class=${`big${enough ? " enough" : ""}`}>${bout.strength}</b>
      <span class="versus">${enough ? "≥" : "<"}</span><b class="big">${bout.needed}</b>
      ${strigoi ? c(Face, { strigoi: bout.target }) : c(Ic, { name: MARK_ICONS[encounter?.colour ?? "red"] ?? "death-skull" })}
      <small>${strigoi ? tools.thing("strigoi", bout.target) : tools.thing("encounter", bout.target)}</small></section>`;
  }
  if (assault)
    return html`<section class=${`plaque assault ${assault.strigoi}`}>${c(Face, { strigoi: assault.strigoi })}
      <span class="versus">→</span>${c(Token, { table, seat: assault.seat, tools, label: true })}<small>
      ${tools.t("armata-board-assault", { strigoi: tools.thing("strigoi", assault.strigoi), name: tools.name(assault.seat), wounds: assault.wounds, shocks: assault.shocks })}</small>
      </section>`;
  if (encounter)
    return html`<section class="plaque"><svg viewBox="-24 -24 48 48" class="lg" aria-hidden="true"><g class=${`enc ${encounter.colour}`}>
      ${encounter.colour === "red" ? html`<circle r="19" />` : html`<rect x="-16" y="-16" width="32" height="32" rx="4" transform="rotate(45)" />`}
      ${c(Use, { name: MARK_ICONS[encounter.colour] ?? "", size: 26 })}</g></svg><span><b>
      ${encounter.token ? tools.thing("encounter", encounter.token) : tools.t("armata-board-face-down")}</b><small>
      ${encounter.token ? tools.t(`encounter-${encounter.token}-text`) : tools.t(`mark-${encounter.colour}`)}</small></span></section>`;
  if (token) return html`<section class="plaque"><span class="face">${c(Ic, { name: "bat" })}</span><b>${tokenWords(token, kit)}</b></section>`;
  return null;
}

/** @param {{ kit: Kit }} props */
export const Corner = ({ kit }) => html`<button type="button" class="corner info" aria-label=${kit.tools.t("armata-board-piles-and-marks")}
  title=${kit.tools.t("armata-board-piles-and-marks")} onClick=${() => {
    look.value = { kind: "piles" };
  }}>${c(Ic, { name: "info" })}</button>`;
