// @ts-check
/* What must I do now: the gold prompt with its answers; or, pale blue, whom the table waits for. */
import { c, html } from "./lib.js";
import { board, tools } from "./boardhost.js";
import { Banks, TimeLeft } from "./clock.js";
import { Controls } from "./controls.js";
import { Mark } from "./pieces.js";
import { open } from "./store.js";
import { say, seatName, t, text } from "./text.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Decision} Decision */

/** @param {{ seen: View, decision: Decision }} props */
function Asked({ seen, decision }) {
  const mine = seen.public?.active === seen.me,
    dressed = board.value?.hint?.(decision, seen, tools.value);
  return html`<div class="asked" key=${decision.id}>
    <div class="prompt"><p class="eyebrow">${mine ? t("shell-your-turn") : t("shell-you-are-asked")}</p>
    <h2 class=${text(decision.prompt).length > 36 ? "long" : ""}>${say(decision.prompt)}</h2>${decision.hint && html`<p>
    ${say(decision.hint)}</p>`}${c(TimeLeft, { seen, mine: true })}</div>
    <div class="answersheet">${c(Controls, { seen, decision })}${dressed && html`<div class="hint">${dressed}</div>`}</div></div>`;
}

/** Whom the table waits for, and for what; briefly: only the names. @param {{ seen: View, brief?: boolean }} props */
export function WaitingLine({ seen, brief }) {
  const seats = seen.waiting.map((each) => each.seat),
    first = seen.waiting[0];
  const list = html`<ul class="waitlist">${brief && html`<li>${t("shell-waiting-for-these")}
    </li>`}${seats.map((seat) => html`<li class=${`chip s${seat + 1}`}>${c(Mark, { seat, small: true })}<b class="who">
    ${seatName(seat)}</b></li>`)}</ul>`;
  const time = c(TimeLeft, { seen, mine: false });
  if (brief) return first ? html`${list}${time}` : null;
  if (!first) return html`<div class="prompt wait"><p class="eyebrow">${t("shell-the-table")}</p><h2>${t("shell-goes-on")}</h2>
    </div>`;
  return html`<div class="prompt wait"><p class="eyebrow">${t("shell-the-table-waits")}</p>
    <h2>${seats.length === 1 ? t("shell-waiting-for", { name: seatName(first.seat) }) : t("shell-waiting-for-many", { count: seats.length })}</h2>
    ${first.prompt && html`<p>${say(first.prompt)}</p>`}${time}</div>
    ${seats.length > 1 && list}${c(Banks, { seen })}`;
}

/** @param {{ seen: View }} props */
export function Prompt({ seen }) {
  const asked = open.value.filter((decision) => !decision.window);
  return asked.length
    ? html`<div class="prompts">${asked.map((decision) => c(Asked, { key: decision.id, seen, decision }))}${c(Banks, { seen })}</div>`
    : c(WaitingLine, { seen });
}

/** The prompt as one string, to be read aloud. @param {Decision} decision */
export const promptAloud = (decision) => {
  const prompt = text(decision.prompt);
  return decision.hint ? `${prompt}${/[.?!…]$/.test(prompt) ? "" : "."} ${text(decision.hint)}` : prompt;
};
