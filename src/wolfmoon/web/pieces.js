// @ts-check
/* The small pieces every table shares: icons, seat marks, dice, rule ids, ticks, and the thing that lights up when named. */
import { html, signal } from "./lib.js";

/** "kind:id" of the thing that is pointed at, on the board, in the list or in the log */
export const hot = signal(/** @type {string | null} */ (null));

/** Where an icon is drawn: in the sprite of all tables, or in that of the game on the table. */
export const sprite = signal((/** @type {string} */ name) => `/icons.svg#${name}`);

/** Handlers that light a thing up. @param {string | null} key */
export const lights = (key) => ({
  onPointerEnter: () => {
    hot.value = key;
  },
  onPointerLeave: () => {
    if (hot.peek() === key) hot.value = null;
  },
  onFocus: () => {
    hot.value = key;
  },
  onBlur: () => {
    if (hot.peek() === key) hot.value = null;
  },
});

/** An icon of the sprite; with a label it is a picture that tells something, without it is hidden.
 * @param {{ name: string, label?: string, cls?: string }} props */
export const Icon = ({ name, label, cls = "" }) =>
  html`<svg class=${`i ${cls}`} viewBox="0 0 512 512" role=${label ? "img" : undefined} aria-label=${label}
    aria-hidden=${label ? undefined : "true"}><use href=${sprite.value(name)} /></svg>`;

/** A big figure with a dark outline, standing in a picture. @param {{ name: string }} props */
export const Figure = ({ name }) =>
  html`<svg class="figure" aria-hidden="true" viewBox="0 0 512 512"><use href=${sprite.value(name)} /></svg>`;

/** An engraved night sky; 1 and 2 are small, 3 and 4 wide. low: the ground stays in the picture. @param {{ sky: 1 | 2 | 3 | 4, low?: boolean }} props */
export const Sky = ({ sky, low }) => {
  const [w, h] = sky > 2 ? [260, 150] : [160, 100];
  return html`<svg class="art" aria-hidden="true" viewBox=${`0 0 ${w} ${h}`}
    preserveAspectRatio=${low ? "xMidYMax slice" : "xMidYMid slice"}><use href=${`/web/art.svg#sky${sky}`} width=${w} height=${h} />
      </svg>`;
};

/** A seat's mark: its colour and its own shape. @param {{ seat: number, small?: boolean }} props */
export const Mark = ({ seat, small }) =>
  html`<span class=${`mark s${seat + 1}${small ? " sm" : ""}`} aria-hidden="true"><svg viewBox="0 0 24 24">
    <use href=${`/web/art.svg#m${seat + 1}`} /></svg></span>`;

/** Something named in a text. @param {{ kind: string, id: string, name: string }} props */
export const Thing = ({ kind, id, name }) => {
  const key = `${kind}:${id}`;
  return html`<b class=${`${kind === "seat" ? `who s${Number(id) + 1}` : "thing"}${hot.value === key ? " lit" : ""}`}
    ...${lights(key)}>${name}</b>`;
};

/** A rule id as a small plate: "fangs/attack.1" is shown without its game. @param {{ id: string }} props */
export const Rid = ({ id }) => html`<span class="rid">${id.includes("/") ? id.slice(id.indexOf("/") + 1) : id}</span>`;

const PIPS = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 20],
    [29, 20],
    [11, 29],
    [29, 29],
  ],
];

/** A die: the four-sided one is a red triangle with a figure, the six-sided one bone with pips. @param {{ sides: 4 | 6, value: number, label?: string }} props */
export const Die = ({ sides, value, label }) => {
  const told = { role: label ? "img" : undefined, "aria-label": label, "aria-hidden": label ? undefined : "true" };
  if (sides === 4)
    return html`<svg class="die d4" viewBox="0 0 40 40" ...${told}><path d="M20 2.5L38 35.5H2z" stroke-linejoin="round" />
      <text x="20" y="31">${value}</text></svg>`;
  return html`<svg class="die d6" viewBox="0 0 40 40" ...${told}><rect x="3" y="3" width="34" height="34" rx="7" />
    ${(PIPS[value] ?? []).map(([x, y]) => html`<circle class="pip" cx=${x} cy=${y} r="3.4" />`)}</svg>`;
};

/** Drawn with a pen: the marks of the notes sheet and ready ticks. */
const STROKES = {
  tick: html`<path d="M4 13l5.5 6L20 5" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"
    fill="none" />`,
  cross: html`<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" fill="none" />`,
  ask: html`<path d="M8 8.5a4 4 0 1 1 5.5 3.7c-1.2.6-1.5 1.3-1.5 2.8M12 19.5v.2" stroke="currentColor" stroke-width="3"
    stroke-linecap="round" fill="none" />`,
};
/** @param {{ name: keyof typeof STROKES }} props */
export const Stroke = ({ name }) => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${{ ...STROKES[name] }}</svg>`;
