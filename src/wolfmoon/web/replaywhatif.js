// @ts-check
/* What if? A new table that goes on from the moment on the screen, on a seat of one's choice, against bots. */
import { c, html, signal } from "./lib.js";
import { Mark } from "./pieces.js";
import { sat, viewer } from "./replayfilm.js";
import { ask, keepToken } from "./store.js";
import { seatName, t } from "./text.js";

const seat = signal(/** @type {number | null} */ (null));
const level = signal("greedy");
const busy = signal(false);

/** @param {{ now: import("./reel.js").ReplayHead, moment: number }} props */
export function WhatIf({ now, moment }) {
  const usual = typeof viewer.value === "number" ? viewer.value : (sat.value ?? 0),
    chosen = seat.value !== null && seat.value < now.seats.length ? seat.value : usual;
  const start = async () => {
    busy.value = true;
    const name = now.seats[chosen]?.name ?? t("shell-replay-if-name");
    const made = await ask(`/api/replays/${now.code}/whatif`, { at: moment, seat: chosen, name, level: level.peek() });
    busy.value = false;
    if (!made) return;
    keepToken(made.table, made.token);
    location.href = `/t/${made.table}`;
  };
  return html`<p>${t("shell-replay-if-what", { moment })}</p>
    <fieldset class="orderline"><legend>${t("shell-replay-if-seat")}</legend><div class="rp-eyes">${now.seats.map(
      (_, n) => html`<button key=${n} type="button" class=${`rp-eye s${n + 1}`} aria-pressed=${n === chosen} onClick=${() => (seat.value = n)}>${c(Mark, { seat: n, small: true })}<span>${seatName(n)}</span></button>`,
    )}</div></fieldset>
    <label class="rp-through"><span>${t("shell-replay-if-bots")}</span><select value=${level.value} onChange=${(/** @type {Event} */ e) => {
      level.value = /** @type {HTMLSelectElement} */ (e.target).value;
    }}>${["greedy", "random"].map((each) => html`<option value=${each}>${t(`shell-level-${each}`)}</option>`)}</select></label>
    <button type="button" class="primary" disabled=${busy.value} onClick=${() => void start()}>${t("shell-replay-if-start")}</button>`;
}
