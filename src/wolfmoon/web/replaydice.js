// @ts-check
/* Did the dice keep their word? What was published before the game is computed again here, from what is told after it. */
import { c, html, signal, useEffect } from "./lib.js";
import { copy } from "./invite.js";
import { Icon } from "./pieces.js";
import { t } from "./text.js";

const noted = (/** @type {string} */ code) => `wolfmoon:commitment:${code}`;

/** Remember what a table published when it was first seen here; a later change would show. @param {string} code @param {string | null | undefined} published */
export function noteCommitment(code, published) {
  if (published && localStorage.getItem(noted(code)) === null) localStorage.setItem(noted(code), published);
}

/** The SHA-256 of some words, in hexadecimal. The browser's own is only there on pages that it calls secure, which a table in a
 * house is not; so it is computed by a library. @param {string} words */
export async function sha256Of(words) {
  const { sha256 } = await import("/web/vendor/sha2.js");
  return Array.from(sha256(new TextEncoder().encode(words)), (/** @type {number} */ byte) => byte.toString(16).padStart(2, "0")).join("");
}

const computed = signal("");

/** @param {{ now: import("./reel.js").ReplayHead }} props */
export function Dice({ now }) {
  useEffect(() => {
    computed.value = "";
    if (now.nonce) void sha256Of(`wolfmoon-seed:${now.seed}:${now.nonce}`).then((sum) => (computed.value = sum));
  }, [now.seed, now.nonce]);
  if (now.what_if) return html`<p>${t("shell-fair-what-if", { from: now.what_if })}</p>`;
  if (!now.nonce) return html`<p>${t("shell-fair-none")}</p>`;
  const before = now.table ? localStorage.getItem(noted(now.code)) : null,
    holds = computed.value === now.commitment && (before === null || before === computed.value);
  return html`<div class="rp-fair">
    ${computed.value && html`<p class=${`rp-verdict ${holds ? "holds" : "broken"}`} role="status">${c(Icon, { name: holds ? "check-mark" : "cross-mark" })}<b>${t(holds ? (before === null ? "shell-fair-fits" : "shell-fair-holds") : "shell-fair-broken")}</b></p>`}
    <dl><div><dt>${t("shell-fair-published")}</dt><dd>${now.commitment}</dd></div>
    ${before !== null && html`<div><dt>${t("shell-fair-noted")}</dt><dd>${before}</dd></div>`}
    <div><dt>${t("shell-fair-seed")}</dt><dd>${now.seed}</dd></div><div><dt>${t("shell-fair-nonce")}</dt><dd>${now.nonce}</dd></div>
    <div><dt>${t("shell-fair-computed")}</dt><dd>${computed.value || "…"}</dd></div></dl>
    <p class="fine">${t("shell-fair-how")}</p><p class="fine"><code>wolfmoon replay --verify ${now.game}-${now.code}.json</code></p></div>`;
}

/** What a table publishes before its game, to be noted. @param {{ published: string | null | undefined }} props */
export const Commitment = ({ published }) =>
  published
    ? html`<div class="row rp-commitment"><b>${t("shell-fair-title")}<small>${t("shell-fair-below")}</small><code>${published}</code></b>
    <button type="button" onClick=${() => void copy(published)}>${t("shell-copy")}</button></div>`
    : null;

/** A mark at a table that goes on from a finished game. @param {{ from: string | null | undefined }} props */
export function DiceKnown({ from }) {
  const [table = "", moment = "0"] = (from ?? "").split("@");
  return from
    ? html`<p class="rp-mark"><a href=${`/replay/${table}#at=${moment}`}>${t("shell-replay-is-what-if", { moment: Number(moment), table })}</a></p>`
    : null;
}
