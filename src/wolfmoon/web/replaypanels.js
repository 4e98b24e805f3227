// @ts-check
/* Beside the board of a finished game: who looks, what was asked and answered, everybody's secrets, notes, and how it ended. */
import { c, html, signal } from "./lib.js";
import { board, tools } from "./boardhost.js";
import { Switch } from "./frame.js";
import { Icon, Mark, Rid } from "./pieces.js";
import { openRule } from "./drawer.js";
import { at, frame, go, head, knownNotes, lookAs, lookThrough, reveal, sat, secrets, stepOf, through, viewFor, viewer, wholeLength } from "./replayfilm.js";
import { WaitingLine } from "./prompt.js";
import { ask, seatToken, view } from "./store.js";
import { say, seatName, t } from "./text.js";

/** @typedef {import("./reel.js").ReplayAsk} Ask */
/** @typedef {import("./reel.js").ReplayNote} Note */
/** @typedef {import("./replayfilm.js").Viewer} Viewer */

/** Who looks: everybody, a seat, or nobody at all: as it was. */
export function WhoLooks() {
  const now = head.value;
  if (!now) return null;
  const seats = now.seats.map((_, n) => n).filter((n) => secrets.value || n === sat.value);
  /** @param {Viewer} who @param {import("./lib.js").Nodes} inside @param {string} name @param {string} [cls] */
  const choice = (who, inside, name, cls = "") =>
    html`<button type="button" class=${`rp-eye ${cls}`} aria-pressed=${viewer.value === who} aria-label=${name} title=${name} onClick=${() => void lookAs(who)}>${inside}</button>`;
  return html`<section class="rp-looks" aria-label=${t("shell-replay-seen-as")}><h3>${t("shell-replay-seen-as")}</h3><div class="rp-eyes" role="group" aria-label=${t("shell-replay-seen-as")}>
    ${choice("public", html`${c(Icon, { name: "three-friends" })}<span>${t("shell-replay-everybody")}</span>`, t("shell-replay-as-everybody"))}
    ${seats.map((n) => choice(n, html`${c(Mark, { seat: n, small: true })}<span>${seatName(n)}${n === sat.value ? html` <small>${t("shell-you")}</small>` : null}</span>`, t("shell-replay-as-seat", { name: seatName(n) }), `s${n + 1}`))}
    ${secrets.value && choice("truth", html`${c(Icon, { name: "all-seeing-eye" })}<span>${t("shell-replay-as-it-was")}</span>`, t("shell-replay-truth"))}
    ${!secrets.value && html`<button type="button" class="rp-eye locked" onClick=${() => reveal("secrets", true)}>${c(Icon, { name: "locked-door" })}<span>${t("shell-replay-show-secrets")}</span></button>`}</div>
    ${viewer.value === "truth" && html`<label class="rp-through"><span>${t("shell-replay-board-of")}</span><select value=${through.value === null ? "" : through.value} onChange=${(/** @type {Event} */ e) => {
      const value = /** @type {HTMLSelectElement} */ (e.target).value;
      void lookThrough(value === "" ? null : Number(value));
    }}><option value="">${t("shell-replay-everybody")}</option>${now.seats.map((_, n) => html`<option value=${n}>${seatName(n)}</option>`)}</select></label>`}</section>`;
}

/** What is kept back until somebody asks for it. */
export const Spoilers = () => html`<div class="rp-spoilers">
  ${c(Switch, { label: t("shell-replay-length"), below: t("shell-replay-length-below"), on: wholeLength.value, turn: (on) => reveal("length", on) })}
  ${c(Switch, { label: t("shell-replay-secrets"), below: t("shell-replay-secrets-below"), on: secrets.value, turn: (on) => reveal("secrets", on) })}</div>`;

/** The answers given, as ids. @param {Ask} each @returns {Set<string>} */
function givenIds({ given }) {
  const answer = given?.answer;
  if (answer === undefined || answer === null) return new Set();
  return new Set(Array.isArray(answer) ? answer : typeof answer === "object" ? Object.keys(answer) : [String(answer)]);
}

/** How many answers that were not given are listed. */
const MOST = 6;
const allOf = signal("");

/** A question and what was answered to it. @param {{ asked: Ask, named: boolean }} props */
function Asked({ asked, named }) {
  const { decision, given, seat } = asked,
    ids = givenIds(asked),
    passed = given !== null && given.answer === null,
    chosen = decision.options.filter((option) => ids.has(option.id)),
    others = decision.options.filter((option) => !ids.has(option.id) && !option.barred),
    key = `${seat} ${decision.id}`,
    shown = allOf.value === key ? others : others.slice(0, MOST);
  const amounts = given && given.answer !== null && typeof given.answer === "object" && !Array.isArray(given.answer) ? given.answer : null;
  const number = decision.shape === "number" && given ? String(given.answer) : null;
  return html`<article class=${`rp-asked s${seat + 1}`} aria-label=${t("shell-replay-asked", { name: seatName(seat) })}>
    <header>${named && html`<span class="rp-who">${c(Mark, { seat, small: true })}<b class="who">${seatName(seat)}</b></span>`}
    <button type="button" class="ridb" aria-label=${t("shell-open-rule", { rule: decision.rule })} onClick=${() => openRule(decision.rule)}>${c(Rid, { id: decision.rule })}</button></header>
    <h3>${say(decision.prompt)}</h3>
    <ul>${passed && html`<li class="chosen">${c(Icon, { name: "check-mark", label: t("shell-replay-chosen") })}<span>${decision.pass_text ? say(decision.pass_text) : t("shell-pass")}</span></li>`}
    ${number && html`<li class="chosen">${c(Icon, { name: "check-mark", label: t("shell-replay-chosen") })}<span>${number}</span></li>`}
    ${chosen.map((option) => html`<li key=${option.id} class="chosen">${c(Icon, { name: "check-mark", label: t("shell-replay-chosen") })}<span>${say(option.text)}${amounts ? ` × ${amounts[option.id]}` : ""}</span></li>`)}
    ${decision.answered && html`<li class="chosen">${c(Icon, { name: "check-mark" })}<span>${t("shell-answer-is-in")}</span></li>`}
    ${shown.map((option) => html`<li key=${option.id}><span>${say(option.text)}</span></li>`)}
    ${shown.length < others.length && html`<li class="more"><button type="button" onClick=${() => {
      allOf.value = key;
    }}>${t("shell-replay-more-options", { count: others.length - shown.length })}</button></li>`}</ul></article>`;
}

/** What was asked at this moment, as far as whoever looks may know. */
export function WhatWasAsked() {
  const shown = frame.value,
    seen = view.value;
  if (!shown || !seen) return null;
  if (shown.outcome) return c(Ending, null);
  if (!shown.asks.length) return html`<div class="rp-asks">${c(WaitingLine, { seen })}</div>`;
  return html`<div class="rp-asks" tabindex="0" role="region" aria-label=${t("shell-replay-questions")}>${shown.asks.map((asked) => c(Asked, { key: `${shown.at} ${asked.seat}`, asked, named: viewer.value !== asked.seat }))}</div>`;
}

/** How it ended; who comes here has looked at all of it. */
function Ending() {
  const outcome = frame.value?.outcome;
  if (!outcome) return null;
  return html`<div class="rp-asks rp-ending" tabindex="0" role="region" aria-label=${t("shell-it-is-over")}><p class="eyebrow">${t("shell-it-is-over")}</p><h3>${say(outcome.message)}</h3><ul>${[...outcome.seats].sort((a, b) => Number(b.won) - Number(a.won)).map(
    (each) => html`<li class=${`s${each.seat + 1}${each.won ? " chosen" : ""}`}>${c(Mark, { seat: each.seat, small: true })}<span><b class="who">${seatName(each.seat)}</b>${each.won ? html` <em>${t("shell-won")}</em>` : null}<br />${say(each.why)}</span></li>`,
  )}</ul></div>`;
}

/** The own part of whoever looks; as it was, everybody's. */
export function Owns() {
  const shown = frame.value,
    now = head.value,
    seen = view.value;
  if (!shown || !now || !seen) return null;
  const own = board.value?.own;
  if (viewer.value !== "truth") {
    const mine = own?.(seen, tools.value);
    if (mine) return html`${mine.card}${mine.notes}`;
    return html`<p class="rp-hint">${t("shell-replay-public-hint")}</p>`;
  }
  return html`<div class="rp-truth">${now.seats.map((_, seat) => {
    const kit = { ...tools.value, me: seat, table: `replay ${now.code}` },
      part = own?.(viewFor(shown, seat), kit);
    return html`<details key=${seat} class=${`s${seat + 1}`} open><summary>${c(Mark, { seat, small: true })}<b class="who">${seatName(seat)}</b></summary>
      ${part ? html`<div class="rp-part">${part.card}${part.notes}</div>` : c(PlainSecrets, { of: shown.privates[seat] })}</details>`;
  })}</div>`;
}

/** Secrets where a game draws none: every entry of the private view. @param {{ of: any }} props */
const PlainSecrets = ({ of }) => html`<dl class="rp-plain">${Object.entries(of ?? {}).map(([name, value]) => html`<div><dt>${name}</dt><dd>${typeof value === "string" ? value : JSON.stringify(value)}</dd></div>`)}</dl>`;

const writing = signal("");
/** @param {string} path @param {object} body */
async function change(path, body) {
  const now = head.peek(),
    token = now && seatToken(now.code);
  if (!now || !token) return;
  const said = await ask(`/api/replays/${now.code}/${path}`, { token, ...body });
  if (!said) return;
  head.value = { ...now, notes: said.notes };
  writing.value = "";
}

/** A note, as paper. @param {{ note: Note, here: boolean }} props */
function NotePaper({ note, here }) {
  const mayDrop = note.id !== null && (note.seat === sat.value || sat.value === 0);
  return html`<li class=${`s${note.seat + 1}${here ? " here" : ""}`}><p>${note.text}</p><footer>${c(Mark, { seat: note.seat, small: true })}<span>${seatName(note.seat)}</span>
    ${!here && html`<button type="button" onClick=${() => void go(note.at, true)}>${t("shell-replay-moment", { moment: note.at })}</button>`}
    ${mayDrop && html`<button type="button" aria-label=${t("shell-replay-unpin-note", { text: note.text.slice(0, 40) })} onClick=${() => void change("notes/remove", { id: note.id })}>${t("shell-replay-unpin")}</button>`}</footer></li>`;
}

/** The notes as far as anybody has looked, those on this moment first; and, for who sat there, a new one. */
export function Notes() {
  const now = head.value;
  if (!now) return null;
  const known = knownNotes.value,
    here = known.filter((note) => stepOf(note.at) === at.value),
    others = known.filter((note) => stepOf(note.at) !== at.value);
  return html`<section class="rp-notes" aria-label=${t("shell-replay-notes")}>
    ${known.length === 0 && html`<p class="rp-hint">${t("shell-replay-no-notes")}</p>`}
    <ol>${[...here, ...others].map((note) => c(NotePaper, { key: note.id ?? `${note.at} ${note.text}`, note, here: stepOf(note.at) === at.value }))}</ol>
    ${
      sat.value !== null &&
      html`<form onSubmit=${(/** @type {Event} */ e) => {
        e.preventDefault();
        if (writing.peek().trim()) void change("notes", { at: at.peek(), text: writing.peek() });
      }}><textarea rows="2" maxlength="500" aria-label=${t("shell-replay-write-note", { moment: at.value })} placeholder=${t("shell-replay-write-note", { moment: at.value })}
        value=${writing.value} onInput=${(/** @type {Event} */ e) => {
          writing.value = /** @type {HTMLTextAreaElement} */ (e.target).value;
        }}></textarea><button type="submit" disabled=${!writing.value.trim()}>${t("shell-replay-pin")}</button></form>`
    }</section>`;
}

/** The notes on this moment alone. */
export function NotesHere() {
  const here = (head.value?.notes ?? []).filter((note) => stepOf(note.at) === at.value);
  return here.length ? html`<section class="rp-notes" aria-label=${t("shell-replay-notes-here")}><ol>${here.map((note) => c(NotePaper, { key: note.id ?? note.text, note, here: true }))}</ol></section>` : null;
}
