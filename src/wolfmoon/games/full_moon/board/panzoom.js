// @ts-check
/* Moving about the map: wheel, drag, pinch, buttons. While fingers are down the map is one picture that the compositor moves; at rest
   it is drawn sharp again. What is in view is told for the small map. */
import { signal } from "/web/lib.js";

/** The part in view: scale, and the offset of the map's middle from the frame's, in pixels. */
export const sight = signal({ k: 1, x: 0, y: 0, w: 1, h: 1 });
const LEAST = 0.6,
  MOST = 5;

/** @param {HTMLElement} frame what cuts the map off @param {HTMLElement} sheet what moves inside it, the same size and with its middle in the frame's
 * @param {() => boolean} keeps whether the map keeps its size when the frame changes its own */
export function panzoom(frame, sheet, keeps) {
  let k = 1,
    x = 0,
    y = 0,
    travelled = 0,
    home = { k: 1, x: 0, y: 0 };
  /** @type {Map<number, { x: number, y: number }>} */ const fingers = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let rest;

  function set(moving = false) {
    const w = frame.clientWidth,
      h = frame.clientHeight,
      reach = (Math.min(w, h) * k) / 2;
    x = Math.max(-reach, Math.min(reach, x));
    y = Math.max(-reach, Math.min(reach, y));
    sheet.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${k.toFixed(4)})`;
    if (moving) sheet.style.willChange = "transform";
    clearTimeout(rest);
    rest = setTimeout(() => {
      sheet.style.willChange = "";
      if (w && h) sight.value = { k, x, y, w, h }; // not once the frame is gone
    }, moving ? 160 : 0);
  }
  /** Scale about a point of the frame, measured from its middle. @param {number} by @param {number} [px] @param {number} [py] */
  function zoom(by, px = 0, py = 0) {
    const next = Math.max(LEAST, Math.min(MOST, k * by));
    x = px - ((px - x) * next) / k;
    y = py - ((py - y) * next) / k;
    k = next;
    set(true);
  }
  /** @param {{ clientX: number, clientY: number }} event */
  const from = (event) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
  };
  /** @param {WheelEvent} event */
  const wheel = (event) => {
    event.preventDefault();
    const at = from(event);
    zoom(Math.exp(-event.deltaY * 0.0015), at.x, at.y);
  };
  /** @param {PointerEvent} event */
  const down = (event) => {
    if (/** @type {Element} */ (event.target).closest("button")) return;
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, from(event));
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = from(event),
      other = [...fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(now.x - was.x, now.y - was.y);
    if (travelled > 7) {
      frame.setPointerCapture(event.pointerId);
      x += (now.x - was.x) / (other ? 2 : 1);
      y += (now.y - was.y) / (other ? 2 : 1);
      if (other)
        zoom(
          Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1),
          (now.x + other.x) / 2,
          (now.y + other.y) / 2,
        );
      set(true);
    }
    fingers.set(event.pointerId, now);
  };
  /** @param {PointerEvent} event */
  const up = (event) => fingers.delete(event.pointerId);
  /** A drag is no tap. @param {Event} event */
  const click = (event) => {
    if (travelled <= 7) return;
    event.stopPropagation();
    event.preventDefault();
    travelled = 0;
  };
  /** @type {[string, any, AddEventListenerOptions][]} */
  const ears = [
    ["wheel", wheel, { passive: false }],
    ["pointerdown", down, {}],
    ["pointermove", move, {}],
    ["pointerup", up, {}],
    ["pointercancel", up, {}],
    ["click", click, { capture: true }],
  ];
  for (const [name, ear, how] of ears) frame.addEventListener(name, ear, how);

  function fit() {
    ({ k, x, y } = home);
    set();
  }
  let least = Math.min(frame.clientWidth, frame.clientHeight);
  const watch = new ResizeObserver(() => {
    const now = Math.min(frame.clientWidth, frame.clientHeight);
    if (keeps() && now > 0 && least > 0) {
      k *= least / now;
      home = { ...home, k: (home.k * least) / now };
    }
    least = now;
    set();
  });
  watch.observe(frame);
  return {
    zoom,
    fit,
    /** Where fitting leads to, in pixels at scale 1. @param {number} scale @param {number} dx @param {number} dy */
    settle(scale, dx, dy) {
      home = { k: scale, x: -dx * scale, y: -dy * scale };
    },
    /** Bring a point of the sheet, in pixels from its middle at scale 1, into view. @param {number} dx @param {number} dy */
    reveal(dx, dy) {
      const w = frame.clientWidth / 2 - 60,
        h = frame.clientHeight / 2 - 60,
        px = x + dx * k,
        py = y + dy * k;
      if (Math.abs(px) > w) x -= px - Math.sign(px) * w;
      if (Math.abs(py) > h) y -= py - Math.sign(py) * h;
      set();
    },
    destroy() {
      watch.disconnect();
      clearTimeout(rest);
      for (const [name, ear, how] of ears) frame.removeEventListener(name, ear, how);
    },
  };
}
