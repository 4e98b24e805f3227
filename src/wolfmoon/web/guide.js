// @ts-check
/* The first-game guide of a game: a few short pages, leafed through in a dialog. The pages stand in the game's catalogue as guide-1-title, guide-1-text and on. */
import { c, html, signal } from "./lib.js";
import { Dialog } from "./frame.js";
import { Icon } from "./pieces.js";
import { known, t } from "./text.js";

/** the page that is open; 0: shut */
const page = signal(0);

const pages = () => {
  let count = 0;
  while (known(`guide-${count + 1}-title`)) count++;
  return count;
};

/** The way in: a button, where the game has a guide. */
export function Guide() {
  const count = pages(),
    at = page.value;
  if (!count) return null;
  return html`<button type="button" class="option quiet learn" onClick=${() => {
    page.value = 1;
  }}>${c(Icon, { name: "open-book" })}<b>${t("shell-first-time")}</b><small>${t("guide-title")}</small></button>
    ${
      at > 0 &&
      c(Dialog, {
        title: t(`guide-${at}-title`),
        cls: "guide",
        shut: () => {
          page.value = 0;
        },
        children: html`<p aria-live="polite">${t(`guide-${at}-text`)}</p>
      ${at === count && known("guide-example") && html`<a class="seeit" href=${`/replay/${t("guide-example-code")}`}>${t("guide-example")}</a>`}
      <div class="leaf"><button type="button" disabled=${at === 1} onClick=${() => {
        page.value = at - 1;
      }}>${t("shell-previous")}</button><span>${t("shell-page-of", { page: at, pages: count })}</span>
        <button type="button" class="primary" onClick=${() => {
          page.value = at === count ? 0 : at + 1;
        }}>${at === count ? t("shell-close") : t("shell-next")}</button></div>`,
      })
    }`;
}
