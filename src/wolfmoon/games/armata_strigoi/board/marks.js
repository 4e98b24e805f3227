// @ts-check
/* The spaces: encounter marks, stairs, fight tokens, how far the wolf gets, and what can be clicked. No piece hides a mark (pieces.js). */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { Use } from "./parts.js";
import { R, angleOf, centreOf, hexagon, polar } from "./plan.js";
import { MARK_ICONS } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./plan.js").Space} Space */
/** @typedef {import("/web/wire.js").Option} Option */

/** What makes something drawn a button. @param {Kit} kit @param {string} key @param {Option} option @param {boolean} [first] whether Tab stops here; arrows go on */
export const asButton = (kit, key, option, first = true) => ({
  role: "button",
  tabindex: first ? 0 : -1,
  "aria-label": kit.tools.text(option.text),
  "data-can": key,
  onClick: (/** @type {Event} */ event) => {
    if (kit.far) return;
    event.stopPropagation();
    kit.pick(option);
  },
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    kit.pick(option);
  },
  ...lights(key),
});

/** The picture of a mark around its own middle. @param {{ mark: string, closed: boolean, lifted: boolean }} props */
export function MarkSign({ mark, closed, lifted }) {
  if (mark === "red" || mark === "grey")
    return html`<g class=${`enc ${mark}${closed ? " closed" : ""}`}>${
      mark === "red" ? html`<circle r="19" />` : html`<rect x="-17" y="-17" width="34" height="34" rx="4" transform="rotate(45)" />`
    }${c(Use, { name: MARK_ICONS[mark] ?? "info", size: mark === "red" ? 25 : 28 })}</g>
    ${lifted && html`<g class="fought"><circle cx="14" cy="13" r="12.500" />${c(Use, { name: "crossed-swords", x: 14, y: 13, size: 17 })}</g>`}`;
  if (mark === "stairs")
    return html`<g class="stairs"><rect x="-17" y="-17" width="34" height="34" rx="6" />${c(Use, { name: "stairs", size: 26 })}</g>`;
  return null;
}

/** @param {{ kit: Kit, space: Space, steps: number | undefined, busy: boolean }} props */
function Spot({ kit, space, steps, busy }) {
  const { mark } = space,
    closed = kit.table.fight_tokens.on.includes(space.id),
    inside = steps !== undefined && steps > 0;
  const plain = mark === "plain",
    centre = space.kind === "centre";
  const ring = !inside || plain
    ? null
    : (mark === "red" || mark === "grey") && !closed
      ? html`<circle r="24.500" class="reach-ring fight" />`
      : html`<circle r=${mark === "ladder" ? 20 : mark === "strigoi" ? 27 : 22} class="reach-ring" />`;
  const dot = plain && !(centre && space.platform && !inside);
  return html`${ring}${dot && html`<circle r=${centre ? 19 : 11} class=${`spot${centre ? " centre" : ""}${inside ? " in" : ""}`} />`}
    ${c(MarkSign, { mark, closed, lifted: closed && !busy })}
    ${inside && plain && html`<text y="5" class="steps-t">${steps}</text>`}`;
}

/** @param {{ kit: Kit }} props */
export function Spaces({ kit }) {
  const { plan, table, shown } = kit,
    busy = new Set([...table.players.map((player) => player.space), ...table.strigoi.map((each) => each.space)]);
  const first = [...plan.spaces.keys()].find((id) => kit.clickable.has(`space:${id}`));
  return html`<g class="spaces">${[...plan.spaces.values()].map((space) => {
    const key = `space:${space.id}`,
      option = kit.clickable.get(key),
      walked = option?.text.args?.steps,
      steps = option ? (typeof walked === "number" ? walked : undefined) : shown?.reach[space.id];
    const cls = `space is-${space.mark}${option ? " can" : ""}${hot.value === key ? " lit" : ""}`;
    const props = option ? asButton(kit, key, option, space.id === (kit.roving.value ?? first)) : {};
    const inside = html`${c(Spot, { kit, space, steps, busy: busy.has(space.id) })}${
      option && html`<circle r=${busy.has(space.id) ? 27 : 22} class="can-ring" /><circle r="22" class="hit" />`
    }${hot.value === key && html`<circle r="27" class="lit-ring" />`}`;
    return html`<g key=${space.id} data-space=${space.id} class=${cls} transform=${`translate(${space.x} ${space.y})`} ...${props}>${inside}</g>`;
  })}</g>`;
}

/** Whole rooms, edges and free places that can be clicked. @param {{ kit: Kit }} props */
export function Areas({ kit }) {
  /** @type {import("/web/lib.js").VNode[]} */ const found = [];
  for (const [key, option] of kit.clickable) {
    const [kind = "", id = "", way = ""] = key.split(":");
    if (option.ref?.join(":") !== key) continue;
    if (kind === "place") {
      const [q = 0, s = 0] = id.split(",").map(Number),
        [x, y] = centreOf([q, s]);
      found.push(html`<g key=${key} class="area can" transform=${`translate(${x} ${y})`} ...${asButton(kit, key, option)}>
        <polygon points=${hexagon(0.93)} class="can-ring" /></g>`);
    }
    const room = kit.plan.room(id) ?? kit.plan.rooms.find((each) => each.platform === id);
    if (kind === "edge" && room) {
      const [x, y] = polar(angleOf(way), 0.93);
      found.push(html`<g key=${key} class=${`area can${hot.value === key ? " lit" : ""}`} transform=${`translate(${room.x + x} ${room.y + y})`}
        ...${asButton(kit, key, option)}><circle r="22" class="can-ring" />${c(Use, { name: "ladder", size: 26 })}</g>`);
    }
    if ((kind === "room" || kind === "platform") && room)
      found.push(html`<g key=${key} class=${`area can${hot.value === key ? " lit" : ""}`} transform=${`translate(${room.x} ${room.y})`}
        ...${asButton(kit, key, option)}>${
          kind === "room" ? html`<polygon points=${hexagon(0.93)} class="can-ring" />` : html`<circle r=${0.575 * R} class="can-ring" />`
        }</g>`);
  }
  return html`<g class="areas">${found}</g>`;
}
