// @ts-check
/* What lies over the map and does not move with it: compass rose, key, buttons to zoom, the small map, the secret, the last roll. */
import { c, html, useEffect, useState } from "/web/lib.js";
import { Die } from "/web/pieces.js";
import { hexagon, moved, spot } from "./geometry.js";
import { Clue } from "./marks.js";
import { sight } from "./panzoom.js";
import { Pic, WolfIcon } from "./pic.js";
import { GROUNDS, TINTS } from "./things.js";
import { standing } from "./tokens.js";
import { ownTrail } from "./trail.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {{ zoom: (by: number) => void, fit: () => void, reach: number }} Moves */

/** @param {{ kit: Kit }} props */
export const Rose = ({ kit }) =>
  html`<svg class="fm-rose" viewBox="-60 -60 120 120" role="img" aria-label=${kit.tools.t("moon-board-rose")}><circle r="40" class="rc" />
    <circle r="57" class="rr" />${[0, 60, 120, 180, 240, 300].map((turn, i) => {
      const a = ((turn - 90) * Math.PI) / 180;
      return html`<g transform=${`rotate(${turn})`}><path class="p1" d="M0 -37L6 -9L0 0Z" /><path class="p2" d="M0 -37L-6 -9L0 0Z" /></g>
        <text x=${(47 * Math.cos(a)).toFixed(1)} y=${(47 * Math.sin(a) + 5).toFixed(1)} class=${i ? "" : "n"}>${i + 1}</text>`;
    })}</svg>`;

/** @param {{ kit: Kit }} props */
export function Key({ kit }) {
  const { t } = kit.tools,
    sign = (/** @type {import("./marks.js").Sign} */ name) => html`<svg viewBox="-13 -13 26 26" aria-hidden="true">${Clue({ sign: name })}</svg>`;
  return html`<dl class="fm-key" aria-label=${t("moon-board-key")}><div><dt>${sign("trail")}</dt><dd>${t("moon-board-key-trail")}</dd></div>
    <div><dt>${sign("sure")}</dt><dd>${t("moon-board-key-sure")}</dd></div><div><dt>${sign("near")}</dt><dd>${t("moon-board-key-near")}</dd></div>
    <div><dt>${sign("no")}</dt><dd>${t("moon-board-key-no")}</dd></div></dl>
    <dl class="fm-key k2" aria-label=${t("moon-board-key")}><div><dt>${c(Pic, { name: "light-backpack", cls: "it" })}</dt><dd>${t("moon-board-key-item")}</dd></div>
    <div><dt class="wf">${c(WolfIcon, { label: "" })}</dt><dd>${t("moon-board-key-wolf")}</dd></div>
    <div><dt><svg viewBox="30 -16 30 32" aria-hidden="true"><g class="calm"><path d="M45 -13C51 -6 55 -2 55 3.5a10 10 0 0 1-20 0C35 -2 39 -6 45 -13Z" /></g></svg>
    </dt><dd>${t("moon-board-key-calm")}</dd></div></dl>`;
}

/** @param {{ kit: Kit, moves: Moves }} props */
export const Zoom = ({ kit, moves }) =>
  html`<div class="fm-zoom"><button type="button" aria-label=${kit.tools.t("moon-board-zoom-in")} onClick=${() => moves.zoom(1.4)}>+</button>
    <button type="button" aria-label=${kit.tools.t("moon-board-zoom-out")} onClick=${() => moves.zoom(1 / 1.4)}>−</button>
    <button type="button" aria-label=${kit.tools.t("moon-board-whole")} onClick=${moves.fit}>${c(Pic, { name: "expand" })}</button></div>`;

/** The whole forest, small, with a frame round the part in view. @param {{ kit: Kit, moves: Moves }} props */
export function SmallMap({ kit, moves }) {
  const { k, x, y, w, h } = sight.value,
    unit = (Math.min(w, h) / (2 * moves.reach)) * k;
  const frame = { w: w / unit, h: h / unit, x: -x / unit, y: -y / unit };
  return html`<svg class="fm-small" viewBox=${`${-moves.reach} ${-moves.reach} ${2 * moves.reach} ${2 * moves.reach}`} role="img" aria-label=${kit.tools.t("moon-board-small-map")}>
    ${Object.entries(kit.table.spaces).map(([space, { ground }]) => {
      const tint = TINTS[ground === null ? "none" : ground === "elevation" ? "elev" : (GROUNDS[ground]?.[1] ?? "plain")]?.[0];
      return html`<polygon points=${hexagon(56)} transform=${moved(spot(space))} fill=${tint} class=${ground === null ? "un" : ""} />`;
    })}
    ${standing(kit.table).map((token) => html`<circle cx=${token.x} cy=${token.y} r="30"
      fill=${token.wolf ? "var(--pack)" : token.seat === null ? "#b8b2a4" : `var(--seat-${token.seat + 1})`} stroke="#0b0e10" stroke-width="9" />`)}
    <rect x=${frame.x - frame.w / 2} y=${frame.y - frame.h / 2} width=${frame.w} height=${frame.h} class="vr" /></svg>`;
}

/** That the trail on the map is for these eyes only. @param {{ kit: Kit }} props */
export const Secret = ({ kit }) => {
  const trail = ownTrail(kit);
  return trail
    ? html`<p class="fm-secret">${c(Pic, { name: "padlock" })}<span>${kit.tools.t(trail.drawing ? "moon-board-drawing" : "moon-board-secret", { steps: trail.spaces.length - 1 })}</span></p>`
    : null;
};

/** how long a roll is of interest: the steps of the turn that use it @type {Record<string, string[]>} */
const USED_IN = {
  explore: ["explore", "clue"],
  search: ["search", "find", "share", "after-search", "search-again"],
  sniff: ["act", "hunt"],
};

/** The last roll: its dice, and what they are worth. @param {{ kit: Kit, rolling: boolean }} props */
export function LastRoll({ kit, rolling }) {
  const roll = kit.table.roll,
    [turn, setTurn] = useState(0),
    { t, thing } = kit.tools;
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setInterval(() => setTurn((n) => n + 1), 70);
    return () => clearInterval(timer);
  }, [rolling]);
  if (!roll?.faces.length || !USED_IN[roll.aim]?.includes(kit.table.task)) return null;
  const who = roll.by ? thing("hiker", roll.by) : t("side-pack");
  return html`<div class=${`fm-roll${rolling ? " rolling" : ""}`}><p>${t(`moon-board-roll-${roll.aim}`, { who })}</p><div class="dice">
    ${roll.faces.map((face, i) => html`<span class=${face >= 5 && !rolling ? "hit" : ""}>${c(Die, { sides: 6, value: rolling ? ((turn * (i + 2)) % 6) + 1 : face, label: t("moon-board-die", { face }) })}
    </span>`)}</div></div>`;
}
