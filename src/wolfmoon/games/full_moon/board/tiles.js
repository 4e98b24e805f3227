// @ts-check
/* The layer of the map that can be touched: a hexagon a space, with its items above, its wolf's heads below and its cost in Calm at the
   east corner. A space that is an answer wears the gold dash; any other opens what is known about it. Arrow keys go from space to space. */
import { html, signal } from "/web/lib.js";
import { hexagon, moved, spot, towards } from "./geometry.js";
import { drawnAt, wolfAt } from "./pic.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./things.js").Space} Space */

/** the space that Tab comes to */
export const roving = signal("e4");
/** the space that is looked at */
export const looked = signal(/** @type {string | null} */ (null));
const FULL = hexagon(58);
const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] });

/** What a space is, in words. @param {Kit} kit @param {string} space */
export function spaceWords(kit, space) {
  const shows = kit.table.spaces[space],
    { t, thing } = kit.tools;
  if (!shows) return "";
  const ground = t(`hexagon-${shows.lair ? "lair" : (shows.ground ?? "unexplored")}`);
  const here = [
    ...kit.table.hikers.filter((each) => each.space === space).map((each) => thing("hiker", each.id)),
    ...kit.table.wolves.filter((each) => each.space === space).map((each) => thing(each.convert ? "hiker" : "wolf", each.id)),
  ];
  const parts = [t("moon-board-space", { space: thing("space", space), ground })];
  if (shows.items) parts.push(t("moon-board-items-left", { left: shows.items_left, of: shows.items }));
  if (shows.wolf) parts.push(t("moon-board-wolf-icons", { count: shows.wolf }));
  if (shows.calm) parts.push(t("moon-board-calm-cost", { cost: shows.calm }));
  if (shows.exit) parts.push(t("hexagon-exit"));
  if (here.length) parts.push(here.join(", "));
  return parts.join(", ");
}

/** @param {number} count @param {number} i @param {number} step */
const along = (count, i, step) => (i - (count - 1) / 2) * step;

/** @param {{ kit: Kit, space: string, reveal: (space: string) => void }} props */
export function Tile({ kit, space, reveal }) {
  const shows = /** @type {Space} */ (kit.table.spaces[space]),
    key = `space:${space}`,
    option = kit.clickable.get(key),
    lit = kit.tools.hot.value === key,
    label = option ? `${kit.tools.text(option.text)}. ${spaceWords(kit, space)}` : spaceWords(kit, space);
  const press = () => {
    if (option) kit.pick(option);
    else looked.value = space;
  };
  const down = (/** @type {KeyboardEvent} */ event) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = towards(Object.keys(kit.table.spaces), space, ...arrow);
      roving.value = next;
      reveal(next);
      /** @type {HTMLElement | null | undefined} */ (/** @type {Element} */ (event.currentTarget).parentElement?.querySelector(`[data-space="${next}"]`))?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press();
    }
  };
  const items = Math.min(5, shows.items),
    wolf = Math.min(6, shows.wolf);
  return html`<g class=${`info${option ? " can" : ""}${lit ? " lit" : ""}`} data-space=${space} transform=${moved(spot(space))} role="button"
    tabindex=${roving.value === space ? "0" : "-1"} aria-label=${label} onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      roving.value = space;
      press();
    }} onKeyDown=${down} onFocusIn=${() => {
      roving.value = space;
    }} ...${kit.lights(key)}><title>${label}</title><polygon points=${FULL} class="touch" />
    ${Array.from({ length: items }, (_, i) => {
      const x = along(items, i, items > 3 ? 14.5 : 19.5),
        gone = i < shows.items - shows.items_left;
      return html`${drawnAt("light-backpack", items > 3 ? 14 : 16.6, gone ? "it gone" : "it", x, -32)}${gone && html`<path class="strike" d=${`M${x - 8} -24L${x + 8} -39`} />`}`;
    })}
    ${Array.from({ length: wolf }, (_, i) => wolfAt(along(wolf, i, wolf > 4 ? 12 : 17), 31.5, wolf > 4 ? 13 : 15.8))}
    ${shows.calm > 0 && html`<g class="calm"><path d="M45 -13C51 -6 55 -2 55 3.5a10 10 0 0 1-20 0C35 -2 39 -6 45 -13Z" /><text x="45" y="8.5">${shows.calm}</text></g>`}
    ${shows.exit && html`<g class="out" transform="translate(-40 0)"><circle r="12" />${drawnAt("wooden-sign", 16, "")}</g>`}
    ${shows.lair && html`<g class="den" transform="translate(0 -4)"><circle r="19" />${drawnAt("mountain-cave", 27, "")}</g>`}
    ${shows.sniffed && html`<g class=${`nose ${shows.sniffed}`} transform="translate(-30 -20)"><circle r="10" />${drawnAt("sniffing-dog", 14, "")}
    ${shows.sniffed === "lost" && html`<path d="M-8 8L8 -8" />`}</g>`}
    ${option && html`<polygon points=${hexagon(54)} class="dash" />`}</g>`;
}
