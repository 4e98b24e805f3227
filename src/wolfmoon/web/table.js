// @ts-check
/* The table at play: header with the phases, the board, my card and notes, and the side (on a phone: the bottom sheet). */
import { c, html, signal, useEffect, useRef } from "./lib.js";
import { BoardHost, board, tools } from "./boardhost.js";
import { Chooser } from "./chooser.js";
import { Calls } from "./calls.js";
import { BackToEnd } from "./end.js";
import { Drawer, RuleLine, RulesText, openRule } from "./drawer.js";
import { Top } from "./frame.js";
import { ReportFault } from "./fault.js";
import { copy } from "./invite.js";
import { focusAnswer } from "./keys.js";
import { Log, opensRound } from "./log.js";
import { AlertSettings } from "./alerts.js";
import { Device, SeatMoves } from "./device.js";
import { Lately } from "./lately.js";
import { NowPlaying } from "./mine.js";
import { faceOf } from "./lobby.js";
import { Notices } from "./notices.js";
import { PresetRows } from "./presets.js";
import { Prompt, WaitingLine, promptAloud } from "./prompt.js";
import { ReactionWindow, windowOf } from "./window.js";
import { AimLine } from "./pointing.js";
import { renewMine } from "./people.js";
import { roomScreen } from "./screen.js";
import { Sheet, height, lift, lower, phone, tab } from "./sheet.js";
import { link, log, mine, open, seatToken, view } from "./store.js";
import { cue } from "./sound.js";
import { TalkDrawer, TalkText, unread } from "./talk.js";
import { Commitment, DiceKnown } from "./replaydice.js";
import { seatName, t, text } from "./text.js";
import { aloud } from "./toast.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Lobby} Lobby */

/** @param {{ seen: View }} props */
function Phases({ seen }) {
  const phases = board.value?.phases?.(seen, tools.value);
  return phases
    ? html`<ol class="phases" aria-label=${t("shell-phases")}><li class="round">${phases.round}</li>${phases.steps.map(
        (step) =>
          html`<li key=${step.text} class=${step.state === "done" ? "done" : ""}
            aria-current=${step.state === "now" ? "step" : undefined}>${step.text}</li>`,
      )}</ol>`
    : null;
}

/** What is happening, in the header's second line. @param {View} seen */
function headline(seen) {
  const active = seen.public?.active;
  if (seen.outcome) return t("shell-it-is-over");
  if (typeof active !== "number") return seen.me === null ? t("shell-you-watch") : t("shell-the-table");
  return active === seen.me ? t("shell-your-turn") : t("shell-turn-of", { name: seatName(active) });
}

/** The rule in force: that of the question, else that of the last line. @param {View} seen */
const ruleNow = (seen) => seen.decisions[0]?.rule ?? log.value.findLast((line) => !opensRound(line))?.rule ?? log.value.at(-1)?.rule;

/** What those who watch are told of a seat: who plays it, and if it is its owner, whether he is connected. @param {import("./wire.js").LobbySeat} seat */
const standing = (seat) =>
  seat.kind === "bot" ? "shell-bot" : seat.away ? "shell-a-bot-plays" : seat.here ? "shell-here" : "shell-not-here";

/** @param {{ seen: View, now: Lobby }} props */
function Own({ seen, now }) {
  const own = board.value?.own?.(seen, tools.value);
  if (!own && seen.me !== null) return html`<aside class="own" aria-label=${t("shell-own")}>${c(Calls, { seen })}</aside>`;
  if (!own && roomScreen.value !== null) return null;
  if (!own)
    return html`<aside class="own watcher" aria-label=${t("shell-you-watch")}><p class="eyebrow">${t("shell-you-watch")}</p><p>
      ${t("shell-watching-below")}</p>
    <ol class="watchers">${now.seats.map((seat) => html`<li class=${`chip s${seat.seat + 1}`}><b class="who">${seatName(seat.seat)}
    </b> <small>${t(standing(seat))}</small></li>`)}</ol>
    </aside>`;
  return html`<aside class="own" aria-label=${t("shell-own")}>${own.card}${c(Calls, { seen })}${own.notes}</aside>`;
}

/** @param {{ seen: View, now: Lobby }} props */
function TableSettings({ now }) {
  const token = mine.value[0]?.token ?? seatToken(now.table),
    site = location.origin;
  return html`${c(PresetRows, null)}<div class="row"><b>${t("shell-watch-link")}<small>${t("shell-watch-link-below")}</small></b>
    <button type="button" onClick=${() => void copy(site + now.watch)}>${t("shell-copy")}</button></div>
    ${token && html`<div class="row"><b>${t("shell-seat-link")}<small>${t("shell-seat-link-below")}</small></b>
    <button type="button" onClick=${() => void copy(`${site}/t/${now.table}#seat=${token}`)}>${t("shell-copy")}</button></div>`}
    ${now.me !== null && !mine.value.length && html`<div class="row"><b>${t("shell-new-link")}<small>${t("shell-new-link-below")}</small></b>
    <button type="button" onClick=${() => void renewMine(now)}>${t("shell-renew")}</button></div>`}
    ${c(SeatMoves, { now })}${c(AlertSettings, { table: now.table })}${c(Commitment, { published: now.commitment })}${c(ReportFault, { table: now.table })}`;
}

const asked = signal("");

/** Tell what is newly asked: by sound, by voice, by lifting the sheet. */
function useNews() {
  const first = open.value[0],
    question = first ? `${view.value?.me} ${first.id}` : "";
  useEffect(() => {
    if (!first || asked.peek() === question) return;
    asked.value = question;
    lift();
    focusAnswer();
    if (first.window) return;
    void cue("turn");
    aloud(promptAloud(first), true);
  }, [question]);
  useEffect(() => {
    const last = log.value.at(-1);
    if (last && phone.peek() && log.peek().length > 1) aloud(text(last.text));
  }, [log.value.length]);
  useEffect(() => {
    document.title = (first ? "● " : "") + t("shell-table-title");
  }, [Boolean(first)]);
}

/** @param {{ seen: View, now: Lobby }} props */
export function Table({ seen, now }) {
  useNews();
  const window = windowOf(seen),
    small = phone.value,
    rule = ruleNow(seen),
    face = faceOf(now.game),
    main = useRef(/** @type {HTMLElement | null} */ (null));
  const own = small ? board.value?.own?.(seen, tools.value) : null,
    scene = !open.value.some((each) => !each.window) ? board.value?.scene?.(seen, tools.value) : null;
  const top = c(Top, {
    icon: board.value?.icon ?? face.icon,
    title: t(`title-${now.game}`),
    below: headline(seen),
    middle: c(Phases, { seen }),
    rules: () => openRule(rule),
    talk: !small,
    settings: c(TableSettings, { seen, now }),
  });
  const lost = link.value === "lost" && html`<p class="linklost" role="status">${t("shell-reconnecting")}</p>`;
  const boardArea = html`<main class="board" ref=${main} aria-label=${t("shell-board")} onClick=${(/** @type {Event} */ e) => {
    if (!(/** @type {Element} */ (e.target).closest("button"))) lower();
  }}><h2 class="sr">${t("shell-board")}</h2>${c(BoardHost, null)}${c(AimLine, null)}</main>`;
  if (!small)
    return html`<div class=${`table${window ? " reacting" : ""}`}>${top}${c(Own, { seen, now })}${boardArea}
    ${window && c(ReactionWindow, { key: `${seen.me} ${window.id}`, seen, decision: window })}
    <section class="side" aria-label=${t("shell-what-you-can-do")}>
    ${c(DiceKnown, { from: now.what_if })}${c(Notices, { seen, now })}${c(Lately, null)}${c(NowPlaying, { seen })}${c(Device, { seen })}${scene ? scene.sums : c(Prompt, { key: seen.me, seen })}${scene && !window && c(WaitingLine, { seen, brief: true })}${c(Log, null)}${rule && c(RuleLine, { id: rule })}</section>${c(Drawer, null)}${c(TalkDrawer, null)}${lost}${c(BackToEnd, null)}${c(Chooser, null)}</div>`;
  const tabs = [
    {
      id: "choose",
      icon: window ? "hourglass" : "crossed-swords",
      label: window ? t("shell-tab-answer") : t("shell-tab-choose"),
      body: window
        ? c(ReactionWindow, { key: `${seen.me} ${window.id}`, seen, decision: window })
        : html`${c(Prompt, { key: seen.me, seen })}${(!open.value.length || height.value === "full") && c(Log, null)}`,
    },
    ...(own
      ? [
          {
            id: "card",
            icon: "wolf-head",
            label: t("shell-tab-card"),
            body: html`<div class="own flat">${own.card}${c(Calls, { seen })}</div>`,
          },
          { id: "notes", icon: "notebook", label: t("shell-tab-notes"), body: html`<div class="own flat">${own.notes}</div>` },
        ]
      : []),
    { id: "log", icon: "scroll-unfurled", label: t("shell-log"), body: c(Log, null) },
    { id: "rules", icon: "rule-book", label: t("shell-rules"), body: html`<div class="paperpane">${c(RulesText, null)}</div>` },
    { id: "talk", icon: "conversation", label: t("shell-talk"), count: unread.value, body: html`<div class="paperpane">${c(TalkText, null)}</div>` },
  ];
  return html`<div class=${`table${window ? " reacting" : ""}`}>
    ${top}${boardArea}${c(Sheet, { above: html`${c(DiceKnown, { from: now.what_if })}${c(Notices, { seen, now })}${c(Lately, null)}${c(NowPlaying, { seen })}${c(Device, { seen })}`, tabs, label: t("shell-what-you-can-do"), tall: Boolean(window), cls: window && tab.value === "choose" ? "windowed" : "" })}${lost}${c(BackToEnd, null)}${c(Chooser, null)}</div>`;
}
