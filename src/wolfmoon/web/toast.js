// @ts-check
/* Kind words at the edge of the screen: what was refused and why, and that the connection is lost. */
import { html, signal } from "./lib.js";
import { toasts } from "./store.js";

/** the dialogs that stand open, the topmost last: whatever lies outside of it is neither seen well nor read aloud */
export const dialogs = signal(/** @type {object[]} */ ([]));

/** The page has a place for them and so has every dialog; they stand in the topmost. @param {{ inside: object | null }} props the dialog, null: the page */
export const Toasts = ({ inside }) =>
  html`<div role="status"><ol class="toasts">${
    (dialogs.value.at(-1) ?? null) === inside &&
    toasts.value.map((each) => html`<li key=${each.key} class=${each.error ? "error" : ""}>${each.text}</li>`)
  }</ol></div>`;

/** Say something to a screen reader. @param {string} words @param {boolean} [now] interrupt what is being read */
export function aloud(words, now = false) {
  const region = document.getElementById(now ? "say-now" : "say-then");
  if (region) region.textContent = words;
}
