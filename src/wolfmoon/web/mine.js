// @ts-check
/* One person who plays several seats (several people at one device: device.js): the table is looked at from whichever of them is asked, one after another, or from the one that was
   chosen. When a seat's answer is in, the next one's turn comes though the view is still of the same version. */
import { c, effect, html } from "./lib.js";
import { board, tools } from "./boardhost.js";
import { picked } from "./choose.js";
import { settled } from "./motion.js";
import { Mark } from "./pieces.js";
import { link, lobby, mine, open, sitOn, view } from "./store.js";
import { say, seatName, seatNames, t } from "./text.js";

/** @typedef {import("./wire.js").View} View */

/** by seat: the version in which it had nothing to answer (any more) */
const answered = /** @type {Map<number, number>} */ (new Map());
/** the version in which a seat was chosen by hand */
let chosenIn = -1;
let before = /** @type {number | null} */ (null);

/** The own seat that should be looked from now. @param {View} seen @returns {number | null} */
function next(seen) {
  const own = mine.value.map((each) => each.seat),
    me = seen.me;
  if (own.length < 2 || me === null || !lobby.value?.one_person) return null;
  if (seen.outcome) return own[0] ?? null;
  if (open.value.length) return null;
  answered.set(me, seen.version);
  const asked = seen.waiting.map((each) => each.seat).filter((seat) => own.includes(seat));
  if (chosenIn === seen.version && !asked.includes(me)) return null;
  return asked.find((seat) => answered.get(seat) !== seen.version) ?? null;
}

/** Go from seat to seat from now on, and call them what the game calls them. */
export function leadAll() {
  effect(() => {
    const seen = view.value;
    if (link.value === "lost") answered.clear();
    if (!seen) return;
    if (seen.me !== before) picked.value = { decision: "", ids: [] };
    before = seen.me;
    const to = next(seen);
    if (to === null || to === seen.me) return;
    void settled().then(() => {
      if (view.peek() === seen) sitOn(to);
    });
  });
  effect(() => {
    const now = lobby.value,
      seen = view.value,
      called = board.value?.called;
    if (!now?.one_person || !seen || !called) return;
    const names = seatNames.peek();
    const better = names.map((name, seat) => (now.seats[seat]?.kind === "person" && called(seat, seen, tools.peek())) || name);
    if (better.some((name, seat) => name !== names[seat])) seatNames.value = better;
  });
}

/** Who is played now, and the others to choose from. @param {{ seen: View }} props */
export function NowPlaying({ seen }) {
  const own = mine.value,
    me = seen.me;
  if (own.length < 2 || me === null || seen.outcome || !lobby.value?.one_person) return null;
  const asked = seen.waiting.map((each) => each.seat);
  return html`<div class=${`nowplaying s${me + 1}`}><p key=${me} role="status">
    ${say({ id: "shell-you-now-play", args: { seat: { ref: ["seat", String(me)] } } })}</p>
    <div role="group" aria-label=${t("shell-your-seats")}>${own.map(
      ({ seat }) => html`<button key=${seat} type="button" class=${`tool${asked.includes(seat) ? " asked" : ""}`} aria-pressed=${seat === me}
      aria-label=${t("shell-play-this", { name: seatName(seat) })} title=${seatName(seat)} onClick=${() => {
        chosenIn = seen.version;
        sitOn(seat);
      }}>${c(Mark, { seat, small: true })}</button>`,
    )}</div></div>`;
}
