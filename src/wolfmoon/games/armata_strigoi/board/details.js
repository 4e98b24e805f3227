// @ts-check
/* What opens on a tap: a card as printed, a comrade's open things, the piles and the marks. */
import { c, html, signal } from "/web/lib.js";
import { Dialog } from "/web/frame.js";
import { Ability, CardFace, Ic, cardAloud, tone } from "./parts.js";
import { LineLegend, MarkLegend } from "./meters.js";
import { ABILITIES, abilityName, nameOf, tokenIcon } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./things.js").Card} Card */

/** what is looked at */
export const look = signal(/** @type {{ kind: "card", card: Card } | { kind: "seat", seat: number } | { kind: "piles" } | null} */ (null));

/** @param {{ cards: Card[], kit: Kit, title: string }} props */
const Cards = ({ cards, kit, title }) =>
  cards.length
    ? html`<h3>${title}</h3><ul class="hand small">${cards.map((card, i) => html`<li key=${i}><article class=${`acard ${tone(card)}`}
      aria-label=${cardAloud(card, kit.tools)}>${c(CardFace, { card, tools: kit.tools })}</article></li>`)}</ul>`
    : null;

/** @param {{ icon: string, name: string, text: string }} props */
const Row = ({ icon, name, text }) => html`<li class="detail">${c(Ic, { name: icon })}<span><b>${name}</b><small>${text}</small></span></li>`;

/** @param {{ card: Card, kit: Kit }} props */
const OneCard = ({ card, kit }) => html`<div class="hand one"><article class=${`acard ${tone(card)}`}>${c(CardFace, { card, tools: kit.tools })}
  </article></div><p>${kit.tools.t(`card-${card.name}-text`)}</p><ul class="details">
  ${[...new Set([...(card.icons ?? []), ...(card.normal?.icons ?? []), ...(card.wild?.icons ?? [])])].map((icon) =>
    c(Row, { key: icon, icon: ABILITIES[icon] ?? "info", name: kit.tools.t(abilityName(icon)), text: kit.tools.t(`${abilityName(icon)}-text`) }),
  )}</ul>`;

/** @param {{ seat: number, kit: Kit }} props */
function OneSeat({ seat, kit }) {
  const { table, tools } = kit,
    player = table.players[seat],
    mine = /** @type {import("./things.js").Private | null} */ (kit.seen.private),
    known = mine?.known.find((each) => each.seat === seat),
    led = mine?.pack?.find((each) => each.seat === seat);
  if (!player) return null;
  return html`<p>${player.wolf && `${tools.thing("wolf", player.wolf)}. ${tools.t(`wolf-${player.wolf}-text`)} `}
    ${tools.t("armata-board-holds", { actions: player.actions, rewards: player.rewards })}</p><ul class="details">
    ${player.wounds.map((wound, i) => c(Row, { key: `w${i}`, icon: "bleeding-wound", name: tools.thing("wound", wound), text: tools.t(`wound-${wound}-text`) }))}
    ${player.tokens.map((token, i) => c(Row, { key: `t${i}`, icon: tokenIcon(token), name: tools.thing("reward-token", token), text: tools.t(`reward-token-${token}-text`) }))}
    </ul>${player.icons.length > 0 && html`<p class="ready-icons">${tools.t("armata-board-ready")}
    ${player.icons.map((each) => c(Ability, { key: each.n, icon: each.icon, tools }))}</p>`}
    ${
      known && known.rewards.length + known.heroic.length > 0
        ? html`<p class="only-you">${tools.t("armata-board-you-know", { cards: [...known.rewards, ...known.heroic].map((id) => tools.thing("card", nameOf(id))).join(", ") })}</p>`
        : null
    }
    ${led && c(Cards, { cards: [...led.hand, ...led.rewards], kit, title: tools.t("zone-hand") })}
    ${c(Cards, { cards: player.front, kit, title: tools.t("zone-front") })}${c(Cards, { cards: player.discards, kit, title: tools.t("zone-discards") })}`;
}

/** @param {{ kit: Kit }} props */
function Piles({ kit }) {
  const { stacks } = kit.table,
    { tools } = kit,
    { t } = tools;
  /** @param {import("./things.js").Pile} pile */
  const top = (pile) =>
    [
      t("armata-board-left", { left: pile.left }),
      pile.top && t("armata-board-top", { what: tools.thing("encounter", pile.top) }),
      pile.used.length > 0 && t("armata-board-used", { count: pile.used.length }),
    ]
      .filter(Boolean)
      .join("; ");
  return html`${c(MarkLegend, { kit })}${c(LineLegend, { kit })}<h3>${t("armata-board-piles")}</h3><ul class="details">
    ${c(Row, { icon: "death-skull", name: t("stack-red"), text: top(stacks.red) })}
    ${c(Row, { icon: "horned-skull", name: t("stack-grey"), text: top(stacks.grey) })}
    ${c(Row, { icon: "bat", name: t("stack-strigoi"), text: t("armata-board-left", { left: stacks.strigoi.left }) })}
    ${c(Row, { icon: "broadsword", name: t("stack-reward-cards"), text: t("armata-board-left", { left: stacks.rewards }) })}
    ${c(Row, { icon: "mailed-fist", name: t("stack-reward-tokens"), text: t("armata-board-left", { left: stacks.tokens.left }) })}
    ${c(Row, { icon: "bleeding-wound", name: t("stack-wounds"), text: t("armata-board-left", { left: stacks.wounds }) })}
    ${Object.entries(stacks.heroic).map(([name, left]) =>
      c(Row, { key: name, icon: "mailed-fist", name: tools.thing("card", name), text: `${t("kind-heroic")}; ${t("armata-board-left", { left })}` }),
    )}
    ${stacks.legendary.map((name) => c(Row, { key: name, icon: "laurel-crown", name: tools.thing("card", name), text: t("kind-legendary") }))}</ul>`;
}

/** @param {{ kit: Kit }} props */
export function Details({ kit }) {
  const at = look.value,
    { tools } = kit;
  if (!at) return null;
  const title =
    at.kind === "card" ? tools.thing("card", at.card.name) : at.kind === "seat" ? tools.name(at.seat) : tools.t("armata-board-piles-and-marks");
  return c(Dialog, {
    title,
    cls: "armata",
    shut: () => {
      look.value = null;
    },
    children: at.kind === "card" ? c(OneCard, { card: at.card, kit }) : at.kind === "seat" ? c(OneSeat, { seat: at.seat, kit }) : c(Piles, { kit }),
  });
}
