// @ts-check
/* The invitation: the link, a copy button, and the same as a QR image made by the server. */
import { c, html, signal } from "./lib.js";
import { Guide } from "./guide.js";
import { toast } from "./store.js";
import { t } from "./text.js";

const copied = signal(false);

/** @param {string} path */
const whole = (path) => new URL(path, location.href).href;

/** Put words on the clipboard and say so. @param {string} words */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    copied.value = true;
    setTimeout(() => { copied.value = false; }, 2500);
  } catch {
    toast(t("shell-copy-yourself"));
  }
}

/** @param {{ now: import("./wire.js").Lobby }} props */
export function Invite({ now }) {
  const path = now.invite ?? now.watch, secret = now.invite?.split("#join=")[1];
  return html`<h2>${now.invite ? t("shell-invite") : t("shell-watch")}</h2>
    <div class="qrline">${secret && html`<img class="qr" width="148" height="148" alt=${t("shell-qr")} src=${`/api/tables/${now.table}/qr.svg?kind=invite&k=${encodeURIComponent(secret)}`} />`}
      <p>${now.invite ? t("shell-invite-how") : t("shell-watch-how")}</p></div>
    <div class="link"><input readonly aria-label=${t("shell-invite-link")} value=${whole(path).replace(/^https?:\/\//, "")} onFocus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()} />
      <button type="button" onClick=${() => void copy(whole(path))}>${copied.value ? t("shell-copied") : t("shell-copy")}</button></div>${c(Guide, null)}`;
}
