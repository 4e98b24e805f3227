// @ts-check
/* Everybody at the end, each under the book they read. */
import { c, html } from "/web/lib.js";
import { Figure, Icon, Mark, Sky } from "/web/pieces.js";
import { explorerName } from "./parts.js";
import { explorerIcon } from "./things.js";

/** @typedef {import("./shape.js").Public} Public */

/** @type {NonNullable<import("/web/board.js").BoardModule["finale"]>} */
export function finale(view, outcome, tools) {
  const table = /** @type {Public} */ (view.public),
    { t } = tools,
    heroesWon = outcome.winners.some((seat) => table.players[seat]?.side === "hero");
  return {
    tone: heroesWon ? "human" : "vampire",
    icon: heroesWon ? "sun" : "moon-claws",
    title: table.haunt ? tools.thing("haunt", table.haunt.id) : undefined,
    cast: html`<ol class=${`cast n${table.players.length}`} aria-label=${t("shell-everybody")}>${table.players.map((player, at) => {
      const won = outcome.winners.includes(player.seat),
        how = outcome.seats.find((each) => each.seat === player.seat);
      return html`<li key=${player.seat} class=${`role ${player.side === "traitor" ? "vampire" : "human"} ${won ? "won" : "lost"}`}><span class=${`player s${player.seat + 1}`}>
        ${c(Mark, { seat: player.seat })}${player.seat === tools.me ? t("shell-me", { name: tools.name(player.seat) }) : tools.name(player.seat)}</span>
        ${won && html`<span class="crown">${c(Icon, { name: "laurel-crown" })}${t("shell-won")}</span>`}
        <div class="pic">${c(Sky, { sky: at % 2 ? 1 : 2 })}${c(Figure, { name: explorerIcon(player) })}
        ${player.dead && html`<span class="fate">${t("state-dead")}</span>`}</div>
        <div class="txt"><h3>${explorerName(player, tools)}<span>${t(player.side === "traitor" ? "bm-traitor" : "state-hero")}</span></h3>
        <p class="why">${how ? tools.text(how.why) : ""}</p></div></li>`;
    })}</ol>`,
    facts: [
      [t("bm-fact-turns"), table.turns],
      [t("bm-fact-tiles"), table.house.length],
      [t("bm-fact-omens"), table.omens.drawn],
    ],
    turning: (line) => !line.private && /^blood-(died|haunt|traitor|reveals|scores|skull-saves)$/.test(line.text.id),
  };
}
