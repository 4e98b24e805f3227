// @ts-check
/* The header's phases, and how answers and hints look in the list beside the board. */
import { c, html } from "/web/lib.js";
import { HandChoice, aboutHand } from "./hand.js";
import { Ic } from "./parts.js";
import { ABILITIES, OWN_ICONS, STRIGOI, abilityName, cardIcon, nameOf, tokenIcon } from "./things.js";

/** @typedef {import("/web/board.js").BoardModule} BoardModule */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */

const STAGES = ["initiative", "turns", "curse"];

/** @type {NonNullable<BoardModule["phases"]>} */
export function phases(view, { t }) {
  const table = /** @type {Public} */ (view.public),
    at = STAGES.indexOf(table.stage);
  if (at < 0) return { round: t("armata-board-setting-up"), short: t("armata-board-setting-up"), steps: [] };
  return {
    round: t("armata-board-round", { round: table.round }),
    short: t(`phase-${table.stage}`),
    steps: STAGES.map((stage, i) => ({
      text: t(`phase-${stage}`),
      state: i === at ? /** @type {const} */ ("now") : i < at ? /** @type {const} */ ("done") : /** @type {const} */ ("next"),
    })),
  };
}

const PLAIN = /** @type {Record<string, string>} */ ({
  ...ABILITIES,
  walk: "boot-prints",
  past: "hooded-figure",
  melee: "claws",
  ranged: "crossbow",
  into: "run",
  end: "feather",
  resolve: "crossed-swords",
  fight: "crossed-swords",
  spare: "hooded-figure",
  free: "hand",
  attack: "claws",
  let: "feather",
  take: "drop",
  fall: "cross-mark",
  accept: "shaking-hands",
  decline: "cross-mark",
  keep: "padlock",
  rebel: "evil-moon",
});

/** A picture for the shell's sprite, or beside the text if it is the board's own. @param {string} icon @returns {import("/web/board.js").Dress} */
const pictured = (icon) => (OWN_ICONS.has(icon) ? { note: c(Ic, { name: icon, cls: "own-icon" }) } : { icon });

/** @type {NonNullable<BoardModule["dress"]>} */
export function dress(option, view, tools) {
  const [kind, id] = option.ref ?? ["", ""],
    word = option.id.split(":")[0] ?? "";
  if (kind === "seat") return { seat: Number(id) };
  if (kind === "card") return { ...pictured(cardIcon(nameOf(id))), small: tools.t(`card-${nameOf(id)}-text`) };
  if (kind === "reward-token") return { ...pictured(tokenIcon(id)), small: tools.t(`reward-token-${id}-text`) };
  if (kind === "wound") return { icon: "bleeding-wound", small: tools.t(`wound-${id}-text`) };
  if (kind === "strigoi") return { icon: PLAIN[word] ?? STRIGOI[id] ?? "vampire-dracula" };
  if (kind === "wolf") return { icon: "wolf-head", small: tools.t(`wolf-${id}-text`) };
  if (kind === "platform") return { icon: "gears" };
  if (ABILITIES[word]) return { ...pictured(ABILITIES[word]), small: tools.t(`${abilityName(word)}-text`) };
  const plain = PLAIN[word] ?? PLAIN[option.id.split("-")[0] ?? ""];
  return plain && word !== "walk" ? pictured(plain) : {};
}

/** The hand while a card is chosen in secret. @type {NonNullable<BoardModule["hint"]>} */
export function hint(decision, view, tools) {
  const mine = /** @type {Private | null} */ (view.private);
  if (aboutHand(decision, mine)) return c(HandChoice, { decision, seen: view, tools });
  const table = /** @type {Public} */ (view.public),
    strigoi = table.strigoi.find((each) => each.strigoi === table.bout?.target);
  if (table.bout && strigoi)
    return html`<span>${tools.t("armata-board-life", { wounds: strigoi.wounds, existence: strigoi.existence })}</span>`;
  return null;
}
