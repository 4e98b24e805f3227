// @ts-check
/* Something is wrong at this table: say so, and get a file with what one's seat may know. */
import { html, signal } from "./lib.js";
import { seatToken, toast, view } from "./store.js";
import { t, text } from "./text.js";

const words = signal("");
const busy = signal(false);

/** @param {string} table */
async function report(table) {
  busy.value = true;
  try {
    const reply = await fetch(`/api/tables/${table}/report`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token: seatToken(table), words: words.peek() }),
      }),
      said = await reply.text(),
      file = JSON.parse(said);
    if (reply.ok) {
      const address = URL.createObjectURL(new Blob([said], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href: address, download: `wolfmoon-fault-${table}-${file.report}.json` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      words.value = "";
      toast(t("shell-fault-done", { report: file.report }));
    } else toast(file.message ? text(file.message) : t("shell-no-answer"), true);
  } catch {
    toast(t("shell-no-answer"), true);
  }
  busy.value = false;
}

/** A row of the settings that opens the form. @param {{ table: string, over?: boolean }} props */
export const ReportFault = ({ table, over = Boolean(view.value?.outcome) }) => html`<details class="rp-fault"><summary><b>${t("shell-fault-title")}<small>${t("shell-fault-below")}</small></b></summary>
  <form onSubmit=${(/** @type {Event} */ e) => {
    e.preventDefault();
    void report(table);
  }}><label>${t("shell-fault-what")}<textarea rows="3" maxlength="1000" value=${words.value} onInput=${(/** @type {Event} */ e) => {
    words.value = /** @type {HTMLTextAreaElement} */ (e.target).value;
  }}></textarea></label><p class="fine">${over ? t("shell-fault-over") : t("shell-fault-secrets")}</p>
  <button type="submit" disabled=${busy.value || !words.value.trim()}>${t("shell-fault-send")}</button></form></details>`;
