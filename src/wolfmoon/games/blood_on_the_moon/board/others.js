// @ts-check
/* The other explorers: where they are, what they are worth, how much they carry. */
import { html, c } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { look } from "./details.js";
import { Ic, Symbol, Token, shortName } from "./parts.js";
import { TRAITS } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */

/** The seat that has the next turn, or null: the monsters'. @param {import("./shape.js").Public} table */
function nextOf(table) {
  const next = table.haunt ? table.haunt.order[table.monsters_turn ? table.haunt.order.indexOf("monsters") + 1 : 1] : ((table.active ?? 0) + 1) % table.players.length;
  return typeof next === "number" ? next : null;
}

/** The others, each with four values and the number of cards. @param {{ kit: Kit }} props */
export function Others({ kit }) {
  const { table, tools, seen } = kit,
    { t } = tools,
    count = table.players.length,
    from = seen.me ?? 0,
    next = nextOf(table);
  const seats = Array.from({ length: count }, (_, i) => (from + i) % count).filter((seat) => seat !== seen.me);
  return html`<ul class=${`others n${seats.length}`} aria-label=${t("bm-others")}>${seats.map((seat) => {
    const player = table.players[seat],
      key = `seat:${seat}`,
      option = kit.clickable.get(key);
    if (!player?.explorer) return html`<li key=${seat} class=${`s${seat + 1}`}><div class="mate"><span class="who-is alone"><b>${tools.name(seat)}</b><small>${t("bm-no-explorer")}</small></span></div></li>`;
    const now = table.active === seat && !table.monsters_turn,
      state = player.dead ? t("state-dead") : table.haunt?.traitor === seat ? t("bm-traitor") : now ? t("bm-on-turn") : seat === next ? t("bm-next") : "";
    return html`<li key=${seat} class=${`s${seat + 1}${now ? " now" : ""}${player.dead ? " out" : ""}${hot.value === key ? " lit" : ""}`}><button type="button" class=${`mate${option ? " can" : ""}`} ...${lights(key)}
      onClick=${() => {
        if (option) kit.pick(option);
        else look.value = { kind: "seat", id: String(seat) };
      }}>${c(Token, { table, seat, tools })}<span class="who-is"><b>${tools.name(seat)}</b>${state && html`<i>${state}</i>`}
      <small>${shortName(player, tools)}<span class="where">, ${tools.thing("tile", player.tile)}</span></small></span>
      <span class="held-count">${["omen", "item"].map((deck) => {
        const held = player.cards.filter((card) => card.deck === deck).length;
        return held > 0 && html`<span key=${deck}>${c(Symbol, { symbol: deck, label: tools.thing("deck", deck) })}${held}</span>`;
      })}</span><span class="vals">${Object.entries(player.traits).map(([trait, { value, slot }]) => html`<span key=${trait} class=${slot < 2 ? "low" : ""}>
        ${c(Ic, { name: TRAITS[trait] ?? "info", label: tools.thing("trait", trait) })}${slot === 0 ? c(Ic, { name: "death-skull", label: tools.thing("slot", "skull") }) : value}</span>`)}</span></button></li>`;
  })}</ul>`;
}
