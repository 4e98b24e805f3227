// @ts-check
/* Put things in order: drag a row by its grip, or press its arrows. */
import { c, html, useRef, useState } from "./lib.js";
import { Send, dressOf } from "./controls.js";
import { Icon, Mark } from "./pieces.js";
import { say, t, text } from "./text.js";
import { aloud } from "./toast.js";

/** @param {{ seen: import("./wire.js").View, decision: import("./wire.js").Decision }} props */
export function Arrange({ seen, decision }) {
  const [order, setOrder] = useState(decision.options.map((option) => option.id)),
    list = useRef(/** @type {HTMLUListElement | null} */ (null));
  const [held, setHeld] = useState(/** @type {string | null} */ (null));
  /** @param {string} id @param {number} to */
  const move = (id, to) => {
    const rest = order.filter((each) => each !== id);
    rest.splice(Math.max(0, Math.min(rest.length, to)), 0, id);
    setOrder(rest);
    const option = decision.options.find((each) => each.id === id);
    if (option) aloud(t("shell-now-at", { what: text(option.text), place: rest.indexOf(id) + 1 }));
  };
  /** @param {PointerEvent} event @param {string} id */
  const drag = (event, id) => {
    if (held !== id || !list.current) return;
    const rows = [...list.current.querySelectorAll(":scope > .row2")];
    const over = rows.findIndex((row) => {
      const box = row.getBoundingClientRect();
      return event.clientY >= box.top && event.clientY <= box.bottom;
    });
    if (over >= 0 && order[over] !== id) move(id, over);
  };
  return html`<ul class="options arrange" ref=${list} aria-label=${text(decision.prompt)}>
    ${order.map((id, i) => {
      const option = decision.options.find((each) => each.id === id);
      if (!option) return null;
      const dress = dressOf(option, seen),
        name = text(option.text);
      return html`<li key=${id} class=${`option row2${held === id ? " held" : ""}${dress.seat === undefined ? "" : ` s${dress.seat + 1}`}`}>
        <span class="grab" aria-hidden="true" onPointerDown=${(/** @type {PointerEvent} */ e) => {
          /** @type {Element} */ (e.currentTarget).setPointerCapture(e.pointerId);
          setHeld(id);
        }}
          onPointerMove=${(/** @type {PointerEvent} */ e) => drag(e, id)} onPointerUp=${() => setHeld(null)}
            onPointerCancel=${() => setHeld(null)}>
              ${dress.seat !== undefined ? c(Mark, { seat: dress.seat }) : c(Icon, { name: dress.icon ?? "hand" })}</span>
        <b><span class="num">${i + 1}.</span> ${say(option.text)}</b>${option.hint && html`<small>${say(option.hint)}</small>`}
        <span class="end pair"><button type="button" aria-label=${t("shell-earlier", { what: name })} disabled=${i === 0}
          onClick=${() => move(id, i - 1)}>↑</button>
          <button type="button" aria-label=${t("shell-later", { what: name })} disabled=${i === order.length - 1}
            onClick=${() => move(id, i + 1)}>↓</button></span></li>`;
    })}
    ${c(Send, { decision, words: t("shell-in-this-order"), value: order, ready: true })}</ul>`;
}
