// @ts-check
/* Pointing at things on the board: whoever points sends what lies under the pointer, and everybody's board lights it up. Works on every
   board, since all of them light up what is hot. A game with a law of its own about pointing says so by its board (`pings`, `points`). */
import { effect, html, signal } from "./lib.js";
import { board } from "./boardhost.js";
import { layer } from "./keys.js";
import { hot } from "./pieces.js";
import { link, lobby, log, makeCall, sayPhrase, talk, toast, view } from "./store.js";
import { known, seatName, t, thing } from "./text.js";
import { mayTalk, muted } from "./talk.js";

/** @typedef {import("./wire.js").Ref} Ref */

const SHOWN_MS = 3500;
const STALE_MS = 1500;
const SETTLED_MS = 800;
/** the phrase with which the next press on the board points at what is pressed; "" is none */
export const aiming = signal("");
layer(
  () => aiming.peek() !== "",
  () => {
    aiming.value = "";
  },
);

/** What was hot last: a finger has left it before it counts as a press. */
let last = { key: "", at: -Infinity };
effect(() => {
  if (hot.value) last = { key: hot.value, at: performance.now() };
});
/** The thing that an element on the board stands for, by its data: data-place="chapel" is the place of that name. @param {Element | null} element */
function named(element) {
  for (let at = /** @type {HTMLElement | SVGElement | null} */ (element); at; at = at.parentElement)
    for (const [kind, id] of Object.entries(at.dataset))
      if (id && (kind === "seat" ? /^\d+$/.test(id) : known(`${kind}-${id}`))) return `${kind}:${id}`;
  return "";
}
/** What is pointed at: what is lit, else what an element stands for. @param {Element | null} element */
const under = (element) => hot.peek() ?? (performance.now() - last.at < STALE_MS ? last.key : named(element));

/** The plays by which this game points at a thing, where the chat is shut. @param {Ref} ref */
function pings(ref) {
  const seen = view.peek();
  return seen ? (board.peek()?.pings?.(ref, seen) ?? null) : null;
}
/** Whether this seat may point at things now. */
export const mayPoint = () => mayTalk() || Boolean(lobby.value?.me !== null && board.value?.pings && view.value?.calls.length);

/** Point at what is hot, or at what this element stands for. @param {string} phrase @param {Element | null} element @returns {boolean} whether there was something */
function point(phrase, element) {
  const key = under(element),
    cut = key.indexOf(":");
  if (cut < 1) return false;
  const ref = /** @type {Ref} */ ([key.slice(0, cut), key.slice(cut + 1)]);
  const plays = mayTalk() ? null : pings(ref);
  if (plays) for (const call of plays) makeCall(call);
  else if (mayTalk()) sayPhrase(phrase, ref);
  else return false;
  return true;
}

/** what lies under the pointer @type {Element | null} */ let over = null;
addEventListener("pointerover", (event) => {
  over = /** @type {Element} */ (event.target);
});

/** @param {Event} event */
function caught(event) {
  if (!aiming.peek() || !(/** @type {Element} */ (event.target).closest("main.board, .own, .side, .log"))) return;
  const element = /** @type {Element} */ (event.target);
  if (element.closest(".aimline")) return;
  event.preventDefault();
  event.stopPropagation();
  if (point(aiming.peek(), element)) aiming.value = "";
}
addEventListener("click", caught, { capture: true });
addEventListener(
  "keydown",
  (event) => {
    if (aiming.peek() && (event.key === "Enter" || event.key === " ")) caught(event);
    const typing = /** @type {Element} */ (event.target).closest("input,select,textarea,[contenteditable],dialog");
    if (event.key === "p" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && mayPoint())
      point("look", document.activeElement === document.body ? over : document.activeElement);
  },
  { capture: true },
);

/** @type {ReturnType<typeof setTimeout> | undefined} */ let until;
/** Light a thing up for a while. @param {Ref} ref */
function show(ref) {
  const key = ref.join(":");
  hot.value = key;
  clearTimeout(until);
  until = setTimeout(() => {
    if (hot.peek() === key) hot.value = null;
  }, SHOWN_MS);
}

/** the line that was shown last, and where the log stood */
let heard = 0,
  read = -1,
  came = Infinity;
effect(() => {
  came = link.value === "open" ? performance.now() : Infinity;
});
effect(() => {
  const line = talk.value.at(-1);
  if (!line || line.n === heard) return;
  const news = line.n > heard && performance.now() - came > SETTLED_MS; // what was said before one came is told at once
  heard = line.n;
  if (!line.at || !news || muted.peek().has(line.seat)) return;
  show(line.at);
  toast(t("shell-points", { name: line.name ?? seatName(line.seat), thing: thing(line.at[0], line.at[1]) }));
});
effect(() => {
  const line = log.value.at(-1),
    count = log.value.length;
  if (!view.value) return;
  const news = read >= 0 && count === read + 1;
  read = count;
  const ref = line && news && board.peek()?.points?.(line);
  if (ref) show(ref);
});

/** What is to be done while aiming, over the board. */
export const AimLine = () =>
  aiming.value
    ? html`<p class="aimline" role="status">${t("shell-aim")} <button type="button" onClick=${() => {
        aiming.value = "";
      }}>${t("shell-never-mind")}</button></p>`
    : null;
