// @ts-check
/* Presets of reaction windows: what this seat wants to be asked. They are its own business; the server answers by them only when the
   window's least time is over, so nobody sees that they exist. They are the same for every seat, whatever its card. */
import { c, html, useEffect } from "./lib.js";
import { fetchRules, ruleOf } from "./drawer.js";
import { Rid } from "./pieces.js";
import { setPreset, view } from "./store.js";
import { t } from "./text.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {"ask" | "target" | "pass"} Choice */

const CHOICES = /** @type {Choice[]} */ (["ask", "target", "pass"]);

/** What holds for windows of a rule now. @param {View} seen @param {string} rule @returns {Choice} */
const now = (seen, rule) => seen.presets[rule] ?? seen.presets["*"] ?? "ask";

/** The three choices. @param {{ seen: View, rule: string, label: string }} props */
const Segments = ({ seen, rule, label }) =>
  html`<div class="segments" role="group" aria-label=${label}>${CHOICES.map(
    (choice) => html`<button type="button" class=${now(seen, rule) === choice ? "on" : ""} aria-pressed=${now(seen, rule) === choice}
    onClick=${() => setPreset(rule, choice)}>${t(`shell-preset-${choice}`)}</button>`,
  )}</div>`;

/** Below a window: what to do when one like it comes; it works in this one too. @param {{ seen: View, rule: string }} props */
export const PresetOfWindow = ({ seen, rule }) =>
  html`<details class="preset"><summary>${t("shell-preset-like-this", { choice: t(`shell-preset-${now(seen, rule)}`) })}</summary>
    ${c(Segments, { seen, rule, label: t("shell-presets") })}<p class="fine">${t("shell-presets-below")}</p></details>`;

/** Which windows are meant: the rule's heading; unfolded, its text. @param {{ rule: string }} props */
function Meant({ rule }) {
  const read = ruleOf(rule);
  if (!read) return html`<p>${c(Rid, { id: rule })}</p>`;
  return html`<details><summary>${c(Rid, { id: rule })}<b>${read.heading}</b></summary><p class="fine">${read.text}</p></details>`;
}

/** All presets of this seat, in the table's settings. */
export function PresetRows() {
  const seen = view.value;
  useEffect(() => {
    void fetchRules();
  }, []);
  if (!seen || seen.me === null || seen.outcome) return null;
  const rules = Object.keys(seen.presets).filter((rule) => rule !== "*");
  return html`<section class="presets"><h3>${t("shell-presets")}</h3><p class="fine">${t("shell-presets-below")}</p>
    ${c(Segments, { seen, rule: "*", label: t("shell-presets-all") })}
    ${rules.map((rule) => html`<div key=${rule} class="presetline">${c(Meant, { rule })}
    ${c(Segments, { seen, rule, label: t("shell-presets-of", { rule }) })}</div>`)}</section>`;
}
