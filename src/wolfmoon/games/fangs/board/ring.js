// @ts-check
/* The ring of the six places with its clockwise arrows, the pieces on it and the attack area of whoever is on turn. */
import { c, html } from "/web/lib.js";
import { Figure, Mark, Sky, hot, lights } from "/web/pieces.js";
import { optionOf } from "./board.js";
import { look } from "./details.js";
import { PLACES } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */

/** A piece; a button when its seat can be chosen. @param {{ kit: Kit, seat: number }} props */
export function Pawn({ kit, seat }) {
  const option = optionOf(kit, `seat:${seat}`),
    name = kit.tools.name(seat),
    lit = hot.value === `seat:${seat}` ? " lit" : "";
  if (option)
    return html`<button type="button" class=${`pawn can${lit}`} data-flip=${`pawn-${seat}`}
      aria-label=${kit.tools.text(option.text)} onClick=${() => kit.pick(option)} ...${lights(`seat:${seat}`)}>${c(Mark, { seat })}
        </button>`;
  return html`<span class=${`pawn${lit}`} data-flip=${`pawn-${seat}`} role="img" aria-label=${name} title=${name}>
    ${c(Mark, { seat })}</span>`;
}

/** The places that are lit as the area an attack is about: named by the question, else where the player on turn stands and the next one.
 * @param {Kit} kit @returns {{ here: string | null, next: string | null }} */
function area({ table, seen }) {
  const about = seen.decisions[0]?.about.filter(([kind]) => kind === "place").map(([, id]) => id) ?? [];
  if (about.length) return { here: about[0] ?? null, next: about[1] ?? null };
  const active = table.players.find((player) => player.seat === table.active);
  if (table.phase !== "attack" || !active?.place || active.equipment.some(({ card }) => card === "crossbow"))
    return { here: null, next: null };
  return { here: active.place, next: table.ring[(table.ring.indexOf(active.place) + 1) % table.ring.length] ?? null };
}

/** @param {{ kit: Kit, place: string, at: number, here: string | null, next: string | null }} props */
function Place({ kit, place, at, here, next }) {
  const { tools, table, seen } = kit,
    looks = PLACES[place] ?? { icon: "hut", tint: "hut", totals: "" },
    name = tools.thing("place", place);
  const option = optionOf(kit, `place:${place}`),
    standing = table.players.filter((player) => player.place === place && !player.out);
  const flag =
    place === here
      ? table.active === seen.me
        ? tools.t("fangs-board-you-are-here")
        : tools.t("fangs-board-is-here", { name: tools.name(table.active) })
      : place === next
        ? tools.t("fangs-board-next-clockwise")
        : null;
  const cls = [
    "place",
    `p${at}`,
    looks.tint,
    (place === here || place === next) && "area",
    option && "can",
    hot.value === `place:${place}` && "lit",
    standing.length > 3 && "crowd",
  ]
    .filter(Boolean)
    .join(" ");
  const picture = html`${c(Sky, { sky: at % 2 ? 1 : 2 })}${c(Figure, { name: looks.icon })}`;
  return html`<article class=${cls} data-place=${place}>
    ${
      option
        ? html`<button type="button" class="pic" aria-label=${tools.text(option.text)} onClick=${() => kit.pick(option)}
          ...${lights(`place:${place}`)}>${picture}</button>`
        : html`<button type="button" class="pic" aria-label=${tools.t("fangs-board-what-does", { what: name })} onClick=${() => {
            look.value = { kind: "place", id: place };
          }}>${picture}</button>`
    }
    <h3>${name}</h3><div class="pawns">${standing.map((player) => c(Pawn, { key: player.seat, kit, seat: player.seat }))}</div>
    <span class="coin" aria-label=${tools.t("fangs-board-reached-by", { totals: looks.totals })}>${looks.totals}</span>
    ${flag && html`<span class="flag">${flag}</span>`}
    <svg class="way" aria-hidden="true" viewBox="0 0 24 24">
    <path d="M3 9h9V3l10 9-10 9v-6H3z" fill="currentColor" stroke="#1a0d0b" stroke-width="1.5" /></svg></article>`;
}

/** @param {{ kit: Kit, middle: import("/web/lib.js").VNode }} props */
export function Ring({ kit, middle }) {
  const { here, next } = area(kit);
  return html`<section class="ring" aria-label=${kit.tools.t("fangs-board-ring")}>
    ${kit.table.ring.map((place, at) => c(Place, { key: place, kit, place, at, here, next }))}${middle}</section>`;
}
