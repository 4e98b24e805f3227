// @ts-check
/* The log: the newest line on top, grouped by round; a private line has a gold edge. Hovering or focusing a line lights what it names. */
import { c, html } from "./lib.js";
import { bare } from "./boardhost.js";
import { openRule } from "./drawer.js";
import { Rid, hot } from "./pieces.js";
import { log, propose, undo, view } from "./store.js";
import { say, t } from "./text.js";

/** @typedef {import("./wire.js").Line} Line */

/** Whether a line opens a new turn or round: its message id says so in every game. @param {Line} line */
export const opensRound = (line) => /-(round|turn)$/.test(line.text.id);

/** @param {{ line: Line }} props */
const LogLine = ({ line }) => {
  const key = line.refs[0]?.join(":") ?? null;
  return html`<li class=${`${line.private ? "private" : ""}${line.text.id === "shell-undone" ? " undone" : ""}`} onPointerEnter=${() => {
    hot.value = key;
  }} onPointerLeave=${() => {
    if (hot.peek() === key) hot.value = null;
  }}>
    ${line.private && html`<span class="sr">
    ${t(bare.value ? "shell-replay-not-all" : "shell-only-you")} </span>`}${say(line.text)} ${line.rule && html`<button type="button" class="ridb"
      aria-label=${t("shell-open-rule", { rule: line.rule })} onClick=${() => openRule(line.rule)}>${c(Rid, { id: line.rule })}
        </button>`}</li>`;
};

export function Log() {
  /** @type {{ head: Line | null, lines: Line[] }[]} */ const rounds = [{ head: null, lines: [] }];
  for (const line of log.value) {
    if (opensRound(line)) rounds.push({ head: line, lines: [] });
    else rounds.at(-1)?.lines.push(line);
  }
  return html`<section class="log" role="log" aria-label=${t("shell-log")} tabindex="0">
    ${
      view.value?.undo
        ? html`<button type="button" class="undo" onClick=${undo}>↶ ${t("shell-undo")}</button>`
        : view.value?.ask_undo && html`<button type="button" class="undo askback" onClick=${propose}>↶ ${t("shell-ask-undo")}</button>`
    }
    ${rounds
      .filter((round) => round.head || round.lines.length)
      .reverse()
      .map(
        (
          round,
          i,
        ) => html`<div key=${rounds.length - i}><h3><span>${round.head ? say(round.head.text) : t("shell-before-the-game")}</span>
          </h3>
      <ol>${round.lines.map((line) => c(LogLine, { key: line.n, line })).reverse()}</ol></div>`,
      )}</section>`;
}
