// @ts-check
/* The invitation: the link, a copy button, and the same as a QR image made by the server. */
import { c, html, signal, useEffect, useRef } from "./lib.js";
import { Guide } from "./guide.js";
import { toast } from "./store.js";
import { t } from "./text.js";

/** the secret of the invitation this browser came with */
export const invitation = signal("");
const copied = signal(false);
const REFUSED = 403; // the link is not good (any more)

/** @param {string} path */
const whole = (path) => new URL(path, location.href).href;

/** Put words on the clipboard and say so. @param {string} words */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    copied.value = true;
    setTimeout(() => {
      copied.value = false;
    }, 2500);
  } catch {
    toast(t("shell-copy-yourself"));
  }
}

/** A link as a QR image, the invitation's or that of a seat; asked for with the secret in the body, since a secret is never part
 * of an address. `again`: when this changes, it is looked whether the link is still good; `gone`: called if it is not.
 * @param {{ table: string, invite?: string, seat?: string, label: string, again?: unknown, gone?: () => void }} props */
export function Qr({ table, invite, seat, label, again, gone }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    void fetch(`/api/tables/${table}/qr.svg`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(seat ? { invite: null, seat } : { invite: invite ?? null }),
    })
      .then((answer) => {
        if (answer.status === REFUSED) gone?.();
        return answer.ok ? answer.text() : null;
      })
      .then((svg) => {
        if (svg)
          frame.current?.replaceChildren(document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true));
      })
      .catch(() => undefined);
  }, [table, invite, seat, again]);
  return html`<div class="qr" role="img" aria-label=${label} ref=${frame}></div>`;
}

/** @param {{ now: import("./wire.js").Lobby }} props */
export function Invite({ now }) {
  const path = now.invite ?? now.watch,
    secret = now.invite?.split("#join=")[1];
  return html`<h2>${now.invite ? t("shell-invite") : t("shell-watch")}</h2>
    <div class="qrline">${secret && c(Qr, { table: now.table, invite: secret, label: t("shell-qr") })}
      <p>${now.invite ? t("shell-invite-how") : t("shell-watch-how")}</p></div>
    <div class="link"><input readonly aria-label=${t("shell-invite-link")}
      value=${whole(path).replace(/^https?:\/\//, "")} onFocus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()} />
      <button type="button" onClick=${() => void copy(whole(path))}>${copied.value ? t("shell-copied") : t("shell-copy")}</button></div>${c(Guide, null)}`;
}
