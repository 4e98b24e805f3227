// @ts-check
/* The forest: a map of hexagons that grows. Drawn from below: ground, thread, icons, clues, tokens. The frame does not move; the sheet
   inside it is dragged and zoomed. */
import { c, html, useEffect, useRef } from "/web/lib.js";
import { Key, LastRoll, Rose, Secret, SmallMap, Zoom } from "./chrome.js";
import { Dial, Strip } from "./dial.js";
import { hexagon, moved, spot } from "./geometry.js";
import { Defs, Ground } from "./ground.js";
import { Barriers, Chances, Clues, RuledOut, Sides, Thread, askedSpace } from "./marks.js";
import { panzoom } from "./panzoom.js";
import { Tile, looked, roving } from "./tiles.js";
import { Tokens } from "./tokens.js";
import { Arrows, Distances, Trail, ownTrail, startOf } from "./trail.js";
import { shown } from "./aid.js";

/** @typedef {import("./board.js").Kit} Kit */

const PHONE = matchMedia("(max-width: 1100px)");

/** The space that the viewer wants to see: where the question is about, the own people, the pack's Lair, the Camp. @param {Kit} kit */
function heart(kit) {
  const { table, seen, mine } = kit;
  return (
    startOf(kit) ??
    table.hikers.find((each) => each.seat === seen.me && each.space)?.space ??
    (mine?.trail?.length ? table.wolves.find((each) => each.space)?.space : null) ??
    table.hikers.find((each) => each.space)?.space ??
    "e4"
  );
}

/** @param {{ kit: Kit, rolling: boolean }} props */
export function Forest({ kit, rolling }) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null)),
    sheet = useRef(/** @type {HTMLDivElement | null} */ (null)),
    moves = useRef(/** @type {ReturnType<typeof panzoom> | null} */ (null));
  const { table, tools } = kit,
    spaces = Object.entries(table.spaces),
    large = table.options.large,
    radius = large ? 426 : 369,
    reach = PHONE.matches ? radius - 2 : radius + 58;
  const focus = heart(kit),
    near = [...kit.clickable.keys()].some((key) => key.startsWith("direction:"));
  /** pixels a unit of the drawing has at scale 1 */
  const unit = () => Math.min(frame.current?.clientWidth ?? 1, frame.current?.clientHeight ?? 1) / (2 * reach);

  useEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const now = (moves.current = panzoom(frame.current, sheet.current, () => PHONE.matches));
    return () => now.destroy();
  }, []);
  useEffect(() => {
    const at = spot(focus);
    if (PHONE.matches) moves.current?.settle(0.84 / unit(), at.x * unit(), at.y * unit());
    else moves.current?.settle(near ? 1.5 : 1, near ? at.x * unit() : 0, near ? at.y * unit() : 0);
    roving.value = focus;
    moves.current?.fit();
  }, [focus, near, PHONE.matches]);

  const reveal = (/** @type {string} */ space) => {
    const at = spot(space);
    moves.current?.reveal(at.x * unit(), at.y * unit());
  };
  const ways = {
    zoom: (/** @type {number} */ by) => moves.current?.zoom(by),
    fit: () => {
      if (PHONE.matches) moves.current?.settle(0.84 / unit(), spot(focus).x * unit(), spot(focus).y * unit());
      moves.current?.fit();
    },
    reach,
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "+" || event.key === "=") moves.current?.zoom(1.3);
    else if (event.key === "-") moves.current?.zoom(1 / 1.3);
    else return;
    event.preventDefault();
  };
  const hour = tools.t("moon-board-hour", { hour: tools.thing("hour", table.hour), turn: table.turn }),
    asked = askedSpace(kit),
    own = looked.value ?? asked;
  return html`<div class="fm-map">
    ${c(Strip, { hour: table.hour, label: hour })}
    <div class="fm-frame" ref=${frame} onKeyDown=${keys}><div class="fm-pan" ref=${sheet}>
    <svg class="hexmap" viewBox=${`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} role="group" aria-label=${tools.t("moon-board-map")}>
      ${c(Defs, {})}${c(Dial, { hour: table.hour, radius, label: hour })}
      <g aria-hidden="true">${spaces.map(([space, shows]) => c(Ground, { key: space, space, shows }))}</g>
      ${shown.value.certain && c(Thread, { kit })}${shown.value.ruled && c(RuledOut, { kit })}
      <g class="tiles">${spaces.map(([space]) => c(Tile, { key: space, kit, space, reveal }))}</g>
      ${own && html`<polygon points=${hexagon(59)} transform=${moved(spot(own))} class="here" />`}
      ${shown.value.chances && !ownTrail(kit) && !table.lair && c(Chances, { kit })}${c(Distances, { kit })}
      ${c(Clues, { kit })}${c(Barriers, { kit })}${c(Trail, { kit })}${c(Arrows, { kit, from: startOf(kit) })}
      ${c(Tokens, { kit })}${c(Sides, { kit })}</svg></div></div>
    ${c(Rose, { kit })}${c(Key, { kit })}${c(SmallMap, { kit, moves: ways })}${c(Secret, { kit })}${c(LastRoll, { kit, rolling })}
    ${c(Zoom, { kit, moves: ways })}</div>`;
}
