// @ts-check
/* Icons: those of the shared sprite, and the few that only this game has; as a picture of its own or as a part of the map. */
import { html } from "/web/lib.js";

/** what only this game's sprite has, and what stands for it where the table draws the icon @type {Record<string, string>} */
const OWN = {
  beard: "biceps",
  "mountain-climbing": "mountains",
  mushrooms: "clover",
  prisoner: "three-friends",
  snake: "swirl-string",
  "water-flask": "health-potion",
  "treasure-map": "scroll-unfurled",
  "skeleton-inside": "death-skull",
  "farm-tractor": "gears",
  "foot-trip": "boot-prints",
};
/** @param {string} name */
export const sourceOf = (name) => `${OWN[name] ? "/games/full_moon/board/icons.svg" : "/icons.svg"}#${name}`;
/** The icon for something the table draws itself, which knows the shared sprite only. @param {string | undefined} name */
export const shared = (name) => (name === undefined ? "info" : (OWN[name] ?? name));

/** @param {{ name: string, label?: string, cls?: string }} props */
export const Pic = ({ name, label, cls = "" }) =>
  html`<svg class=${`i ${cls}`} viewBox="0 0 512 512" role=${label ? "img" : undefined} aria-label=${label}
    aria-hidden=${label ? undefined : "true"}><use href=${sourceOf(name)} /></svg>`;

/** An icon in the map, by its middle. @param {string} name @param {number} size @param {string} cls @param {number} [x] @param {number} [y] */
export const drawnAt = (name, size, cls, x = 0, y = 0) =>
  html`<use href=${sourceOf(name)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class=${cls} />`;

/** A wolf's head of the map's own, clear at any size. @param {{ label?: string }} props */
export const WolfIcon = ({ label }) =>
  html`<svg class="i" viewBox="0 0 24 24" role=${label ? "img" : undefined} aria-label=${label}
    aria-hidden=${label ? undefined : "true"}><path d=${WOLF} fill-rule="evenodd" /></svg>`;
export const WOLF =
  "M2 .8L8.4 6.4Q12 5.4 15.6 6.4L22 .8L22.8 11L19.4 14.6L16 19.6L12 23.4L8 19.6L4.6 14.6L1.2 11ZM6 11.2L10.4 14L7.6 14.6ZM18 11.2L13.6 14L16.4 14.6Z";
/** @param {number} x @param {number} y @param {number} [size] */
export const wolfAt = (x, y, size = 16) =>
  html`<path d=${WOLF} fill-rule="evenodd" class="wf"
    transform=${`translate(${(x - size / 2).toFixed(1)} ${y - size / 2}) scale(${(size / 24).toFixed(3)})`} />`;

const HEART = "M9 16C2 11 1 8 1 5.6A4 4 0 0 1 9 4a4 4 0 0 1 8 1.6C17 8 16 11 9 16Z";
const SHAPES = {
  life: html`<path d=${HEART} />`,
  green: html`<circle cx="9" cy="9" r="7" />`,
  red: html`<path d="M9 1L17 9L9 17L1 9Z" />`,
};
/** Hearts, green circles or red diamonds, the lost ones hollow. @param {{ kind: keyof typeof SHAPES, now: number, of: number }} props */
export const Pips = ({ kind, now, of }) =>
  html`<span class=${`fm-pips ${kind}`} aria-hidden="true">${Array.from({ length: Math.max(of, now) }, (_, i) => html`<svg viewBox="0 0 18 18"
    class=${i < now ? "f" : "e"}>${{ ...SHAPES[kind] }}</svg>`)}</span>`;
