// @ts-check
/* Explorers and monsters on the tiles: they stand in the tile's upper left corner, smaller where there are many. */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { Use, explorerName, whoName } from "./parts.js";
import { STEP } from "./tile.js";
import { explorerIcon, monsterIcon } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */
/** @typedef {{ key: string, label: string, icon: string, cls: string, dead: boolean, down: boolean }} Piece */

/** Everybody on a tile. @param {Kit} kit @param {string} tile @returns {Piece[]} */
export function piecesOn({ table, tools, seen }, tile) {
  const { t } = tools;
  return [
    ...table.players
      .filter((player) => player.explorer && player.tile === tile)
      .map((player) => ({
        key: `seat:${player.seat}`,
        label: [tools.name(player.seat), explorerName(player, tools), player.dead && t("state-dead")].filter(Boolean).join(", "),
        icon: explorerIcon(player),
        cls: `s${player.seat + 1}${player.seat === seen.me ? " you" : ""}${player.seat === table.active && !table.monsters_turn ? " turn" : ""}`,
        dead: player.dead,
        down: false,
      })),
    ...table.monsters
      .filter((monster) => monster.tile === tile)
      .map((monster) => ({
        key: monster.id.join(":"),
        label: [whoName(monster.id, table, tools), monster.stunned && t("state-stunned")].filter(Boolean).join(", "),
        icon: monsterIcon(monster.kind),
        cls: `mon${table.monsters_turn ? " turn" : ""}`,
        dead: false,
        down: monster.stunned,
      })),
  ];
}

/** The place of the i-th of n pieces on a tile, and its radius. @param {number} i @param {number} n @returns {[number, number, number]} */
export function placeOf(i, n) {
  if (n < 3) return [38 + i * 50, 38, 23];
  const r = n < 8 ? 19 : 15,
    row = Math.floor(115 / (2 * r + 2));
  return [20 + r + (i % row) * (2 * r + 2), 20 + r + Math.floor(i / row) * (2 * r + 2), r];
}

/** @param {{ piece: Piece, x: number, y: number, r: number, kit: Kit, still: boolean }} props */
function Pawn({ piece, x, y, r, kit, still }) {
  const option = kit.clickable.get(piece.key),
    press = () => option && kit.pick(option);
  const can =
    option && !still
      ? {
          role: "button",
          tabindex: 0,
          "aria-label": `${piece.label}. ${kit.tools.text(option.text)}`,
          onClick: press,
          onKeyDown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            press();
          },
          ...lights(piece.key),
        }
      : { role: "img", "aria-label": piece.label };
  return html`<g class=${`bm-pawn ${piece.cls}${piece.dead ? " dead" : ""}${piece.down ? " down" : ""}${option ? " able" : ""}${hot.value === piece.key ? " hot" : ""}`}
    data-piece=${piece.key} style=${`transform:translate(${x}px,${y}px)`} ...${can}><title>${piece.label}</title>
    ${option && html`<circle r=${r + 7} class="ring" />`}<circle r=${r + 2} class="sh" /><circle r=${r} class="body" />
    ${c(Use, { name: piece.icon, x: 0, y: 0, size: r * 1.25 })}
    ${piece.dead && html`<path d=${`M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`} class="struck" />`}
    ${piece.down && html`<g class="stun" transform=${`translate(${r * 0.7} ${-r * 0.7})`}><circle r="10" />${c(Use, { name: "knocked-out-stars", x: 0, y: 0, size: 17 })}</g>`}
    </g>`;
}

/** The pieces of one floor. @param {{ kit: Kit, tiles: import("./shape.js").Tile[], still: boolean }} props */
export const Pawns = ({ kit, tiles, still }) =>
  html`<g>${tiles.flatMap((tile) => {
    const here = piecesOn(kit, tile.tile);
    return here.map((piece, i) => {
      const [x, y, r] = placeOf(i, here.length);
      return c(Pawn, { key: piece.key, piece, x: tile.x * STEP + x, y: tile.y * STEP + y, r, kit, still });
    });
  })}</g>`;
