// @ts-check
/* The header's phases, and how an option and a hint look in the list beside the board. */
import { c, html } from "/web/lib.js";
import { Die, Icon } from "/web/pieces.js";
import { drawnText } from "./drawn.js";
import { DECK_ICON, EMBLEM, GROUPS, PLACES, TONE, cardIcon, deckOf, figureOf, groupOf, isCard } from "./things.js";

/** @typedef {import("/web/board.js").BoardModule} BoardModule */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("./things.js").Group} Group */

const STEPS = ["start", "move", "place", "attack", "end"];

/** @type {NonNullable<BoardModule["phases"]>} */
export function phases(view, { t }) {
  const table = /** @type {Public} */ (view.public),
    at = STEPS.indexOf(table.phase);
  const names = table.phase === "oracle-round" || table.phase === "ready" ? [table.phase] : STEPS;
  return {
    round: t("fangs-board-round", { round: table.round }),
    short: t(`fangs-board-phase-${table.phase}`),
    steps: names.map((step, i) => ({
      text: t(`fangs-board-phase-${step}`),
      state:
        step === table.phase
          ? /** @type {const} */ ("now")
          : i < at || table.phase === "over"
            ? /** @type {const} */ ("done")
            : /** @type {const} */ ("next"),
    })),
  };
}

/** The one group a seat can still be of, as far as this seat's facts go. @param {Private | null} mine @param {number} seat @returns {Group | null} */
export function certainGroup(mine, seat) {
  const groups = new Set((mine?.sheet[String(seat)] ?? []).map(groupOf));
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
}

const PLAIN = /** @type {Record<string, string>} */ ({
  ready: "check-mark",
  deal: "drop",
  roll: "rolling-dices",
  use: "check-mark",
  skip: "feather",
  yes: "check-mark",
  no: "cross-mark",
  accept: "drop",
  ability: "cowled",
  character: "cowled",
  strike: "crossed-swords",
  heal: "healing",
  end: "feather",
  keep: "hand",
  reveal: "domino-mask",
  show: "third-eye",
  hide: "hood",
  again: "crossed-swords",
  all: "fire-ring",
  both: "rolling-dices",
  single: "d4",
  d4: "d4",
  lance: "barbed-spear",
});

/** What is done to the seat, where the same seat may be hurt or healed. @param {string} word */
function mode(word) {
  if (word === "damage") return html`<span class="mode harm">${c(Icon, { name: "drop" })}</span>`;
  return word === "heal" ? html`<span class="mode help">${c(Icon, { name: "healing" })}</span>` : null;
}

/** @type {NonNullable<BoardModule["dress"]>} */
export function dress(option, view, tools) {
  const table = /** @type {Public} */ (view.public),
    mine = /** @type {Private | null} */ (view.private),
    [kind, id] = option.ref ?? ["", ""];
  if (kind === "seat") {
    const player = table.players.find((each) => each.seat === Number(id)),
      group = player?.character ? groupOf(player.character) : certainGroup(mine, Number(id));
    if (!player) return { seat: Number(id) };
    return {
      seat: player.seat,
      small: html`${player.place ? tools.thing("place", player.place) : tools.t("fangs-board-nowhere")} · ${c(Icon, { name: "drop", label: tools.t("fangs-board-damage") })}${player.damage}`,
      note: html`${
        group && player.seat !== view.me
          ? html`<span class=${`note ${TONE[group]}`}>${c(Icon, { name: EMBLEM[group] })}${tools.thing("group", group)}</span>`
          : null
      }${mode(option.id.split(":")[0] ?? "")}`,
    };
  }
  if (kind === "place" && PLACES[id])
    return { icon: PLACES[id].icon, tone: PLACES[id].tint, small: option.hint ? undefined : tools.t(`place-${id}-text`) };
  if (kind === "card" || isCard(option.id.split(":").at(-1) ?? "")) {
    const card = kind === "card" && isCard(id) ? id : (option.id.split(":").at(-1) ?? "");
    return { icon: cardIcon(card), tone: deckOf(card), small: tools.t(`card-${card}-text`) };
  }
  if (kind === "deck" && (id === "oracle" || id === "combat" || id === "advantage"))
    return { icon: DECK_ICON[id], tone: id, small: tools.t("fangs-board-left", { left: table.decks[id] }) };
  if (kind === "character") return { icon: figureOf(id), tone: TONE[groupOf(id)] };
  if (kind === "group") {
    const group = GROUPS.find((each) => each === id);
    return group ? { icon: EMBLEM[group], tone: TONE[group] } : {};
  }
  const word = option.id.split(":")[0] ?? "",
    me = table.players.find((player) => player.seat === view.me);
  if (mine && (word === "ability" || word === "character"))
    return { icon: figureOf(mine.character), tone: TONE[mine.group], small: tools.t(`character-${mine.character}-ability`) };
  if (word === "lance") return { icon: cardIcon("bone-lance"), tone: "advantage", small: tools.t("card-bone-lance-text") };
  if (word === "use" && me?.place && PLACES[me.place])
    return { icon: PLACES[me.place]?.icon, tone: PLACES[me.place]?.tint, small: tools.t(`place-${me.place}-text`) };
  const plain = PLAIN[word] ?? (word === "damage" ? "drop" : null);
  return plain ? { icon: plain } : {};
}

/** The text of the card that is dealt with; else the odds before an attack are told with the dice they are thrown with. @type {NonNullable<BoardModule["hint"]>} */
export function hint(decision, view, tools) {
  const table = /** @type {Public} */ (view.public),
    drawn = drawnText(table, /** @type {Private | null} */ (view.private), tools),
    { t } = tools;
  if (drawn) return drawn;
  if (
    table.phase !== "attack" ||
    decision.shape !== "pick-one" ||
    table.active !== view.me ||
    !decision.options.some((option) => option.ref?.[0] === "seat")
  )
    return null;
  const cards = table.players.find((player) => player.seat === view.me)?.equipment.map(({ card }) => card) ?? [];
  const more = cards.filter((card) => card === "iron-fist" || card === "protective-cloak").length;
  if (cards.includes("torch")) return html`${c(Die, { sides: 4, value: 4 })}<span>${t("fangs-board-odds-torch", { more })}</span>`;
  return html`${c(Die, { sides: 4, value: 4 })}${c(Die, { sides: 6, value: 6 })}<span>${t("fangs-board-odds", { more })}</span>`;
}
