// @ts-check
/* The haunt: its scene with the introduction, the own book open, the other side's book behind its seals, what everybody saw, who acts. */
import { c, html, signal } from "/web/lib.js";
import { phone } from "/web/sheet.js";
import { known } from "/web/text.js";
import { Opened, OtherBooks, OwnBook, Rules } from "./book.js";
import { Facts } from "./facts.js";
import { Beast, Ic, Token } from "./parts.js";
import { reading } from "./reading.js";
import { Scenery } from "./scenery.js";

/** @typedef {import("./shape.js").Kit} Kit */
/** @typedef {import("./shape.js").Haunt} Haunt */

/** the part of it a phone shows */
const part = signal("book");

/** The introduction in this seat's own book; whoever only watches reads none. @param {Kit} kit @param {Haunt} haunt */
function tale(kit, haunt) {
  const own = `haunt-${haunt.id}-${kit.mine?.side ?? "heroes"}-scene`;
  if (!kit.mine) return kit.tools.t(`option-haunt-${haunt.id}-hint`);
  return kit.tools.t(known(own) ? own : `haunt-${haunt.id}-heroes-scene`);
}

/** Who acts after whom. @param {{ kit: Kit, haunt: Haunt }} props */
export function Order({ kit, haunt }) {
  const { table, tools } = kit,
    { t } = tools,
    kind = table.monsters[0]?.kind ?? "";
  return html`<ol class="turns" aria-label=${t("bm-order")}>${haunt.order.map((each, i) =>
    each === "monsters"
      ? html`<li key="m" class=${table.monsters_turn ? "now" : ""}>${c(Beast, { kind })}<small>${t("bm-monsters")}</small></li>`
      : html`<li key=${each} class=${i === 0 && !table.monsters_turn ? "now" : ""}>${c(Token, { table, seat: each, tools })}<small>${each === kit.seen.me ? t("bm-you") : tools.name(each)}</small></li>`,
  )}</ol>`;
}

/** What was read aloud to everybody. @param {{ kit: Kit, haunt: Haunt }} props */
const Saw = ({ kit, haunt }) =>
  html`<section class="saw" aria-label=${kit.tools.t("page-setup")}><h4 class="sh">${c(Ic, { name: "all-seeing-eye" })}${kit.tools.t("page-setup")}</h4>
    ${c(Rules, { ids: haunt.setup, kit })}</section>`;

/** @param {{ kit: Kit }} props */
export function HauntScene({ kit }) {
  const { tools, table } = kit,
    { haunt } = table,
    { t } = tools,
    small = phone.value;
  if (!haunt) return null;
  const parts = [
    { id: "book", icon: "open-book", label: t("bm-your-book"), there: Boolean(kit.mine) },
    { id: "other", icon: "padlock", label: t("bm-unknown"), there: Boolean(haunt.seals) },
    { id: "saw", icon: "all-seeing-eye", label: t("bm-saw"), there: true },
  ].filter((each) => each.there);
  const at = parts.some((each) => each.id === part.value) ? part.value : (parts[0]?.id ?? "saw"),
    show = (/** @type {string} */ id) => !small || at === id;
  return html`<div class=${`bm-haunt${table.phase === "read" && !tools.still.value ? " new" : ""}`}><section class="curtain">${c(Scenery, { haunt: haunt.id, label: t("bm-scenery") })}<div class="intro"><p class="over">
    ${t(table.phase === "read" ? "bm-revealed" : "bm-haunt-number", { number: haunt.number })}</p><h3>${tools.thing("haunt", haunt.id)}</h3>
    <p class="tale">${tale(kit, haunt)}</p></div></section>
    ${
      small &&
      html`<nav class="seg" aria-label=${t("bm-parts")}>${parts.map((each) => html`<button key=${each.id} type="button" aria-pressed=${each.id === at} onClick=${(/** @type {Event} */ event) => {
        event.stopPropagation();
        part.value = each.id;
      }}>${c(Ic, { name: each.icon })}${each.label}</button>`)}${table.phase !== "read" && html`<button type="button" class="x" aria-label=${t("bm-see-house")}
        onClick=${(/** @type {Event} */ event) => {
          event.stopPropagation();
          reading.value = false;
        }}>${c(Ic, { name: "family-house" })}</button>`}</nav>`
    }
    <div class="spread">${show("book") && c(OwnBook, { kit, haunt })}
    ${show("other") && haunt.seals && html`<div class="others-books">${c(OtherBooks, { kit, haunt })}${c(Opened, { kit, haunt })}</div>`}
    ${show("saw") && html`<div class="bottom">${c(Saw, { kit, haunt })}${c(Facts, { kit, haunt })}</div>`}</div>
    <footer class="bm-shut">${c(Order, { kit, haunt })}<button type="button" class="big" onClick=${() => {
      reading.value = false;
    }}>${c(Ic, { name: "family-house" })}${t("bm-see-house")}</button></footer></div>`;
}
