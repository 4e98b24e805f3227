// @ts-check
/* A fight read as an equation: what the base is made of, what each card adds, and what is left over. Only what is printed is read here. */
import { COMBAT_CARDS, ITEMS, RESULT_ICON } from "./things.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Combat} Combat */
/** @typedef {import("./things.js").WolfFighter} WolfFighter */
/** @typedef {import("./things.js").HikerFighter} HikerFighter */
/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {{ icon: string, amount: number | string, words: string }} Term */
/** @typedef {{ card: string, result: string, icon: string, other: string, otherIcon: string }} Read */

const PART_ICON = /** @type {Record<string, string>} */ ({
  strength: "biceps",
  alert: "eyeball",
  lupine: "fangs",
  human: "person",
  frenzy: "bestial-fangs",
  convert: "werewolf",
  "pack-fury": "fangs",
  wildcard: "card-joker",
});

/** @param {Public} table @param {WolfFighter} wolf */
export const formOf = (table, wolf) => {
  const sheet = table.wolves.find((each) => each.id === wolf.id);
  return sheet?.convert ? "convert" : wolf.frenzy ? "frenzy" : table.night ? "lupine" : "human";
};

/** A card as its fighter reads it. @param {string} card @param {string} form "hiker" or a wolf's form @param {string | undefined} said the view's own word for it @returns {Read} */
export function read(card, form, said) {
  const [human, track, wolf] = COMBAT_CARDS[card] ?? ["none", "none", "none"],
    hiker = form === "hiker",
    beast = form !== "hiker" && form !== "human";
  const result = said ?? (hiker ? human : wolf !== "none" ? wolf : beast ? track : human);
  return {
    card,
    result,
    icon: RESULT_ICON[result] ?? (hiker || !beast ? "footprint" : "paw-print"),
    other: hiker || !beast ? (wolf !== "none" ? wolf : track) : human,
    otherIcon: hiker || !beast ? "paw-print" : "footprint",
  };
}

/** What a result adds. @param {string} result */
const worth = (result) => (/^\+\d$/.test(result) ? Number(result) : 0);

/** The terms a wolf or a hiker starts with, and what its cards leave unexplained.
 * @param {Public} table @param {WolfFighter | HikerFighter} fighter @param {string} form @param {Tools} tools @returns {{ base: Term[], cards: Read[], rest: number }} */
export function equation(table, fighter, form, tools) {
  const cards = fighter.cards.map((card, i) => read(card, form, fighter.results?.[i])),
    rest = fighter.tripped ? 0 : fighter.total - fighter.base - cards.reduce((sum, each) => sum + worth(each.result), 0);
  if (fighter.parts)
    return {
      base: fighter.parts.map(([kind, id, amount]) => ({
        icon: kind === "item" ? (ITEMS[id] ?? "light-backpack") : (PART_ICON[id] ?? "rolling-dices"),
        amount,
        words: kind === "stat" || kind === "state" || kind === "form" ? tools.t(kind === "form" && id === "convert" ? "convert" : `${kind}-${id}`) : tools.thing(kind, id),
      })),
      cards,
      rest,
    };
  if (form !== "hiker") return { base: [{ icon: PART_ICON[form] ?? "fangs", amount: fighter.base, words: tools.t(form === "convert" ? "convert" : `form-${form}`) }], cards, rest };
  const hiker = table.hikers.find((each) => each.id === fighter.id),
    strength = hiker?.strength ?? fighter.base,
    more = fighter.base - strength;
  const weapon = "weapon" in fighter ? fighter.weapon : null;
  /** @type {Term[]} */ const base = [{ icon: "biceps", amount: strength, words: tools.t("stat-strength") }];
  if (more)
    base.push({
      icon: weapon ? (ITEMS[weapon] ?? "crossed-swords") : hiker?.alert ? "eyeball" : "sitting-dog",
      amount: more,
      words: weapon ? tools.thing("item", weapon) : hiker?.alert ? tools.t("state-alert") : tools.thing("item", "wolfdog"),
    });
  return { base, cards, rest };
}

/** The fights: a lane a hiker, with everyone who goes for that hiker; wolves without a target come first. @param {Combat} combat */
export function lanes(combat) {
  return combat.hikers
    .map((hiker) => ({ hiker, wolves: combat.wolves.filter((wolf) => wolf.target === hiker.id) }))
    .filter(({ wolves }) => wolves.length > 0);
}

/** Whose turn it is: said by the view, else by the question. @param {Combat} combat @param {import("/web/wire.js").View} seen */
export const nowIn = (combat, seen) => combat.now ?? (combat.stage === "deal" ? (seen.decisions.find((each) => !each.answered)?.about[0]?.[1] ?? null) : null);
