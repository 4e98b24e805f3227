// @ts-check
/* Text: Fluent catalogues, and messages (an id with arguments) turned into strings or into nodes whose things light up.
   A thing in the arguments ({"ref": [kind, id]}) is put into the formatted text as a marker of the private use area with its
   number between, so that the translation decides where it stands; afterwards the markers are split out again. */
import { FluentBundle, FluentResource, c, signal } from "./lib.js";
import { Thing } from "./pieces.js";

/** @typedef {import("./wire.js").Message} Message */
/** @typedef {import("./wire.js").Ref} Ref */
/** @typedef {import("./wire.js").Arg} Arg */

/** the language of all catalogues */
export const locale = "en";

/** catalogues by name: "shell" and one a game */
const catalogues = signal(/** @type {Map<string, FluentBundle>} */ (new Map()));
/** the catalogue asked first */
const game = signal("shell");
/** names by seat, from the lobby */
export const seatNames = signal(/** @type {(string | null)[]} */ ([]));

const OPEN = "\uE000",
  SHUT = "\uE001";
const lists = new Intl.ListFormat(locale, { style: "long", type: "conjunction" });

/** Put a catalogue in place of what had its name. @param {string} name @param {string} source */
export function addCatalogue(name, source) {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  catalogues.value = new Map(catalogues.value).set(name, bundle);
}

/** Fetch the catalogue of a game or of the shell; one that cannot be had leaves ids to be shown as words. @param {string} name */
export async function fetchCatalogue(name) {
  if (catalogues.peek().has(name)) return;
  try {
    const answer = await fetch(`/text/${name}/${locale}.ftl`);
    if (answer.ok) addCatalogue(name, await answer.text());
  } catch {
    // offline: the ids are readable words, and the next visit tries again
  }
}

/** Whose words come first from now on. @param {string} name */
export function speakOf(name) {
  game.value = name;
}

/** @param {string} id @param {boolean} [here] only where this game or the shell says it */
function find(id, here = false) {
  const all = catalogues.value;
  for (const name of here ? [game.value, "shell"] : [game.value, "shell", ...all.keys()]) {
    const bundle = all.get(name);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return null;
}

/** Whether this game or the shell has this id. @param {string} id */
export const known = (id) => find(id, true) !== null;

/** An id as words, for what no catalogue has. @param {string} id */
export const words = (id) => id.replace(/^[a-z]+-/, "").replaceAll(/[-_]/g, " ");

/** The name of whoever sits on a seat (0-based). @param {number} seat @returns {string} */
export const seatName = (seat) => seatNames.value[seat] ?? t("shell-seat-number", { seat: seat + 1 });

/** The name of a thing on the table. @param {string} kind @param {string} id @returns {string} */
export function thing(kind, id) {
  if (kind === "seat") return seatName(Number(id));
  const found = find(`${kind}-${id}`);
  return found ? found.bundle.formatPattern(found.pattern, {}, []) : words(`x-${id}`);
}

/** @param {Arg} value @param {Ref[] | null} refs @returns {string | number} */
function argument(value, refs) {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value)) return lists.format(value.map((each) => String(argument(each, refs))));
  if ("ref" in value) {
    if (!refs) return thing(value.ref[0], value.ref[1]);
    refs.push(value.ref);
    return OPEN + (refs.length - 1) + SHUT;
  }
  return format(value, refs);
}

/** @param {Message} message @param {Ref[] | null} refs @returns {string} */
function format(message, refs) {
  const found = find(message.id);
  /** @type {Record<string, string | number>} */ const args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = argument(value, refs);
  if (!found) return [words(message.id), ...Object.values(args)].join(" ");
  return found.bundle.formatPattern(found.pattern, args, []);
}

/** A message as a plain string. @param {Message} message */
export const text = (message) => format(message, null);

/** A message of the shell or of the game, by id. @param {string} id @param {Record<string, any>} [args] */
export const t = (id, args) => format({ id, args }, null);

/** A message as nodes; seats, cards and places in it light up what they name. @param {Message} message @returns {import("./lib.js").Nodes} */
export function say(message) {
  /** @type {Ref[]} */ const refs = [];
  const parts = format(message, refs).split(/\uE000(\d+)\uE001/);
  return parts.map((part, i) => {
    if (i % 2 === 0) return part;
    const [kind, id] = refs[Number(part)] ?? ["", ""];
    return c(Thing, { kind, id, name: thing(kind, id) });
  });
}
