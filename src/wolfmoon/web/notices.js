// @ts-check
/* What concerns the table, not the game: a bot plays for somebody who is away, and somebody asks to take something back. */
import { c, html, useEffect } from "./lib.js";
import { Icon, Mark } from "./pieces.js";
import { comeBack, consent, log } from "./store.js";
import { say, t, text } from "./text.js";
import { aloud } from "./toast.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Lobby} Lobby */
/** @typedef {import("./wire.js").Proposal} Proposal */

/** @param {number} seat @returns {import("./wire.js").RefArg} */
const ref = (seat) => ({ ref: ["seat", String(seat)] });

/** Who is away. @param {{ seen: View, now: Lobby }} props */
function Away({ seen, now }) {
  const mine = now.seats.find((seat) => seat.seat === seen.me && seat.away),
    others = now.seats.filter((seat) => seat.away && seat.seat !== seen.me);
  if (seen.outcome) return null;
  return html`${mine && html`<div class="notice away" role="status"><p>${t("shell-bot-plays-for-you")}</p>
    <button type="button" class="primary" onClick=${comeBack}>${t("shell-i-am-back")}</button></div>`}
    ${others.map(({ seat }) => html`<p key=${seat} class=${`notice s${seat + 1}`}>${c(Mark, { seat, small: true })}
    <span>${say({ id: "shell-is-away", args: { seat: ref(seat) } })}</span></p>`)}`;
}

/** Somebody asks to take something back. @param {{ seen: View, proposal: Proposal }} props */
function Asking({ seen, proposal }) {
  const line = log.value[proposal.from_line],
    asked = seen.me !== null && proposal.asked.includes(seen.me) && !proposal.agreed.includes(seen.me),
    missing = proposal.asked.filter((seat) => !proposal.agreed.includes(seat)),
    what = { id: proposal.seat === seen.me ? "shell-you-ask-back" : "shell-asks-back", args: { seat: ref(proposal.seat) } };
  useEffect(() => {
    if (asked) aloud(text(what), true);
  }, [proposal.number]);
  return html`<section class="notice asking" aria-label=${t("shell-take-back")}><p>${c(Icon, { name: "cycle" })}<b>${say(what)}</b></p>
    ${line && html`<p class="since">${t("shell-since")} ${say(line.text)}</p>`}
    <p class="fine">${t("shell-take-back-below")}</p>
    ${
      asked
        ? html`<div class="pairb"><button type="button" onClick=${() => consent(proposal.number, false)}>${t("shell-rather-not")}</button>
    <button type="button" class="primary" onClick=${() => consent(proposal.number, true)}>${t("shell-agree")}</button></div>`
        : html`<p class="waits"><span>${t("shell-waiting-for-these")}</span>${missing.map(
            (seat) => html`<span key=${seat} class=${`chip s${seat + 1}`}>${c(Mark, { seat, small: true })}<b class="who">
      ${text({ id: "shell-name-of", args: { seat: ref(seat) } })}</b></span>`,
          )}</p>`
    }</section>`;
}

/** @param {{ seen: View, now: Lobby }} props */
export const Notices = ({ seen, now }) =>
  html`${c(Away, { seen, now })}${seen.proposal && c(Asking, { key: seen.proposal.number, seen, proposal: seen.proposal })}`;
