// @ts-check
/* How the things of Fangs look: an icon for each card, character, place and group, and what is printed on places and on the track. */

/** @typedef {"werewolf" | "vampire" | "human"} Group */
/** @typedef {"oracle" | "advantage" | "combat"} Deck */

export const GROUPS = /** @type {Group[]} */ (["werewolf", "vampire", "human"]);
/** the class that gives a group its colour, and its emblem */
export const TONE = { werewolf: "wolf", vampire: "vampire", human: "human" };
export const EMBLEM = { werewolf: "wolf-head", vampire: "fangs", human: "cowled" };

export const DECKS = /** @type {Deck[]} */ (["oracle", "advantage", "combat"]);
export const DECK_ICON = { oracle: "crystal-ball", advantage: "clover", combat: "crossed-swords" };

/** @type {Record<string, [Group, string]>} the group and the figure of each character */
const CHARACTERS = {
  akira: ["human", "hooded-figure"],
  akeno: ["human", "kimono"],
  bella: ["human", "nun-face"],
  blake: ["human", "bowman"],
  claudius: ["human", "executioner-hood"],
  chloe: ["human", "woman-elf-face"],
  daniel: ["human", "farmer"],
  donna: ["human", "swordwoman"],
  emily: ["werewolf", "wolf-head"],
  ella: ["werewolf", "direwolf"],
  frederik: ["werewolf", "wolf-howl"],
  fabienne: ["werewolf", "moon-claws"],
  gregor: ["werewolf", "werewolf"],
  grady: ["werewolf", "sniffing-dog"],
  uri: ["vampire", "vampire-cape"],
  ulrich: ["vampire", "resting-vampire"],
  vlad: ["vampire", "vampire-dracula"],
  viola: ["vampire", "bat-mask"],
  wynona: ["vampire", "female-vampire"],
  willow: ["vampire", "coffin"],
};
/** @param {string} character @returns {Group} */
export const groupOf = (character) => CHARACTERS[character]?.[0] ?? "human";
/** @param {string} character */
export const figureOf = (character) => CHARACTERS[character]?.[1] ?? "cowled";

/** @param {string} id whether this is a character's id */
export const isCharacter = (id) => id in CHARACTERS;

/** @type {Record<string, [Deck, string]>} the deck and the icon of each card */
const CARDS = {
  crossbow: ["combat", "crossbow"],
  "magic-fire": ["combat", "fire-ring"],
  torch: ["combat", "torch"],
  "iron-fist": ["combat", "mailed-fist"],
  "blood-spider": ["combat", "hanging-spider"],
  ambush: ["combat", "wolf-trap"],
  "dark-ritual": ["combat", "pentagram-rose"],
  robbery: ["combat", "robber-hand"],
  "vampire-bat": ["combat", "evil-bat"],
  "cursed-doll": ["combat", "voodoo-doll"],
  "forced-gift": ["combat", "present"],
  backpack: ["advantage", "backpack"],
  "bone-lance": ["advantage", "barbed-spear"],
  "magic-compass": ["advantage", "compass"],
  "protective-amulet": ["advantage", "gem-pendant"],
  "protective-cloak": ["advantage", "cloak"],
  talisman: ["advantage", "tribal-pendant"],
  "blood-moon": ["advantage", "evil-moon"],
  exposure: ["advantage", "domino-mask"],
  healing: ["advantage", "healing"],
  "remote-healing": ["advantage", "glowing-hands"],
  "protective-aura": ["advantage", "shield"],
  "time-warp": ["advantage", "sands-of-time"],
  "healing-draught": ["advantage", "health-potion"],
  "witchs-brew": ["advantage", "cauldron"],
  "storm-of-light": ["advantage", "sunbeams"],
  "wolfs-balm": ["oracle", "wolf-head"],
  "vampires-balm": ["oracle", "fangs"],
  "humans-balm": ["oracle", "cowled"],
  "wolfs-slap": ["oracle", "slap"],
  "vampires-hex": ["oracle", "slap"],
  "vampires-bane": ["oracle", "slap"],
  "tribute-human-vampire": ["oracle", "two-coins"],
  "tribute-human-werewolf": ["oracle", "two-coins"],
  "tribute-werewolf-vampire": ["oracle", "two-coins"],
  frail: ["oracle", "broken-heart"],
  sturdy: ["oracle", "biceps"],
  revelation: ["oracle", "third-eye"],
};
/** @param {string} card @returns {Deck} */
export const deckOf = (card) => CARDS[card]?.[0] ?? "oracle";
/** @param {string} card */
export const cardIcon = (card) => CARDS[card]?.[1] ?? "crystal-ball";
/** @param {string} id whether this is a card's id */
export const isCard = (id) => id in CARDS;

/** @type {Record<string, { icon: string, tint: string, totals: string }>} the figure of a place, the tint of its night, the totals printed on its coin */
export const PLACES = {
  "oxanas-hut": { icon: "hut", tint: "hut", totals: "2·3" },
  "spring-of-wisdom": { icon: "well", tint: "spring", totals: "4·5" },
  chapel: { icon: "church", tint: "chapel", totals: "6" },
  graveyard: { icon: "graveyard", tint: "grave", totals: "7" },
  "witch-tree": { icon: "dead-wood", tint: "tree", totals: "8" },
  "stone-circle": { icon: "dolmen", tint: "stone", totals: "9" },
};

/** the letters printed on the damage track, by space */
export const LETTERS = /** @type {Record<number, string>} */ ({ 8: "A", 10: "BE", 11: "CU", 12: "F", 13: "DV", 14: "GW" });
/** the space with the blood moon, and the last space */
export const MOON_SPACE = 7,
  LAST_SPACE = 14;

/** @typedef {{ seat: number, damage: number, place: string | null, equipment: { card: string, spent: boolean }[], auras: number, protected: boolean, out: boolean, out_round: number | null,
 *   character: string | null, banned: boolean, used: boolean, left_side: boolean, extra_turns: number }} Player */
/** @typedef {{ round: number, phase: string, active: number, starter: number, attacks: boolean, ring: string[], players: Player[], decks: Record<Deck, number>,
 *   discards: { oracle: number, combat: string[], advantage: string[] }, dice: { d4: number | null, d6: number | null, use: string, total: number } | null,
 *   groups: Record<Group, number> | null, mixes: Record<Group, number>[] | null, characters: string[] | null, middle: number, announcer: number | null,
 *   blow: { source: string, by: number | null, victims: { seat: number, damage: number, before: number, card?: string | null }[] } | null, drawn?: { deck: Deck, card: string | null, by: number | null, to: number | null } | null, counts: { attacks: number, fallen: number } }} Public */
/** @typedef {{ character: string, group: Group, points: number, used: boolean, drawn?: string | null, oracle: { by: number, to: number, card: string, reaction: { kind: string, amount: number, card: string | null }, round: number }[],
 *   shown: { seat: number, character: string }[], middle: string[] | null, sheet: Record<string, string[]>, requests: string[], orders: Record<string, string | number | null> }} Private */

/** The seats from this one on, clockwise. @param {Public} table @param {number | null} me @returns {Player[]} */
export function round(table, me) {
  const at = table.players.findIndex((player) => player.seat === me);
  return at < 0 ? table.players : [...table.players.slice(at), ...table.players.slice(0, at)];
}
