// @ts-check
/* Talk: what people write to each other, and where the game forbids it, why. A drawer at the edge, or a tab of a phone's sheet. */
import { c, computed, effect, html, signal, useEffect, useRef } from "./lib.js";
import { openAt } from "./drawer.js";
import { layer } from "./keys.js";
import { Icon, Mark, Stroke } from "./pieces.js";
import { People } from "./people.js";
import { Quick } from "./quick.js";
import { lobby, saying, speak, talk, view } from "./store.js";
import { say, seatName, t } from "./text.js";

/** @typedef {import("./wire.js").Said} Said */

/** the drawer stands open */
export const talkOpen = signal(false);
/** the number of the line that was read last */
const read = signal(0);
/** the seats whose lines this browser hides */
export const muted = signal(/** @type {Set<number>} */ (new Set()));
const hushed = () => `wolfmoon:mute:${lobby.peek()?.table}`;
let mutesOf = "";
effect(() => {
  const table = lobby.value?.table ?? "";
  if (table && table !== mutesOf) {
    mutesOf = table;
    muted.value = new Set(JSON.parse(localStorage.getItem(hushed()) ?? "[]"));
  }
});
/** Hide a seat's lines in this browser, or show them again. @param {number} seat */
export function muteForMe(seat) {
  const seats = new Set(muted.peek());
  if (!seats.delete(seat)) seats.add(seat);
  localStorage.setItem(hushed(), JSON.stringify([...seats]));
  muted.value = seats;
}
/** how many lines of others were not read yet */
export const unread = computed(() => {
  const last = talk.value.at(-1)?.n ?? 0,
    since = read.value > last ? 0 : read.value; // a server that has begun anew counts from 1
  return talk.value.filter((line) => line.n > since && line.seat !== lobby.value?.me && !muted.value.has(line.seat)).length;
});
layer(
  () => talkOpen.peek(),
  () => {
    talkOpen.value = false;
  },
);
effect(() => {
  if (openAt.value !== null) talkOpen.value = false;
});

/** Open the drawer, or shut it. */
export function turnTalk() {
  if (!talkOpen.peek()) openAt.value = null;
  talkOpen.value = !talkOpen.peek();
}

/** What keeps this browser silent, or null. */
function silence() {
  const now = lobby.value;
  if (!now || now.me === null) return t("shell-talk-watching");
  if (now.seats[now.me]?.muted) return t("shell-talk-muted");
  const closed = view.value?.chat_closed;
  return closed ? say(closed) : null;
}

/** Whether this browser may say something now. */
export const mayTalk = () => silence() === null;

/** What somebody said, in words of his own or by a phrase. @param {Said} line */
export const saidAs = (line) => (line.phrase ? say(line.phrase) : line.text);

/** The lines, and below them the input or the reason why there is none. */
export function TalkText() {
  const end = useRef(/** @type {HTMLLIElement | null} */ (null)),
    now = lobby.value,
    lines = talk.value.filter((line) => !muted.value.has(line.seat)),
    hidden = talk.value.length - lines.length,
    silent = silence();
  useEffect(() => {
    read.value = talk.value.at(-1)?.n ?? 0;
    end.current?.scrollIntoView({ block: "nearest" });
  }, [talk.value]);
  return html`<div class="talktext">${now && c(People, { now })}<ol role="log" aria-label=${t("shell-talk")} tabindex="0">
    ${hidden > 0 && html`<li class="none">${t("shell-talk-hidden", { count: hidden })}</li>`}
    ${lines.length + hidden === 0 && html`<li class="none">${t("shell-talk-nothing")}</li>`}
    ${lines.map((line, i) => html`<li key=${line.n} class=${`s${line.seat + 1}`} ref=${i === lines.length - 1 ? end : undefined}>
    ${c(Mark, { seat: line.seat, small: true })}<p><b><bdi>${line.name ?? seatName(line.seat)}</bdi></b> <bdi>${saidAs(line)}</bdi></p></li>`)}</ol>
    ${
      silent
        ? html`<p class="silent">${c(Icon, { name: "padlock" })}<span>${silent}</span></p>`
        : html`${c(Quick, null)}<form onSubmit=${(/** @type {Event} */ e) => {
            e.preventDefault();
            speak();
          }}><input type="text" maxlength="200" autocomplete="off" enterkeyhint="send" aria-label=${t("shell-talk-write")}
      placeholder=${t("shell-talk-write")} value=${saying.value} onInput=${(/** @type {Event} */ e) => {
        saying.value = /** @type {HTMLInputElement} */ (e.target).value;
      }} /><button type="submit" class="primary" disabled=${!saying.value.trim()}>${t("shell-talk-say")}</button></form>`
    }</div>`;
}

/** The drawer at the right edge; on a phone it comes from below. */
export function TalkDrawer() {
  const open = talkOpen.value,
    place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const first = /** @type {HTMLElement | null | undefined} */ (place.current?.querySelector("input, header button"));
    if (open) first?.focus();
  }, [open]);
  return html`<aside class=${`drawer talkdrawer${open ? " open" : ""}`} ref=${place} aria-label=${t("shell-talk")} hidden=${!open}><header>
    <h2>${t("shell-talk")}</h2><button type="button" class="tool" aria-label=${t("shell-close")} onClick=${turnTalk}>
    ${c(Stroke, { name: "cross" })}</button></header>${open && c(TalkText, null)}</aside>`;
}
