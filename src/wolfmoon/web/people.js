// @ts-check
/* Who sits at the table, above the chat: mute somebody for oneself or (the host) for all, complain, give a seat a new link. */
import { c, html, signal } from "./lib.js";
import { Dialog } from "./frame.js";
import { copy } from "./invite.js";
import { Mark } from "./pieces.js";
import { ask, joinTable, keepToken, lobby, seatToken, toast } from "./store.js";
import { muted, muteForMe, saidAs } from "./talk.js";
import { seatName, t } from "./text.js";

/** @typedef {import("./wire.js").Lobby} Lobby */
/** @typedef {import("./http.js").Complaint} Complaint */

/** whoever opens a table sits there */
const HOST = 0;
/** the seat whose card is open */
const chosen = signal(/** @type {number | null} */ (null));
const words = signal("");
/** a new link that the host is to pass on */
const link = signal("");
const found = signal(/** @type {Complaint[] | null} */ (null));

/** @param {string} what @param {object} body */
const tell = (what, body) => {
  const table = lobby.peek()?.table ?? "";
  return ask(`/api/tables/${table}/${what}`, { token: seatToken(table), ...body });
};

/** A new link for the own seat; the old one is dead at once. @param {Lobby} now */
export async function renewMine(now) {
  const got = await tell("renew", { seat: now.me });
  if (!got) return;
  keepToken(now.table, got.token);
  joinTable(now.table);
  toast(t("shell-new-link-done"));
}
/** @param {number} seat */
async function renewFor(seat) {
  const got = await tell("renew", { seat });
  if (got) link.value = `${location.origin}/t/${lobby.peek()?.table}#seat=${got.token}`;
}
/** @param {number} about */
async function complain(about) {
  if (!(await tell("complain", { about, words: words.peek().trim() }))) return;
  words.value = "";
  chosen.value = null;
  toast(t("shell-complain-done"));
}

function shut() {
  chosen.value = null;
  link.value = "";
}

/** What can be done about one person. @param {{ now: Lobby, seat: number }} props */
function Card({ now, seat }) {
  const there = now.seats[seat],
    name = seatName(seat),
    host = now.host && seat !== now.me;
  if (!there) return null;
  return html`<div class="row"><b>${t("shell-mute-for-me")}<small>${t("shell-mute-for-me-below")}</small></b>
    <button type="button" aria-pressed=${muted.value.has(seat)} onClick=${() => muteForMe(seat)}>
    ${muted.value.has(seat) ? t("shell-unmute") : t("shell-mute")}</button></div>
    ${
      host &&
      html`<div class="row"><b>${t("shell-mute-for-all")}<small>${t("shell-mute-for-all-below")}</small></b>
      <button type="button" aria-pressed=${there.muted} onClick=${() => void tell("mute", { seat, muted: !there.muted })}>
      ${there.muted ? t("shell-unmute") : t("shell-mute")}</button></div>
      ${
        !now.one_person &&
        html`<div class="row"><b>${t("shell-renew-for", { name })}<small>${t("shell-renew-for-below")}</small></b>
        <button type="button" onClick=${() => void renewFor(seat)}>${t("shell-renew")}</button></div>`
      }
      ${
        link.value &&
        html`<div class="link"><input readonly aria-label=${t("shell-renew-for", { name })} value=${link.value} />
        <button type="button" onClick=${() => void copy(link.value)}>${t("shell-copy")}</button></div>`
      }`
    }
    ${
      now.me !== null &&
      html`<form class="complain" onSubmit=${(/** @type {Event} */ e) => {
        e.preventDefault();
        void complain(seat);
      }}><label><b>${t("shell-complain")}</b><small>${t(seat === HOST ? "shell-complain-host-below" : "shell-complain-below")}</small>
      <input type="text" maxlength="200" value=${words.value} onInput=${(/** @type {Event} */ e) => {
        words.value = /** @type {HTMLInputElement} */ (e.target).value;
      }} /></label><button type="submit" disabled=${!words.value.trim()}>${t("shell-complain-send")}</button></form>`
    }`;
}

/** The complaints that the host may read. @param {{ list: Complaint[] }} props */
const Complaints = ({ list }) =>
  list.length
    ? html`<ol class="complaints">${list.map(
        (each) => html`<li><p><b><bdi>${each.name ?? seatName(each.about)}</bdi></b>: <bdi>${each.words}</bdi></p>
        <details><summary>${t("shell-complaint-said")}</summary><ol>${each.said.map(
          (line) => html`<li><b><bdi>${line.name ?? seatName(line.seat)}</bdi></b> <bdi>${saidAs(line)}</bdi></li>`,
        )}</ol></details></li>`,
      )}</ol>`
    : html`<p>${t("shell-no-complaints")}</p>`;

/** The others at the table, each a button. @param {{ now: Lobby }} props */
export function People({ now }) {
  const others = now.seats.filter((seat) => seat.kind === "person" && seat.seat !== now.me);
  if (!others.length) return null;
  return html`<div class="people" role="group" aria-label=${t("shell-people")}>${others.map(
    (seat) => html`<button type="button" key=${seat.seat} class=${`s${seat.seat + 1}`} aria-label=${t("shell-about-person", { name: seatName(seat.seat) })}
      onClick=${() => {
        chosen.value = seat.seat;
      }}>${c(Mark, { seat: seat.seat, small: true })}<bdi>${seatName(seat.seat)}</bdi>
      ${(seat.muted || muted.value.has(seat.seat)) && html`<small>${t("shell-is-muted")}</small>`}</button>`,
  )}
    ${
      now.host &&
      html`<button type="button" onClick=${async () => {
        found.value = (await tell("complaints", {}))?.complaints ?? null;
      }}>${t("shell-complaints")}</button>`
    }</div>`;
}

/** What lies on top: the card of one person, or the complaints. */
export function PeopleCards() {
  const now = lobby.value;
  return html`${now && chosen.value !== null && c(Dialog, { title: seatName(chosen.value), shut, children: c(Card, { now, seat: chosen.value }) })}
    ${
      found.value &&
      c(Dialog, {
        title: t("shell-complaints"),
        shut: () => {
          found.value = null;
        },
        children: c(Complaints, { list: found.value }),
      })
    }`;
}
