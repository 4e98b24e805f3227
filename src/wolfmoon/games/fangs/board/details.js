// @ts-check
/* What a card, a character or a place says, opened by a tap on it; and an open discard pile, card by card. */
import { c, html, signal } from "/web/lib.js";
import { Dialog } from "/web/frame.js";
import { Figure, Icon, Sky } from "/web/pieces.js";
import { EMBLEM, PLACES, TONE, cardIcon, deckOf, figureOf, groupOf } from "./things.js";
import { known } from "/web/text.js";

/** @typedef {import("./board.js").Kit} Kit */

/** what is looked at */
export const look = signal(/** @type {{ kind: string, id: string } | null} */ (null));

/** @param {{ kit: Kit, card: string }} props */
const CardLine = ({ kit, card }) =>
  html`<li class="cardline"><span class=${`mini equip ${deckOf(card)}`}>${c(Icon, { name: cardIcon(card) })}</span><span><b>
    ${kit.tools.thing("card", card)}</b><small>${kit.tools.t(`card-${card}-text`)}</small></span></li>`;

/** What is printed on a character. @param {{ kit: Pick<Kit, "tools">, character: string }} props */
export function CharacterText({ kit, character }) {
  const { t } = kit.tools,
    id = `character-${character}`;
  return html`<dl><dt>${t("fangs-board-goal")}</dt><dd>${t(`${id}-goal`)}${known(`${id}-alternate`) && html`<br />
    ${t(`${id}-alternate`)}`}</dd><dt>${t(`${id}-when`)}</dt><dd>${t(`${id}-ability`)}</dd></dl>`;
}

/** @param {{ kit: Kit }} props */
export function Details({ kit }) {
  const at = look.value,
    { tools } = kit;
  if (!at) return null;
  const shut = () => {
    look.value = null;
  };
  if (at.kind === "pile") {
    const cards = at.id === "combat" ? kit.table.discards.combat : kit.table.discards.advantage;
    return c(Dialog, {
      title: tools.t("fangs-board-discards", { deck: tools.thing("deck", at.id) }),
      shut,
      children: html`<ol class="cardlines">${cards.map((card) => c(CardLine, { kit, card })).reverse()}</ol>`,
    });
  }
  if (at.kind === "card")
    return c(Dialog, {
      title: tools.thing("card", at.id),
      shut,
      children: html`<ol class="cardlines">${c(CardLine, { kit, card: at.id })}</ol>`,
    });
  if (at.kind === "place")
    return c(Dialog, {
      title: tools.thing("place", at.id),
      shut,
      children: html`<p>${tools.t(`place-${at.id}-text`)}</p><p class="fine">
        ${tools.t("fangs-board-reached-by", { totals: PLACES[at.id]?.totals ?? "" })}</p>`,
    });
  const group = groupOf(at.id);
  return c(Dialog, {
    title: tools.thing("character", at.id),
    shut,
    children: html`<article class=${`card ${TONE[group]}`}><div class="card-art">
      ${c(Sky, { sky: 3 })}${c(Figure, { name: figureOf(at.id) })}</div>
    <div class="card-title"><b>${tools.thing("character", at.id)}</b><span>
    ${c(Icon, { name: EMBLEM[group] })}${tools.thing("group", group)}</span></div>${c(CharacterText, { kit, character: at.id })}
    </article>`,
  });
}
