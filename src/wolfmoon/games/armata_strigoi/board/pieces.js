// @ts-check
/* The pieces on the fortress. A space that holds one shows its mark as a chip on the piece's rim; whom a Strigoi sees bears his eye. */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { coffin } from "./lines.js";
import { asButton } from "./marks.js";
import { Use } from "./parts.js";
import { rim } from "./plan.js";
import { MARK_ICONS, STRIGOI, wolfIcon } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */

/** @param {{ kit: Kit, seat: number }} props */
function Wolf({ kit, seat }) {
  const { plan, table, tools, seen } = kit,
    player = table.players[seat],
    space = plan.spaces.get(player?.space ?? "");
  if (!player || !space) return null;
  const key = `seat:${seat}`,
    option = kit.clickable.get(key),
    [[cx, cy], [ex, ey]] = rim(plan, space),
    closed = table.fight_tokens.on.includes(space.id);
  const seenBy = table.strigoi.filter((each) => each.sees === seat);
  const label = tools.t("armata-board-wolf", {
    name: tools.name(seat),
    space: tools.thing("space", space.id),
    seen: seenBy.length,
    by: seenBy.map((each) => tools.thing("strigoi", each.supreme ? "supreme" : each.strigoi)).join(", "),
  });
  const props = option ? asButton(kit, key, option) : { role: "img", "aria-label": label, ...lights(key) };
  const chip = MARK_ICONS[space.mark];
  return html`<g class=${`wolf s${seat + 1}${option ? " can" : ""}${hot.value === key ? " lit" : ""}${table.active === seat ? " active" : ""}`}
    data-piece=${`wolf-${seat}`} style=${{ transform: `translate(${space.x}px,${space.y}px)` }} ...${props}>
    ${seat === seen.me && html`<circle r="28.500" class="halo" />`}${table.active === seat && html`<circle r="27" class="on-turn" />`}
    <circle r="23" cy="2" class="shadow" /><circle r="23" class="body" /><circle r="19.500" class="rim" />
    ${c(Use, { name: wolfIcon(player.wolf), size: 29 })}
    ${option && html`<circle r="29" class="can-ring" />`}
    ${(chip || space.letter) && html`<g class=${`chip of-${space.mark}${closed ? " closed" : ""}`} transform=${`translate(${cx} ${cy})`}>
      <circle r="11.500" />${space.letter ? html`<text y="6">${space.letter}</text>` : c(Use, { name: closed ? "crossed-swords" : (chip ?? ""), size: 16 })}
      </g>`}
    ${seenBy.map(
      (each, i) => html`<g key=${each.strigoi} class=${`eye ${each.strigoi}`} transform=${`translate(${i ? -ex : ex} ${i ? -ey : ey})`}>
      <circle r="13" />${c(Use, { name: "eyeball", size: 20 })}</g>`,
    )}</g>`;
}

/** @param {{ kit: Kit, strigoi: import("./things.js").Strigoi }} props */
function Vampire({ kit, strigoi }) {
  const { plan, tools } = kit,
    space = plan.spaces.get(strigoi.space ?? ""),
    room = plan.room(strigoi.room);
  if (!room) return null;
  const keys = [`strigoi:${strigoi.strigoi}`, strigoi.supreme ? "strigoi:supreme" : ""],
    key = keys.find((each) => kit.clickable.has(each)) ?? keys[0] ?? "",
    option = kit.clickable.get(key);
  const lit = keys.includes(hot.value ?? "-");
  const label = tools.t("armata-board-strigoi", {
    strigoi: tools.thing("strigoi", strigoi.supreme ? "supreme" : strigoi.strigoi),
    room: tools.thing("room", room.room),
    wounds: strigoi.wounds,
    existence: strigoi.existence,
  });
  const props = option ? asButton(kit, key, option) : { role: "img", "aria-label": label, ...lights(key) };
  return html`<g class=${`strigoi ${strigoi.strigoi}${option ? " can" : ""}${lit ? " lit" : ""}${strigoi.supreme ? " supreme" : ""}`}
    data-piece=${`strigoi-${strigoi.strigoi}`} style=${{ transform: `translate(${space?.x ?? room.x}px,${space?.y ?? room.y}px)` }} ...${props}>
    <polygon points=${coffin(33)} class="shadow" /><polygon points=${coffin(33)} class="body" />
    ${c(Use, { name: STRIGOI[strigoi.strigoi] ?? "bat", y: -1, size: 44 })}
    ${strigoi.supreme && html`<g transform="translate(0 -36)">${c(Use, { name: "laurel-crown", size: 24 })}</g>`}
    ${option && html`<circle r="38" class="can-ring" />`}
    ${Array.from({ length: strigoi.existence }, (_, i) => html`<circle key=${i} cx=${(i - (strigoi.existence - 1) / 2) * 9} cy="31" r="3.600"
      class=${`life${i < strigoi.wounds ? " lost" : ""}`} />`)}</g>`;
}

/** @param {{ kit: Kit }} props */
export const Pieces = ({ kit }) => html`<g class="pieces">
  ${kit.table.strigoi.filter((each) => each.on_board).map((strigoi) => c(Vampire, { key: strigoi.strigoi, kit, strigoi }))}
  ${kit.table.players.map((player) => c(Wolf, { key: player.seat, kit, seat: player.seat }))}</g>`;
