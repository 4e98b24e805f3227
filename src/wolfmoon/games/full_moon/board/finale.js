// @ts-check
/* Everybody's part at the end: what became of each hiker and each wolf. */
import { c, html } from "/web/lib.js";
import { Icon, Mark } from "/web/pieces.js";
import { Portrait, statesOf } from "./sheets.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */

/** @param {{ table: Public, result: import("/web/wire.js").SeatOutcome, tools: Tools }} props */
function Part({ table, result, tools }) {
  const seat = result.seat,
    name = tools.name(seat),
    player = table.players.find((each) => each.seat === seat);
  return html`<li class=${`fm-part ${result.won ? "won" : "lost"} s${seat + 1}`}><header>${c(Mark, { seat })}<b>${seat === tools.me ? tools.t("shell-me", { name }) : name}</b>
    <span>${tools.t(`side-${player?.side ?? "hikers"}`)}</span>${result.won && html`<span class="crown">${c(Icon, { name: "laurel-crown" })}${tools.t("shell-won")}</span>`}</header>
    <ul>${table.hikers.filter((each) => each.seat === seat).map((hiker) => {
      const fates = statesOf(hiker, null);
      return html`<li key=${hiker.id}>${c(Portrait, { id: hiker.id })}<span>${tools.thing("hiker", hiker.id)}<small>${fates.length ? fates.map(([id]) => tools.t(id)).join(", ") : tools.t("moon-board-alive")}</small></span></li>`;
    })}
    ${player?.side === "pack" && table.wolves.filter((each) => each.seat === seat && !each.convert).map((wolf) => html`<li key=${wolf.id}>${c(Portrait, { id: wolf.id, wolf: true })}<span>${tools.thing("wolf", wolf.id)}<small>
    ${wolf.wounded ? tools.t("state-wounded") : tools.t("moon-board-fit")}</small></span></li>`)}</ul><p class="why">${tools.say(result.why)}</p></li>`;
}

/** @type {NonNullable<import("/web/board.js").BoardModule["finale"]>} */
export function finale(view, outcome, tools) {
  const table = /** @type {Public} */ (view.public),
    pack = outcome.winners.some((seat) => table.players.find((each) => each.seat === seat)?.side === "pack"),
    rows = [...outcome.seats].sort((a, b) => Number(b.won) - Number(a.won) || a.seat - b.seat);
  return {
    tone: pack ? "wolf" : "human",
    icon: pack ? "wolf-howl" : outcome.winners.length ? "three-friends" : "tombstone",
    cast: html`<ol class=${`cast fm-cast n${rows.length}`} aria-label=${tools.t("shell-everybody")}>${rows.map((result) => c(Part, { key: result.seat, table, result, tools }))}</ol>`,
    facts: [
      [tools.t("moon-board-turns"), table.turn],
      [tools.t("moon-board-escaped"), table.counts.left],
      [tools.t("moon-board-turned"), table.counts.turned],
      [tools.t("moon-board-dead"), table.counts.dead],
      [tools.t("moon-board-slain"), table.counts.slain],
    ],
    turning: (line) => !line.private && /-(lair|leaves|turns|dies|killed|changes-side|exits|night)$/.test(line.text.id),
  };
}
