// @ts-check
/* What opens on a tap: a room with its text, an explorer with tracks and cards, a monster, the decks. */
import { c, html, signal } from "/web/lib.js";
import { Dialog } from "/web/frame.js";
import { known } from "/web/text.js";
import { HeldCard } from "./cards.js";
import { Beast, Ic, Symbol, Token, explorerName, whoName } from "./parts.js";
import { piecesOn } from "./pawns.js";
import { Tracks } from "./tracks.js";
import { FLOORS, SYMBOLS, TRAITS, tokenIcon } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */

/** what is looked at */
export const look = signal(/** @type {{ kind: "tile" | "seat" | "monster" | "piles", id: string } | null} */ (null));

/** @param {string} id @param {Kit} kit */
const told = (id, kit) => (known(id) ? kit.tools.t(id) : "");

/** @param {{ icon: string, name: string, text: string }} props */
const Row = ({ icon, name, text }) => html`<li class="detail">${c(Ic, { name: icon })}<span><b>${name}</b>${text && html`<small>${text}</small>`}</span></li>`;

/** @param {{ id: string, kit: Kit }} props */
function OneTile({ id, kit }) {
  const { tools, table } = kit,
    tile = table.house.find((each) => each.tile === id),
    text = told(`tile-${id}-text`, kit),
    links = table.links
      .filter((link) => link.includes(id))
      .map((link) => (link[0] === id ? link[1] : link[0]))
      .filter((to) => !text.includes(tools.thing("tile", to)));
  return html`<p class="mood">${told(`tile-${id}-scene`, kit)}</p><p>${text}</p><ul class="details">
    ${tile?.symbols.map((symbol, i) => html`<li key=${i} class="detail">${c(Symbol, { symbol })}<span><b>${tools.thing("symbol", symbol)}</b>
      <small>${told(`symbol-${symbol}-text`, kit)}</small></span></li>`)}
    ${links.map((to) => c(Row, { key: to, icon: "stairs", name: tools.t("bm-leads-to", { tile: tools.thing("tile", to) }), text: "" }))}
    ${tile?.tokens.map((each, i) =>
      c(Row, {
        key: `k${i}`,
        icon: tokenIcon(each.token, each.which),
        name: tools.thing("token", each.which && known(`token-${each.token}-${each.which}`) ? `${each.token}-${each.which}` : each.token),
        text: told(`token-${each.token}-text`, kit),
      }),
    )}
    ${piecesOn(kit, id).map((piece) => c(Row, { key: piece.key, icon: piece.icon, name: piece.label, text: "" }))}</ul>`;
}

/** @param {{ id: string, kit: Kit }} props */
function OneSeat({ id, kit }) {
  const player = kit.table.players[Number(id)];
  if (!player) return null;
  return html`<p class="who-is">${c(Token, { table: kit.table, seat: player.seat, tools: kit.tools })}<span><b>${explorerName(player, kit.tools)}</b>
    <small>${kit.tools.thing("tile", player.tile)}</small></span></p>${c(Tracks, { player, tools: kit.tools })}
    ${player.cards.length ? html`<ul class="held">${player.cards.map((held) => html`<li key=${held.card}>${c(HeldCard, { held, kit })}</li>`)}</ul>` : html`<p>${kit.tools.t("bm-carries-nothing")}</p>`}`;
}

/** @param {{ id: string, kit: Kit }} props */
function OneMonster({ id, kit }) {
  const monster = kit.table.monsters.find((each) => String(each.n) === id),
    { tools } = kit;
  if (!monster) return null;
  const traits = monster.traits ?? kit.mine?.monsters[String(monster.n)] ?? null;
  return html`<p class="who-is">${c(Beast, { kind: monster.kind })}<span><b>${whoName(monster.id, kit.table, tools)}</b><small>
    ${tools.thing("tile", monster.tile)}${monster.stunned && `, ${tools.t("state-stunned")}`}</small></span></p>
    ${traits ? html`<p>${told(`monster-${monster.kind}-text`, kit)}</p><ul class="vals big">${Object.entries(traits).map(([trait, value]) => html`<li key=${trait}>${c(Ic, { name: TRAITS[trait] ?? "info" })}${tools.thing("trait", trait)} <b>${value}</b></li>`)}</ul>` : html`<p>${tools.t("bm-unknown-monster")}</p>`}`;
}

/** @param {{ kit: Kit }} props */
function Piles({ kit }) {
  const { tools, table } = kit;
  return html`<ul class="details">${c(Row, {
    icon: "family-house",
    name: tools.t("bm-tiles-left", { count: table.stack.left }),
    text: [
      table.stack.top.length && tools.t("bm-top-tile", { floors: table.stack.top.map((floor) => tools.thing("floor", floor)).join(", ") }),
      ...FLOORS.map((floor) => `${tools.thing("floor", floor)} ${table.stack.floors[floor] ?? 0}`),
    ]
      .filter(Boolean)
      .join("; "),
  })}
    ${Object.entries(table.decks).map(([deck, left]) => c(Row, { key: deck, icon: SYMBOLS[deck] ?? "info", name: tools.thing("deck", deck), text: tools.t("bm-cards-left", { count: left }) }))}
    ${kit.mine?.seen.map((each, i) => c(Row, { key: `s${i}`, icon: "all-seeing-eye", name: tools.thing("card", each.card), text: tools.t("bm-you-saw", { deck: tools.thing("deck", each.deck), down: each.down + 1 }) }))}
    </ul>`;
}

/** @param {{ kit: Kit }} props */
export function Details({ kit }) {
  const at = look.value,
    { tools } = kit;
  if (!at) return null;
  const titles = {
    tile: () => tools.thing("tile", at.id),
    seat: () => tools.name(Number(at.id)),
    monster: () => {
      const monster = kit.table.monsters.find((each) => String(each.n) === at.id);
      return monster ? whoName(monster.id, kit.table, tools) : "";
    },
    piles: () => tools.t("bm-piles"),
  };
  const body = { tile: OneTile, seat: OneSeat, monster: OneMonster, piles: Piles }[at.kind];
  return c(Dialog, {
    title: titles[at.kind](),
    cls: "bm",
    shut: () => {
      look.value = null;
    },
    children: c(body, { id: at.id, kit }),
  });
}
