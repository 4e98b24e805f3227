// @ts-check
/* Everybody's card at the end, winners first. */
import { c, html } from "/web/lib.js";
import { Figure, Icon, Mark, Sky } from "/web/pieces.js";
import { EMBLEM, TONE, figureOf, groupOf, isCharacter } from "./things.js";

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Player} Player */

/** @param {{ player: Player, result: import("/web/wire.js").SeatOutcome, tools: Tools, at: number }} props */
function Role({ player, result, tools, at }) {
  const group = player.character ? groupOf(player.character) : "human",
    name = tools.name(player.seat);
  return html`<li class=${`role ${TONE[group]} ${result.won ? "won" : "lost"}`}><span class=${`player s${player.seat + 1}`}>
    ${c(Mark, { seat: player.seat })}${player.seat === tools.me ? tools.t("shell-me", { name }) : name}</span>
    ${result.won && html`<span class="crown">${c(Icon, { name: "laurel-crown" })}${tools.t("shell-won")}</span>`}
    <div class="pic">${c(Sky, { sky: at % 2 ? 1 : 2 })}${c(Figure, { name: player.character ? figureOf(player.character) : "moon-bats" })}<span class="fate">${player.out && player.out_round !== null ? tools.t("fangs-board-out-in-round", { round: player.out_round }) : tools.t("fangs-board-damage-taken", { damage: player.damage })}</span></div>
    <div class="txt"><h3>${player.character && tools.thing("character", player.character)}<span>
    ${c(Icon, { name: EMBLEM[group] })}${tools.thing("group", group)}</span></h3><p class="why">${tools.say(result.why)}</p></div>
    </li>`;
}

/** @type {NonNullable<import("/web/board.js").BoardModule["finale"]>} */
export function finale(view, outcome, tools) {
  const table = /** @type {Public} */ (view.public),
    rows = [...outcome.seats].sort((a, b) => Number(b.won) - Number(a.won) || a.seat - b.seat);
  const ending = outcome.reason.replace("fangs-ending-", ""),
    hero = ending.split("-")[0] ?? "",
    tone = ending === "werewolves" ? "wolf" : ending === "vampires" ? "vampire" : "human";
  const icon = tone === "wolf" ? "wolf-howl" : tone === "vampire" ? "vampire-dracula" : isCharacter(hero) ? figureOf(hero) : "tombstone";
  return {
    tone,
    icon,
    title: isCharacter(hero)
      ? tools.t("fangs-board-title-human", { who: tools.thing("character", hero) })
      : tools.t(`fangs-board-title-${ending}`),
    cast: html`<ol class=${`cast n${rows.length}`} aria-label=${tools.t("shell-everybody")}>${rows.map((result, at) => {
      const player = table.players.find((each) => each.seat === result.seat);
      return player && c(Role, { key: result.seat, player, result, tools, at });
    })}</ol>`,
    facts: [
      [tools.t("fangs-board-rounds"), table.round],
      [tools.t("fangs-board-attacks"), table.counts.attacks],
      [tools.t("fangs-board-fallen"), table.counts.fallen],
    ],
    turning: (line) => !line.private && /-(eliminated|revealed|strikes-back|announced-over)$/.test(line.text.id),
  };
}
