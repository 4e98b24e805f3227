// @ts-check
/* Any-time plays: turn my card up, use what may be used at any moment, and the standing orders with which the table answers for me. */
import { c, html, signal } from "./lib.js";
import { Dialog, showWhy } from "./frame.js";
import { makeCall } from "./store.js";
import { known, say, t, words } from "./text.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Option} Option */

const ordersOpen = signal(false);
const sureOf = signal("");

/** One any-time play; it asks once more, for it is seen by everybody. @param {{ call: Option }} props */
const Call = ({ call }) =>
  html`<button type="button" class=${sureOf.value === call.id ? "twice" : ""} disabled=${Boolean(call.barred)} onClick=${() => {
    if (sureOf.peek() !== call.id) {
      sureOf.value = call.id;
      return;
    }
    sureOf.value = "";
    makeCall(call.id);
  }} onBlur=${() => {
    if (sureOf.peek() === call.id) sureOf.value = "";
  }}>${sureOf.value === call.id ? t("shell-tap-again") : say(call.text)}${call.barred && showWhy.value && html`<small>
    ${say(call.barred)}</small>`}</button>`;

/** @param {{ seen: View }} props */
export function Calls({ seen }) {
  if (seen.me === null || seen.outcome) return null;
  const plays = seen.calls.filter((call) => !call.id.startsWith("order:")),
    orders = seen.calls.filter((call) => call.id.startsWith("order:"));
  return html`<div class="acts">${plays.map((call) => c(Call, { key: call.id, call }))}
    ${
      orders.length > 0 &&
      html`<button type="button" onClick=${() => {
        ordersOpen.value = true;
      }}>${t("shell-standing-orders")}</button>`
    }
    ${ordersOpen.value && c(Orders, { seen, orders })}</div>`;
}

/** The value that holds now is not offered as a call; it is worded as the others are. @param {{ value: string, call: Option } | undefined} other @param {string} now @returns {import("./wire.js").Message} */
function saysNow(other, now) {
  const args = { ...other?.call.text.args };
  for (const [name, value] of Object.entries(args)) if (String(value) === other?.value) args[name] = /^\d+$/.test(now) ? Number(now) : now;
  return { id: other?.call.text.id ?? now, args };
}

/** "order:<line>:<value>" calls, a row of choices for each line. @param {{ seen: View, orders: Option[] }} props */
function Orders({ seen, orders }) {
  /** @type {Map<string, { value: string, call: Option }[]>} */ const lines = new Map();
  for (const call of orders) {
    const [, line = "", value = ""] = call.id.split(":");
    lines.set(line, [...(lines.get(line) ?? []), { value, call }]);
  }
  const now = seen.private?.orders ?? {},
    game = orders[0]?.text.id.split("-")[0] ?? "";
  const titled = (/** @type {string} */ line) =>
    known(`${game}-board-order-${line}`) ? t(`${game}-board-order-${line}`) : words(`x-${line}`);
  return c(Dialog, {
    title: t("shell-standing-orders"),
    cls: "orders",
    shut: () => {
      ordersOpen.value = false;
    },
    children: html`<p>${t("shell-standing-orders-below")}</p>
    ${[...lines].map(
      ([line, choices]) => html`<fieldset key=${line} class="orderline"><legend>${titled(line)}</legend>
      <div class="segments"><button type="button" aria-pressed="true" class="on">
      ${say(saysNow(choices[0], String(now[line] ?? "none")))}</button>
        ${choices.map(({ call }) => html`<button type="button" aria-pressed="false" disabled=${Boolean(call.barred)}
          onClick=${() => makeCall(call.id)}>${say(call.text)}</button>`)}</div></fieldset>`,
    )}`,
  });
}
