// @ts-check
/* A press on an option, in the list or on the board: what can be taken back is answered at once, what cannot asks for a second press. */
import { signal } from "./lib.js";
import { answer, armed } from "./store.js";
import { aloud } from "./toast.js";
import { t, text } from "./text.js";

/** @typedef {import("./wire.js").Decision} Decision */
/** @typedef {import("./wire.js").Option} Option */

/** what is picked so far where several may be: decision id and option ids */
export const picked = signal({ decision: "", ids: /** @type {string[]} */ ([]) });
/** @param {Decision} decision */
export const pickedOf = (decision) => (picked.value.decision === decision.id ? picked.value.ids : []);

/** Give this answer, after a second press if it is final. @param {Decision} decision @param {string} key names the button @param {import("./wire.js").Answer} value @param {string} words */
export function sure(decision, key, value, words) {
  const name = `${decision.id} ${key}`;
  if (decision.final && armed.peek() !== name) {
    armed.value = name;
    aloud(t("shell-again-aloud", { what: words }), true);
  } else answer(decision.id, value);
}

/** Press an option. @param {Decision} decision @param {Option} option */
export function press(decision, option) {
  if (option.barred || decision.answered) return;
  if (decision.shape !== "pick-some") return sure(decision, option.id, option.id, text(option.text));
  const now = pickedOf(decision),
    most = decision.most ?? decision.options.length;
  const ids = now.includes(option.id)
    ? now.filter((id) => id !== option.id)
    : most === 1
      ? [option.id]
      : now.length < most
        ? [...now, option.id]
        : now;
  picked.value = { decision: decision.id, ids };
}
