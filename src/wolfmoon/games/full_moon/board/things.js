// @ts-check
/* How the things of the box look: icons, tints, the letters on the tokens, the results printed on combat cards; and the shape of what
   the view says. */

/** @typedef {"hikers" | "pack"} Side */
/** @typedef {{ kind: string, direction: number, ground: string | null, items: number, items_left: number, wolf: number, calm: number, howls: number,
 *   exit: boolean, lair: boolean, sniffed: string | null, dice: number | null }} Space */
/** @typedef {{ id: string, seat: number | null, status: string, space: string | null, life: number, life_max: number, calm: number, calm_max: number,
 *   scared: boolean, terrified: boolean, trapped: boolean, rooted: boolean, alert: boolean, hidden: boolean, strength: number, dexterity: number,
 *   determination: number, determination_limit: number | null, items: string[], bitten: boolean, token: string | null, card: string | null,
 *   action: string | null, heading: string | null, dice?: { explore: number, search: number } | null }} Hiker */
/** @typedef {{ id: string, seat: number, convert: boolean, wounded: boolean, space: string | null, value: number | null, day: number | null, night: number | null }} Wolf */
/** @typedef {[kind: string, id: string, amount: number]} Part */
/** @typedef {{ id: string, base: number, total: number, stood: boolean, tripped: boolean, cards: string[], parts?: Part[], results?: string[] }} Fighter */
/** @typedef {Fighter & { target: string | null, shields: string | null, frenzy: boolean, end: string,
 *   stakes?: { life: number, kills: boolean, calm: number, determination: number } | null }} WolfFighter */
/** @typedef {Fighter & { weapon: string | null, silver: boolean }} HikerFighter */
/** @typedef {{ of: number, win: number, tie: number, on: number, held: number, lose: number }} Odds */
/** @typedef {{ space: string, free: boolean, stage: string, round: number, cut_off: boolean, wolves: WolfFighter[], hikers: HikerFighter[], now?: string | null,
 *   order?: string[], odds?: Odds | null }} Combat */
/** @typedef {{ by: string | null, aim: string, space: string | null, faces: number[], partial: number, total: number }} Roll */
/** @typedef {{ seat: number, side: Side, hand: number, hand_limit: number | null, hikers: string[] }} Player */
/** @typedef {{ hour: string, turn: number, night: boolean, sunrise: boolean, phase: string, step: number, task: string,
 *   options: { hunters: boolean, large: boolean, barrier_price: number }, pack_seat: number, order: number[], packers: number[], players: Player[], hikers: Hiker[],
 *   wolves: Wolf[], slain: string[], points: number, pack_hand: number, trees_left: number, moons_left: number, spaces: Record<string, Space>,
 *   barriers: [string, number][], exits: string[], lair: string | null, lair_from: string | null,
 *   clues: { space: string, side: number, spent: number, answer: string }[],
 *   aid: { fits: number, of: number, certain: [string, number][], ruled_out: [string, number][], lairs: Record<string, number> },
 *   decks: Record<string, number>, discards: Record<string, string[]>, removed: number, roll: Roll | null, finds: string[], combat: Combat | null,
 *   counts: { left: number, dead: number, turned: number, slain: number, started: number }, prices?: Record<string, number> }} Public */
/** @typedef {{ side: Side, hand?: string[], laid?: Record<string, string>, three?: string[], looks: Record<string, string>, trail?: string[], draft?: string[],
 *   pack_hand?: string[], moon?: string[], pile?: string[], removed?: string[], requests: string[] }} Private */

/** the icon and the tint of a kind of hexagon @type {Record<string, [icon: string, tint: string]>} */
export const GROUNDS = {
  camp: ["camping-tent", "camp"],
  hill: ["hills", "hill"],
  watchtower: ["watchtower", "tower"],
  temple: ["greek-temple", "temple"],
  "ancient-stones": ["dolmen", "stones"],
  cabin: ["wood-cabin", "cabin"],
  shed: ["barn", "shed"],
  mansion: ["spooky-house", "mansion"],
  "misty-forest": ["birch-trees", "mist"],
  "forest-and-stream": ["river", "stream"],
  "thick-fog": ["fog", "fog"],
  "sunny-forest": ["fruit-tree", "sunny"],
  "ancient-forest": ["deku-tree", "ancient"],
  "plain-wood": ["pine-tree", "plain"],
};
/** the two colours of a tint @type {Record<string, [string, string]>} */
export const TINTS = {
  camp: ["#8a6a3a", "#4c3518"],
  sunny: ["#6f8f3f", "#3a5425"],
  mist: ["#5d7570", "#33443f"],
  fog: ["#6b7478", "#3b4347"],
  stream: ["#3f7b86", "#21474f"],
  ancient: ["#3f7248", "#1d3d28"],
  shed: ["#8a6145", "#4b3122"],
  cabin: ["#96603a", "#50301a"],
  mansion: ["#77506b", "#3e2739"],
  hill: ["#8b8250", "#4c4526"],
  tower: ["#7d7a66", "#454234"],
  temple: ["#8d6f5b", "#4d392d"],
  stones: ["#71808a", "#3c464d"],
  plain: ["#4d6350", "#2a382d"],
  none: ["#232d2e", "#161d1f"],
  elev: ["#3d3a2a", "#24221a"],
};

/** portrait and letters of everybody in the forest @type {Record<string, [icon: string, letters: string]>} */
const BEINGS = {
  barbara: ["backpack", "Ba"],
  ruka: ["woman-elf-face", "Ru"],
  alice: ["notebook", "Al"],
  marta: ["winter-hat", "Ma"],
  hector: ["sherlock-holmes", "He"],
  j: ["beard", "J"],
  diego: ["mountain-climbing", "Di"],
  oscar: ["mushrooms", "Os"],
  rufus: ["wolf-head", "Rf"],
  foxie: ["fox-head", "Fx"],
  wanda: ["wolf-howl", "Wa"],
  otto: ["direwolf", "Ot"],
  greta: ["bestial-fangs", "Gr"],
  silas: ["sniffing-dog", "Si"],
};
/** @param {string} id */
export const portrait = (id) => BEINGS[id]?.[0] ?? "person";
/** @param {string} id */
export const letters = (id) => BEINGS[id]?.[1] ?? id.slice(0, 2);

/** icons of an action card: two where the player says which @type {Record<string, string[]>} */
export const ACTIONS = {
  explore: ["binoculars"],
  search: ["magnifying-glass"],
  run: ["run"],
  alert: ["eyeball"],
  hide: ["hooded-figure"],
  "explore-run": ["binoculars", "run"],
  "search-run": ["magnifying-glass", "run"],
  "free-action": ["card-random"],
  wildcard: ["card-joker"],
};
/** @type {Record<string, string>} */
export const ITEMS = {
  snake: "snake",
  knife: "bowie-knife",
  axe: "wood-axe",
  rope: "rope-coil",
  "candy-bar": "chocolate-bar",
  canteen: "water-flask",
  trail: "footprint",
  compass: "compass",
  wolfdog: "sitting-dog",
  corpse: "skeleton-inside",
  backpack: "light-backpack",
  "silver-bullet": "silver-bullet",
  talisman: "tribal-pendant",
  "forest-map": "treasure-map",
  "hostage-man": "prisoner",
  "hostage-woman": "prisoner",
  quad: "farm-tractor",
  trap: "wolf-trap",
};
/** @type {Record<string, string>} */
export const PACK_CARDS = {
  "gathering-howl": "wolf-howl",
  "pack-fury": "fangs",
  surefoot: "paw-print",
  "cut-off": "crossed-claws",
  "creeping-dread": "ghost",
  "clinging-roots": "tree-roots",
  "lick-wounds": "bandage-roll",
};

/** What is printed on a combat card: beside the footprint, the track, and the wolf's head. @type {Record<string, [human: string, track: string, wolf: string]>} */
export const COMBAT_CARDS = {
  cb1: ["+1", "+1", "none"],
  cb2: ["+1", "+2", "none"],
  cb3: ["+2", "+2", "none"],
  cb4: ["+2", "+3", "none"],
  cb5: ["+3", "+3", "none"],
  cb6: ["+3", "+4", "none"],
  cb7: ["+1", "trip", "none"],
  cb8: ["+2", "ravine", "none"],
  cb9: ["trip", "trip", "none"],
  cb10: ["trip", "+1", "none"],
  cb11: ["ravine", "ravine", "none"],
  cb12: ["ravine", "+2", "none"],
  cb13: ["full-moon", "none", "full-moon"],
  cb14: ["silver-bullet", "none", "silver-bullet"],
};
/** @type {Record<string, string>} */
export const RESULT_ICON = { trip: "foot-trip", ravine: "mountain-road", "full-moon": "evil-moon", "silver-bullet": "silver-bullet", none: "cross-mark" };

/** the hours of the dial, from sunrise on */
export const HOURS = Array.from({ length: 24 }, (_, i) => String((i + 6) % 24).padStart(2, "0"));
/** @param {string} hour whether it is night then */
export const isNight = (hour) => Number(hour) >= 19 || Number(hour) < 6;

/** Whether somebody is on this seat's side: the pack's players see what the pack sees. @param {Private | null} mine */
export const leadsPack = (mine) => mine?.side === "pack";
