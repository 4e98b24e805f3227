// @ts-check
/* How much time is left, for everyone to see: for this question, or of a seat's own time. It follows from public facts only, so it is
   the same for all who look; the moon of a reaction window stands in window.js. */
import { c, html, useEffect, useState } from "./lib.js";
import { Icon, Mark } from "./pieces.js";
import { shownAt } from "./store.js";
import { cue } from "./sound.js";
import { seatName, t } from "./text.js";
import { aloud } from "./toast.js";

/** @typedef {import("./wire.js").Clock} Clock */
/** @typedef {import("./wire.js").View} View */

const HOUR = 3600,
  DAY = 24 * HOUR;

/** A time as people say it: "0:45", "12:05", "3 h 20 min", "2 d 5 h". @param {number} seconds */
export function spell(seconds) {
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds < DAY) return t("shell-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / 60) });
  return t("shell-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
}

/** How many seconds are left by now, null without a clock; drawn again as they go. @param {Clock | null} clock */
export function useLeft(clock) {
  const [, tick] = useState(0),
    closes = clock?.closes_in_ms ?? null,
    soon = closes !== null && closes < 2 * HOUR * 1000;
  useEffect(() => {
    if (closes === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), soon ? 200 : 20_000);
    return () => clearInterval(timer);
  }, [closes, shownAt.value]);
  return closes === null ? null : Math.max(0, closes - (performance.now() - shownAt.value)) / 1000;
}

/** The clock of the open question; `mine`: I am asked, so its end is told to the ear as well. @param {{ seen: View, mine: boolean }} props */
export function TimeLeft({ seen, mine }) {
  const clock = seen.clock,
    left = useLeft(clock),
    seconds = left === null ? null : Math.ceil(left),
    last = seconds !== null && seconds <= 10 && (clock?.total_ms ?? 0) > 15_000;
  useEffect(() => {
    if (!mine || seconds === null) return;
    if (seconds === 10 || seconds === 5) aloud(t("shell-seconds-left", { seconds }));
    if (seconds <= 5 && seconds > 0) void cue("tick");
  }, [seconds]);
  if (!clock || left === null || seconds === null) return null;
  const words = seconds ? t("shell-time-left", { time: spell(seconds) }) : t("shell-time-is-up");
  return html`<div class=${`timeleft${last ? " last" : ""}`} role="timer" aria-label=${words}>${c(Icon, { name: "hourglass" })}
    <b>${seconds ? spell(seconds) : t("shell-time-is-up")}</b><i aria-hidden="true"><i style=${{ width: `${Math.min(100, (100 * left * 1000) / (clock.total_ms || 1))}%` }}></i></i></div>`;
}

/** What every seat has left, where each has a time of its own. @param {{ seen: View }} props */
export function Banks({ seen }) {
  const left = useLeft(seen.clock),
    banks = seen.clock?.banks_ms,
    only = seen.waiting.length === 1 && !seen.waiting[0]?.window ? seen.waiting[0]?.seat : null;
  if (!banks) return null;
  return html`<ul class="banks" aria-label=${t("shell-banks")}>${banks.map((ms, seat) => {
    const seconds = Math.ceil(seat === only && left !== null ? Math.min(left, ms / 1000) : ms / 1000);
    return html`<li key=${seat} class=${`chip s${seat + 1}${seat === only ? " runs" : ""}`}>${c(Mark, { seat, small: true })}
    <b class="who">${seatName(seat)}</b> <span class="num">${spell(seconds)}</span></li>`;
  })}</ul>`;
}
