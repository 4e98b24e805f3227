// @ts-check
/* A combat as a scene. First who goes for whom; then a lane a fight, which reads as an equation from left to right. */
import { c, html, signal, useEffect } from "/web/lib.js";
import { lights } from "/web/pieces.js";
import { Pic } from "./pic.js";
import { Portrait } from "./sheets.js";
import { GROUNDS, letters } from "./things.js";
import { equation, formOf, lanes, nowIn } from "./reading.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./things.js").Combat} Combat */
/** @typedef {import("./things.js").WolfFighter} WolfFighter */
/** @typedef {import("./things.js").HikerFighter} HikerFighter */
/** @typedef {import("./reading.js").Read} Read */

/** the map is looked at in the middle of a combat */
export const away = signal(false);
/** the lane that a phone shows */
const shownLane = signal("");

/** @param {{ kit: Kit, each: Read, silver: boolean, undone: boolean }} props  undone: it would have ended the drawing and has not */
const CombatCard = ({ kit, each, silver, undone }) => {
  const plus = /^\+\d$/.test(each.result),
    { t } = kit.tools;
  return html`<li class=${`fm-ccard${silver ? " silver" : ""}${undone ? " undone" : ""}`} aria-label=${`${kit.tools.thing("combat", each.card)}: ${plus ? each.result : t(`result-${each.result}`)}`}>
    ${plus ? html`<b class="v">${each.result}</b>` : html`<b class="v word">${t(`result-${each.result}`)}</b>`}${c(Pic, { name: each.icon })}
    ${plus ? html`<span class="alt">${c(Pic, { name: each.otherIcon })}${/^\+/.test(each.other) ? each.other : t(`result-${each.other}`)}</span>` : html`<em>${t(`moon-board-does-${undone ? "none" : each.result}`)}</em>`}</li>`;
};

/** @param {Kit} kit @param {WolfFighter | HikerFighter} fighter @param {boolean} turn */
function stateOf(kit, fighter, turn) {
  const { t } = kit.tools;
  if ("end" in fighter && fighter.end) return ["cross-mark", t(`moon-board-end-${fighter.end}`), "stand"];
  if (fighter.tripped) return ["foot-trip", t("moon-board-tripped"), "stand"];
  if (fighter.stood) return ["shield", t("moon-board-stands", { total: fighter.total }), "stand"];
  if (turn) return ["hand", t("moon-board-draws-now"), "turn"];
  return ["hourglass", t("moon-board-fights-on"), ""];
}

/** @param {{ kit: Kit, fighter: WolfFighter | HikerFighter, now: string | null }} props */
function Fighter({ kit, fighter, now }) {
  const { table, tools } = kit,
    wolf = "target" in fighter,
    sheet = table.wolves.find((each) => each.id === fighter.id),
    hiker = table.hikers.find((each) => each.id === fighter.id);
  const kind = wolf && !sheet?.convert ? "wolf" : "hiker",
    form = wolf ? formOf(table, fighter) : "hiker",
    seat = wolf ? sheet?.seat : hiker?.seat,
    turn = now === fighter.id;
  const { base, cards, rest } = equation(table, fighter, form, tools),
    name = tools.thing(kind, fighter.id),
    key = `${kind}:${fighter.id}`,
    option = kit.clickable.get(key);
  const shielded = wolf ? null : (table.combat?.wolves.find((each) => each.target === fighter.id && each.shields)?.shields ?? null),
    [icon, words, tone] = stateOf(kit, fighter, turn);
  const below = [
    seat !== null && seat !== undefined ? tools.name(seat) : "",
    wolf ? (form === "convert" ? tools.t("convert") : tools.t(`form-${form}`)) : tools.t("moon-board-life-of", { now: hiker?.life ?? 0, of: hiker?.life_max ?? 0 }),
    shielded ? tools.t("moon-board-shields", { name: tools.thing("hiker", shielded) }) : "",
  ].filter(Boolean);
  return html`<section class=${`fm-fighter ${wolf ? "w" : "h"}${turn ? " now" : ""}${seat !== null && seat !== undefined ? ` s${seat + 1}` : ""}${tools.hot.value === key ? " lit" : ""}`}
    aria-label=${tools.t("moon-board-fighter", { name, total: fighter.total })} ...${lights(key)}>
    <header>${c(Portrait, { id: fighter.id, wolf })}<div><h3>${name}</h3><p>${below.join(" · ")}</p></div>
    ${option && html`<button type="button" class="fm-aim can" onClick=${() => kit.pick(option)}>${tools.text(option.text)}</button>`}<output class="total">${fighter.total}</output></header>
    <div class="fm-sum"><ul class="base">${base.map((term, i) => html`<li key=${i}>${c(Pic, { name: term.icon })}<b>${i ? "+" : ""}${term.amount}</b><span>${term.words}</span></li>`)}
    ${rest !== 0 && html`<li>${c(Pic, { name: wolf ? "fangs" : "card-joker" })}<b>${rest > 0 ? "+" : ""}${rest}</b><span>${rest < 0 ? tools.t("moon-board-other") : wolf ? tools.thing("pack-card", "pack-fury") : tools.thing("action", "wildcard")}</span></li>`}</ul>
    <ul class="cards">${cards.map((each, i) => c(CombatCard, { key: i, kit, each, silver: each.result === "silver-bullet" && !wolf, undone: (each.result === "trip" && !fighter.tripped) || (each.result === "ravine" && !fighter.stood) }))}
    ${turn && html`<li class="fm-ccard next"><b>?</b><span>${tools.t("moon-board-next-card")}</span></li>`}</ul></div>
    <p class=${`state ${tone}`}>${c(Pic, { name: icon ?? "hourglass" })}${words}</p></section>`;
}

/** Who is ahead. @param {{ kit: Kit, hiker: HikerFighter, wolf: WolfFighter }} props */
function Versus({ kit, hiker, wolf }) {
  const by = hiker.total - wolf.total,
    name = kit.tools.thing("hiker", hiker.id);
  return html`<div class="fm-vs"><span>${by === 0 ? kit.tools.t("moon-board-level") : kit.tools.t(by < 0 ? "moon-board-behind" : "moon-board-ahead", { name, by: Math.abs(by) })}</span></div>`;
}

/** @param {{ kit: Kit, combat: Combat }} props */
function Lanes({ kit, combat }) {
  const all = lanes(combat),
    now = nowIn(combat, kit.seen),
    of = (/** @type {typeof all[number]} */ lane) => lane.hiker.id === now || lane.wolves.some((wolf) => wolf.id === now);
  const current = all.find(of) ?? all.find((lane) => lane.wolves.some((wolf) => !wolf.end)),
    picked = all.find((lane) => lane.hiker.id === shownLane.value) ?? current ?? all[0];
  useEffect(() => {
    document.querySelector(".fm-fighter.now")?.scrollIntoView({ block: "nearest" });
  }, [now]);
  return html`${
    all.length > 1 &&
    html`<nav class="fm-lanes-nav" aria-label=${kit.tools.t("moon-board-fights")}>${all.map(
      (lane) => html`<button type="button" key=${lane.hiker.id} class=${lane === picked ? "cur" : ""} aria-pressed=${lane === picked} onClick=${() => {
        shownLane.value = lane.hiker.id;
      }}><b>${lane.wolves.map((wolf) => letters(wolf.id)).join(" ")} <i>${lane.wolves.map((wolf) => wolf.total).join("·")}</i></b><b>${kit.tools.thing("hiker", lane.hiker.id)} <i>${lane.hiker.total}</i></b></button>`,
    )}</nav>`
  }
    <div class=${`fm-lanes n${Math.min(3, all.length)}`}>${all.map(
      (lane) => html`<article key=${lane.hiker.id} class=${`fm-lane${lane === current ? " cur" : ""}${lane === picked ? " shown" : ""}`}>
      <div class="fm-foes">${lane.wolves.map((wolf) => c(Fighter, { key: wolf.id, kit, fighter: wolf, now }))}</div>${lane.wolves[0] && c(Versus, { kit, hiker: lane.hiker, wolf: lane.wolves.reduce((a, b) => (b.total > a.total ? b : a)) })}
      ${c(Fighter, { kit, fighter: lane.hiker, now })}</article>`,
    )}</div>`;
}

/** One of a pair, before the cards. @param {{ kit: Kit, id: string, wolf: boolean, value: number | string | null }} props */
function Half({ kit, id, wolf, value }) {
  const sheet = kit.table.wolves.find((each) => each.id === id),
    hiker = kit.table.hikers.find((each) => each.id === id),
    kind = wolf && !sheet?.convert ? "wolf" : "hiker",
    key = `${kind}:${id}`,
    option = kit.clickable.get(key),
    seat = wolf ? sheet?.seat : hiker?.seat;
  const inside = html`${c(Portrait, { id, wolf })}<h3>${kit.tools.thing(kind, id)}</h3><b>${value ?? "?"}</b>`,
    cls = `fm-half${wolf ? " w" : ""}${typeof seat === "number" ? ` s${seat + 1}` : ""}${kit.tools.hot.value === key ? " lit" : ""}`;
  return option
    ? html`<button type="button" class=${`${cls} can`} aria-label=${kit.tools.text(option.text)} onClick=${() => kit.pick(option)} ...${lights(key)}>${inside}</button>`
    : html`<div class=${cls} ...${lights(key)}>${inside}</div>`;
}

/** @param {{ kit: Kit, combat: Combat }} props */
function Pairs({ kit, combat }) {
  const about = (kit.seen.decisions.find((each) => !each.answered)?.about ?? []).map(([, id]) => id),
    free = kit.table.hikers.filter((hiker) => hiker.space === combat.space && !combat.wolves.some((wolf) => wolf.target === hiker.id));
  return html`<ul class="fm-duels">${combat.wolves.map((wolf) => {
    const target = combat.hikers.find((each) => each.id === wolf.target),
      hiker = kit.table.hikers.find((each) => each.id === wolf.target);
    return html`<li key=${wolf.id} class=${about.includes(wolf.id) || (wolf.target !== null && about.includes(wolf.target)) ? "hot" : ""}>${c(Half, { kit, id: wolf.id, wolf: true, value: wolf.base || "d6+4" })}
      <span class="arw" aria-hidden="true"></span>${wolf.target ? c(Half, { kit, id: wolf.target, wolf: false, value: target?.base ?? hiker?.strength ?? null }) : html`<p class="fm-none">${kit.tools.t("moon-board-no-target")}</p>`}</li>`;
  })}</ul>
    ${free.length > 0 && html`<div class="fm-guards">${free.map((hiker) => c(Half, { key: hiker.id, kit, id: hiker.id, wolf: false, value: hiker.strength }))}</div>`}`;
}

/** @param {{ kit: Kit }} props */
export function Arena({ kit }) {
  const combat = /** @type {Combat} */ (kit.table.combat),
    { t } = kit.tools,
    ground = kit.table.spaces[combat.space]?.ground ?? "unexplored",
    before = ["target", "cut-off", "step-in", "weapon"].includes(combat.stage);
  return html`<section class="fm-arena" tabindex="0" aria-label=${t("moon-board-combat-on", { space: kit.tools.thing("space", combat.space) })}><header class="ah"><h2>${c(Pic, { name: GROUNDS[ground]?.[0] ?? "forest" })}
    ${t(`hexagon-${ground}`)} <small>${kit.tools.thing("space", combat.space)}</small></h2><p>${before ? t(`moon-board-stage-${combat.stage}`) : t("moon-board-combat-round", { round: combat.round })}</p>
    ${combat.order && html`<ol class="order" aria-label=${t("moon-board-order")}>${combat.order.map((id) => html`<li key=${id} class=${id === combat.now ? "now" : ""}><b>${letters(id)}</b></li>`)}</ol>`}
    <button type="button" class="fm-look" onClick=${() => {
      away.value = true;
    }}>${c(Pic, { name: "forest" })}${t("moon-board-show-forest")}</button></header>
    ${before ? c(Pairs, { kit, combat }) : c(Lanes, { kit, combat })}</section>`;
}
