// @ts-check
/* A plate a seat, clockwise round the table: mark, name, damage, character card, equipment. On a phone a strip of all seats. */
import { c, html } from "/web/lib.js";
import { Icon, Mark, hot, lights } from "/web/pieces.js";
import { optionOf } from "./board.js";
import { look } from "./details.js";
import { EMBLEM, TONE, cardIcon, deckOf, figureOf, groupOf, round } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./things.js").Player} Player */

/** A card in front of a seat. @param {{ kit: Kit, seat: number, card: string, spent: boolean, plain: boolean }} props  plain: it stands in a button already */
function Equip({ kit, seat, card, spent, plain }) {
  const name = kit.tools.thing("card", card),
    option = optionOf(kit, `card:${seat}:${card}`, `card:${card}`);
  const label = spent ? kit.tools.t("fangs-board-spent", { card: name }) : name;
  const cls = `mini equip ${deckOf(card)}${spent ? " spent" : ""}${hot.value === `card:${card}` ? " lit" : ""}`,
    inside = c(Icon, { name: cardIcon(card) });
  if (plain) return html`<span class=${cls} role="img" aria-label=${label}>${inside}</span>`;
  if (option)
    return html`<button type="button" class=${`${cls} can`} aria-label=${kit.tools.text(option.text)} title=${name}
      onClick=${() => kit.pick(option)} ...${lights(option.ref?.join(":") ?? null)}>${inside}</button>`;
  return html`<button type="button" class=${cls} aria-label=${label} title=${name} onClick=${() => {
    look.value = { kind: "card", id: card };
  }}>${inside}</button>`;
}

/** Below the name: who it is, as far as everybody knows. @param {{ kit: Kit, player: Player }} props */
function Known({ kit, player }) {
  const { t, thing } = kit.tools,
    group = player.character ? groupOf(player.character) : null;
  const who = player.character
    ? thing("character", player.character)
    : player.seat === kit.tools.me
      ? t("fangs-board-you")
      : t("fangs-board-hidden");
  return html`<small>${player.out ? t("fangs-board-out", { who }) : who} ${group && c(Icon, { name: EMBLEM[group], label: thing("group", group) })}</small>`;
}

/** @param {{ kit: Kit, player: Player }} props */
function Plate({ kit, player }) {
  const { seat, character } = player,
    { tools, table, seen } = kit,
    group = character ? groupOf(character) : null;
  const option = optionOf(kit, `seat:${seat}`),
    asked = seen.waiting.some((each) => each.seat === seat && (each.window || seat !== table.active));
  const cards = [...player.equipment, ...Array.from({ length: player.auras }, () => ({ card: "protective-aura", spent: false }))];
  const states = [
    player.protected && "fangs-board-protected",
    player.banned && "fangs-board-banned",
    player.left_side && "fangs-board-left-side",
    player.extra_turns > 0 && "fangs-board-extra-turn",
    table.announcer === seat && "fangs-board-announcer",
  ].filter((id) => id !== false);
  const line = [...cards.map(({ card }) => tools.thing("card", card)), ...states.map((id) => tools.t(id))].join(", ");
  const face = character
    ? html`<span class=${`mini ${TONE[groupOf(character)]}`} data-turn=${seat} role="img"
      aria-label=${tools.t("fangs-board-face-up", { who: tools.thing("character", character) })}>
        ${c(Icon, { name: figureOf(character) })}</span>`
    : html`<span class="mini back" data-turn=${seat} role="img" aria-label=${tools.t("fangs-board-face-down")}>
      ${c(Icon, { name: "moon-bats" })}</span>`;
  const inside = html`<span class="seat-head">${c(Mark, { seat })}<span class="seat-name">
    <span class=${tools.name(seat).length > 9 ? "nm long" : "nm"} title=${tools.name(seat)}>${tools.name(seat)}</span>${c(Known, { kit, player })}</span>
      ${!player.out && html`<span class="hurt"><span class="sr">${tools.t("fangs-board-damage")} </span>
      ${c(Icon, { name: "drop" })}${player.damage}</span>`}</span>
    ${group && html`<span class=${`grp ${TONE[group]}`}>${c(Icon, { name: EMBLEM[group] })}</span>`}
    <span class="seat-row">${
      character && !option
        ? html`<button type="button" class="cardbutton"
          aria-label=${tools.t("fangs-board-look-at", { who: tools.thing("character", character) })} onClick=${() => {
            look.value = { kind: "character", id: character };
          }}>${face}</button>`
        : face
    }
      <span class="equips">
        ${cards.map(({ card, spent }, i) => c(Equip, { key: `${card}${i}`, kit, seat, card, spent, plain: Boolean(option) }))}
        ${player.protected && html`<span class="mini equip guarded" role="img" aria-label=${tools.t("fangs-board-protected")}>
          ${c(Icon, { name: "checked-shield" })}</span>`}</span></span>
    <span class="seat-line">${asked ? html`<span class="asked-tag">
    ${c(Icon, { name: "hourglass" })}${tools.t("fangs-board-being-asked")}</span>` : line}</span>`;
  const cls = [
    "seat",
    `s${seat + 1}`,
    seat === seen.me && "me",
    table.active === seat && "now",
    asked && "asked",
    player.out && "out",
    hot.value === `seat:${seat}` && "lit",
  ]
    .filter(Boolean)
    .join(" ");
  return html`<li class=${cls} data-seat=${seat}>
    ${option ? html`<button type="button" class="plate can" aria-label=${tools.text(option.text)} onClick=${() => kit.pick(option)}
      ...${lights(`seat:${seat}`)}>${inside}</button>` : html`<div class="plate">${inside}</div>`}</li>`;
}

/** @param {{ kit: Kit }} props */
export function Seats({ kit }) {
  const players = round(kit.table, kit.seen.me),
    left = Math.ceil(players.length / 2);
  const side = (/** @type {Player[]} */ some) => some.map((player) => c(Plate, { key: player.seat, kit, player }));
  return html`<div class=${`seats n${players.length}`}><ol class="left" aria-label=${kit.tools.t("fangs-board-seats-left")}>
    ${side(players.slice(0, left))}</ol><ol class="right" aria-label=${kit.tools.t("fangs-board-seats-right")}>
    ${side(players.slice(left))}</ol></div>`;
}
