// @ts-check
/* The picture of the haunt: a house under a red moon, and what walks there tonight. */
import { c, html } from "/web/lib.js";
import { Use } from "./parts.js";

const RAYS = Array.from({ length: 44 }, (_, i) => {
  const angle = (i * Math.PI * 2) / 44,
    [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return `M${Math.round(980 + dx * 150)} ${Math.round(158 + dy * 150)}L${Math.round(980 + dx * 760)} ${Math.round(158 + dy * 760)}`;
}).join("");
/** A bare tree. @param {number} x @param {number} h @returns {string} */
const tree = (x, h) =>
  `M${x - 3} 400L${x - 1} ${400 - h}L${x + 1} ${400 - h}L${x + 4} 400Z` +
  [0.45, 0.6, 0.74, 0.87]
    .map((up, i) => {
      const way = i % 2 ? 1 : -1,
        length = h * (0.3 - i * 0.04);
      return `M${x} ${Math.round(400 - h * up)}l${Math.round(way * length)} ${Math.round(-length * 0.7)}l-2 5Z`;
    })
    .join("");
const TREES = [
  [40, 215],
  [118, 241],
  [210, 285],
  [300, 157],
  [1130, 269],
  [1210, 213],
  [1300, 163],
  [1386, 190],
]
  .map(([x = 0, h = 0]) => tree(x, h))
  .join("");
const EYES = [
  [1112, 352, 1],
  [1178, 338, 0.8],
  [1240, 366, 1.25],
  [1330, 350, 0.9],
  [1392, 372, 1.1],
  [905, 366, 0.85],
  [1060, 378, 1.2],
  [560, 372, 0.8],
];
const HOUSE =
  "M690 400V250l-14-2 60-66 16 16V150l-8-2 30-52 30 52-8 2v70l26-24 10 10V170h20v56l34 36-12 2V400Z";
/** who stands before the moon @type {Record<string, string>} */
const FIGURES = {
  "leader-of-the-pack": "werewolf",
  "house-of-darkness": "vampire-dracula",
  "werewolf-team": "ghost",
  "hunter-and-prey": "hooded-figure",
  "not-just-a-phase": "werewolf",
};

/** @param {{ haunt: string, label: string }} props */
export const Scenery = ({ haunt, label }) =>
  html`<svg class="scenery" viewBox="50 0 1250 400" preserveAspectRatio="xMaxYMax slice" role="img" aria-label=${label}><defs>
    <radialGradient id="bm-moon" cx=".4" cy=".38"><stop offset="0" stop-color="#ffe3c0" /><stop offset=".55" stop-color="#ec8b62" />
    <stop offset="1" stop-color="#a9382e" /></radialGradient><linearGradient id="bm-sky" x2="0" y2="1"><stop offset="0" stop-color="#150a10" />
    <stop offset=".6" stop-color="#35131a" /><stop offset="1" stop-color="#58221c" /></linearGradient></defs>
    <rect width="1440" height="400" fill="url(#bm-sky)" /><path d=${RAYS} stroke="#d9674a" stroke-width="2" opacity=".2" />
    <circle cx="980" cy="158" r="136" fill="url(#bm-moon)" /><g fill="none" stroke="#7f2a22" stroke-width="2.5" opacity=".55">
    <path d="M900 110q26 -16 52 2M1010 84q30 6 40 30M930 200q36 20 74 2M1030 190q22 -2 34 14M890 160q14 10 12 26" /></g>
    <path d="M0 400V330Q180 296 420 340T860 322Q960 262 1060 300T1440 322V400Z" fill="#1c0b0e" /><path d=${TREES} fill="#0c0607" />
    <g transform="translate(-60 -34) scale(1.08)"><path d=${HOUSE} fill="#0d0708" />
    <path d="M712 276h18v26h-18ZM742 276h18v26h-18ZM768 170h12v20h-12ZM806 276h18v26h-18ZM836 276h18v26h-18Z" fill="#ffb35c" /></g>
    <path d="M0 400V372Q300 342 640 374T1100 352T1440 370V400Z" fill="#0a0506" />
    <g color="#0a0506">${c(Use, { name: FIGURES[haunt] ?? "werewolf", x: 988, y: 212, size: 176 })}</g>
    ${EYES.map(([x, y, scale]) => html`<path transform=${`translate(${x} ${y}) scale(${scale})`} fill="#ffcf6b" d="M-16 -3Q-9 -9 -3 1Q-11 4 -16 -3Z M16 -3Q9 -9 3 1Q11 4 16 -3Z" />`)}
    </svg>`;
