// @ts-check
/* The five shapes of a decision, a control each: pick one, pick some, put in order, split, a number. */
import { c, html, useState } from "./lib.js";
import { board, tools } from "./boardhost.js";
import { picked, pickedOf, press, sure } from "./choose.js";
import { showWhy } from "./frame.js";
import { Arrange } from "./arrange.js";
import { Icon, Mark, Rid, hot, lights } from "./pieces.js";
import { armed, sent } from "./store.js";
import { say, t, text } from "./text.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Decision} Decision */
/** @typedef {import("./wire.js").Option} Option */
/** @typedef {{ seen: View, decision: Decision }} Props */

/** How an option looks: the game's board knows best, a seat has its mark anyway. @param {Option} option @param {View} seen @returns {import("./board.js").Dress} */
export function dressOf(option, seen) {
  const dress = board.value?.dress?.(option, seen, tools.value) ?? {};
  return option.ref?.[0] === "seat" && dress.seat === undefined && !dress.icon ? { ...dress, seat: Number(option.ref[1]) } : dress;
}

/** The second line of an option: why not, press again, its hint, or what the board says. @param {{ option: Option, dress: import("./board.js").Dress, twice: boolean }} props */
const Below = ({ option, dress, twice }) => {
  if (option.barred) return showWhy.value ? html`<small>${say(option.barred)}</small>` : null;
  if (twice) return html`<small class="again">${t("shell-tap-again")}</small>`;
  if (option.hint) return html`<small>${say(option.hint)}</small>`;
  return dress.small ? html`<small>${dress.small}</small>` : null;
};

/** One answer as a button. @param {Props & { option: Option, on?: boolean, end?: import("./lib.js").Nodes }} props */
export function OptionButton({ seen, decision, option, on, end }) {
  const dress = dressOf(option, seen),
    key = option.ref?.join(":") ?? null,
    name = `${decision.id} ${option.id}`;
  const twice = armed.value === name,
    busy = sent.value === decision.id;
  const seat = dress.seat === undefined ? "" : ` s${dress.seat + 1}`;
  return html`<button type="button" class=${`option${seat}${key && hot.value === key ? " lit" : ""}${twice ? " twice" : ""}${on ? " on" : ""}${dress.seat === undefined && !dress.icon ? " bare" : ""}`}
      data-answer=${option.barred ? undefined : option.id} disabled=${Boolean(option.barred) || busy}
        aria-pressed=${decision.shape === "pick-some" ? Boolean(on) : undefined}
      onClick=${() => press(decision, option)} ...${lights(key)}>
    ${dress.seat !== undefined ? c(Mark, { seat: dress.seat }) : dress.icon ? html`<span class=${`face ${dress.tone ?? ""}`}>
    ${c(Icon, { name: dress.icon })}</span>` : null}
    <b>${say(option.text)}</b>${c(Below, { option, dress, twice })}
    ${(end || (option.barred && option.rule) || dress.note) && html`<span class="end">
    ${end ?? (option.barred && option.rule ? c(Rid, { id: option.rule }) : dress.note)}</span>`}
  </button>`;
}

/** The button that passes. @param {{ decision: Decision }} props */
const Pass = ({ decision }) => {
  const words = decision.pass_text ? text(decision.pass_text) : t("shell-pass"),
    twice = armed.value === `${decision.id} pass`;
  return html`<li class="wide"><button type="button" class=${`option quiet${twice ? " twice" : ""}`} data-answer="pass"
    disabled=${sent.value === decision.id} onClick=${() => sure(decision, "pass", null, words)}>
    ${c(Icon, { name: "feather" })}<b>${decision.pass_text ? say(decision.pass_text) : words}</b>
    ${twice && html`<small class="again">${t("shell-tap-again")}</small>`}</button></li>`;
};

/** The button that sends what was put together. @param {{ decision: Decision, words: string, value: import("./wire.js").Answer, ready: boolean }} props */
export const Send = ({
  decision,
  words,
  value,
  ready,
}) => html`<li class="wide"><button type="button" class="primary send" disabled=${!ready || sent.value === decision.id}
  onClick=${() => sure(decision, "send", value, words)}>${armed.value === `${decision.id} send` ? t("shell-tap-again") : words}
    </button></li>`;

/** @param {Props} props */
const PickOne = ({ seen, decision }) => html`<ul class="options" aria-label=${text(decision.prompt)}>
  ${decision.options.map((option) => html`<li key=${option.id}>${c(OptionButton, { seen, decision, option })}
  </li>`)}${decision.may_pass && c(Pass, { decision })}</ul>`;

/** @param {Props} props */
function PickSome({ seen, decision }) {
  const ids = pickedOf(decision),
    least = decision.least ?? 0,
    most = decision.most ?? decision.options.length;
  return html`<p class="tally">${t("shell-picked", { count: ids.length, least, most })}</p>
    <ul class="options" aria-label=${text(decision.prompt)}>
    ${decision.options.map((option) => html`<li key=${option.id}>
    ${c(OptionButton, { seen, decision, option, on: ids.includes(option.id), end: ids.includes(option.id) ? c(Icon, { name: "check-mark" }) : undefined })}</li>`)}
    ${c(Send, { decision, words: ids.length ? t("shell-take-these", { count: ids.length }) : t("shell-take-none"), value: ids, ready: ids.length >= least && ids.length <= most })}
    ${
      ids.length > 0 &&
      html`<li class="wide"><button type="button" class="option quiet bare" onClick=${() => {
        picked.value = { decision: "", ids: [] };
      }}><b>${t("shell-start-over")}</b></button></li>`
    }</ul>`;
}

/** A number with minus and plus. @param {{ label: string, value: number, low: number, high: number, set: (value: number) => void }} props */
export const Stepper = ({
  label,
  value,
  low,
  high,
  set,
}) => html`<span class="stepper"><button type="button" aria-label=${t("shell-less", { what: label })} disabled=${value <= low}
  onClick=${() => set(value - 1)}>−</button>
  <output class="num" aria-label=${label}>${value}</output>
  <button type="button" aria-label=${t("shell-more", { what: label })} disabled=${value >= high}
    onClick=${() => set(value + 1)}>+</button></span>`;

/** @param {Props} props */
function Split({ seen, decision }) {
  const [parts, setParts] = useState(/** @type {Record<string, number>} */ ({}));
  const total = decision.total ?? 0,
    used = Object.values(parts).reduce((sum, each) => sum + each, 0);
  return html`<p class="tally">${t("shell-left-to-split", { left: total - used, total })}</p><ul class="options">
    ${decision.options.map((option) => {
      const dress = dressOf(option, seen),
        value = parts[option.id] ?? 0;
      return html`<li key=${option.id} class=${`option row2${dress.seat === undefined ? "" : ` s${dress.seat + 1}`}`}>
        ${dress.seat !== undefined ? c(Mark, { seat: dress.seat }) : c(Icon, { name: dress.icon ?? "drop" })}<b>${say(option.text)}
        </b>
        ${c(Below, { option, dress, twice: false })}<span class="end">
        ${c(Stepper, { label: text(option.text), value, low: 0, high: option.barred ? 0 : Math.min(decision.limits?.[option.id] ?? total, value + total - used), set: (now) => setParts({ ...parts, [option.id]: now }) })}</span></li>`;
    })}
    ${c(Send, { decision, words: t("shell-split-so"), value: Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 0)), ready: used === total })}</ul>`;
}

/** @param {Props} props */
function PickNumber({ decision }) {
  const low = decision.low ?? 0,
    high = decision.high ?? 0,
    [value, set] = useState(low),
    label = text(decision.prompt);
  return html`<ul class="options"><li class="wide numberline">
    <input type="range" min=${low} max=${high} value=${value} aria-label=${label}
      onInput=${(/** @type {Event} */ e) => set(Number(/** @type {HTMLInputElement} */ (e.target).value))} />
    ${c(Stepper, { label, value, low, high, set })}</li>
    ${c(Send, { decision, words: t("shell-say-number", { value }), value, ready: true })}</ul>`;
}

const SHAPES = { "pick-one": PickOne, "pick-some": PickSome, arrange: Arrange, split: Split, number: PickNumber };
/** The control of a decision. @param {Props} props */
export const Controls = ({ seen, decision }) => c(SHAPES[decision.shape], { key: decision.id, seen, decision });
