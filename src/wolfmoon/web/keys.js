// @ts-check
/* Keys: digits press the answer with that number, Escape shuts what lies on top (dialogs do so by themselves). */

/** what Escape shuts, the topmost last @type {{ open: () => boolean, shut: () => void }[]} */
const layers = [];

/** A layer that Escape shuts while it is open. @param {() => boolean} open @param {() => void} shut */
export function layer(open, shut) {
  layers.push({ open, shut });
}

let byKeyboard = false;

/** A new question came: whoever plays by keyboard and has lost the focus with the old one gets the first answer. */
export function focusAnswer() {
  if (!byKeyboard || document.activeElement !== document.body) return;
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector("[data-answer]:not([disabled])"))?.focus());
}

/** Listen to the keyboard from now on. */
export function listen() {
  addEventListener("pointerdown", () => {
    byKeyboard = false;
  });
  addEventListener("keydown", (event) => {
    byKeyboard = true;
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") layers.findLast((each) => each.open())?.shut();
    if (/^[1-9]$/.test(event.key) && !at.closest("input,select,textarea,[contenteditable]")) {
      const answers = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-answer]:not([disabled])"));
      const chosen = answers[Number(event.key) - 1];
      if (chosen) {
        event.preventDefault();
        chosen.focus();
        chosen.click();
      }
    }
  });
}
