// @ts-check
/* What a reaction window is about: who hits whom with what, and how far my marker would go. It speaks of the situation, never of a card. */
import { c, html } from "/web/lib.js";
import { Die, Icon, Mark } from "/web/pieces.js";
import { LAST_SPACE, LETTERS, PLACES, cardIcon, deckOf, figureOf, isCard } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */

/** The icon and the name of what hurts. @param {string} source @param {Public} table @param {number | null} by @param {Tools} tools @returns {[string, string]} */
function sourceOf(source, table, by, tools) {
  if (isCard(source)) return [cardIcon(source), tools.thing("card", source)];
  if (PLACES[source]) return [PLACES[source].icon, tools.thing("place", source)];
  if (source === "attack" || source === "counterattack") {
    const weapon =
      source === "attack"
        ? table.players
            .find((player) => player.seat === by)
            ?.equipment.find(({ card }) => card === "magic-fire" || card === "crossbow" || card === "torch")
        : undefined;
    return [weapon ? cardIcon(weapon.card) : "crossed-swords", tools.t(`fangs-board-source-${source}`)];
  }
  if (source === "oracle") return ["crystal-ball", tools.thing("deck", "oracle")];
  return [figureOf(source), tools.thing("character", source)];
}

/** @param {{ table: Public }} props */
function DiceOf({ table }) {
  const dice = table.dice;
  if (!dice) return null;
  const six = dice.d6 !== null && c(Die, { sides: 6, value: dice.d6 }),
    four = dice.d4 !== null && c(Die, { sides: 4, value: dice.d4 });
  if (dice.d4 === null || dice.d6 === null) return html`${six}${four}`;
  const sign = html`<span class="op">${dice.use === "difference" ? "−" : "+"}</span>`;
  return html`${dice.d6 >= dice.d4 ? [six, sign, four] : [four, sign, six]}<span class="op">= ${dice.total}</span>`;
}

/** @type {NonNullable<import("/web/board.js").BoardModule["scene"]>} */
export function scene(view, tools) {
  const table = /** @type {Public} */ (view.public),
    blow = table.blow;
  if (!blow) return null;
  const mine = blow.victims.find((victim) => victim.seat === view.me),
    [icon, what] = sourceOf(blow.source, table, blow.by, tools);
  const to = mine ? Math.min(LAST_SPACE, mine.before + mine.damage) : 0,
    rolled = blow.source === "attack" || blow.source === "counterattack";
  const steps = mine && mine.damage > 0 ? Array.from({ length: LAST_SPACE + 1 - mine.before }, (_, i) => mine.before + i) : [];
  const above = html`<div class="fight" aria-hidden="true">
    ${blow.by !== null && c(Mark, { seat: blow.by })}${c(Icon, { name: icon })}${rolled && html`<span class="sep"></span>
    ${c(DiceOf, { table })}`}<span class="sep"></span>${blow.victims.map(({ seat }) => c(Mark, { seat }))}</div>`;
  const inside = html`${
    mine &&
    mine.damage > 0 &&
    html`<ol class=${`steps s${mine.seat + 1}`} aria-label=${tools.t("fangs-board-would-go", { from: mine.before, to })}>
      ${steps.map(
      (space) =>
        html`<li class=${space === mine.before ? "from" : space === to ? "to" : space < to ? "path" : ""}>${space}<i>
          ${LETTERS[space] ?? ""}</i></li>`,
    )}</ol>`
  }`;
  const sums = html`<div class="sums"><div class="prompt wait"><p class="eyebrow">
    ${tools.t("fangs-board-turn-and-phase", { name: tools.name(table.active), phase: tools.t(`fangs-board-phase-${table.phase}`) })}
    </p><h2>${what}</h2>
      ${blow.by !== null && html`<p>${tools.t("fangs-board-by", { name: tools.name(blow.by) })}</p>`}</div>
    <ul class="sumlist" aria-label=${tools.t("fangs-board-how-much")}>${blow.victims.map(
      (
        victim,
      ) => html`<li key=${victim.seat}>${c(Mark, { seat: victim.seat, small: true })}<span>
        ${victim.seat === view.me ? tools.t("fangs-board-you-marker", { from: victim.before }) : tools.t("fangs-board-their-marker", { name: tools.name(victim.seat), from: victim.before })}</span>
      ${victim.card ? html`<span class="sum">
      <span class=${`mini equip ${deckOf(victim.card)}`} role="img" aria-label=${tools.thing("card", victim.card)}>
      ${c(Icon, { name: cardIcon(victim.card) })}</span>
      </span>` : html`<span class="sum" aria-label=${tools.t("fangs-board-points", { damage: victim.damage })}>
      ${victim.damage || "–"}</span>`}</li>`,
    )}</ul></div>`;
  const kind = blow.victims.some((victim) => victim.card)
      ? "theft"
      : blow.victims.every((victim) => victim.damage === 0)
        ? "failed"
        : "damage",
    own = /** @type {import("./things.js").Private | null} */ (view.private);
  const stolen = mine?.card ? tools.thing("card", mine.card) : "";
  return {
    above,
    inside,
    sums,
    title: tools.t(`fangs-board-window-${kind}`),
    below: {
      accept:
        kind === "damage"
          ? tools.t("fangs-board-accept-damage", { to })
          : kind === "theft"
            ? tools.t("fangs-board-accept-theft", { card: stolen })
            : tools.t("fangs-board-accept-failed"),
      character: own && tools.t(`character-${own.character}-ability`),
    },
    icons: { accept: "drop", character: "cowled", ability: "cowled", strike: "cowled" },
  };
}
