// @ts-check
/* My own character card. */
import { c, html } from "/web/lib.js";
import { Figure, Icon, Sky } from "/web/pieces.js";
import { CharacterText } from "./details.js";
import { Notes } from "./notes.js";
import { EMBLEM, LETTERS, TONE, figureOf } from "./things.js";

/** @type {NonNullable<import("/web/board.js").BoardModule["own"]>} */
export function own(view, tools) {
  const mine = /** @type {import("./things.js").Private | null} */ (view.private),
    table = /** @type {import("./things.js").Public} */ (view.public);
  if (!mine || view.me === null) return null;
  const name = tools.thing("character", mine.character),
    me = table.players.find((player) => player.seat === view.me),
    letter = LETTERS[mine.points] ? name.charAt(0) : "";
  const state = [
    me?.character && tools.t("fangs-board-turned-up"),
    (me?.used || mine.used) && tools.t("fangs-board-ability-used"),
    me?.banned && tools.t("fangs-board-banned"),
  ]
    .filter(Boolean)
    .join(" · ");
  return {
    card: html`<article class=${`card ${TONE[mine.group]}`} aria-label=${tools.bare ? tools.t("fangs-board-character-of", { name: tools.name(view.me) }) : tools.t("fangs-board-your-character")}>
      <div class="card-art">${c(Sky, { sky: 3 })}${c(Figure, { name: figureOf(mine.character) })}
      <span class="only">${me?.character ? state : tools.t(tools.bare ? "fangs-board-hidden-from-others" : "fangs-board-only-you")}</span>
      <span class="badge" aria-label=${tools.t("fangs-board-falls-at", { points: mine.points })}>
      ${c(Icon, { name: "drop" })}${mine.points}${letter && ` · ${letter}`}</span></div>
      <div class="card-title"><b>${name}</b><span>${c(Icon, { name: EMBLEM[mine.group] })}${tools.thing("group", mine.group)}</span>
      </div>${c(CharacterText, { kit: { tools }, character: mine.character })}
      ${!me?.character && state && html`<p class="state">${state}</p>`}</article>`,
    notes: c(Notes, { view, tools, mine, table }),
  };
}
