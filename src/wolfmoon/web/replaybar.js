// @ts-check
/* The timeline: where we are, a step on or back, from turn to turn, play. Until the whole length is asked for it reaches only as far as
   somebody has looked. */
import { c, html } from "./lib.js";
import { at, atEnd, go, jump, knownNotes, loading, play, playing, speed, step, steps, track, wholeLength } from "./replayfilm.js";
import { t } from "./text.js";

const SPEEDS = [0.5, 1, 2, 4];
const SHAPES = {
  first: "M6 5h2v14H6zM20 5v14L9 12z",
  turnback: "M20 5v14l-8-7zM12 5v14l-8-7z",
  back: "M17 5v14L6 12z",
  on: "M7 5v14l11-7z",
  turnon: "M4 5v14l8-7zM12 5v14l8-7z",
  last: "M4 5v14l11-7zM16 5h2v14h-2z",
  play: "M6 4v16l14-8z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
};

/** @param {{ name: string, shape: keyof typeof SHAPES, press: () => void, off?: boolean, cls?: string }} props */
const Key = ({ name, shape, press, off, cls = "" }) => html`<button type="button" class=${`rp-key ${cls}`} aria-label=${name} title=${name}
  disabled=${off} onClick=${press}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[shape]} fill="currentColor" /></svg></button>`;

/** Marks above the line: rounds (or turns, in a game without rounds), and the moments with notes. @param {{ list: number[] }} props */
function Marks({ list }) {
  const way = track.value,
    most = Math.max(1, list.length - 1);
  if (!way) return null;
  const shown = new Set(list),
    begins = (way.rounds.length ? way.rounds : way.turns).map((k) => way.steps.find((each) => each >= k) ?? 0).filter((k) => shown.has(k));
  const noted = knownNotes.value.map((note) => list.findLast((k) => k <= note.at)).filter((k, i, all) => all.indexOf(k) === i);
  const place = (/** @type {number} */ k) => ({ left: `${((100 * list.indexOf(k)) / most).toFixed(2)}%` });
  return html`<span class="rp-marks" aria-hidden="true">${begins.map((k) => html`<i key=${k} style=${place(k)}></i>`)}
    ${noted.map((k) => k !== undefined && html`<b key=${`n${k}`} style=${place(k)}></b>`)}</span>`;
}

/** The round or turn that runs at the moment on the screen, in the words of its number. */
export function whereabouts() {
  const way = track.value;
  if (!way) return "";
  const rounds = way.rounds.filter((k) => k <= at.value).length,
    turns = way.turns.filter((k) => k <= at.value).length;
  return rounds ? t("shell-replay-round", { round: rounds }) : turns ? t("shell-replay-turn", { turn: turns }) : t("shell-before-the-game");
}

export function Timeline() {
  const list = steps.value,
    here = Math.max(
      0,
      list.findLastIndex((k) => k <= at.value),
    ),
    whole = wholeLength.value,
    place = whole ? t("shell-replay-moment-of", { moment: at.value, last: track.value?.moments ?? 0 }) : t("shell-replay-moment", { moment: at.value });
  return html`<section class=${`rp-bar${loading.value ? " loading" : ""}`} aria-label=${t("shell-replay-timeline")}>
    <div class="rp-line"><input type="range" min="0" max=${Math.max(1, list.length - 1)} value=${here} aria-label=${t("shell-replay-moment-label")}
      aria-valuetext=${`${place}, ${whereabouts()}`} disabled=${list.length < 2} onInput=${(/** @type {Event} */ e) => {
        play(false);
        void go(list[Number(/** @type {HTMLInputElement} */ (e.target).value)] ?? 0, true);
      }} />${c(Marks, { list })}${!whole && html`<span class="rp-veil" title=${t("shell-replay-veil")} aria-hidden="true">…</span>`}</div>
    <div class="rp-keys">
      <p class="rp-where" role="status"><b>${whereabouts()}</b><span>${place}${atEnd.value ? ` · ${t("shell-replay-last")}` : ""}</span></p>
      <div role="group" aria-label=${t("shell-replay-keys")}>
      ${c(Key, { name: t("shell-replay-first"), shape: "first", off: at.value === 0, cls: "far", press: () => void go(0, true) })}
      ${c(Key, { name: t("shell-replay-turn-back"), shape: "turnback", off: at.value === 0, press: () => void jump("turns", -1) })}
      ${c(Key, { name: t("shell-replay-step-back"), shape: "back", off: at.value === 0, press: () => void step(-1) })}
      ${c(Key, {
        name: playing.value ? t("shell-replay-pause") : t("shell-replay-play"),
        shape: playing.value ? "pause" : "play",
        off: atEnd.value,
        cls: "primary",
        press: () => play(!playing.peek()),
      })}
      ${c(Key, { name: t("shell-replay-step-on"), shape: "on", off: atEnd.value, press: () => void step(1) })}
      ${c(Key, { name: t("shell-replay-turn-on"), shape: "turnon", off: atEnd.value, press: () => void jump("turns", 1) })}
      ${whole && c(Key, { name: t("shell-replay-to-last"), shape: "last", off: atEnd.value, cls: "far", press: () => void go(track.peek()?.moments ?? 0, true) })}
      </div>
      <div class="rp-more"><button type="button" onClick=${() => void jump("events", 1)} disabled=${atEnd.value}>${t("shell-replay-event-on")}</button>
      ${(track.value?.rounds.length ?? 0) > 0 && html`<button type="button" onClick=${() => void jump("rounds", 1)} disabled=${atEnd.value}>${t("shell-replay-round-on")}</button>`}
      <label class="rp-speed"><span>${t("shell-replay-speed")}</span><select value=${speed.value} onChange=${(/** @type {Event} */ e) => {
        speed.value = Number(/** @type {HTMLSelectElement} */ (e.target).value);
      }}>${SPEEDS.map((each) => html`<option value=${each}>${each}×</option>`)}</select></label></div>
    </div></section>`;
}

/** Keys: arrows step, with shift from turn to turn; Home and End; the space bar plays. */
export function listenForKeys() {
  addEventListener("keydown", (event) => {
    const where = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (where.closest("textarea,select,[contenteditable],input:not([type=range]),[role=tablist]")) return;
    const slides = where.matches("input[type=range]");
    if (event.key === "ArrowRight" && (!slides || event.shiftKey)) void (event.shiftKey ? jump("turns", 1) : step(1));
    else if (event.key === "ArrowLeft" && (!slides || event.shiftKey)) void (event.shiftKey ? jump("turns", -1) : step(-1));
    else if (slides && event.key === "ArrowRight" && at.peek() === steps.peek().at(-1)) void step(1);
    else if (event.key === "Home") void go(0, true);
    else if (event.key === "End") void go(steps.peek().at(-1) ?? 0, true);
    else if (event.key === " " && !where.closest("button,a,summary")) play(!playing.peek());
    else return;
    if (event.key !== " " && event.key !== "Home") play(false);
    event.preventDefault();
  });
}
