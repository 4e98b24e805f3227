// @ts-check
/* One floor of the house, drawn to fit what has been found of it. */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { phone } from "/web/sheet.js";
import { aboutTurning, turn, turnBy, wayOf } from "./found.js";
import { look } from "./details.js";
import { Use } from "./parts.js";
import { Pawns, piecesOn } from "./pawns.js";
import { roam } from "./roam.js";
import { Room, SIZE, STEP, beyond } from "./tile.js";
import { AWAY } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */
/** @typedef {import("./shape.js").Tile} Tile */

/** a floor with a few tiles is drawn as if it had three by three */
const LEAST = 700;

/** The tiles of a floor. @param {Kit} kit @param {string} floor */
export const tilesOf = (kit, floor) => kit.table.house.filter((tile) => tile.floor === floor);

/** What the drawing must hold: all tiles, the found one, and room for chevrons. @param {Kit} kit @param {string} floor @param {Tile[]} tiles */
function box(kit, floor, tiles) {
  const { found } = kit.table,
    spots = found?.floor === floor ? [...tiles, found] : tiles;
  if (!spots.length) return [0, 0, SIZE, SIZE];
  const xs = spots.map((each) => each.x * STEP),
    ys = spots.map((each) => each.y * STEP);
  const pad = 34,
    top = found?.floor === floor ? 96 : pad,
    w = Math.max(...xs) - Math.min(...xs) + SIZE + 2 * pad,
    h = Math.max(...ys) - Math.min(...ys) + SIZE + pad + top,
    wider = Math.max(0, LEAST - w),
    higher = Math.max(0, LEAST - h);
  return [Math.min(...xs) - pad - wider / 2, Math.min(...ys) - top - higher / 2, w + wider, h + higher];
}

/** How large names must be written to be read at 12 pixels or so; 0 where that is too large for a tile. @param {number[]} drawn @param {boolean} small */
function lettersFor([, , w = 1, h = 1], small) {
  const scale = Math.min((small ? 270 : phone.value ? 370 : 450) / w, (small ? 300 : phone.value ? 400 : 600) / h),
    size = Math.max(19, 12 / scale);
  return size <= 34 ? size : small ? 0 : 34;
}

/** What a screen reader says of a tile. @param {Tile} tile @param {Kit} kit */
function aloud(tile, kit) {
  const { t, thing } = kit.tools,
    sides = (/** @type {string} */ doors) => [...doors].map((side) => thing("direction", side)).join(" ");
  return [
    thing("tile", tile.tile),
    tile.doors && t("bm-doors", { sides: sides(tile.doors) }),
    tile.open && t("bm-open", { sides: sides(tile.open) }),
    ...tile.symbols.map((symbol) => thing("symbol", symbol)),
    ...tile.tokens.map((each) => thing("token", each.token)),
    ...piecesOn(kit, tile.tile).map((piece) => piece.label),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Enter and space press as a click does. @param {() => void} press */
const byKey = (press) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
};

/** @param {{ tile: Tile, kit: Kit, tab: boolean, letters: number }} props */
function Placed({ tile, kit, tab, letters }) {
  const key = `tile:${tile.tile}`,
    option = kit.clickable.get(key),
    lit = hot.value === key || Boolean(kit.seen.decisions[0]?.about.some((ref) => ref.join(":") === key));
  const press = () => {
    if (option) kit.pick(option);
    else look.value = { kind: "tile", id: tile.tile };
  };
  return html`<g class=${`tile${option ? " able" : ""}${lit ? " lit" : ""}`} transform=${`translate(${tile.x * STEP} ${tile.y * STEP})`}
    data-tile=${tile.tile} tabindex=${tab ? 0 : -1} role="button" aria-label=${aloud(tile, kit) + (option ? `. ${kit.tools.text(option.text)}` : "")}
    onClick=${press} onKeyDown=${byKey(press)} ...${lights(key)}>
    ${c(Room, { ...tile, name: kit.tools.thing("tile", tile.tile), link: kit.table.links.some((link) => link.includes(tile.tile)), letters })}<title>${kit.tools.thing("tile", tile.tile)}</title>
    ${option && html`<rect x="-2" y="-2" width="204" height="204" rx="12" class="dash" />`}
    ${lit && !option && html`<rect x="-2" y="-2" width="204" height="204" rx="12" class="named" />`}</g>`;
}

/** Doorways that can be opened, over the tiles. @param {{ kit: Kit, tiles: Tile[] }} props */
const Doorways = ({ kit, tiles }) =>
  html`<g>${tiles.flatMap((tile) =>
    [...tile.open].map((side) => {
      const key = `doorway:${tile.tile}:${side}`,
        option = kit.clickable.get(key),
        at = beyond(side),
        [dx, dy] = AWAY[side] ?? [0, 0];
      if (!option) return null;
      return html`<g key=${key} class=${`gate${hot.value === key ? " hot" : ""}`} transform=${`translate(${tile.x * STEP} ${tile.y * STEP})`} role="button"
        tabindex="0" aria-label=${`${kit.tools.thing("tile", tile.tile)}. ${kit.tools.text(option.text)}`} onClick=${() => kit.pick(option)}
        onKeyDown=${byKey(() => kit.pick(option))} ...${lights(key)}><rect ...${at} class="hit" /><circle cx=${100 + dx * 118} cy=${100 + dy * 118} r="21" />
        <path d="M-9 5L0 -5L9 5" transform=${`translate(${100 + dx * 118} ${100 + dy * 118}) rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 90})`} /></g>`;
    }),
  )}</g>`;

/** where the finger took hold of the tile in hand: its angle there, in quarters, and the tile's turns then */
const hold = { angle: 0, turns: 0, on: false };

/** The tile in hand follows a finger that goes round its middle. @param {import("./shape.js").Public} table @param {number} turns */
function dragged(table, turns) {
  /** @param {PointerEvent} event */
  const angle = (event) => {
    const box = /** @type {SVGGElement} */ (event.currentTarget).querySelector(".glow")?.getBoundingClientRect();
    return box ? (Math.atan2(event.clientY - box.y - box.height / 2, event.clientX - box.x - box.width / 2) * 2) / Math.PI : 0;
  };
  const drop = () => {
    hold.on = false;
  };
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (/** @type {Element} */ (event.target).closest(".knob")) return;
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      Object.assign(hold, { angle: angle(event), turns, on: true });
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => hold.on && turnBy(table, hold.turns, angle(event) - hold.angle),
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

/** The tile in hand, where it is going to lie. @param {{ kit: Kit, letters: number }} props */
function FoundTile({ kit, letters }) {
  const { found } = kit.table,
    { t, thing } = kit.tools;
  if (!found) return null;
  const at = wayOf(kit.table),
    turns = found.ways.length,
    mine = kit.seen.decisions.some((decision) => !decision.answered && aboutTurning(decision, kit.table));
  /** @param {1 | -1} by @param {number} x @param {string} label @param {string} icon */
  const knob = (by, x, label, icon) => html`<g role="button" tabindex="0" aria-label=${t(label)} class="knob" onClick=${(/** @type {Event} */ event) => {
    event.stopPropagation();
    turn(kit.table, by);
  }} onKeyDown=${byKey(() => turn(kit.table, by))}><circle cx=${x} cy="-48" r="27" />${c(Use, { name: icon, x, y: -48, size: 32 })}</g>`;
  const drag = mine && turns > 1 ? dragged(kit.table, found.ways[at]?.turns ?? 0) : {};
  return html`<g class=${`found${mine && turns > 1 ? " loose" : ""}`} transform=${`translate(${found.x * STEP} ${found.y * STEP})`} ...${drag}>
    <g role="img" aria-label=${`${thing("tile", found.tile)}. ${t("bm-way", { at: at + 1, count: turns })}`}>
    ${c(Room, { tile: found.tile, name: thing("tile", found.tile), doors: found.ways[at]?.doors ?? "", open: "", symbols: found.symbols, tokens: [], link: false, letters })}
    <rect x="-6" y="-6" width="212" height="212" rx="14" class="glow" /></g>
    ${mine && turns > 1 && html`<g class="turnbar"><rect x="4" y="-80" width="192" height="64" rx="32" />${knob(-1, 38, "bm-turn-left", "anticlockwise-rotation")}
      <text x="100" y="-41">${t("bm-of", { at: at + 1, count: turns })}</text>${knob(1, 162, "bm-turn-right", "clockwise-rotation")}</g>`}</g>`;
}

/** @param {{ kit: Kit, floor: string, small?: boolean }} props */
export function Floor({ kit, floor, small = false }) {
  const tiles = tilesOf(kit, floor),
    drawn = box(kit, floor, tiles),
    letters = lettersFor(drawn, small),
    able = tiles.some((tile) => kit.clickable.has(`tile:${tile.tile}`));
  return html`<svg class="map" viewBox=${drawn.join(" ")} role="group" aria-label=${kit.tools.thing("floor", floor)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => roam(event, tiles)}>
    ${tiles.map((tile, i) => c(Placed, { key: tile.tile, tile, kit, tab: able ? kit.clickable.has(`tile:${tile.tile}`) : i === 0, letters }))}
    ${kit.table.found?.floor === floor && c(FoundTile, { kit, letters })}${c(Pawns, { kit, tiles, still: false })}${c(Doorways, { kit, tiles })}</svg>`;
}
