// @ts-check
/* The pack: a sheet a wolf, turned to its lupine back by night; and the purse. */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { Pic } from "./pic.js";
import { Portrait } from "./sheets.js";
import { letters } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Wolf} Wolf */

/** @param {{ wolf: Wolf, table: Public, tools: Tools, asked: boolean, brief?: boolean }} props */
export function WolfSheet({ wolf, table, tools, asked, brief }) {
  const { t } = tools,
    kind = wolf.convert ? "hiker" : "wolf",
    key = `${kind}:${wolf.id}`,
    lupine = table.night && !wolf.convert;
  const value = wolf.value ?? "d6+4",
    form = wolf.convert ? t("moon-board-every-combat") : t(lupine ? "form-lupine" : "form-human"),
    other = lupine ? wolf.day : wolf.night;
  return html`<article class=${`fm-lup${lupine ? " lupine" : ""}${wolf.convert ? " convert" : ""}${asked ? " asked" : ""}${hot.value === key ? " lit" : ""}${wolf.wounded ? " wounded" : ""}`}
    aria-label=${tools.thing(kind, wolf.id)} ...${lights(key)}>${c(Portrait, { id: wolf.id, wolf: true })}<div><h3>${tools.thing(kind, wolf.id)}</h3>
    <p>${wolf.wounded ? html`${c(Pic, { name: "bandage-roll" })}${t("moon-board-wounded-cannot")}` : wolf.space ? tools.thing("space", wolf.space) : wolf.convert ? t("convert") : t("moon-board-fit")}</p></div>
    <dl><dt>${form}</dt><dd>${value}</dd>${!brief && other !== null && html`<dt class="other">${t(lupine ? "stat-day" : "stat-night")} ${other}</dt>`}</dl></article>`;
}

/** Planning points as drops. @param {{ table: Public, tools: Tools }} props */
export const Purse = ({ table, tools }) =>
  html`<p class="fm-purse"><b>${table.points}</b><span>${tools.t("stat-points")}<span class="beads" aria-hidden="true">${Array.from({ length: Math.min(16, table.points) }, () => html`<i></i>`)}</span></span></p>`;

/** The pack as the others see it: everybody's letters with what they are worth. @param {{ table: Public, tools: Tools }} props */
export const PackLine = ({ table, tools }) =>
  html`<ul class="fm-packline" aria-label=${tools.t("side-pack")}>${table.wolves.map((wolf) => {
    const kind = wolf.convert ? "hiker" : "wolf",
      key = `${kind}:${wolf.id}`;
    return html`<li key=${wolf.id} class=${`${wolf.convert ? "convert" : ""}${wolf.wounded ? " wounded" : ""}${hot.value === key ? " lit" : ""}`} title=${tools.thing(kind, wolf.id)} ...${lights(key)}>
    <b aria-hidden="true">${letters(wolf.id)}</b><span class="sr">${tools.thing(kind, wolf.id)}</span><i>${wolf.value ?? "d6+4"}</i>
    ${wolf.wounded && c(Pic, { name: "bandage-roll", label: tools.t("state-wounded") })}</li>`;
  })}</ul>`;
