// @ts-check
/* Motion: views wait their turn here. A view is put on the screen at once when nothing moves, else after what moves; a row of
   animations never takes more than two seconds, a tap skips to its end, and with reduced motion nothing waits at all. */
import { signal } from "./lib.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Line} Line */

const LONGEST = 2000;
const wish = matchMedia("(prefers-reduced-motion: reduce)");
/** whether nothing may move: the system's wish or the table's own switch */
export const still = signal(wish.matches || localStorage.getItem("wolfmoon:still") === "1");
wish.addEventListener("change", () => {
  still.value = wish.matches || localStorage.getItem("wolfmoon:still") === "1";
});
/** Switch motion off or on for this browser. @param {boolean} off */
export function keepStill(off) {
  localStorage.setItem("wolfmoon:still", off ? "1" : "0");
  still.value = off || wish.matches;
}

/** @type {View[]} */ const waiting = [];
/** @type {{ show: (view: View) => Line[], animate: (lines: Line[]) => Promise<void> }} */
let stage = { show: () => [], animate: () => Promise.resolve() };
/** @type {(() => void)[]} */ const atRest = [];
let running = false,
  since = 0,
  skip = () => {};

/** Who shows views and who animates their lines. @param {Partial<typeof stage>} parts */
export function setStage(parts) {
  stage = { ...stage, ...parts };
}

/** Show a view when its turn comes. @param {View} view @param {boolean} first the first view of a table is never animated */
export function enqueue(view, first) {
  if (first) {
    stage.show(view);
    return;
  }
  waiting.push(view);
  if (!running) void run();
}

/** Skip what moves and show the newest view now. */
export function hurry() {
  since = -Infinity;
  skip();
  while (waiting.length) stage.show(/** @type {View} */ (waiting.shift()));
  for (const each of document.getAnimations()) if (!(each instanceof CSSAnimation)) each.finish();
}

/** Resolves when every view is on the screen and what moved has come to rest. @returns {Promise<void>} */
export const settled = () => (running ? new Promise((done) => void atRest.push(done)) : Promise.resolve());

async function run() {
  running = true;
  since = performance.now();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const lines = stage.show(next);
    const left = LONGEST - (performance.now() - since);
    if (left <= 0) continue;
    await Promise.race([
      stage.animate(lines),
      pause(left),
      new Promise((done) => {
        skip = () => done(undefined);
      }),
    ]);
  }
  running = false;
  for (const done of atRest.splice(0)) done();
}
/** @param {number} ms */
const pause = (ms) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

addEventListener(
  "pointerdown",
  () => {
    if (running) hurry();
  },
  { capture: true },
);
