// @ts-check
/* The two books of a haunt: the own one open, the other side's chained by always the same four seals, so that its size tells nothing.
   A seal opens for everybody when something behind it is used for the first time. */
import { c, html, useEffect } from "/web/lib.js";
import { book, fetchRules, openRule } from "/web/drawer.js";
import { Ic, Token } from "./parts.js";
import { SEALS } from "./things.js";

/** @typedef {import("./shape.js").Kit} Kit */
/** @typedef {import("./shape.js").Haunt} Haunt */

/** A rule id without its game. @param {string} id */
const bare = (id) => id.slice(id.indexOf("/") + 1);

/** @type {Promise<void> | null} */ let asking = null;
/** Ask for the rules once, however many pages want them. */
function wanted() {
  asking ??= fetchRules().finally(() => {
    asking = null;
  });
}

/** The rules of a page, in full; one that may be read only since now is asked for. @param {{ ids: string[], kit: Kit }} props */
export function Rules({ ids, kit }) {
  useEffect(() => {
    if (ids.some((id) => !book.peek()?.rules.some((each) => bare(each.id) === bare(id)))) wanted();
  }, [ids.join(" ")]);
  return html`${ids.map((id) => {
    const rule = book.value?.rules.find((each) => bare(each.id) === bare(id));
    return html`<article key=${id} class="brule"><h4><button type="button" class="ruleb" aria-label=${kit.tools.t("bm-open-rule", { rule: rule?.heading ?? bare(id) })}
      onClick=${() => openRule(id)}>${rule?.heading ?? bare(id)}</button></h4><p>${rule?.text}</p></article>`;
  })}`;
}

/** Whose book this seat reads: its side, or that there is only one. @param {Kit} kit @param {Haunt} haunt */
export const ownSide = (kit, haunt) => (haunt.books === 1 ? "both" : (kit.mine?.side ?? null));

/** Those who read the same book, as everybody knows. @param {{ kit: Kit, side: string }} props */
function Readers({ kit, side }) {
  const readers = kit.table.players.filter((player) => side === "both" || (side === "traitor") === (player.side === "traitor"));
  return html`<span class="toks">${readers.map((player) => c(Token, { key: player.seat, table: kit.table, seat: player.seat, tools: kit.tools, label: true }))}</span>`;
}

/** What the role of this seat is called. @param {Kit} kit @param {Haunt} haunt */
export const roleOf = (kit, haunt) => {
  const role = kit.mine?.state?.role;
  if (role) return kit.tools.t("bm-you-are", { role: kit.tools.thing("role", role) });
  return kit.tools.t(kit.mine?.side === "traitor" ? "bm-you-traitor" : haunt.books === 1 ? "bm-you-all" : "bm-you-hero");
};

/** The own book, open. @param {{ kit: Kit, haunt: Haunt }} props */
export function OwnBook({ kit, haunt }) {
  const { tools } = kit,
    { t } = tools,
    side = ownSide(kit, haunt),
    pages = kit.mine?.pages ?? {};
  if (!side || !kit.mine) return null;
  // the pages after the goal, as evenly as they go on two leaves
  const left = (pages.turn ?? []).length ? ["turn"] : ["action"],
    right = ["action", "monster"].filter((page) => !left.includes(page));
  const leaf = (/** @type {string} */ page) =>
    (pages[page] ?? []).length > 0 && html`<h4 key=${page} class="ph">${t(`page-${page}`)}</h4>${c(Rules, { ids: pages[page] ?? [], kit })}`;
  return html`<section class="bookp" aria-label=${tools.thing("book", side)}><div class="pg l"><p class="bt">${tools.thing("book", side)}</p>
    <p class="side-line">${c(Readers, { kit, side })}<span>${roleOf(kit, haunt)}</span></p>
    <h4 class="ph">${t("page-goal")}</h4>${kit.mine.goals.map((id) => html`<p key=${id} class="goal">${t(id)}</p>`)}${c(Rules, { ids: pages.goal ?? [], kit })}
    ${left.map(leaf)}</div>
    <div class="pg r">${right.map(leaf)}
    </div></section>`;
}

/** The book this seat does not read: four seals, broken one by one. @param {{ kit: Kit, haunt: Haunt, side: "heroes" | "traitor" }} props */
export function ChainedBook({ kit, haunt, side }) {
  const { tools } = kit,
    { t } = tools,
    seals = haunt.seals?.[side];
  if (!seals) return null;
  return html`<aside class="unk" aria-label=${tools.thing("book", side)}><header>${c(Ic, { name: "secret-book" })}<div><h4 class="ut">${tools.thing("book", side)}</h4>
    <p>${t(`book-${side}-text`)}</p></div></header><ul>${SEALS.map((page) => {
      const open = seals[page];
      return html`<li key=${page} class=${open ? "opened" : ""}>${c(Ic, { name: open ? "open-book" : "padlock", label: t(open ? "bm-seal-open" : "bm-seal-shut") })}
        <span><b>${tools.thing("seal", page)}</b><small>${open ? t("bm-seal-read") : t(`seal-${page}-text`)}</small></span></li>`;
    })}</ul></aside>`;
}

/** The chained books of this seat: the other side's; both for somebody who only watches. @param {{ kit: Kit, haunt: Haunt }} props */
export function OtherBooks({ kit, haunt }) {
  const mine = kit.mine?.side ?? null;
  if (!haunt.seals) return null;
  return html`${/** @type {const} */ (["heroes", "traitor"]).filter((side) => side !== mine).map((side) => c(ChainedBook, { key: side, kit, haunt, side }))}`;
}

/** What has been opened of a book that is not the own one. @param {{ kit: Kit, haunt: Haunt }} props */
export function Opened({ kit, haunt }) {
  if (!haunt.opened.length) return null;
  return html`<section class="openedp"><h4 class="ph">${kit.tools.t("bm-opened")}</h4>${c(Rules, { ids: haunt.opened, kit })}</section>`;
}
