// @ts-check
/* /replay: bring the file of a finished game, and look at it. */
import { c, html, signal } from "./lib.js";
import { Top } from "./frame.js";
import { Icon } from "./pieces.js";
import { t, text } from "./text.js";

const wrong = signal("");
const busy = signal(false);
const MOST = 2_000_000;

/** @param {File | undefined | null} file */
async function bring(file) {
  if (!file || busy.peek()) return;
  wrong.value = "";
  if (file.size > MOST) {
    wrong.value = t("shell-bring-too-big");
    return;
  }
  busy.value = true;
  try {
    const reply = await fetch("/api/replays", { method: "POST", headers: { "content-type": "application/json" }, body: file }),
      said = await reply.json();
    if (reply.ok) location.href = `/replay/${said.code}`;
    else wrong.value = said.message ? text(said.message) : t("shell-no-answer");
  } catch {
    wrong.value = t("shell-no-answer");
  }
  busy.value = false;
}

export function BringPage() {
  return html`<div class="page">${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: t("shell-bring-title") })}
    <main class="about"><article class="paper rp-bring"><h2>${t("shell-bring-title")}</h2><p>${t("shell-bring-what")}</p>
    <label class="rp-drop" onDragOver=${(/** @type {DragEvent} */ e) => e.preventDefault()} onDrop=${(/** @type {DragEvent} */ e) => {
      e.preventDefault();
      void bring(e.dataTransfer?.files[0]);
    }}>${c(Icon, { name: "scroll-unfurled" })}<input type="file" class="sr" accept=".json,application/json"
      onChange=${(/** @type {Event} */ e) => {
        const input = /** @type {HTMLInputElement} */ (e.target);
        void bring(input.files?.[0]);
        input.value = ""; // the same file may be chosen again
      }} /><b class="button" role="status">${busy.value ? t("shell-bring-busy") : t("shell-bring-choose")}</b><span>${t("shell-bring-drop")}</span></label>
    ${wrong.value && html`<p class="rp-wrong" role="alert">${wrong.value}</p>`}
    <p><small>${t("shell-bring-kept")}</small></p><p><a href="/">${t("shell-new-table")}</a></p></article></main></div>`;
}
