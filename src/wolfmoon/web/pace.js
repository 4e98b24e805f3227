// @ts-check
/* How much time a table gives, chosen by its host: a clock for each decision, one for each player, long ones, days, or none. */
import { c, html } from "./lib.js";
import { t } from "./text.js";

/** @typedef {import("./wire.js").Pace} Pace */
/** @typedef {{ pace: Pace, windows: number }} Times */

const MINUTE = 60,
  DAY = 86_400;
/** @type {Record<Pace["kind"], Pace[]>} */
const CHOICES = {
  none: [{ kind: "none", seconds: 0, bank: 0, increment: 0, misses: 0 }],
  decision: [20, 45, 90, 180].map((seconds) => ({ kind: "decision", seconds, bank: 0, increment: 0, misses: 2 })),
  bank: [
    [10, 10],
    [20, 15],
    [30, 20],
    [60, 30],
  ].map(([minutes, increment]) => ({
    kind: "bank",
    seconds: 90,
    bank: (minutes ?? 0) * MINUTE,
    increment: increment ?? 0,
    misses: 2,
  })),
  relaxed: [5, 10, 30, 60].map((minutes) => ({ kind: "relaxed", seconds: minutes * MINUTE, bank: 0, increment: 0, misses: 2 })),
  days: [1, 2, 3, 7].map((days) => ({ kind: "days", seconds: days * DAY, bank: 0, increment: 0, misses: 2 })),
};
const KINDS = /** @type {Pace["kind"][]} */ (Object.keys(CHOICES));
/** what a kind begins with */
const USUAL = { none: 0, decision: 1, bank: 1, relaxed: 1, days: 2 };
const WINDOWS = [8, 15, 30, 60, 0];

/** the times of a new table @type {Times} */
export const USUAL_TIMES = { pace: /** @type {Pace} */ (CHOICES.none[0]), windows: 15 };

/** A pace's time in words. @param {Pace} pace */
function amount(pace) {
  if (pace.kind === "bank") return t("shell-pace-time-bank", { minutes: Math.round(pace.bank / MINUTE), increment: pace.increment });
  if (pace.seconds >= DAY) return t("shell-pace-time-days", { days: Math.round(pace.seconds / DAY) });
  if (pace.seconds >= 300) return t("shell-pace-time-minutes", { minutes: Math.round(pace.seconds / MINUTE) });
  return t("shell-pace-time-seconds", { seconds: pace.seconds });
}

/** What reaction windows do. @param {Times} times */
function windowsBelow({ pace, windows }) {
  if (windows) return t("shell-thinking-time-below", { seconds: windows });
  return pace.kind === "none" ? t("shell-no-clock-below") : t("shell-windows-as-others");
}

/** A row with a choice. @param {{ label: string, below: string, choices: { text: string, on: boolean }[], pick: ((n: number) => void) | null }} props */
const Row = ({ label, below, choices, pick }) =>
  html`<label class="row"><b>${label}<small>${below}</small></b><span class="pick"><select aria-label=${label} disabled=${!pick}
    onChange=${(/** @type {Event} */ e) => pick?.(/** @type {HTMLSelectElement} */ (e.target).selectedIndex)}>
    ${choices.map((choice) => html`<option selected=${choice.on}>${choice.text}</option>`)}</select></span></label>`;

/** The rows of a table's times. @param {{ times: Times, set: ((times: Times) => void) | null }} props  set null: only to read */
export function PaceRows({ times, set }) {
  const { pace, windows } = times,
    known = CHOICES[pace.kind],
    own = known.findIndex((each) => each.seconds === pace.seconds && each.bank === pace.bank && each.increment === pace.increment),
    amounts = own < 0 ? [pace, ...known] : known;
  const change = (/** @type {Partial<Times>} */ more) => set?.({ ...times, ...more });
  return html`<div class="paces">${c(Row, {
    label: t("shell-pace"),
    below: t(`shell-pace-${pace.kind}-below`),
    choices: KINDS.map((kind) => ({ text: t(`shell-pace-${kind}`), on: kind === pace.kind })),
    pick: set && ((/** @type {number} */ n) => {
      const kind = KINDS[n] ?? "none";
      change({ pace: CHOICES[kind][USUAL[kind]] ?? pace, windows: kind === "relaxed" || kind === "days" ? 0 : windows || 15 });
    }),
  })}
  ${
    pace.kind !== "none" &&
    c(Row, {
      label: t("shell-pace-time"),
      below: pace.kind === "bank" ? t("shell-pace-time-bank-below", { seconds: pace.seconds }) : t("shell-pace-time-below"),
      choices: amounts.map((each, n) => ({ text: amount(each), on: n === Math.max(0, own) })),
      pick: set && ((/** @type {number} */ n) => change({ pace: { ...(amounts[n] ?? pace), misses: pace.misses } })),
    })
  }
  ${
    pace.kind !== "days" &&
    c(Row, {
      label: t("shell-thinking-time"),
      below: windowsBelow(times),
      choices: [...new Set([...WINDOWS.slice(0, -1), ...(windows ? [windows] : []), 0])].map((each) => ({
        text: each ? t("shell-pace-time-seconds", { seconds: each }) : pace.kind === "none" ? t("shell-time-none") : t("shell-windows-as-others-short"),
        on: each === windows,
      })),
      pick: set && ((/** @type {number} */ n) => change({ windows: [...new Set([...WINDOWS.slice(0, -1), ...(windows ? [windows] : []), 0])][n] ?? 0 })),
    })
  }
  ${
    pace.kind !== "none" &&
    c(Row, {
      label: t("shell-pace-misses"),
      below: t("shell-pace-misses-below"),
      choices: [1, 2, 3, 5, 0].map((each) => ({ text: t("shell-pace-misses-count", { count: each }), on: each === pace.misses })),
      pick: set && ((/** @type {number} */ n) => change({ pace: { ...pace, misses: [1, 2, 3, 5, 0][n] ?? 2 } })),
    })
  }</div>`;
}
