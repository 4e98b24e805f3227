// @ts-check
/* The header's phases, and how options and hints look in the dock below the forest. */
import { c, html } from "/web/lib.js";
import { toneOf } from "./cards.js";
import { shared } from "./pic.js";
import { OddsBar } from "./stakes.js";
import { ACTIONS, GROUNDS, ITEMS, PACK_CARDS, letters, portrait } from "./things.js";

/** @typedef {import("/web/board.js").BoardModule} BoardModule */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */

const COMBAT_STEP = /** @type {Record<string, number>} */ ({ hunt: 1, target: 1, "cut-off": 2, "step-in": 2, weapon: 3, deal: 4, settle: 5, pair: 5, aftermath: 5 });
const PACK_STEP = /** @type {Record<string, number>} */ ({ planning: 1, "night-move": 2, act: 3, "moon-remove": 3, "moon-order": 3 });

/** @param {string} id @param {number} now @param {number} count @param {(id: string) => string} t @returns {{ text: string, state: "done" | "now" | "next" }[]} */
const numbered = (id, now, count, t) =>
  Array.from({ length: count }, (_, i) => ({ text: i + 1 === now ? `${now} ${t(`${id}-${now}`)}` : String(i + 1), state: i + 1 < now ? "done" : i + 1 === now ? "now" : "next" }));

/** @type {NonNullable<BoardModule["phases"]>} */
export function phases(view, { t, thing }) {
  const table = /** @type {Public} */ (view.public),
    round = table.turn ? t("moon-board-hour", { hour: thing("hour", table.hour), turn: table.turn }) : t("moon-board-before");
  if (table.phase === "humans" && table.step > 0) {
    const steps = numbered("step", table.step, 9, t);
    return { round, steps, short: steps[table.step - 1]?.text ?? "" };
  }
  if (table.phase === "combat" || table.combat) {
    const steps = numbered("combat-step", COMBAT_STEP[table.task] ?? 4, 5, t);
    return { round, steps, short: steps.find((step) => step.state === "now")?.text ?? "" };
  }
  if (table.phase === "wolves") {
    const steps = numbered("pack-step", PACK_STEP[table.task] ?? 3, 3, t);
    return { round, steps, short: steps.find((step) => step.state === "now")?.text ?? "" };
  }
  const only = t(`moon-board-phase-${table.phase}`);
  return { round, steps: [{ text: only, state: "now" }], short: only };
}

const PLAIN = /** @type {Record<string, string>} */ ({
  yes: "check-mark",
  no: "cross-mark",
  wait: "hourglass",
  again: "anticlockwise-rotation",
  none: "cross-mark",
  stay: "camping-tent",
  leave: "wooden-sign",
  ride: "gears",
  fell: "wood-axe",
  random: "rolling-dices",
  end: "feather",
  done: "feather",
  stop: "feather",
  pass: "feather",
  let: "feather",
  accept: "feather",
  keep: "magnifying-glass",
  buy: "card-draw",
  tree: "tree-face",
  moon: "evil-moon",
  sniff: "sniffing-dog",
  attack: "crossed-claws",
  heal: "bandage-roll",
  howl: "wolf-howl",
  dread: "ghost",
  roots: "tree-roots",
  lick: "bandage-roll",
  draw: "card-draw",
  stand: "shield",
  wildcard: "card-joker",
  leap: "jump-across",
  rope: "rope-coil",
  bite: "fangs",
  call: "drop",
  card: "card-draw",
  theft: "robber-hand",
  surefoot: "paw-print",
  item: "silver-bullet",
  "heal-life": "bleeding-wound",
  "heal-calm": "healing",
  "wild-life": "card-joker",
  "wild-calm": "card-joker",
  eat: "meal",
  pay: "flame",
});
/** what an answer of that word costs the pack, by the view's list of prices @type {Record<string, string>} */
const PRICE = { sniff: "sniff", attack: "attacker", buy: "pack_card", heal: "healing", tree: "father_tree", moon: "mother_moon", leap: "ravine" };

/** @type {NonNullable<BoardModule["dress"]>} */
export function dress(option, view, tools) {
  const table = /** @type {Public} */ (view.public),
    [kind, id] = option.ref ?? ["", ""],
    word = option.id.split(":")[0] ?? "",
    price = table.prices?.[PRICE[word] ?? ""];
  const note = price === undefined ? undefined : html`<span class="fm-drop" aria-label=${tools.t("moon-board-costs", { price })}>${price}</span>`;
  if (kind === "action" && !(table.combat && word === "wildcard")) {
    const card = option.id.split(".")[0] ?? id;
    return { icon: shared(ACTIONS[card]?.[0]), tone: `fm-acard ${toneOf(card)}`, small: tools.t(`action-${id}-text`) };
  }
  if (option.id.includes(":") && PLAIN[word]) return { icon: PLAIN[word], tone: "fm-tool", note };
  if (kind === "hiker" || kind === "wolf") {
    const hiker = kind === "hiker" ? table.hikers.find((each) => each.id === id) : null,
      wolf = table.wolves.find((each) => each.id === id),
      seat = wolf ? wolf.seat : hiker?.seat;
    const small = hiker && !wolf
      ? table.phase === "setup"
        ? tools.t("moon-board-hiker-full", { life: hiker.life_max, calm: hiker.calm_max, strength: hiker.strength, dexterity: hiker.dexterity })
        : tools.t("moon-board-hiker-small", { life: hiker.life, calm: hiker.calm, strength: hiker.strength })
      : wolf
        ? `${wolf.value ?? "d6+4"} · ${wolf.wounded ? tools.t("state-wounded") : wolf.space ? tools.thing("space", wolf.space) : tools.t("moon-board-fit")}`
        : undefined;
    return { icon: shared(portrait(id)), tone: `fm-face${typeof seat === "number" ? ` s${seat + 1}` : ""}`, small, note: html`<span class="fm-letters">${letters(id)}</span>` };
  }
  if (kind === "space") {
    const shows = table.spaces[id],
      ground = shows?.lair ? "lair" : (shows?.ground ?? "unexplored");
    return { icon: GROUNDS[ground]?.[0] ?? (ground === "elevation" ? "hills" : "forest"), tone: "fm-tool", small: [tools.t(`hexagon-${ground}`), shows?.calm ? tools.t("moon-board-calm-cost", { cost: shows.calm }) : ""].filter(Boolean).join(" · ") };
  }
  if (kind === "direction") return { icon: option.id.startsWith("6") && option.id.includes(":") ? "dice-six-faces-six" : option.id.startsWith("5:") ? "dice-six-faces-five" : "compass", tone: "fm-tool way" };
  if (kind === "item") return { icon: shared(ITEMS[id]), tone: "fm-tool", small: tools.t(`item-${id}-text`) };
  if (kind === "hexagon") return { icon: GROUNDS[id]?.[0] ?? "forest", tone: "fm-tool", small: tools.t(`hexagon-${id}-text`) };
  const card = option.id.split(".")[0] ?? "";
  if (PACK_CARDS[card]) return { icon: PACK_CARDS[card], tone: "fm-tool blood", small: tools.t(`pack-card-${card}-text`) };
  if (table.combat && (word === "draw" || word === "stand" || word === "wildcard")) return { icon: PLAIN[word], tone: "fm-tool", small: outlook(word, view, tools) };
  return PLAIN[word] ? { icon: PLAIN[word], tone: "fm-tool", note } : {};
}

/** What standing, a Wildcard or a card would make of the totals. @param {string} word @param {import("/web/wire.js").View} view @param {import("/web/board.js").Tools} tools */
function outlook(word, view, tools) {
  const table = /** @type {Public} */ (view.public),
    id = view.decisions[0]?.about[0]?.[1],
    combat = table.combat;
  const hiker = combat?.hikers.find((each) => each.id === id),
    wolf = combat?.wolves.find((each) => each.id === id),
    me = hiker ?? wolf;
  if (!combat || !me) return undefined;
  const foes = hiker ? combat.wolves.filter((each) => each.target === id).map((each) => each.total) : combat.hikers.filter((each) => each.id === wolf?.target).map((each) => each.total);
  const against = Math.max(...foes, 0);
  if (word === "draw") return combat.odds ? tools.t("moon-board-draw-odds", combat.odds) : tools.t("moon-board-draw-left", { left: table.decks.combat });
  return tools.t("moon-board-totals", { own: me.total + (word === "wildcard" ? 3 : 0), other: against });
}

/** Below the answers: whose card lies where, the odds in a fight. @type {NonNullable<BoardModule["hint"]>} */
export function hint(decision, view, tools) {
  const table = /** @type {Public} */ (view.public),
    mine = /** @type {Private | null} */ (view.private),
    laid = Object.entries(mine?.laid ?? {});
  if (table.task === "choose" && laid.length)
    return html`<div class="fm-laid"><span>${tools.t("moon-board-laid")}</span>${laid.map(([owner, card]) => html`<span key=${owner} class=${`fm-chip${view.me === null ? "" : ` s${view.me + 1}`}`}>
      <b>${letters(owner)}</b>${tools.thing("hiker", owner)} <em>${tools.thing("action", card)} ✓</em></span>`)}</div>`;
  if (table.combat?.odds && decision.options.some(({ id }) => id === "draw")) return c(OddsBar, { table, tools });
  return null;
}
