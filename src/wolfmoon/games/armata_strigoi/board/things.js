// @ts-check
/* How the things of Armata Strigoi look: an icon for each wolf, card, Ability and token; and the shape of what the view says. */

/** what only this board's own sprite has */
export const OWN_ICONS = new Set(
  "ladder earth-crack falling pointing broadsword warhammer battle-axe crucifix incense grapple key hunting-horn dynamite skeleton-key hell-crosses electric barefoot evil-wings angel-wings drink-me death-note".split(
    " ",
  ),
);

/** @type {Record<string, string>} */
export const WOLVES = {
  attila: "wolf-howl",
  "falk-maria": "holy-symbol",
  charles: "claw-slashes",
  matthew: "paw-print",
  roel: "anvil",
};
/** @param {string | null} wolf */
export const wolfIcon = (wolf) => WOLVES[wolf ?? ""] ?? "wolf-head";

/** @type {Record<string, string>} */
export const STRIGOI = { master: "vampire-dracula", apprentice: "female-vampire" };

/** @type {Record<string, string>} Abilities and other icons */
export const ABILITIES = {
  protection: "checked-shield",
  heal: "healing",
  retrieval: "card-pickup",
  stealth: "hooded-figure",
  mechanics: "gears",
  pack: "three-friends",
  leap: "jump-across",
  recovery: "cycle",
  "gates-of-hell": "portal",
  wound: "bleeding-wound",
  shock: "electric",
};
/** the id of the message that names an icon @param {string} icon */
export const abilityName = (icon) =>
  ["recovery", "gates-of-hell", "wound", "shock"].includes(icon) ? `icon-${icon}` : `ability-${icon}`;

/** @type {Record<string, string>} the picture of each card, by its name */
const CARDS = {
  "when-the-moon-shines-red": "moon-claws",
  "son-of-the-wolf": "wolf-howl",
  "prayer-in-the-dark": "prayer",
  "werewolves-of-armenia": "claws",
  "army-of-the-night": "three-friends",
  "where-the-wild-wolves-have-gone": "direwolf",
  "sacramental-sister": "nun-face",
  "blessed-and-possessed": "holy-grail",
  "amen-and-attack": "crossed-claws",
  "raise-your-fist-evangelist": "biceps",
  "wolves-against-the-world": "wolf-head",
  "night-of-the-werewolves": "werewolf",
  "sanctified-with-dynamite": "dynamite",
  "in-the-name-of-god": "sunbeams",
  "fire-and-forgive": "flame-claws",
  "fist-by-fist": "mailed-fist",
  "the-evil-made-me-do-it": "evil-wings",
  "vampires-dont-die": "barefoot",
  "incense-and-iron": "incense",
  "nighttime-rebel": "evil-moon",
  "all-you-can-bleed": "drink-me",
  sword: "broadsword",
  hammer: "warhammer",
  "great-axe": "battle-axe",
  spear: "barbed-spear",
  crossbow: "crossbow",
  "silver-dagger": "plain-dagger",
  shield: "shield",
  "holy-water": "holy-water",
  crucifix: "crucifix",
  thurible: "incense",
  bible: "secret-book",
  "night-cloak": "cloak",
  "grappling-hook": "grapple",
  "gear-key": "key",
  "war-horn": "hunting-horn",
  dynamite: "dynamite",
  "hell-key": "skeleton-key",
};
/** @param {string} name */
export const cardIcon = (name) => CARDS[name] ?? "card-random";
/** the name in a card's id: "fist-by-fist:3" and "attila:fist-by-fist" both are fist-by-fist @param {string} id */
export const nameOf = (id) => id.split(":").find((part) => part in CARDS) ?? id;

/** what forces a letter on a Strigoi from a token: "fury" as mailed fist, an Ability as itself @param {string} token */
export const tokenIcon = (token) => ABILITIES[token] ?? "mailed-fist";

/** @type {Record<string, string>} */
export const MARK_ICONS = { red: "death-skull", grey: "horned-skull", stairs: "stairs", ladder: "ladder", strigoi: "evil-bat" };

/** @typedef {{ strength: number, icons: string[] }} Side */
/** @typedef {{ id: string, name: string, kind: string, initiative?: number, strength?: number, movement?: number, icons?: string[], letter?: string, normal?: Side | null, wild?: Side | null }} Card */
/** @typedef {{ kind: string, direction: string | null, room: string, ladder: string | null, attacks: number | null }} Led */
/** @typedef {{ strigoi: string, on_board: boolean, dead: boolean, supreme: boolean, space: string | null, room: string | null, wounds: number, existence: number, strength: number, damage: number, lines: Record<string, string[]>, sees: number | null }} Strigoi */
/** @typedef {{ seat: number, wolf: string | null, space: string | null, room: string | null, wounds: string[], wound_points: number, weaker: number, slower: number, forbids: string[], tokens: string[], actions: number, rewards: number, back: string | null, card: Card | null, strength: number | null, front: Card[], discards: Card[], earned: string[], icons: { n: number, card: string, icon: string }[] }} Player */
/** @typedef {{ room: string, place: [number, number] | null, turn: number, platform: string | null, standing: boolean }} Room */
/** @typedef {{ left: number, top: string | null, used: string[] }} Pile */
/** @typedef {{ round: number, stage: string, step: string, active: number | null, order: number[], altar: { blood: number, needed: number, most: number }, inferno: { blood: number, lost: number },
 *   options: { chat: boolean, solo: boolean, silent: boolean, limit: boolean },
 *   rooms: Room[], platforms: { platform: string, room: string | null, rotation: number, fallen: boolean }[], ladders: { ladder: string, seat: number, room: string, direction: string }[],
 *   fight_tokens: { left: number, on: string[] }, strigoi: Strigoi[], letters: Record<string, Record<string, Led>>, curse: (Led & { strigoi: string }) | null, marker: boolean, players: Player[],
 *   turn: { seat: number, steps: number, walks: boolean, fought: boolean } | null, encounter: { seat: number, colour: string, token: string | null, space: string } | null,
 *   bout: { seat: number, kind: string, target: string, strength: number, needed: number, counter: boolean } | null,
 *   assault: { strigoi: string, seat: number, kind: string, wounds: number, shocks: number } | null, doomed: string | null,
 *   stacks: { red: Pile, grey: Pile, strigoi: { left: number, used: string[], now: string | null }, rewards: number, tokens: { left: number, used: string[] }, wounds: number, heroic: Record<string, number>, legendary: string[] },
 *   gone: Card[], talk: { open: boolean, most: number | null, used: number[], said: { n: number, seat: number }[], votes: { what: string, slots: string[], seats: number[] }[] } }} Public */
/** @typedef {{ hand: Card[], rewards: Card[], chosen: string | null, known: { seat: number, rewards: string[], heroic: string[] }[], reach: Record<string, number> | null, offered: string[], draft: string[], pack: { seat: number, hand: Card[], rewards: Card[], chosen: string | null }[] | null }} Private */
