// @ts-check
/* The pack at the end. */
import { c, html } from "/web/lib.js";
import { Figure, Icon, Mark, Sky } from "/web/pieces.js";
import { wolfIcon } from "./things.js";

/** @typedef {import("./things.js").Public} Public */

/** @type {NonNullable<import("/web/board.js").BoardModule["finale"]>} */
export function finale(view, outcome, tools) {
  const table = /** @type {Public} */ (view.public),
    won = outcome.winners.length > 0,
    { t } = tools;
  return {
    tone: won ? "wolf" : "vampire",
    icon: won ? "wolf-howl" : "vampire-dracula",
    title: t(won ? "ending-victory" : "ending-defeat"),
    cast: html`<ol class=${`cast n${table.players.length}`} aria-label=${t("shell-everybody")}>${table.players.map(
      (player, at) => html`<li key=${player.seat} class=${`role wolf ${won ? "won" : "lost"}`}><span class=${`player s${player.seat + 1}`}>
      ${c(Mark, { seat: player.seat })}${player.seat === tools.me ? t("shell-me", { name: tools.name(player.seat) }) : tools.name(player.seat)}</span>
      ${won && html`<span class="crown">${c(Icon, { name: "laurel-crown" })}${t("shell-won")}</span>`}
      <div class="pic">${c(Sky, { sky: at % 2 ? 1 : 2 })}${c(Figure, { name: wolfIcon(player.wolf) })}
      <span class="fate">${t("stat-wounds", { count: player.wound_points })}</span></div>
      <div class="txt"><h3>${player.wolf && tools.thing("wolf", player.wolf)}<span>${player.wolf && t(`wolf-${player.wolf}-role`)}</span></h3>
      <p class="why">${player.earned.length ? player.earned.map((name) => tools.thing("card", name)).join(", ") : player.wolf && t(`wolf-${player.wolf}-text`)}</p>
      </div></li>`,
    )}</ol>`,
    facts: [
      [t("armata-board-rounds"), table.round],
      [t("armata-board-wounds-dealt"), table.strigoi.reduce((sum, each) => sum + each.wounds, 0)],
      [t("armata-board-blood-lost"), table.inferno.blood],
    ],
    turning: (line) => !line.private && /-(dies|hit|blood-lost|collapses|earned|earned-heroic)$/.test(line.text.id),
  };
}
