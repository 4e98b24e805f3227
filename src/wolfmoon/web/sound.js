// @ts-check
/* Quiet wood and metal, made by ZzFX on the spot. Off until the first touch; every cue also has a visible form and a line in the log. */
import { signal } from "./lib.js";

/** whether the switch is on */
export const soundOn = signal(localStorage.getItem("wolfmoon:sound") !== "0");
let awake = false;
/** @type {Promise<typeof import("/web/vendor/zzfx.js")> | null} */ let library = null;

/** @type {Record<string, (number | undefined)[][]>} the numbers of each cue, and of those that sound twice */
const CUES = {
  turn: [
    [0.7, 0, 190, 0.002, 0.01, 0.07, 1, 2.2, -8],
    [0.7, 0, 210, 0.002, 0.01, 0.09, 1, 2.2, -8],
  ],
  window: [[0.8, 0, 310, 0.01, 0.25, 0.9, 0, 1.2, 0, 0, 0, 0, 0, 0, 0, 0, 0.02, 0.6, 0.1]],
  tick: [[0.35, 0, 900, 0.001, 0.004, 0.02, 1, 1.6]],
  dice: [
    [0.5, 0.2, 320, 0.001, 0.01, 0.03, 4, 2, -20, undefined, undefined, undefined, 0.05, 1],
    [0.5, 0.3, 260, 0.001, 0.01, 0.05, 4, 2, -20],
  ],
  card: [[0.3, 0.1, 1300, 0.004, 0.01, 0.05, 4, 1.4, -30]],
  damage: [[0.9, 0.05, 90, 0.002, 0.03, 0.16, 0, 1.8, -2, undefined, undefined, undefined, undefined, 0.4]],
  out: [[0.5, 0, 240, 0.25, 0.35, 0.7, 0, 1, 1.2, -0.15, undefined, undefined, undefined, undefined, 2]],
  end: [
    [0.5, 0, 262, 0.01, 0.2, 0.6, 0],
    [0.45, 0, 330, 0.03, 0.2, 0.6, 0],
    [0.45, 0, 392, 0.06, 0.25, 0.8, 0],
  ],
};
/** the cues whose parts sound one after the other, with the gap in milliseconds */
const GAPS = { turn: 130, dice: 90, end: 0 };

/** The first touch: from now on the table may sound. */
export function wakeSound() {
  awake = true;
  if (soundOn.peek()) library ??= import("/web/vendor/zzfx.js");
}

/** @param {boolean} on */
export function setSound(on) {
  soundOn.value = on;
  localStorage.setItem("wolfmoon:sound", on ? "1" : "0");
  if (on) wakeSound();
}

/** Play a cue, if the table may sound. @param {string} name */
export async function cue(name) {
  if (awake && (name === "turn" || name === "window")) navigator.vibrate?.(40);
  const parts = CUES[name];
  if (!awake || !soundOn.peek() || !parts || document.hidden) return;
  const { zzfx, ZZFX } = await (library ??= import("/web/vendor/zzfx.js"));
  ZZFX.volume = 0.18;
  void ZZFX.audioContext.resume();
  const gap = GAPS[/** @type {keyof typeof GAPS} */ (name)] ?? 0;
  parts.forEach((part, i) => setTimeout(() => zzfx(...part), i * gap));
}
