// @ts-check
/* How the things of Blood on the Moon look: an icon for each room, card, explorer, monster and token. */

/** what only this board's own sprite has */
export const OWN_ICONS = new Set("violin earth-crack broken-wall chess-knight bed weight-lifting-up wooden-crate microscope ham-shank kid-slide elevator telescope scalpel pipe-organ person-in-bed sofa skull-in-jar snowflake-1 stag-head chest-armor moai ring chainsaw dynamite leather-armor machete photo-camera treasure-map mirror-mirror stopwatch primitive-necklace rabbit skeleton-key medicine-pills teapot lockpicks stone-block nest-eggs knocked-out-stars".split(" "));

/** rooms: picture and tone of the floor @type {Record<string, [string, string]>} */
const ROOMS = {
  "ground-floor-staircase": ["stairs", "wood"],
  hallway: ["doorway", "wood"],
  "entrance-hall": ["entry-door", "wood"],
  "upper-landing": ["3d-stairs", "wood"],
  "basement-landing": ["3d-stairs", "wood"],
  armory: ["crossed-swords", "stone"],
  ballroom: ["violin", "red"],
  "bloody-room": ["bleeding-wound", "red"],
  catacombs: ["coffin", "stone"],
  chapel: ["church", "violet"],
  "charred-room": ["flame", "stone"],
  chasm: ["cave-entrance", "blue"],
  "collapsed-room": ["earth-crack", "stone"],
  conservatory: ["flower-pot", "green"],
  "cramped-passageway": ["broken-wall", "stone"],
  crawlspace: ["spider-web", "stone"],
  "dining-room": ["meal", "red"],
  "furnace-room": ["fireplace", "red"],
  gallery: ["mona-lisa", "red"],
  "game-room": ["chess-knight", "green"],
  graveyard: ["graveyard", "green"],
  "guest-quarters": ["bed", "blue"],
  gymnasium: ["weight-lifting-up", "wood"],
  "junk-room": ["wooden-crate", "wood"],
  kitchen: ["cauldron", "stone"],
  laboratory: ["microscope", "blue"],
  larder: ["ham-shank", "wood"],
  "laundry-chute": ["kid-slide", "blue"],
  library: ["bookshelf", "gold"],
  "mystic-elevator": ["elevator", "violet"],
  nursery: ["rocking-chair", "blue"],
  observatory: ["telescope", "violet"],
  "operating-theatre": ["scalpel", "stone"],
  "organ-room": ["pipe-organ", "violet"],
  "panic-room": ["locked-door", "stone"],
  "primary-bedroom": ["person-in-bed", "red"],
  "ritual-room": ["pentagram-rose", "violet"],
  salon: ["sofa", "red"],
  "secret-staircase": ["hobbit-door", "wood"],
  "soundproofed-room": ["speaker-off", "stone"],
  "specimen-room": ["skull-in-jar", "green"],
  "statuary-corridor": ["greek-sphinx", "violet"],
  tower: ["watchtower", "blue"],
  "underground-cavern": ["mountain-cave", "stone"],
  "underground-lake": ["waves", "blue"],
  vault: ["padlock", "gold"],
  "winter-bedroom": ["snowflake-1", "blue"],
  oubliette: ["well", "stone"],
  "trophy-room": ["stag-head", "gold"],
};
const TONES = /** @type {Record<string, string>} */ ({
  wood: "#54402e",
  red: "#5e3436",
  green: "#33503a",
  blue: "#36465c",
  violet: "#46375a",
  stone: "#46484a",
  gold: "#5f4a1c",
});
/** @param {string} tile */
export const roomIcon = (tile) => ROOMS[tile]?.[0] ?? "family-house";
/** @param {string} tile */
export const roomTone = (tile) => TONES[ROOMS[tile]?.[1] ?? "wood"] ?? "#54402e";

/** @type {Record<string, string>} */
const CARDS = {
  armor: "chest-armor",
  book: "secret-book",
  dagger: "plain-dagger",
  dog: "sitting-dog",
  "holy-symbol": "holy-symbol",
  idol: "moai",
  mask: "domino-mask",
  ring: "ring",
  skull: "death-skull",
  "angels-feather": "feather",
  brooch: "gem-pendant",
  chainsaw: "chainsaw",
  "creepy-doll": "voodoo-doll",
  crossbow: "crossbow",
  dynamite: "dynamite",
  "first-aid-kit": "bandage-roll",
  flashlight: "flashlight",
  gun: "revolver",
  headphones: "headphones",
  "leather-jacket": "leather-armor",
  "lucky-coin": "two-coins",
  machete: "machete",
  "magic-camera": "photo-camera",
  map: "treasure-map",
  mirror: "mirror-mirror",
  "mystical-stopwatch": "stopwatch",
  "necklace-of-teeth": "primitive-necklace",
  "rabbits-foot": "rabbit",
  "skeleton-key": "skeleton-key",
  "strange-amulet": "tribal-pendant",
  "strange-medicine": "medicine-pills",
  "silver-knife": "bowie-knife",
  "wolfsbane-tea": "teapot",
};
/** @param {string} card */
export const cardIcon = (card) => CARDS[card] ?? "swirl-string";

/** @type {Record<string, string>} */
const EXPLORERS = {
  "josef-hooper": "biceps",
  "oliver-swift": "running-shoe",
  "stephanie-richter": "torch",
  "persephone-puleri": "crystal-ball",
  "sammy-angler": "jump-across",
  "jaden-jones": "open-book",
  "isa-valencia": "compass",
  "anita-hernandez": "magnifying-glass",
  "warren-leung": "candle-light",
  "dan-nguyen": "healing",
  "michelle-monroe": "lockpicks",
  "brittani-bowen": "headphones",
  sara: "hood",
};
/** @param {{ explorer: string | null, form?: string | null }} player */
export const explorerIcon = (player) => (player.form === "werewolf" ? "werewolf" : (EXPLORERS[player.explorer ?? ""] ?? "person"));

/** @type {Record<string, string>} */
const MONSTERS = { wolf: "wolf-head", "master-vampire": "vampire-dracula", ghost: "ghost", spirit: "haunting" };
/** @param {string} kind */
export const monsterIcon = (kind) => MONSTERS[kind] ?? "fangs";

/** @type {Record<string, string>} */
const TOKENS = {
  obstacle: "stone-block",
  blessing: "sunbeams",
  "secret-passage": "secret-door",
  rune: "rune-stone",
  altar: "sword-altar",
  blood: "drop",
  nest: "nest-eggs",
  idol: "moai",
  number: "d10",
};
/** @type {Record<string, string>} */
export const TRAITS = { might: "biceps", speed: "sprint", knowledge: "brain", sanity: "third-eye" };
/** @param {string} token @param {string} which */
export const tokenIcon = (token, which) => TRAITS[which] ?? TOKENS[token] ?? "wax-seal";

/** @type {Record<string, string>} */
export const SYMBOLS = { omen: "raven", item: "locked-chest", event: "swirl-string" };
export const FLOORS = ["upper", "ground", "basement"];
export const SIDES = "nesw";
/** @type {Record<string, [number, number]>} */
export const AWAY = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
/** the pages of a book behind which there is a seal, always in this order */
export const SEALS = ["goal", "action", "turn", "monster"];

/** tiles whose text matters to nobody but their finder */
export const FOR_FINDERS = new Set(["armory", "chapel", "gymnasium", "junk-room", "larder", "library", "panic-room", "vault"]);
