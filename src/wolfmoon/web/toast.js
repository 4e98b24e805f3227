// @ts-check
/* Kind words at the edge of the screen: what was refused and why, and that the connection is lost. */
import { html } from "./lib.js";
import { toasts } from "./store.js";

export const Toasts = () =>
  html`<div role="status"><ol class="toasts">${toasts.value.map(
    (each) => html`<li key=${each.key} class=${each.error ? "error" : ""}>${each.text}</li>`,
  )}</ol></div>`;

/** Say something to a screen reader. @param {string} words @param {boolean} [now] interrupt what is being read */
export function aloud(words, now = false) {
  const region = document.getElementById(now ? "say-now" : "say-then");
  if (region) region.textContent = words;
}
