// @ts-check
/* The header's line, and how answers and hints look in the list beside the board. */
import { c, html } from "/web/lib.js";
import { known } from "/web/text.js";
import { Deal } from "./deal.js";
import { Turning, aboutTurning } from "./found.js";
import { Harm, aboutHarm } from "./harm.js";
import { Dice, Ic, shortName, whoName } from "./parts.js";
import { FOR_FINDERS, TRAITS, cardIcon, explorerIcon, monsterIcon, roomIcon } from "./things.js";

/** @typedef {import("/web/board.js").BoardModule} BoardModule */
/** @typedef {import("./shape.js").Public} Public */

/** @type {NonNullable<BoardModule["phases"]>} */
export function phases(view, { t, thing }) {
  const table = /** @type {Public} */ (view.public),
    { haunt, omens } = table;
  if (haunt)
    return {
      round: t("bm-haunt-number", { number: haunt.number }),
      short: thing("haunt", haunt.id),
      steps: [
        { text: thing("haunt", haunt.id), state: "now" },
        { text: table.monsters_turn ? t("side-monsters") : haunt.omen ? t("bm-begun-with", { card: thing("card", haunt.omen) }) : "", state: "next" },
      ],
    };
  return {
    round: t("omens-count", { count: omens.drawn }),
    short: t("omens-count", { count: omens.drawn }),
    steps: [{ text: omens.rising ? t("bm-rising") : t("bm-haunt-at", { least: omens.least, dice: omens.dice }), state: omens.rising ? "now" : "next" }],
  };
}

const PLAIN = /** @type {Record<string, string>} */ ({
  move: "boot-prints",
  discover: "entry-door",
  wall: "broken-wall",
  attack: "crossed-swords",
  use: "hand",
  trade: "shaking-hands",
  dog: "sitting-dog",
  loot: "backpack",
  end: "hourglass",
  keep: "check-mark",
  bury: "card-discard",
  yes: "check-mark",
  no: "cross-mark",
  ready: "open-book",
  ride: "elevator",
  stay: "hand",
  draw: "card-draw",
  skip: "cross-mark",
  roll: "rolling-dices",
  light: "flashlight",
  unarmed: "mailed-fist",
  wait: "hand",
  done: "hourglass",
});

/** what a haunt offers in a turn; the next haunt's actions get its general sign */
const IN_A_HAUNT = /** @type {Record<string, string>} */ ({
  search: "magnifying-glass",
  consecrate: "rune-stone",
  altar: "sword-altar",
  share: "drop",
  take: "moai",
  score: "laurel-crown",
  interrogate: "talk",
  reveal: "all-seeing-eye",
  prepare: "candle-light",
  rescue: "prayer",
  "forced-change": "wolf-howl",
});

/** Who is on a tile already. @param {string} id @param {import("/web/wire.js").View} view @param {import("/web/board.js").Tools} tools */
function met(id, view, tools) {
  const table = /** @type {Public} */ (view.public),
    names = [
      ...table.players.filter((player) => player.explorer && player.tile === id && player.seat !== view.me).map((player) => tools.name(player.seat)),
      ...table.monsters.filter((monster) => monster.tile === id).map((monster) => whoName(monster.id, table, tools)),
    ];
  return names.length ? tools.t("bm-there", { names: names.join(", ") }) : "";
}

/** @type {NonNullable<BoardModule["dress"]>} */
export function dress(option, view, tools) {
  const [kind, id] = option.ref ?? ["", ""],
    word = option.id.split(":")[0] ?? "",
    table = /** @type {Public} */ (view.public);
  /** @param {string} message */
  const small = (message) => (known(message) ? tools.t(message) : undefined);
  if (kind === "seat") {
    const player = table.players[Number(id)];
    return { seat: Number(id), small: player?.explorer ? `${tools.thing("explorer", player.explorer)}, ${tools.thing("tile", player.tile)}` : undefined };
  }
  if (kind === "card") return { icon: cardIcon(id), small: small(`card-${id}-text`) };
  if (kind === "explorer") return { icon: explorerIcon({ explorer: id }), small: small(`explorer-${id}-text`) };
  if (kind === "tile") return { icon: word === "wall" ? "broken-wall" : roomIcon(id), small: met(id, view, tools) || (FOR_FINDERS.has(id) ? undefined : small(`tile-${id}-text`)) };
  if (kind === "doorway") return { icon: "entry-door" };
  if (kind === "trait") {
    const mine = table.players[view.me ?? -1]?.traits[id];
    return { icon: TRAITS[id], small: mine ? tools.t("bm-trait-now", { value: mine.value }) : undefined };
  }
  if (kind === "monster") return { icon: monsterIcon(id.split(":")[0] ?? "") };
  if (kind === "floor") return { icon: "3d-stairs" };
  if (word === "haunt") return { icon: IN_A_HAUNT[option.id.split(":")[1] ?? ""] ?? "moon-claws" };
  return PLAIN[word] ? { icon: PLAIN[word] } : {};
}

/** @type {NonNullable<BoardModule["hint"]>} */
export function hint(decision, view, tools) {
  const table = /** @type {Public} */ (view.public),
    me = table.players[view.me ?? -1];
  if (aboutTurning(decision, table)) return c(Turning, { decision, seen: view, tools });
  if (decision.prompt.id === "blood-ask-agree") return c(Deal, { decision, tools });
  const event =
    table.card && known(`card-${table.card}-text`)
      ? html`<p class="bm-event"><b>${tools.thing("card", table.card)}</b> ${tools.t(`card-${table.card}-text`)}</p>`
      : null;
  if (me?.explorer && aboutHarm(decision)) return html`<div>${event}${c(Harm, { key: decision.id, decision, player: me, tools })}</div>`;
  if (table.fight && table.phase === "attack")
    return html`<span class="bm-fight">${c(Ic, { name: TRAITS[table.fight.trait] ?? "crossed-swords", label: tools.thing("trait", table.fight.trait) })}
      ${tools.t("bm-fight", { by: whoName(table.fight.by, table, tools), on: whoName(table.fight.on, table, tools) })}</span>`;
  if (event && table.phase === "event") return event;
  const roll = table.rolls[0];
  if (roll && decision.prompt.id === "blood-ask-again") return c(Dice, { dice: roll.dice, label: roll.dice.join(" ") });
  return null;
}

/** What a seat is called where one person plays them all. @param {number} seat @param {import("/web/wire.js").View} view @param {import("/web/board.js").Tools} tools */
export function called(seat, view, tools) {
  const player = /** @type {Public} */ (view.public).players[seat];
  return player?.explorer ? shortName(player, tools) : null;
}
