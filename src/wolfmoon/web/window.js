// @ts-check
/* The reaction window. It looks the same for everyone who is asked: same title, same two answers in the same place and weight, same clock.
   Whether the character has an answer is said only in that answer's small line; pressing it in vain sends nothing. An early answer
   is confirmed, but the window stays until its time is over. */
import { c, html, useEffect } from "./lib.js";
import { board, tools } from "./boardhost.js";
import { spell, useLeft } from "./clock.js";
import { Icon, Mark } from "./pieces.js";
import { PresetOfWindow } from "./presets.js";
import { answer, armed, sent } from "./store.js";
import { say, seatName, t, text } from "./text.js";
import { aloud } from "./toast.js";
import { cue } from "./sound.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Decision} Decision */

/** The window of this view, the one still to be answered first. @param {View} seen */
export const windowOf = (seen) => seen.decisions.find((d) => d.window && !d.answered) ?? seen.decisions.find((d) => d.window) ?? null;

/** The shadow on the moon when this part of it is still bright. @param {number} lit 0 to 1 */
function shadow(lit) {
  const bulge = Math.abs(2 * lit - 1) * 34;
  return `M50 16a34 34 0 0 1 0 68A${bulge.toFixed(1)} 34 0 0 ${lit > 0.5 ? 0 : 1} 50 16z`;
}

/** The moon wanes to the latest end. @param {{ clock: import("./wire.js").Clock }} props */
function MoonClock({ clock }) {
  const closes = clock.closes_in_ms,
    total = (clock.total_ms ?? closes ?? 1000) / 1000,
    left = useLeft(clock) ?? total,
    seconds = Math.ceil(left),
    part = closes === null ? 1 : Math.min(1, left / total),
    long = seconds >= 100;
  useEffect(() => {
    if (closes === null) return;
    if (seconds === 10 || seconds === 5) aloud(t("shell-seconds-left", { seconds }));
    if (seconds <= 5 && seconds > 0) void cue("tick");
  }, [seconds]);
  return html`<div class="clock" role="timer"
    aria-label=${closes === null ? t("shell-no-clock") : long ? t("shell-time-left", { time: spell(seconds) }) : t("shell-closes-in", { seconds })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle class="rail" cx="50" cy="50" r="42" />
    <circle class="left" cx="50" cy="50" r="42" style=${{ strokeDashoffset: 264 * (1 - part) }} />
    <circle cx="50" cy="50" r="34" fill="#e9e4d2" /><g fill="#c9c2a8"><circle cx="36" cy="33" r="6" />
    <circle cx="66" cy="42" r="4" /><circle cx="40" cy="70" r="5" /><circle cx="63" cy="67" r="3" /></g>
    <path d=${shadow(part)} fill="#39415a" /></svg>${closes !== null && html`<b class=${long ? "long" : ""}>${long ? spell(seconds) : seconds}</b>`}</div>`;
}

/** @param {{ seen: View, decision: Decision }} props */
export function ReactionWindow({ seen, decision }) {
  const scene = board.value?.scene?.(seen, tools.value) ?? null,
    answered = decision.answered || sent.value === decision.id;
  useEffect(() => {
    void cue("window");
    aloud(`${t("shell-reaction-window")}. ${text(decision.prompt)}`, true);
  }, [decision.id]);
  return html`<section class=${`window${answered ? " answered" : ""}`} role="dialog" aria-labelledby="window-title"
    aria-describedby="window-what">
    <div class="window-head">${seen.clock && c(MoonClock, { clock: seen.clock })}<div><p class="eyebrow">
    ${t("shell-reaction-window")}</p><h2 id="window-title">${scene?.title ?? say(decision.prompt)}</h2></div></div>
    <div class="body">
      ${scene?.above}
      <p id="window-what">${scene?.title && say(decision.prompt)} ${decision.hint && say(decision.hint)}</p>
      ${scene?.inside}
      <div class="answers">${decision.options.map(
        (
          option,
        ) => html`<button key=${option.id} type="button" class=${`answer${option.barred ? " vain" : ""}`} disabled=${answered}
          data-answer=${option.id}
          onClick=${() => {
            if (!option.barred) {
              armed.value = null;
              answer(decision.id, option.id);
            }
          }}>
        ${c(Icon, { name: scene?.icons?.[option.id] ?? "hourglass" })}<b>${say(option.text)}</b><small>
        ${option.barred ? say(option.barred) : option.hint ? say(option.hint) : scene?.below?.[option.id]}</small></button>`,
      )}</div>
      <div class="waits" role=${answered ? "status" : undefined}>${answered ? html`<strong>${t("shell-answer-is-in")}
      </strong>` : html`<span>${t("shell-waiting-for-these")}</span>`}
        ${seen.waiting.map(({ seat }) => html`<span class=${`chip s${seat + 1}`}>${c(Mark, { seat, small: true })}<b class="who">
        ${seatName(seat)}</b></span>`)}</div>
      ${c(PresetOfWindow, { seen, rule: decision.rule })}<p class="fine">${t("shell-window-same-for-all")}</p></div></section>`;
}
