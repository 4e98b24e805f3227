// @ts-check
/* What happened since you last looked: the lines of the log that came while this page was shut, or lay behind others for a while. */
import { c, effect, html, signal } from "./lib.js";
import { Stroke } from "./pieces.js";
import { link, log, view } from "./store.js";
import { say, t } from "./text.js";

const AWAY = 30_000;
const MOST = 8;

/** the number of lines that were there when you last looked, while what came since is shown */
const since = signal(/** @type {number | null} */ (null));
/** you are back, and what came meanwhile may still be on its way: the number of lines you knew @type {number | null} */
let back = null;
let left = { at: 0, lines: 0 };

/** Keep in mind what was seen of a table. @param {string} code */
export function lookOn(code) {
  let first = true;
  const key = (/** @type {number | null} */ me) => `wolfmoon:seen:${code}:${me ?? "watch"}`;
  effect(() => {
    const count = log.value.length,
      seen = view.value;
    if (!seen || link.value !== "open") return;
    if (first) {
      first = false;
      const known = localStorage.getItem(key(seen.me));
      if (known !== null) back = Number(known);
    }
    if (document.hidden) return;
    if (back !== null) {
      if (count > back && !seen.outcome) since.value = back;
      back = null;
    }
    if (since.peek() !== null && count < (since.peek() ?? 0)) since.value = null;
    localStorage.setItem(key(seen.me), String(count));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = { at: Date.now(), lines: log.peek().length };
    else if (left.at && Date.now() - left.at > AWAY) {
      back = left.lines;
      log.value = [...log.peek()];
    }
  });
}

/** The lines that came meanwhile, the newest last. */
export function Lately() {
  const from = since.value;
  if (from === null) return null;
  const lines = log.value.slice(from);
  if (!lines.length) return null;
  return html`<section class="notice lately" aria-label=${t("shell-lately")}><header><h3>${t("shell-lately")}</h3>
    <button type="button" class="tool" aria-label=${t("shell-close")} onClick=${() => {
      since.value = null;
    }}>${c(Stroke, { name: "cross" })}</button></header>
    ${lines.length > MOST && html`<p>${t("shell-lately-more", { count: lines.length - MOST })}</p>`}
    <ol>${lines.slice(-MOST).map((line) => html`<li key=${line.n} class=${line.private ? "private" : ""}>${say(line.text)}</li>`)}</ol></section>`;
}
