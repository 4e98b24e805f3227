// @ts-check
/* A finished game in this browser: who looks, at which moment, and the frames fetched so far. A moment is put on the screen as the view
   it was, through the same store as at a table, so that boards and log need not know that it is over long ago.
   Nothing that lies further on than somebody has looked is shown before it is asked for: not how long the game is, nor its end. */
import { batch, computed, signal } from "./lib.js";
import { bare, loadBoard } from "./boardhost.js";
import { book } from "./drawer.js";
import { enqueue, hurry, setStage, settled } from "./motion.js";
import { ask, commit, lobby, seatToken, view } from "./store.js";
import { fetchCatalogue, seatNames, speakOf, t } from "./text.js";

/** @typedef {import("./reel.js").ReplayHead} Head */
/** @typedef {import("./reel.js").ReplayTrack} Track */
/** @typedef {import("./reel.js").ReplayFrame} Frame */
/** @typedef {import("./wire.js").Line} Line */
/** @typedef {import("./wire.js").View} View */
/** Who looks: "public" is everybody at the table, "truth" as it was, else a seat. @typedef {"public" | "truth" | number} Viewer */
/** What is known for one viewer. @typedef {{ track: Track, frames: Map<number, Frame>, lines: Line[] }} Known */

const CHUNK = 24;

export const head = signal(/** @type {Head | null} */ (null));
/** why nothing can be shown */
export const failed = signal("");
export const viewer = signal(/** @type {Viewer} */ ("public"));
/** as it was: through whose eyes the board is drawn (null: everybody's) */
export const through = signal(/** @type {number | null} */ (0));
/** the moment on the screen, counted in inputs */
export const at = signal(0);
/** the latest moment that anybody looked at here */
export const furthest = signal(0);
/** whether the whole length, and so the end, may be seen; whether other seats' secrets may */
export const wholeLength = signal(false);
export const secrets = signal(false);
/** whether somebody asked for the end here: by the whole length, by going there step by step, or when a link was about to show it */
const endAsked = signal(false);
/** the seat that this browser sat on */
export const sat = signal(/** @type {number | null} */ (null));
export const playing = signal(false);
export const speed = signal(1);
export const loading = signal(false);
/** What a link asks for though it is kept back: secrets, the end, or both. @typedef {{ as: Viewer, at: number, secret: boolean, end: boolean }} Wish */
/** it waits for an answer */
export const wished = signal(/** @type {Wish | null} */ (null));

/** @type {Map<Viewer, Known>} */ const known = new Map();
/** counted up whenever something was fetched */
const fetched = signal(0);

/** @param {Viewer} who */
const of = (who) => known.get(who);
/** the way through the game for whoever looks */
export const track = computed(() => (fetched.value, of(viewer.value)?.track ?? null));
/** the moments that may be gone to now */
export const steps = computed(() => {
  const all = track.value?.steps ?? [0];
  return wholeLength.value ? all : all.filter((k) => k <= furthest.value);
});
/** the frame on the screen */
export const frame = computed(() => (fetched.value, of(viewer.value)?.frames.get(at.value) ?? null));
/** whether the moment on the screen is the last */
export const atEnd = computed(() => at.value === track.value?.steps.at(-1));

/** Go to a finished game. @param {string} code */
export async function openReplay(code) {
  setStage({ show: commit });
  const found = await fetch(`/api/replays/${code}`).catch(() => null),
    said = await found?.json().catch(() => null);
  if (!found?.ok) {
    const { text } = await import("./text.js");
    failed.value = said?.message ? text(said.message) : t("shell-no-answer");
    return;
  }
  /** @type {Head} */ const now = said,
    token = now.table ? seatToken(code) : null;
  await Promise.all([fetchCatalogue(now.game), token ? whoSat(code, token) : null, rules(now)]);
  speakOf(now.game);
  await loadBoard(now.game);
  secrets.value = sessionStorage.getItem(`wolfmoon:secrets:${now.code}`) === "1";
  wholeLength.value = sessionStorage.getItem(`wolfmoon:length:${now.code}`) === "1";
  endAsked.value = wholeLength.peek() || sessionStorage.getItem(`wolfmoon:end:${now.code}`) === "1";
  viewer.value = sat.peek() ?? "public";
  through.value = sat.peek() ?? 0;
  frameOf(now);
  head.value = now;
  const link = linked();
  if (link.as !== null && allowed(link.as)) viewer.value = link.as;
  await knownOf(viewer.peek()); // whether a moment is the last can only be told by it
  const wish = wishOf(link);
  wished.value = wish;
  await go(wish?.end ? 0 : link.at, true);
  if (!view.peek()) failed.value = t("shell-no-answer");
  addEventListener("hashchange", () => {
    const to = linked(),
      kept = wishOf(to);
    if (kept) wished.value = kept;
    else if (to.at !== at.peek() || (to.as !== null && to.as !== viewer.peek())) void lookAs(to.as ?? viewer.peek(), to.at);
  });
}

/** What a link asks for that nobody here has asked for yet. @param {{ at: number, as: Viewer | null }} link @returns {Wish | null} */
function wishOf(link) {
  const as = link.as ?? viewer.peek(),
    secret = !allowed(as),
    end = !endAsked.peek() && !wholeLength.peek() && link.at >= (track.peek()?.moments ?? Infinity);
  return secret || end ? { as, at: link.at, secret, end } : null;
}

/** Answer whether what a link asked for is to be shown. @param {boolean} yes */
export function answerWish(yes) {
  const wish = wished.peek();
  wished.value = null;
  if (!wish) return;
  if (!yes) nameMoment();
  else {
    if (wish.secret) reveal("secrets", true);
    void lookAs(wish.as, wish.at);
  }
}

/** The rules of an imported game are those that everybody may read; a table's are fetched by the drawer. @param {Head} now */
async function rules(now) {
  if (!now.table) book.value = { ...(await ask(`/api/rules/${now.game}`)), partial: false };
}

/** @param {string} code @param {string} token */
async function whoSat(code, token) {
  const said = await fetch(`/api/replays/${code}/seat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  if (said?.ok) sat.value = (await said.json()).seat;
}

/** The table's frame, as boards and texts want to know it. @param {Head} now */
function frameOf(now) {
  seatNames.value = now.seats.map((seat, n) => seat.name ?? (seat.level ? t("shell-bot-name", { seat: n + 1 }) : null));
  lobby.value = /** @type {import("./wire.js").Lobby} */ (
    /** @type {unknown} */ ({
      type: "lobby",
      table: now.code,
      game: now.game,
      status: "over",
      me: eyes(),
      host: false,
      options: now.options,
      edition: now.edition,
      one_person: false,
      window_seconds: 0,
      seats: now.seats.map((seat, n) => ({
        seat: n,
        name: seat.name,
        kind: seat.level ? "bot" : "person",
        level: seat.level,
        here: true,
        ready: true,
        muted: false,
      })),
      seats_of_mine: [],
      invite: null,
      watch: `/t/${now.code}`,
      next: null,
      token: null,
      commitment: now.commitment,
      what_if: now.what_if,
    })
  );
}

/** The seat the board is drawn for. @returns {number | null} */
export const eyes = () => (viewer.value === "truth" ? through.value : viewer.value === "public" ? null : viewer.value);

/** Whether this may be seen without being asked for. @param {Viewer} who */
export const allowed = (who) => who === "public" || who === sat.peek() || secrets.peek();

/** What the address asks for. @returns {{ at: number, as: Viewer | null }} */
function linked() {
  const asked = new URLSearchParams(location.hash.slice(1)),
    as = asked.get("as"),
    moment = Number(asked.get("at") ?? 0),
    seat = Number(as);
  const there = as !== null && /^\d+$/.test(as) && seat < (head.peek()?.seats.length ?? 99) ? seat : null;
  return { at: Number.isInteger(moment) && moment > 0 ? moment : 0, as: as === "truth" || as === "public" ? as : there };
}
/** The address of the moment on the screen. */
export const linkHere = () => `${location.origin}${location.pathname}#at=${at.value}&as=${viewer.value}`;

/** Show secrets, or how long the game is, from now on. @param {"secrets" | "length"} what @param {boolean} on */
export function reveal(what, on) {
  const code = head.peek()?.code ?? "";
  sessionStorage.setItem(`wolfmoon:${what}:${code}`, on ? "1" : "0");
  (what === "secrets" ? secrets : wholeLength).value = on;
  if (what === "secrets" && !on && !allowed(viewer.peek())) void lookAs(sat.peek() ?? "public");
}

/** Look as somebody else. @param {Viewer} who @param {number} [moment] */
export async function lookAs(who, moment = at.peek()) {
  hurry();
  viewer.value = who;
  if (typeof who === "number") through.value = who;
  await go(moment, true);
}
/** As it was, drawn for that seat (null: for everybody). @param {number | null} seat */
export async function lookThrough(seat) {
  through.value = seat;
  await go(at.peek(), true);
}

/** The way of a viewer, fetched once. @param {Viewer} who @returns {Promise<Known | null>} */
async function knownOf(who) {
  const before = known.get(who);
  if (before) return before;
  const said = await ask(`/api/replays/${head.peek()?.code}/track?as=${who}`);
  if (!said) return null;
  const now = known.get(who) ?? { track: said, frames: new Map(), lines: [] };
  known.set(who, now);
  return now;
}

/** @type {Map<string, Promise<boolean>>} */ const underWay = new Map();
/** Fetch the frames around a moment. The log comes in order: what lies before is asked for with it. @param {Viewer} who @param {number} moment @returns {Promise<boolean>} */
function fetchFrames(who, moment) {
  const first = Math.floor(moment / CHUNK) * CHUNK,
    key = `${who} ${first}`,
    before = underWay.get(key);
  if (before) return before;
  const work = (async () => {
    const now = await knownOf(who);
    if (!now) return false;
    if (now.frames.has(first)) return true;
    /** @type {import("./reel.js").ReplayFrames | null} */
    const part = await ask(`/api/replays/${head.peek()?.code}/frames?as=${who}&from=${first}&count=${CHUNK}&have=${now.lines.length}`);
    if (!part) return false;
    for (const each of part.frames) now.frames.set(each.at, each);
    if (part.log_from <= now.lines.length) now.lines = [...now.lines.slice(0, part.log_from), ...longer(now.lines, part)];
    return true;
  })();
  underWay.set(key, work);
  void work.then((done) => {
    if (!done) underWay.delete(key);
    fetched.value++;
  });
  return work;
}
/** What was fetched may be less than what came by another way meanwhile. @param {Line[]} lines @param {import("./reel.js").ReplayFrames} part */
const longer = (lines, part) => (lines.length - part.log_from > part.log.length ? lines.slice(part.log_from) : part.log);

/** @type {ReturnType<typeof setTimeout> | undefined} */ let naming;
let wanted = 0,
  fetching = Promise.resolve(true);
/** Put a moment on the screen. `still`: at once, without moving pieces. @param {number} moment @param {boolean} [still] @returns {Promise<void>} */
export async function go(moment, still = false) {
  const mine = ++wanted,
    who = viewer.peek();
  const now = await knownOf(who);
  if (!now) return;
  const there = nearest(now.track.steps, moment);
  if (!now.frames.has(there)) {
    loading.value = true;
    await fetching; // who drags the slider passes many moments, and wants the last of them
    if (mine !== wanted) return;
    const done = await (fetching = fetchFrames(who, there));
    if (mine === wanted) loading.value = false;
    if (!done) return;
  }
  if (mine !== wanted || who !== viewer.peek()) return;
  const from = at.peek(),
    shown = now.frames.get(there);
  if (!shown) return;
  const next = now.track.steps.indexOf(there),
    onward = !still && view.peek() !== null && now.track.steps[next - 1] === from;
  if (!onward) hurry();
  if (there === now.track.moments && !endAsked.peek()) {
    endAsked.value = true;
    sessionStorage.setItem(`wolfmoon:end:${head.peek()?.code ?? ""}`, "1");
  }
  batch(() => {
    at.value = there;
    bare.value = who === "truth";
    furthest.value = Math.max(furthest.peek(), there);
    const here = lobby.peek();
    if (here && here.me !== eyes()) lobby.value = { ...here, me: eyes() };
  });
  enqueue(viewOf(shown, now, onward ? (now.frames.get(from)?.lines ?? 0) : 0), !onward);
  clearTimeout(naming);
  naming = setTimeout(nameMoment, 120); // browsers bear few a second
  const ahead = now.track.steps[next + 6];
  if (ahead !== undefined && !now.frames.has(ahead)) void fetchFrames(who, ahead);
}

/** Write the moment on the screen into the address. */
const nameMoment = () => history.replaceState(null, "", `${location.pathname}#at=${at.peek()}&as=${viewer.peek()}`);

/** The notes on moments that have been reached, or may be. */
export const knownNotes = computed(() => {
  const far = wholeLength.value ? Infinity : furthest.value;
  return (head.value?.notes ?? []).filter((note) => stepOf(note.at) <= far);
});

/** The step at which a moment is seen by whoever looks. @param {number} moment */
export const stepOf = (moment) => nearest(track.value?.steps ?? [0], moment);
/** The step at or before a moment. @param {number[]} steps @param {number} moment */
const nearest = (steps, moment) => steps.findLast((k) => k <= moment) ?? 0;

/** A frame as the view it was; its questions are answered, so that nothing on the board can be pressed. @param {Frame} shown @param {Known} now @param {number} read @returns {View} */
function viewOf(shown, now, read) {
  const me = eyes();
  return viewFor(shown, me, now.lines.slice(read, shown.lines), read);
}
/** @param {Frame} shown @param {number | null} me @param {Line[]} log @param {number} read @returns {View} */
export const viewFor = (shown, me, log = [], read = 0) =>
  /** @type {View} */ (
    /** @type {unknown} */ ({
      type: "view",
      version: shown.at + 1,
      me,
      public: shown.public,
      private: me === null ? null : (shown.privates[me] ?? null),
      decisions: shown.asks.filter((each) => each.seat === me).map((each) => ({ ...each.decision, answered: true })),
      calls: [],
      waiting: shown.waiting,
      clock: null,
      log,
      log_from: read,
      undo: false,
      chat_closed: null,
      outcome: shown.outcome,
    })
  );

/** Go so many steps on or back. @param {number} by */
export async function step(by) {
  const all = track.peek()?.steps ?? [0],
    to = all[Math.max(0, Math.min(all.length - 1, all.indexOf(nearest(all, at.peek())) + by))];
  if (to !== undefined && to !== at.peek()) await go(to, by !== 1);
}
/** Go to the next or last time that something was told, a turn or a round began. @param {"events" | "turns" | "rounds"} what @param {1 | -1} by */
export async function jump(what, by) {
  const all = track.peek(),
    here = at.peek();
  if (!all) return;
  const stops = [...new Set(all[what].map((k) => all.steps.find((each) => each >= k) ?? 0))];
  const to = by > 0 ? stops.find((k) => k > here) : (stops.findLast((k) => k < here) ?? 0);
  if (to !== undefined) await go(to, true);
  else if (by > 0) await go(all.steps.at(-1) ?? 0, true);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
const PAUSE = 1500;
/** Play on by itself, or stop. @param {boolean} on */
export function play(on) {
  clearTimeout(timer);
  playing.value = on && !atEnd.peek();
  if (!playing.peek()) return;
  const next = async () => {
    await step(1);
    await settled();
    if (!playing.peek()) return;
    if (atEnd.peek()) playing.value = false;
    else timer = setTimeout(next, PAUSE / speed.peek());
  };
  timer = setTimeout(next, 250);
}
