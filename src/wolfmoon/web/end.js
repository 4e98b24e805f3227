// @ts-check
/* The end: who won and why, what everybody was, and what next. */
import { c, html, signal, useEffect } from "./lib.js";
import { board, tools } from "./boardhost.js";
import { Drawer, RuleLine, openRule } from "./drawer.js";
import { ReportFault } from "./fault.js";
import { Top } from "./frame.js";
import { faceOf } from "./lobby.js";
import { log, ask, keepToken, seatToken, view } from "./store.js";
import { Icon, Mark, Sky } from "./pieces.js";
import { cue } from "./sound.js";
import { say, seatName, t } from "./text.js";
import { phone } from "./sheet.js";
import { TalkDrawer } from "./talk.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Outcome} Outcome */
/** @typedef {import("./wire.js").Lobby} Lobby */

/** the table is looked at once more, behind the end */
export const showTable = signal(false);

/** Play again with the same seats. @param {Lobby} now */
async function again(now) {
  const made = await ask(`/api/tables/${now.table}/rematch`, { token: seatToken(now.table) });
  if (made && now.next === made.table) follow(now);
}

/** Go to the table that follows this one. @param {Lobby} now */
function follow(now) {
  if (!now.next) return;
  if (now.token) keepToken(now.next, now.token);
  location.href = `/t/${now.next}`;
}

/** Everybody, where the game has no pictures of its own. @param {{ outcome: Outcome, me: number | null }} props */
const PlainCast = ({ outcome, me }) =>
  html`<ol class="cast plaincast" aria-label=${t("shell-everybody")}>${outcome.seats.map(
    (each) => html`<li class=${`role ${each.won ? "won" : "lost"}`}>
  <span class=${`player s${each.seat + 1}`}>
  ${c(Mark, { seat: each.seat })}${each.seat === me ? t("shell-me", { name: seatName(each.seat) }) : seatName(each.seat)}</span>
  ${each.won && html`<span class="crown">${c(Icon, { name: "laurel-crown" })}${t("shell-won")}</span>`}<div class="txt">
  <p class="why">${say(each.why)}</p></div></li>`,
  )}</ol>`;

/** Each line with the round it was said in, as far as turn lines tell. @param {import("./wire.js").Line[]} lines */
function rounds(lines) {
  let round = 0;
  return lines.map((line) => {
    if (typeof line.text.args?.round === "number") round = line.text.args.round;
    return { line, round };
  });
}

/** @param {{ seen: View, outcome: Outcome, now: Lobby }} props */
export function EndScene({ seen, outcome, now }) {
  const finale = board.value?.finale?.(seen, outcome, tools.value),
    asking = seatToken(now.table) !== null && seen.me !== null;
  useEffect(() => {
    void cue("end");
  }, []);
  useEffect(() => {
    if (now.next && asking && again.started) follow(now);
  }, [now.next]);
  const turning = finale ? rounds(log.value).filter(({ line }) => finale.turning(line)) : [],
    last = log.value.at(-1)?.rule;
  document.title = t("shell-it-is-over");
  const title = finale?.title ?? say({ id: outcome.reason });
  return html`<div class="finale">${c(Top, { icon: board.value?.icon ?? faceOf(now.game).icon, title: t(`title-${now.game}`), below: t("shell-it-is-over"), rules: phone.value ? null : () => openRule(last), talk: true, settings: c(ReportFault, { table: now.table }) })}
    <main class="stage" tabindex="0" aria-label=${t("shell-it-is-over")}>
    <section class=${`verdict ${finale?.tone ?? ""}`} aria-live="polite">
    ${c(Sky, { sky: 3, low: true })}${c(Icon, { name: finale?.icon ?? "laurel-crown" })}
      <div><h2>${title}</h2><p>${say(outcome.message)}</p></div>
      ${finale && html`<dl class="facts">${finale.facts.map(([what, count]) => html`<div><dt>${what}</dt><dd>${count}</dd></div>`)}
      </dl>`}</section>
      ${finale?.cast ?? c(PlainCast, { outcome, me: seen.me })}</main>
    <section class="side" aria-label=${t("shell-what-next")}><div class="next">
        ${
          asking &&
          (!now.what_if || now.host) &&
          html`<button type="button" class="primary" onClick=${() => {
            again.started = true;
            if (now.next) follow(now);
            else void again(now);
          }}>${c(Icon, { name: "cycle" })}${now.next ? t("shell-join-again") : t("shell-play-again")}</button>`
        }
        <div class="pairb"><a class="button" href="/">${t("shell-other-game")}</a>
        <a class="button" href=${`/api/tables/${now.table}/record`} download=${`${now.game}-${now.table}.json`}>
        ${t("shell-save-record")}</a></div>
        <a class="button" href=${`/replay/${now.table}`}>${t("shell-replay-watch")}</a>
        <button type="button" class="quietly" onClick=${() => {
          showTable.value = true;
        }}>${t("shell-look-at-table")}</button></div>
      ${turning.length > 0 && html`<section class="turning" aria-label=${t("shell-turning-points")}><h3>${t("shell-turning-points")}
      </h3><ol>${turning.map(({ line, round }) => html`<li key=${line.n}><b>${round > 0 && t("shell-round-short", { round })}</b>
      <span>${say(line.text)}</span></li>`)}</ol></section>`}
      ${last && !phone.value && c(RuleLine, { id: last })}</section>${c(Drawer, null)}${c(TalkDrawer, null)}</div>`;
}
/** whether this browser asked for the next game */
again.started = false;

/** Back from the table to the end. */
export const BackToEnd = () =>
  view.value?.outcome
    ? html`<button type="button" class="primary backtoend" onClick=${() => {
        showTable.value = false;
      }}>${t("shell-back-to-end")}</button>`
    : null;
