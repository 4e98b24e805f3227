// @ts-check
/* Several people at one device: between two turns it shows the table as everybody may see it, and whose turn it is; the seat's own
   view is opened by a press, when only its owner looks, and shut again when the answer is in. A device may also be left by a seat,
   which then goes on somewhere else, and may be the screen that all look at. */
import { c, computed, effect, html, signal } from "./lib.js";
import { Dialog } from "./frame.js";
import { Qr, invitation } from "./invite.js";
import { settled } from "./motion.js";
import { Mark } from "./pieces.js";
import { ScreenRow } from "./screen.js";
import { ask, joinTable, keepSeats, keepToken, leave, lobby, mine, open, seatToken, sitOn, view } from "./store.js";
import { say, seatName, t } from "./text.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Lobby} Lobby */

/** whether several people play by turns here */
export const shared = computed(() => mine.value.length > 1 && lobby.value !== null && !lobby.value.one_person);
/** the seat whose owner has said that only he looks */
const opened = signal(/** @type {number | null} */ (null));
/** the seat whose turn is told over the table */
const handTo = signal(/** @type {number | null} */ (null));
/** whether a seat was just shut, and the view that everybody may see is still on its way */
const shutting = signal(false);
/** by seat: the version in which it had nothing to answer (any more) @type {Map<number, number>} */
const answered = new Map();
const ASKED_AGAIN = 1200; // milliseconds in which the same seat may be asked the next thing
/** the seat that was opened has been asked something: when it has answered, it is covered again */
let answering = false;
/** "proposal seat": who passed the device on last, having asked to take something back or agreed to it */
let handedOn = "";

/** Whether what stands on the page is for the eyes of one who has not yet said that he looks. @param {View} seen */
export const covered = (seen) => shared.value && seen.me !== null && opened.value !== seen.me && !seen.outcome;

/** Whether a seat is still asked to let something be taken back; where a bot plays for its owner nobody waits for it.
 * @param {View} seen @param {number} seat */
const consents = ({ proposal }, seat) =>
  Boolean(proposal?.asked.includes(seat) && !proposal.agreed.includes(seat) && !lobby.value?.seats[seat]?.away);

/** The seats played here that are asked and have not answered: first whose consent is missing, for until then all wait. @param {View} seen */
function askedHere(seen) {
  const seats = mine.value.map((each) => each.seat),
    first = seats.filter((seat) => consents(seen, seat));
  const others = seats.filter((seat) => seen.waiting.some((each) => each.seat === seat) && answered.get(seat) !== seen.version);
  return [...first, ...others.filter((seat) => !first.includes(seat))];
}

/** Whether the seat that is looked from has something to say. @param {View} seen */
const asks = (seen) => open.value.length > 0 || (seen.me !== null && consents(seen, seen.me));

/** Whoever asks to take something back, or has agreed, passes the device to the next one here who is asked: once, and whatever
 * else he has to answer, for an answer would end it. @param {View} seen */
function handsOn(seen) {
  const { me, proposal } = seen,
    who = `${proposal?.number} ${me}`;
  if (me === null || !proposal || who === handedOn || (proposal.seat !== me && !proposal.agreed.includes(me))) return false;
  if (!mine.value.some(({ seat }) => consents(seen, seat))) return false;
  handedOn = who;
  return true;
}

/** Only the owner of the seat looks now. @param {number} seat */
function openSeat(seat) {
  answering = shutting.value = false;
  handTo.value = null;
  opened.value = seat;
  sitOn(seat);
}

/** Everybody may look again. */
export function shutSeat() {
  shutting.value = true;
  opened.value = handTo.value = null;
  sitOn(null);
}

/** Pass the device from one to the next from now on. */
export function passOn() {
  effect(() => {
    const seen = view.value;
    if (!seen || !shared.value || seen.outcome) return;
    if (seen.me === null) {
      shutting.value = false;
      const [next] = askedHere(seen);
      void settled().then(() => {
        if (view.peek() === seen && opened.peek() === null) handTo.value = next ?? null;
      });
    } else if (opened.value === seen.me && handsOn(seen)) {
      void settled().then(() => {
        if (opened.peek() === seen.me) shutSeat();
      });
    } else if (opened.value === seen.me && asks(seen)) answering = true;
    else if (opened.value === seen.me) {
      answered.set(seen.me, seen.version);
      const me = seen.me;
      if (answering)
        void settled().then(() => {
          setTimeout(
            () => {
              const now = view.peek();
              if (opened.peek() === me && now?.me === me && !asks(now)) shutSeat();
            },
            askedHere(seen).length ? 0 : ASKED_AGAIN,
          );
        });
    }
  });
}

/** The seats of this device: whose turn it is, and a look at one's own. @param {{ seen: View }} props */
export function Device({ seen }) {
  if (!shared.value || seen.outcome) return null;
  const asked = askedHere(seen);
  return html`<div class="nowplaying device"><p role="status">${
    seen.me === null
      ? t("shell-at-this-device")
      : say({ id: "shell-you-now-play", args: { seat: { ref: ["seat", String(seen.me)] } } })
  }</p>
    <div role="group" aria-label=${t("shell-at-this-device")}>${mine.value.map(
      ({ seat }) => html`<button key=${seat} type="button" class=${`tool${asked.includes(seat) ? " asked" : ""}`} aria-pressed=${seat === seen.me}
      aria-label=${t("shell-hand-to", { name: seatName(seat) })} title=${seatName(seat)} onClick=${() => {
        if (seat !== seen.me) handTo.value = seat;
      }}>${c(Mark, { seat, small: true })}</button>`,
    )}${seen.me !== null && html`<button type="button" onClick=${shutSeat}>${t("shell-shut-seat")}</button>`}</div></div>`;
}

/** The word between two people: whose turn it is, before anything of it is shown. @param {{ seen: View }} props */
export function HandOver({ seen }) {
  const seat = covered(seen) ? seen.me : handTo.value;
  if (!shared.value || seat === null || shutting.value || (seen.me === seat && !covered(seen))) return null;
  const name = seatName(seat);
  return c(Dialog, {
    key: seat,
    cls: "handover",
    title: t("shell-hand-over", { name }),
    shut: () => {
      handTo.value = null;
      if (covered(seen)) shutSeat();
    },
    children: html`<p>${c(Mark, { seat })} ${t("shell-hand-over-how", { name })}</p>
      <button type="button" class="primary" autofocus onClick=${() => openSeat(seat)}>${t("shell-i-am", { name })}</button>`,
  });
}

/** A further person sits down at this device. @param {Lobby} now @param {string} invite @param {string} name */
async function sitHere(now, invite, name) {
  const own = seatToken(now.table),
    got = await ask(`/api/tables/${now.table}/sit`, { invite, name, seat: null });
  if (!got || own === null || now.me === null) return;
  await ask(`/api/tables/${now.table}/ready`, { token: got.token, ready: true });
  const list = mine.peek().length ? mine.peek() : [{ seat: now.me, token: own }];
  keepSeats(now.table, [...list, { seat: got.seat, token: got.token }].sort((a, b) => a.seat - b.seat));
}

const further = signal("");

/** In the waiting room: somebody else at this device. @param {{ now: Lobby }} props */
export function SitHereToo({ now }) {
  const secret = now.invite?.split("#join=")[1] ?? invitation.value;
  if (now.me === null || !secret || now.one_person || !now.seats.some((seat) => seat.kind === "open")) return null;
  return html`<details class="folded"><summary>${t("shell-here-too")}</summary><form class="heretoo" onSubmit=${(/** @type {Event} */ e) => {
    e.preventDefault();
    const name = further.peek().trim();
    if (name) void sitHere(now, secret, name).then(() => (further.value = ""));
  }}><label>${t("shell-their-name")}<small>${t("shell-here-too-below")}</small>
    <input type="text" maxlength="24" autocomplete="off" value=${further.value}
      onInput=${(/** @type {Event} */ e) => {
        further.value = /** @type {HTMLInputElement} */ (e.target).value;
      }} /></label>
    <button type="submit" disabled=${!further.value.trim()}>${t("shell-sit-down")}</button></form></details>`;
}

/** The own seat leaves this device, which watches from now on. @param {Lobby} now @param {number} seat */
export function leaveDevice(now, seat) {
  const left = mine.peek().filter((each) => each.seat !== seat);
  keepSeats(now.table, left.length > 1 ? left : []);
  opened.value = handTo.value = null;
  const stays = left[0];
  if (left.length === 1 && stays) keepToken(now.table, stays.token);
  else if (!left.length) keepToken(now.table, "");
  if (left.length > 1) sitOn(null);
  else joinTable(now.table);
}

/** the seat that was played here when the link of another one was followed */
export const otherSeat = signal(/** @type {import("./wire.js").SeatOfMine | null} */ (null));

/** Whether both are played here from now on. @param {{ now: Lobby }} props */
export function PlayBoth({ now }) {
  const before = otherSeat.value,
    token = seatToken(now.table),
    me = now.me;
  if (!before || !token || me === null || me === before.seat || now.one_person) return null;
  const shut = () => {
    otherSeat.value = null;
  };
  return c(Dialog, {
    title: t("shell-two-seats"),
    shut,
    children: html`<p>${t("shell-two-seats-how", { name: seatName(before.seat), other: seatName(me) })}</p>
      <button type="button" class="primary" onClick=${() => {
        opened.value = me;
        keepSeats(now.table, [before, { seat: me, token }].sort((a, b) => a.seat - b.seat));
        shut();
      }}>${t("shell-play-both")}</button>
      <button type="button" onClick=${shut}>${t("shell-play-one", { name: seatName(me) })}</button>`,
  });
}

const moving = signal(false);

/** In the settings: take this seat to another device, or let this one be the screen that all look at. @param {{ now: Lobby }} props */
export function SeatMoves({ now }) {
  const token = seatToken(now.table),
    me = now.me;
  if (me === null || !token || now.one_person) return c(ScreenRow, { now });
  const here = now.status === "playing" && !now.seats[me]?.away;
  return html`${
    here &&
    html`<div class="row"><b>${t("shell-leave")}<small>${t("shell-leave-below")}</small></b>
    <button type="button" onClick=${leave}>${t("shell-leave-do")}</button></div>`
  }<div class="row"><b>${t("shell-move-seat")}<small>${t("shell-move-seat-below")}</small></b>
    <button type="button" aria-expanded=${moving.value} onClick=${() => {
      moving.value = !moving.peek();
    }}>${t("shell-show-code")}</button></div>
    ${
      moving.value &&
      html`<div class="qrline">${c(Qr, { table: now.table, seat: token, label: t("shell-seat-qr") })}<p>${t("shell-seat-qr-how")}</p></div>
      <button type="button" onClick=${() => {
        moving.value = false;
        leaveDevice(now, me);
      }}>${t("shell-only-watch")}</button>`
    }${c(ScreenRow, { now })}`;
}
