// @ts-check
/* Inside the ring: the three decks with their discards, the last roll, and the pieces that stand on no place yet. */
import { c, html, useEffect, useState } from "/web/lib.js";
import { Die, Icon, hot, lights } from "/web/pieces.js";
import { optionOf } from "./board.js";
import { Drawn } from "./drawn.js";
import { look } from "./details.js";
import { Pawn } from "./ring.js";
import { DECKS, DECK_ICON, cardIcon } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./things.js").Deck} Deck */

/** @param {{ kit: Kit, deck: Deck }} props */
function Pile({ kit, deck }) {
  const { tools, table } = kit,
    name = tools.thing("deck", deck),
    left = table.decks[deck],
    thrown = table.discards[deck];
  const count = typeof thrown === "number" ? thrown : thrown.length,
    top = typeof thrown === "number" ? null : thrown.at(-1);
  const option = optionOf(kit, `deck:${deck}`),
    lit = hot.value === `deck:${deck}` ? " lit" : "";
  const label = tools.t("fangs-board-deck", { deck: name, left }),
    mini = html`<span class=${`mini ${deck}`}>${c(Icon, { name: DECK_ICON[deck] })}</span>`;
  return html`<h3>${name}</h3>
    <figure class=${`deck pile ${deck}${lit}`}>${left === 0 && !option ? html`<span class="empty" role="img" aria-label=${label}>
    </span>` : option ? html`<button type="button" class="bare can" aria-label=${tools.text(option.text)}
      onClick=${() => kit.pick(option)} ...${lights(`deck:${deck}`)}>${mini}
        </button>` : html`<span class="bare" role="img" aria-label=${label}>${mini}</span>`}<span class="count" aria-hidden="true">
        ${left}</span></figure>
    <figure class="deck heap">${
      count === 0
        ? html`<span class="empty" role="img" aria-label=${tools.t("fangs-board-no-discards", { deck: name })}></span>`
        : top
          ? html`<button type="button" class="bare"
            aria-label=${tools.t("fangs-board-open-discards", { deck: name, top: tools.thing("card", top) })} onClick=${() => {
              look.value = { kind: "pile", id: deck };
            }}><span class=${`mini ${deck}`}>${c(Icon, { name: cardIcon(top) })}</span></button>`
          : html`<span class="bare" role="img" aria-label=${tools.t("fangs-board-closed-discards", { deck: name, count })}>
            <span class=${`mini ${deck} shut`}>${c(Icon, { name: DECK_ICON[deck] })}</span></span>`
    }${count > 0 && html`<span class="count" aria-hidden="true">${count}</span>`}</figure>`;
}

/** The last roll; while it rolls the faces change, then it settles on what is known already. @param {{ kit: Kit, rolling: boolean }} props */
function Roll({ kit, rolling }) {
  const dice = kit.table.dice,
    [turn, setTurn] = useState(0),
    { t } = kit.tools;
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setInterval(() => setTurn((n) => n + 1), 70);
    return () => clearInterval(timer);
  }, [rolling]);
  if (!dice) return null;
  const four = rolling ? (turn % 4) + 1 : dice.d4,
    six = rolling ? ((turn * 5) % 6) + 1 : dice.d6;
  const apart = dice.use === "difference" && dice.d4 !== null && dice.d6 !== null && dice.d4 < dice.d6;
  const small = dice.d4 !== null && c(Die, { sides: 4, value: four ?? 0, label: t("fangs-board-d4-shows", { value: dice.d4 }) });
  const large = dice.d6 !== null && c(Die, { sides: 6, value: six ?? 0, label: t("fangs-board-d6-shows", { value: dice.d6 }) });
  const both = dice.d4 !== null && dice.d6 !== null,
    sign = dice.use === "difference" ? "−" : "+";
  return html`<div class=${`dice${rolling ? " rolling" : ""}`}>
    ${apart ? large : small}${both && html`<span class="sign" aria-hidden="true">${sign}
    </span>`}${apart ? small : large}${both && html`<span class="sum">${rolling ? "" : `= ${dice.total}`}</span>`}</div>`;
}

/** @param {{ kit: Kit, rolling: boolean }} props */
export function Middle({ kit, rolling }) {
  const { table } = kit,
    nowhere = table.players.filter((player) => player.place === null && !player.out);
  return html`<div class="middle"><div class="piles">${DECKS.map((deck) => c(Pile, { key: deck, kit, deck }))}</div>
    ${kit.table.drawn && !rolling ? c(Drawn, { kit }) : c(Roll, { kit, rolling })}
    ${nowhere.length > 0 && html`<div class=${`pawns nowhere${nowhere.length > 4 ? " crowd" : ""}`}
      aria-label=${kit.tools.t("fangs-board-nowhere")}>
        ${nowhere.map((player) => c(Pawn, { key: player.seat, kit, seat: player.seat }))}</div>`}
    ${table.middle > 0 && html`<p class="under">${kit.tools.t("fangs-board-middle", { count: table.middle })}</p>`}</div>`;
}
