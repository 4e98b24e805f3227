// @ts-check
/* What a haunt keeps count of, each in its own way: runes, blood, scores, number tokens, the night's track. */
import { c, html } from "/web/lib.js";
import { Ic, Token } from "./parts.js";
import { TRAITS } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */
/** @typedef {import("./shape.js").Haunt} Haunt */
/** @typedef {{ icon: string, text: string, secret?: boolean }} Fact */

/** @param {Kit} kit @param {Haunt} haunt @returns {Fact[]} */
function factsOf(kit, haunt) {
  const { t, thing, name } = kit.tools,
    now = haunt.state ?? {},
    place = (/** @type {string | null} */ tile) => (tile ? thing("tile", tile) : t("bm-nowhere"));
  if (haunt.id === "leader-of-the-pack")
    return [
      { icon: "rune-stone", text: t("bm-fact-silver", { count: now.silver?.length ?? 0 }) },
      ...(now.burned ? [{ icon: "flame", text: t("bm-fact-burned") }] : []),
    ];
  if (haunt.id === "house-of-darkness")
    return [
      { icon: "rune-stone", text: t("bm-fact-runes", { left: now.runes?.left ?? 0, laid: now.runes?.tiles?.length ?? 0 }) },
      { icon: "sword-altar", text: t("bm-fact-altar", { tile: place(now.altar) }) },
      { icon: "drop", text: t("bm-fact-blood", { left: now.blood?.left ?? 0, taken: now.blood?.taken ?? 0 }) },
    ];
  if (haunt.id === "werewolf-team")
    return [
      { icon: "laurel-crown", text: t("bm-fact-scores", { heroes: now.scores?.heroes ?? 0, monsters: now.scores?.monsters ?? 0, needed: now.scores?.needed ?? 0 }) },
      { icon: "moai", text: t("bm-fact-idol", { tile: place(now.idol?.tile ?? null) }) },
      { icon: "nest-eggs", text: t("bm-fact-nest", { tile: place(now.nest) }) },
      { icon: "sword-altar", text: t("bm-fact-altar", { tile: place(now.altar) }) },
    ];
  if (haunt.id === "not-just-a-phase")
    return [
      { icon: "moon", text: t("bm-fact-night", { now: now.timeline?.now ?? 0, last: now.timeline?.last ?? 0 }) },
      ...(now.tokens ?? []).map((/** @type {{ trait: string, tile: string }} */ each) => ({
        icon: TRAITS[each.trait] ?? "wax-seal",
        text: t("bm-fact-token", { trait: thing("trait", each.trait), tile: place(each.tile) }),
      })),
    ];
  const mine = kit.mine?.state;
  return mine?.token !== undefined
    ? [
        { icon: "d10", text: t("bm-fact-number", { number: mine.token }), secret: true },
        ...Object.entries(mine.known ?? {})
          .filter(([seat]) => Number(seat) !== kit.seen.me)
          .map(([seat, number]) => ({ icon: "all-seeing-eye", text: t("bm-fact-known", { name: name(Number(seat)), number }), secret: now.tokens?.[Number(seat)] === null })),
      ]
    : [];
}

/** @param {{ kit: Kit, haunt: Haunt }} props */
export function Facts({ kit, haunt }) {
  const facts = factsOf(kit, haunt),
    { table, tools } = kit;
  const up = /** @type {(number | null)[]} */ (haunt.id === "hunter-and-prey" ? (haunt.state?.tokens ?? []) : []);
  if (!facts.length && !up.length) return null;
  return html`<ul class="bm-facts" aria-label=${tools.t("bm-facts")}>${facts.map((fact, i) => html`<li key=${i} class=${fact.secret ? "only-me" : ""}>${c(Ic, { name: fact.icon })}<span>${fact.text}</span>
    ${fact.secret && html`<em>${tools.bare ? tools.t("bm-only-seat", { name: tools.name(kit.seen.me ?? 0) }) : tools.t("bm-only-you")}</em>`}</li>`)}
    ${up.map((number, seat) => number !== null && html`<li key=${`u${seat}`}>${c(Token, { table, seat, tools, size: "xs" })}<span>${tools.t("bm-fact-known", { name: tools.name(seat), number })}</span></li>`)}</ul>`;
}
