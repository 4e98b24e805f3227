// @ts-check
/* Talk: what people write to each other, and where the game forbids it, why. A drawer at the edge, or a tab of a phone's sheet. */
import { c, computed, effect, html, signal, useEffect, useRef } from "./lib.js";
import { openAt } from "./drawer.js";
import { layer } from "./keys.js";
import { Icon, Mark, Stroke } from "./pieces.js";
import { lobby, saying, speak, talk, view } from "./store.js";
import { say, seatName, t } from "./text.js";

/** the drawer stands open */
export const talkOpen = signal(false);
/** the number of the line that was read last */
const read = signal(0);
/** how many lines of others were not read yet */
export const unread = computed(() => {
  const last = talk.value.at(-1)?.n ?? 0,
    since = read.value > last ? 0 : read.value; // a server that has begun anew counts from 1
  return talk.value.filter((line) => line.n > since && line.seat !== lobby.value?.me).length;
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
  if (lobby.value?.me === null) return t("shell-talk-watching");
  const closed = view.value?.chat_closed;
  return closed ? say(closed) : null;
}

/** The lines, and below them the input or the reason why there is none. */
export function TalkText() {
  const end = useRef(/** @type {HTMLLIElement | null} */ (null)),
    lines = talk.value,
    silent = silence();
  useEffect(() => {
    read.value = lines.at(-1)?.n ?? 0;
    end.current?.scrollIntoView({ block: "nearest" });
  }, [lines]);
  return html`<div class="talktext"><ol role="log" aria-label=${t("shell-talk")} tabindex="0">
    ${lines.length === 0 && html`<li class="none">${t("shell-talk-nothing")}</li>`}
    ${lines.map((line, i) => html`<li key=${line.n} class=${`s${line.seat + 1}`} ref=${i === lines.length - 1 ? end : undefined}>
    ${c(Mark, { seat: line.seat, small: true })}<p><b>${line.name ?? seatName(line.seat)}</b> ${line.text}</p></li>`)}</ol>
    ${
      silent
        ? html`<p class="silent">${c(Icon, { name: "padlock" })}<span>${silent}</span></p>`
        : html`<form onSubmit=${(/** @type {Event} */ e) => {
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
