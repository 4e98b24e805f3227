// @ts-check
/* The page of a finished game, /replay/CODE: the board and the log as they were at any moment, as anybody saw them or as it was. */
import { c, html, signal } from "./lib.js";
import { BoardHost, board, dropBoard, tools } from "./boardhost.js";
import { Drawer, RulesText, openRule } from "./drawer.js";
import { ReportFault } from "./fault.js";
import { Dialog, Top } from "./frame.js";
import { copy } from "./invite.js";
import { faceOf } from "./lobby.js";
import { Log } from "./log.js";
import { Timeline, listenForKeys } from "./replaybar.js";
import { Dice } from "./replaydice.js";
import { answerWish, at, failed, frame, head, linkHere, openReplay, play, stepOf, viewer, wished } from "./replayfilm.js";
import { Notes, NotesHere, Owns, Spoilers, WhatWasAsked, WhoLooks } from "./replaypanels.js";
import { WhatIf } from "./replaywhatif.js";
import { Sheet, lower, phone, tab } from "./sheet.js";
import { lobby, view } from "./store.js";
import { seatName, t } from "./text.js";

/** @typedef {"" | "if" | "dice" | "more" | "notes" | "spoilers"} Open */
const open = signal(/** @type {Open} */ (""));
const whatIf = () => {
  play(false);
  open.value = "if";
};

/** Go to a finished game. @param {string} code */
export function visitReplay(code) {
  void openReplay(code);
  listenForKeys();
  addEventListener("pagehide", dropBoard);
}

/** Who looks, as a line below the title. */
function looking() {
  const who = viewer.value;
  return who === "public" ? t("shell-replay-as-everybody") : who === "truth" ? t("shell-replay-truth") : t("shell-replay-as-seat", { name: seatName(who) });
}

function Phases() {
  const seen = view.value,
    phases = seen && lobby.value ? board.value?.phases?.(seen, tools.value) : null;
  return phases
    ? html`<ol class="phases" aria-label=${t("shell-phases")}><li class="round">${phases.round}</li>${phases.steps.map(
        (step) => html`<li key=${step.text} class=${step.state === "done" ? "done" : ""} aria-current=${step.state === "now" ? "step" : undefined}>${step.text}</li>`,
      )}</ol>`
    : null;
}

/** Everything one can do with a finished game. */
function Doings() {
  const now = head.value;
  if (!now) return null;
  const last = Boolean(frame.value?.outcome);
  return html`<div class="rp-doings">
    <button type="button" onClick=${() => void copy(linkHere())}>${t("shell-replay-link")}</button>
    ${now.can_go_on && html`<button type="button" disabled=${last} onClick=${whatIf}>${t("shell-replay-what-if")}</button>`}
    <a class="button" href=${`/api/replays/${now.code}/file`} download=${`${now.game}-${now.code}.json`}>${t("shell-replay-save")}</a>
    <button type="button" onClick=${() => (open.value = "dice")}>${t("shell-fair-title")}</button>
    ${now.table && html`<a class="button" href=${`/t/${now.code}`}>${t("shell-to-the-table")}</a>`}<a class="button" href="/replay">${t("shell-replay-other")}</a></div>`;
}

/** A link would show what is kept back. @param {{ wish: import("./replayfilm.js").Wish }} props */
const Wished = ({ wish: { as, secret, end } }) =>
  c(Dialog, {
    title: t(end ? (secret ? "shell-replay-wish-both-title" : "shell-replay-wish-end-title") : "shell-replay-wish-title"),
    shut: () => answerWish(false),
    children: html`${secret && html`<p>${as === "truth" ? t("shell-replay-wish-truth") : t("shell-replay-wish-seat", { name: seatName(Number(as)) })}</p>`}
      ${end && html`<p>${t("shell-replay-wish-end")}</p>`}
      <div class="rp-doings"><button type="button" class="primary" onClick=${() => answerWish(true)}>${t("shell-replay-wish-yes")}</button>
      <button type="button" onClick=${() => answerWish(false)}>${end ? t("shell-replay-wish-not-yet", { moment: at.value }) : t("shell-replay-wish-no")}</button></div>`,
  });

/** Whatever lies over the page. */
function Over() {
  const now = head.value,
    wish = wished.value,
    shut = () => (open.value = "");
  if (!now) return null;
  if (wish) return c(Wished, { wish });
  if (open.value === "if") return c(Dialog, { title: t("shell-replay-what-if"), shut, children: c(WhatIf, { now, moment: at.value }) });
  if (open.value === "dice") return c(Dialog, { title: t("shell-fair-title"), shut, cls: "rp-wide", children: c(Dice, { now }) });
  if (open.value === "more") return c(Dialog, { title: t("shell-replay-tab-more"), shut, children: c(Doings, null) });
  if (open.value === "notes") return c(Dialog, { title: t("shell-replay-notes"), shut, children: c(Notes, null) });
  if (open.value === "spoilers") return c(Dialog, { title: t("shell-replay-spoilers"), shut, children: c(Spoilers, null) });
  return null;
}

/** @param {{ code: string }} props */
export function ReplayPage({ code }) {
  const now = head.value,
    seen = view.value;
  if (failed.value)
    return html`<div class="page">${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: code })}<main class="about"><article class="paper">
    <h2>${t("shell-replay-cannot")}</h2><p>${failed.value}</p><p><a href=${`/t/${code}`}>${t("shell-to-the-table")}</a> · <a href="/replay">${t("shell-bring-title")}</a></p></article></main></div>`;
  if (!now || !seen)
    return html`<div class="page">${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: code })}<main class="about"><p class="joining" role="status">
    ${t("shell-replay-opening")}</p></main>${c(Over, null)}</div>`;
  document.title = t("shell-replay-title", { game: t(`title-${now.game}`) });
  const small = phone.value,
    rule = seen.decisions[0]?.rule ?? "";
  const top = c(Top, {
    icon: board.value?.icon ?? faceOf(now.game).icon,
    title: t(`title-${now.game}`),
    below: looking(),
    middle: c(Phases, null),
    rules: () => openRule(rule),
    settings: html`${c(Spoilers, null)}${now.table && c(ReportFault, { table: now.table, over: true })}`,
  });
  const area = html`<main class="board" aria-label=${t("shell-board")} onClick=${(/** @type {Event} */ e) => {
    if (!(/** @type {Element} */ (e.target).closest("button"))) lower();
  }}><h2 class="sr">${t("shell-board")}</h2>${c(BoardHost, null)}</main>`;
  const count = now.notes.filter((note) => stepOf(note.at) === at.value).length;
  if (!small)
    return html`<div class="table replaying">${top}<aside class="own" aria-label=${t("shell-replay-own")} tabindex="0">${c(Owns, null)}</aside>${area}
    <section class="side" aria-label=${t("shell-replay-beside")}>${c(WhoLooks, null)}${c(NotesHere, null)}${c(WhatWasAsked, null)}${c(Log, null)}
    <div class="rp-foot"><button type="button" onClick=${() => (open.value = "notes")}>${t("shell-replay-notes")}</button>
    <button type="button" onClick=${() => (open.value = "spoilers")}>${t("shell-replay-spoilers")}</button>
    ${now.can_go_on && html`<button type="button" disabled=${Boolean(frame.value?.outcome)} onClick=${whatIf}>${t("shell-replay-what-if")}</button>`}
    <button type="button" onClick=${() => (open.value = "more")}>${t("shell-replay-tab-more")} …</button></div></section>
    ${c(Timeline, null)}${c(Drawer, null)}${c(Over, null)}</div>`;
  const tabs = [
    { id: "choose", icon: "eyeball", label: t("shell-replay-tab-moment"), count, body: html`<div class="rp-tab">${c(NotesHere, null)}${c(WhatWasAsked, null)}</div>${c(Log, null)}` },
    { id: "card", icon: "card-random", label: t("shell-replay-tab-cards"), body: html`<div class="own flat">${c(Owns, null)}</div>` },
    { id: "looks", icon: "three-friends", label: t("shell-replay-tab-looks"), body: html`<div class="rp-tab">${c(WhoLooks, null)}${c(Spoilers, null)}</div>` },
    { id: "notes", icon: "quill", label: t("shell-replay-notes"), body: html`<div class="rp-tab">${c(Notes, null)}</div>` },
    { id: "more", icon: "cog", label: t("shell-replay-tab-more"), body: html`<div class="rp-tab">${c(Doings, null)}</div>` },
    ...(tab.value === "rules" ? [{ id: "rules", icon: "rule-book", label: t("shell-rules"), body: html`<div class="paperpane">${c(RulesText, null)}</div>` }] : []),
  ];
  return html`<div class="table replaying">${top}${area}${c(Sheet, { above: c(Timeline, null), tabs, label: t("shell-replay-beside") })}${c(Over, null)}</div>`;
}
