// @ts-check
/* The damage track, 0 to 14, with the letters of those who fall there. Two markers on a space shrink; three and more are a stack. */
import { c, html, signal } from "/web/lib.js";
import { Icon, Mark, hot, lights } from "/web/pieces.js";
import { LAST_SPACE, LETTERS, MOON_SPACE } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */

const opened = signal(/** @type {number | null} */ (null));

/** @param {{ kit: Kit, space: number, seats: number[], ghost: boolean }} props */
function Space({ kit, space, seats, ghost }) {
  const letters = LETTERS[space],
    { t } = kit.tools,
    names = seats.map((seat) => kit.tools.name(seat)).join(", ") || t("fangs-board-nobody");
  const marker = (/** @type {number} */ seat) =>
    html`<span key=${seat} class=${`marker${hot.value === `seat:${seat}` ? " lit" : ""}`} data-flip=${`marker-${seat}`}
      ...${lights(`seat:${seat}`)}>${c(Mark, { seat })}</span>`;
  const stack = seats.length > 2;
  return html`<li class=${letters ? "fatal" : ""}><span class="n">${space}</span>
    <span class=${letters || space === MOON_SPACE ? "l" : "l blank"}>
    ${letters ? [...letters].map((letter, i) => html`${i > 0 && html`<span
      class="dot">·</span>`}${letter}`) : space === MOON_SPACE ? c(Icon, { name: "moon", label: t("fangs-board-blood-moon") }) : "0"}</span>
    ${
      stack
        ? html`<button type="button" class="stack" aria-expanded=${opened.value === space}
          aria-label=${t("fangs-board-stack", { space, names })} onClick=${() => {
            opened.value = opened.value === space ? null : space;
          }}>
        ${seats.slice(0, 3).map(marker)}<b class="num">${seats.length}</b></button>
        ${opened.value === space && html`<span class="fan">${seats.map((seat) => html`<span class="chip">
        ${c(Mark, { seat, small: true })}${kit.tools.name(seat)}</span>`)}</span>`}`
        : html`<span class="on" role="group" aria-label=${names}>${seats.map(marker)}${ghost && html`<span class="ghost"></span>`}
          </span>`
    }</li>`;
}

/** @param {{ kit: Kit }} props */
export function Track({ kit }) {
  const mine = kit.table.blow?.victims.find((victim) => victim.seat === kit.seen.me),
    target = mine && mine.damage > 0 ? Math.min(LAST_SPACE, mine.before + mine.damage) : -1;
  return html`<ol class="track" aria-label=${kit.tools.t("fangs-board-track")}>
    ${Array.from({ length: LAST_SPACE + 1 }, (_, space) =>
    c(Space, {
      key: space,
      kit,
      space,
      ghost: space === target,
      seats: kit.table.players.filter((player) => Math.min(LAST_SPACE, player.damage) === space).map((player) => player.seat),
    }),
  )}</ol>`;
}
