// @ts-check
/* A thing on the board that stands for several answers (hurt Otto or heal Otto): a press on it asks which. */
import { c, html, signal } from "./lib.js";
import { press } from "./choose.js";
import { OptionButton } from "./controls.js";
import { Dialog } from "./frame.js";
import { open, view } from "./store.js";
import { t, thing } from "./text.js";

/** @typedef {import("./wire.js").Option} Option */

const at = signal(/** @type {{ decision: string, key: string } | null} */ (null));

/** An option was pressed on the board: answer it, or ask which of those at the same thing. @param {Option} option */
export function pressOnBoard(option) {
  const asked = open.peek()[0];
  if (!asked) return;
  const key = option.ref?.join(":") ?? "",
    same = asked.options.filter((each) => !each.barred && each.ref?.join(":") === key);
  // a card in front of somebody is named by its own option id, and no other option means the same card there
  if (same.length < 2 || option.ref?.[0] === "card") press(asked, option);
  else at.value = { decision: asked.id, key };
}

/** The question which one, while it is open. */
export function Chooser() {
  const now = at.value,
    asked = open.value.find((decision) => decision.id === now?.decision),
    seen = view.value;
  if (!now || !asked || !seen) return null;
  const [kind = "", id = ""] = now.key.split(":");
  return c(Dialog, {
    title: thing(kind, id),
    shut: () => {
      at.value = null;
    },
    children: html`<ul class="options" aria-label=${t("shell-which")} onClick=${(/** @type {Event} */ e) => {
      if (!asked.final && /** @type {Element} */ (e.target).closest("button")) at.value = null;
    }}>${asked.options.filter((option) => !option.barred && option.ref?.join(":") === now.key).map((option) => html`<li
      key=${option.id}>${c(OptionButton, { seen, decision: asked, option })}</li>`)}</ul>`,
  });
}
