// @ts-check
/* Talking: phrases put together word by word from what the table may say. The words come from the view; this puts them side by side. */
import { c, html } from "/web/lib.js";
import { log, makeCall } from "/web/store.js";
import { known } from "/web/text.js";
import { Ic } from "./parts.js";

/** @typedef {import("./things.js").Public} Public */
/** @typedef {import("./things.js").Private} Private */
/** @typedef {import("/web/wire.js").View} View */
/** @typedef {import("/web/wire.js").Option} Option */
/** @typedef {import("/web/board.js").Tools} Tools */

const KINDS = ["plan", "ask", "ping", "warn", "suggest", "offer", "mood"];
const ANSWERS = ["yes", "no", "maybe", "not-this-round"];
/** @param {Option} call */
const word = (call) => call.id.slice(5);

/** A word of the draft as it reads. @param {string} part @param {number} at @param {string} kind @param {Tools} tools */
function spoken(part, at, kind, tools) {
  const ids = at === 0 ? [`talk-${kind}`, `talk-kind-${kind}`] : [`talk-deed-${part}`, `talk-need-${part}`, `armata-talk-about-${part}`, `armata-talk-${part}`];
  const id = ids.find((each) => known(each));
  if (id) return tools.t(id);
  if (part === "all") return tools.t("talk-everybody");
  if (/^\d+$/.test(part)) return kind === "offer" ? part : tools.name(Number(part));
  if (part.startsWith("card=")) return tools.thing("card", part.slice(5));
  const named = ["room", "space", "strigoi", "ladder"].find((each) => known(`${each}-${part}`));
  return named ? tools.thing(named, part) : part;
}

/** The words by which this seat points at a thing, one after another; null where the table lets it point at no such thing.
 * @type {NonNullable<import("/web/board.js").BoardModule["pings"]>} */
export function pings([kind, id], view) {
  const mine = /** @type {Private | null} */ (view.private),
    ping = view.calls.find((call) => call.id === "talk:ping");
  if (!ping || ping.barred || mine?.draft.length) return null;
  if (kind === "room") return ["talk:ping", `talk:${id}`, "talk:say"];
  if (kind === "space") return ["talk:ping", `talk:${id.split("-")[0]}`, `talk:${id}`];
  if (kind === "ladder") return ["talk:ping", `talk:${id}`];
  return kind === "card" ? ["talk:ping", `talk:card=${id}`] : null;
}
/** @type {NonNullable<import("/web/board.js").BoardModule["points"]>} */
export function points(line) {
  const phrase = line.text.id === "armata-says" ? line.text.args?.phrase : null,
    thing = phrase && typeof phrase === "object" && "id" in phrase && phrase.id === "talk-ping" ? phrase.args?.thing : null;
  return thing && typeof thing === "object" && "ref" in thing ? thing.ref : null;
}

/** The latest that was said. @param {{ seen: View, tools: Tools }} props */
function Said({ seen, tools }) {
  const lines = log.value.filter((line) => line.text.id === "armata-says").slice(-3);
  return html`<ul class="said" aria-label=${tools.t("armata-board-said")}>${lines.map((line) => {
    const seat = line.text.args?.seat,
      phrase = line.text.args?.phrase,
      at = typeof seat === "object" && "ref" in seat ? Number(seat.ref[1]) : 0;
    return html`<li key=${line.n} class=${`s${at + 1}`}><b>${at === seen.me ? tools.t("armata-board-you-say") : tools.name(at)}</b> ${
      phrase && typeof phrase === "object" && "id" in phrase ? tools.say(phrase) : ""
    }</li>`;
  })}</ul>`;
}

/** @param {{ call: Option, tools: Tools, cls?: string, pressed?: boolean }} props */
const Word = ({ call, tools, cls = "" }) =>
  html`<button type="button" class=${cls} disabled=${Boolean(call.barred)} title=${call.barred ? tools.text(call.barred) : undefined}
    onClick=${() => makeCall(call.id)}>${tools.text(call.text)}</button>`;

/** @param {{ seen: View, tools: Tools }} props */
export function Talk({ seen, tools }) {
  const table = /** @type {Public} */ (seen.public),
    mine = /** @type {Private | null} */ (seen.private),
    { talk } = table,
    { t } = tools;
  const calls = seen.calls.filter((call) => call.id.startsWith("talk:")),
    draft = mine?.draft ?? [];
  const kinds = calls.filter((call) => KINDS.includes(word(call)) && !draft.length),
    answers = calls.filter((call) => ANSWERS.includes(word(call)) && !draft.length);
  const back = calls.find((call) => word(call) === "back"),
    say = calls.find((call) => word(call) === "say"),
    next = draft.length ? calls.filter((call) => call !== back && call !== say) : [];
  const barred = kinds.find((call) => call.barred)?.barred;
  const votes = talk.votes.filter((vote) => vote.seats.length > 1);
  return html`<section class="talk"><h2>${c(Ic, { name: "talk" })}${t("talk")}
    ${talk.most !== null && seen.me !== null && html`<span class="left">
    ${t("talk-left", { left: Math.max(0, talk.most - (talk.used[seen.me] ?? 0)), most: talk.most })}</span>`}</h2>
    ${!draft.length && c(Said, { seen, tools })}
    ${votes.map((vote) => html`<p key=${vote.slots.join()} class="hush">${vote.slots.map((slot) => spoken(slot, 1, "suggest", tools)).join(", ")}: 
    ${t("talk-votes", { count: vote.seats.length })}</p>`)}
    ${kinds.length > 0 && html`<div class="kinds" role="group" aria-label=${t("armata-board-kinds")}>
      ${kinds.map((call) => c(Word, { key: call.id, call, tools }))}</div>`}
    ${draft.length > 0 && html`<p class="draft" aria-live="polite">${draft.map((part, i) => html`<span key=${i} class="chosen-word">
      ${spoken(part, i, draft[0] ?? "", tools)}</span>`)}<span class="gap">…</span></p>
      <div class="words" role="group" aria-label=${t("armata-board-go-on")}>${next.map((call) => c(Word, { key: call.id, call, tools }))}</div>
      <div class="say">${back && c(Word, { call: back, tools })}${say && c(Word, { call: say, tools, cls: "primary" })}</div>`}
    ${answers.length > 0 && html`<div class="quick" role="group" aria-label=${t("armata-board-answers")}>
      ${answers.map((call) => c(Word, { key: call.id, call, tools }))}</div>`}
    <p class="hush">${c(Ic, { name: table.options.chat ? "talk" : "padlock" })}<span>${
      table.options.solo
        ? t("talk-solo")
        : barred
          ? tools.text(barred)
          : t(table.options.chat ? "talk-chat-open" : table.stage === "initiative" || table.stage === "setup" ? "talk-hush" : "talk-open")
    }</span></p></section>`;
}
