// @ts-check
/* The bottom sheet of a phone: three heights (peek, half, full), a grip to drag or tap, and tabs at thumb height. */
import { c, html, signal, useEffect, useRef } from "./lib.js";
import { Icon } from "./pieces.js";
import { t } from "./text.js";

/** @typedef {"peek" | "half" | "full"} Height */
/** @typedef {{ id: string, icon: string, label: string, count?: number, body: import("./lib.js").Nodes }} Tab */

/** whether this screen is a phone's */
const narrow = matchMedia("(max-width: 1100px)");
export const phone = signal(narrow.matches);
narrow.addEventListener("change", () => {
  phone.value = narrow.matches;
});

export const height = signal(/** @type {Height} */ ("half"));
export const tab = signal("choose");
/** the Choose tab glows: something new is asked while the reader is elsewhere */
export const glow = signal(false);
let busyUntil = 0;

/** Show a tab; a reading tab takes the whole height. @param {string} id */
export function showTab(id) {
  const again = tab.peek() === id;
  tab.value = id;
  if (id === "choose") glow.value = false;
  height.value = again && height.peek() !== "peek" ? (height.peek() === "half" ? "full" : "half") : id === "choose" ? "half" : "full";
}

/** A new question: lift the sheet to it, unless its reader scrolls or types. */
export function lift() {
  const reading = (tab.peek() !== "choose" && performance.now() < busyUntil) || document.activeElement?.matches("input,textarea");
  if (reading) {
    glow.value = true;
    return;
  }
  tab.value = "choose";
  if (height.peek() === "peek") height.value = "half";
}

/** The board was touched: give it the screen. */
export function lower() {
  if (phone.peek() && height.peek() !== "peek") height.value = "peek";
}

const HEIGHTS = /** @type {Height[]} */ (["peek", "half", "full"]);

/** above: what stands over every tab. @param {{ tabs: Tab[], label: string, tall?: boolean, cls?: string, above?: import("./lib.js").Nodes }} props */
export function Sheet({ tabs, label, tall, cls = "", above }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null)),
    start = useRef({ y: 0, size: 0, moved: false });
  const shown = tabs.find((each) => each.id === tab.value) ?? tabs[0];
  useEffect(() => {
    const scroll = () => {
      busyUntil = performance.now() + 4000;
    };
    sheet.current?.addEventListener("scroll", scroll, { capture: true, passive: true });
    return () => sheet.current?.removeEventListener("scroll", scroll, { capture: true });
  }, []);
  /** @param {PointerEvent} event */
  const down = (event) => {
    start.current = { y: event.clientY, size: sheet.current?.offsetHeight ?? 0, moved: false };
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!start.current.size || !sheet.current) return;
    const by = start.current.y - event.clientY;
    if (Math.abs(by) > 6) start.current.moved = true;
    if (start.current.moved) sheet.current.style.height = `${start.current.size + by}px`;
  };
  const up = () => {
    if (!sheet.current || !start.current.size) return;
    const now = sheet.current.offsetHeight,
      whole = innerHeight;
    sheet.current.style.height = "";
    if (start.current.moved) height.value = now < whole * 0.3 ? "peek" : now < whole * 0.64 ? "half" : "full";
    start.current.size = 0;
  };
  const tap = () => {
    if (!start.current.moved) height.value = HEIGHTS[(HEIGHTS.indexOf(height.peek()) + 1) % 3] ?? "half";
  };
  return html`<section class=${`side sheet ${height.value}${tall ? " tall" : ""} ${cls}`} ref=${sheet} aria-label=${label}>
    <button class="grip" type="button" aria-label=${t("shell-grip")} aria-expanded=${height.value !== "peek"} onPointerDown=${down}
      onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onClick=${tap}></button>${above}
    <div class="tabbody" role="tabpanel" id="sheet-panel" aria-labelledby=${`tab-${shown?.id}`}>${shown?.body}</div>
    <div class="tabs" role="tablist" aria-label=${t("shell-sheet")}>${tabs.map(
      (
        each,
      ) => html`<button key=${each.id} type="button" role="tab" id=${`tab-${each.id}`} aria-controls="sheet-panel"
        aria-selected=${each.id === shown?.id} class=${each.id === "choose" && glow.value ? "glow" : ""}
      onClick=${() => showTab(each.id)}>${c(Icon, { name: each.icon })}${each.label}
      ${each.count ? html`<i class="count">${each.count}</i>` : null}</button>`,
    )}</div></section>`;
}
