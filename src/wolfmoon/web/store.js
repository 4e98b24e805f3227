// @ts-check
/* The table as this browser knows it: one socket, the last lobby and view, the log, and what was just said to the server.
   Views are shown one after another (their animations in between, see motion.js); an answer is always given to the newest one. */
import { batch, computed, signal } from "./lib.js";
import { seatNames, t, text } from "./text.js";
import { enqueue, hurry } from "./motion.js";
import { after } from "./changes.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Lobby} Lobby */
/** @typedef {import("./wire.js").Line} Line */
/** @typedef {import("./wire.js").Decision} Decision */
/** @typedef {import("./wire.js").Option} Option */
/** @typedef {import("./wire.js").Answer} Answer */
/** @typedef {import("./wire.js").ToServer} ToServer */
/** @typedef {import("./wire.js").SeatOfMine} SeatOfMine */
/** @typedef {import("./wire.js").FromServer} FromServer */

export const link = signal(/** @type {"joining" | "open" | "lost" | "refused"} */ ("joining"));
export const lobby = signal(/** @type {Lobby | null} */ (null));
export const view = signal(/** @type {View | null} */ (null));
/** when the shown view arrived, in performance.now() milliseconds: clocks count from here */
export const shownAt = signal(0);
export const log = signal(/** @type {Line[]} */ ([]));
/** what was said in the chat, the latest lines */
export const talk = signal(/** @type {import("./wire.js").Said[]} */ ([]));
/** what is being written there */
export const saying = signal("");
/** the seats that are played from this browser by turns, in the table's order; none where it is but one */
export const mine = signal(/** @type {SeatOfMine[]} */ ([]));
/** kind words that go away by themselves */
export const toasts = signal(/** @type {{ key: number, text: string, error: boolean }[]} */ ([]));
/** the decision that has an answer under way */
export const sent = signal(/** @type {string | null} */ (null));
/** "decision option" that was pressed once and asks for the second press */
export const armed = signal(/** @type {string | null} */ (null));
/** what kept us out, when the link is refused */
export const keptOut = signal("");

/** the questions this seat still has to answer */
export const open = computed(() => (view.value?.decisions ?? []).filter((d) => !d.answered));
/** the things on the board that can be clicked now: "kind:id" -> option of the first open question, and under its own
 * id where that says more than what it points at ("card:3:torch" is the torch in front of seat 3) */
export const clickable = computed(() => {
  /** @type {Map<string, Option>} */ const things = new Map();
  const asked = open.value[0];
  if (asked && (asked.shape === "pick-one" || asked.shape === "pick-some"))
    for (const option of asked.options) {
      if (!option.ref || option.barred) continue;
      if (!things.has(option.ref.join(":"))) things.set(option.ref.join(":"), option);
      if (option.id.includes(":")) things.set(option.id, option);
    }
  return things;
});

/** @type {WebSocket | null} */ let socket = null;
/** @type {View | null} */ let newest = null;
let table = "",
  tries = 0,
  toastKey = 0,
  lastSaid = "",
  freshTalk = true,
  /** @type {ReturnType<typeof setTimeout> | undefined} */ again;

/** Say something kind for a while. @param {string} words @param {boolean} [error] */
export function toast(words, error = false) {
  const key = ++toastKey;
  toasts.value = [...toasts.value.slice(-2), { key, text: words, error }];
  setTimeout(
    () => {
      toasts.value = toasts.value.filter((each) => each.key !== key);
    },
    3500 + words.length * 45,
  );
}

const kept = (/** @type {string} */ code) => `wolfmoon:seat:${code}`;
/** The seat link of a table kept in this browser, null to watch; this tab's own comes first, so that two tabs can be two seats. @param {string} code */
export const seatToken = (code) => (sessionStorage.getItem(kept(code)) ?? localStorage.getItem(kept(code))) || null;
/** @param {string} code @param {string} token */
export function keepToken(code, token) {
  sessionStorage.setItem(kept(code), token);
  localStorage.setItem(kept(code), token);
}
const satAt = (/** @type {string} */ code) => `wolfmoon:sat:${code}`;
/** The seat of a table that was last sat on in this browser. @param {string} code @returns {SeatOfMine | null} */
export const lastSeat = (code) => JSON.parse(localStorage.getItem(satAt(code)) ?? "null");
const keptSeats = (/** @type {string} */ code) => `wolfmoon:seats:${code}`;
/** All seats of a table that were kept here, if the one sat on is one of them. @param {string} code @returns {SeatOfMine[]} */
function seatsKept(code) {
  const text = sessionStorage.getItem(keptSeats(code)) ?? localStorage.getItem(keptSeats(code)),
    list = /** @type {SeatOfMine[]} */ (text ? JSON.parse(text) : []);
  return seatToken(code) === null || list.some((each) => each.token === seatToken(code)) ? list : [];
}
/** The seats that are played from here from now on. @param {string} code @param {SeatOfMine[]} list */
export function keepSeats(code, list) {
  sessionStorage.setItem(keptSeats(code), JSON.stringify(list));
  localStorage.setItem(keptSeats(code), JSON.stringify(list));
  if (JSON.stringify(mine.peek()) !== JSON.stringify(list)) mine.value = list;
}
/** Whatever seats of a table are kept in this browser, this tab only watches. @param {string} code */
export function onlyWatch(code) {
  sessionStorage.setItem(kept(code), "");
  sessionStorage.setItem(keptSeats(code), "[]");
}
/** Forget the seat of a table. @param {string} code */
export function dropToken(code) {
  for (const each of [kept(code), keptSeats(code), satAt(code)]) {
    sessionStorage.removeItem(each);
    localStorage.removeItem(each);
  }
}

/** the secret that the log here was read with @type {string | null | undefined} */
let as;
/** the logs of the seats that are played from here, by secret @type {Map<string, Line[]>} */
const logs = new Map();
/** going over to another of the own seats: nothing of it is shown before all of it is here @type {{ log: Line[], lobby: Lobby | null } | null} */
let arriving = null;

/** Look at the table from another of the own seats, or (null) as whoever watches. @param {number | null} seat */
export function sitOn(seat) {
  const token = seat === null ? null : mine.peek().find((each) => each.seat === seat)?.token;
  if (token === undefined || token === seatToken(table)) return;
  hurry();
  logs.set(as ?? "", log.peek());
  arriving = { log: logs.get(token ?? "") ?? [], lobby: null };
  newest = null;
  as = token;
  sessionStorage.setItem(kept(table), token ?? "");
  joinTable(table);
}

/** Go to a table and stay there: reconnects by itself until left. @param {string} code */
export function joinTable(code) {
  table = code;
  clearTimeout(again);
  if (socket) {
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
  if (seatToken(code) !== as) {
    // another seat reads another log, with its own numbers
    as = seatToken(code);
    log.value = [];
  }
  if (!mine.peek().length) mine.value = seatsKept(code);
  const ws = (socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`));
  ws.onopen = () => {
    freshTalk = true;
    send({ type: "hello", table, token: seatToken(table), have: (arriving?.log ?? log.peek()).length, changes: true });
  };
  ws.onmessage = (event) => {
    tries = 0;
    receive(JSON.parse(event.data));
  };
  ws.onclose = () => {
    if (link.peek() === "refused") return;
    link.value = "lost";
    again = setTimeout(() => joinTable(table), Math.min(8000, 400 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}
const wake = () => {
  if (table && link.peek() === "lost") joinTable(table);
};
addEventListener("online", wake);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) wake();
});

/** @param {ToServer} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify(message));
    return true;
  }
  toast(t("shell-not-connected"), true);
  return false;
}

/** @param {FromServer} message */
function receive(message) {
  if (message.type === "change") {
    if (newest) receive(after(newest, message));
  } else if (message.type === "lobby") {
    if (message.seats_of_mine.length) keepSeats(table, message.seats_of_mine);
    if (arriving) arriving.lobby = message;
    else frame(message);
  } else if (message.type === "view" && arriving) {
    const { log: lines, lobby: now } = arriving;
    arriving = null;
    newest = message;
    batch(() => {
      if (now) frame(now);
      sent.value = armed.value = null;
      log.value = lines;
      enqueue(message, true);
    });
  } else if (message.type === "view") {
    const first = view.peek() === null && newest === null;
    newest = message;
    enqueue(message, first);
  } else if (message.type === "said") {
    talk.value = freshTalk ? [message] : [...talk.peek().slice(-49), message];
    freshTalk = false;
  } else refused(message);
}

/** @param {Lobby} message */
const frame = (message) =>
  batch(() => {
    lobby.value = message;
    link.value = "open";
    if (message.me !== null && as) localStorage.setItem(satAt(table), JSON.stringify({ seat: message.me, token: as }));
    seatNames.value = message.seats.map(
      (seat) => seat.name ?? (seat.kind === "bot" ? t("shell-bot-name", { seat: seat.seat + 1 }) : null),
    );
  });

/** @param {import("./wire.js").Refused} message */
function refused(message) {
  if (message.asked === "say") {
    saying.value = saying.peek() || lastSaid;
    toast(text(message.message), true);
    return;
  }
  if (message.asked === "phrase") {
    toast(text(message.message), true);
    return;
  }
  sent.value = null;
  if (message.asked === "hello") {
    if (message.error === "wrong-link" && seatToken(table)) {
      dropToken(table);
      mine.value = [];
      arriving = null;
      toast(text(message.message), true);
      joinTable(table);
      return;
    }
    batch(() => {
      link.value = "refused";
      keptOut.value = text(message.message);
    });
  } else toast(text(message.message), message.error !== "stale-view");
}

/** Make a view the one on the screen; its new log lines are returned. @param {View} next @returns {Line[]} */
export function commit(next) {
  const here = log.peek(),
    from = next.log_from;
  const lines = next.log.filter((_, i) => from + i >= here.length);
  batch(() => {
    if (sent.peek() && !next.decisions.some((d) => d.id === sent.peek() && !d.answered)) sent.value = null;
    if (armed.peek() && !next.decisions.some((d) => armed.peek()?.startsWith(`${d.id} `))) armed.value = null;
    if (from < here.length || lines.length) log.value = [...here.slice(0, from), ...next.log];
    shownAt.value = performance.now();
    view.value = next;
  });
  return lines;
}

/** Answer a question. @param {string} decision @param {Answer} value */
export function answer(decision, value) {
  hurry();
  if (!newest?.decisions.some((d) => d.id === decision)) {
    toast(t("shell-too-late"));
    return;
  }
  batch(() => {
    armed.value = null;
    sent.value = decision;
  });
  if (!send({ type: "answer", version: newest.version, decision, answer: value })) sent.value = null;
}
/** Say what was written. */
export function speak() {
  const words = saying.peek().trim();
  if (!words || !send({ type: "say", text: words })) return;
  lastSaid = words;
  saying.value = "";
}
/** Say a quick phrase. @param {string} phrase @param {import("./wire.js").Ref | null} [about] */
export const sayPhrase = (phrase, about = null) => void send({ type: "phrase", phrase, about });
/** Make an any-time play. @param {string} call */
export function makeCall(call) {
  hurry();
  if (newest) send({ type: "call", version: newest.version, call });
}
/** Take the last answer back. */
export function undo() {
  hurry();
  if (newest) send({ type: "undo", version: newest.version });
}

/** Ask everybody else whether all since the own last answer may be taken back. */
export function propose() {
  hurry();
  if (newest) send({ type: "propose", version: newest.version });
}
/** Agree to what somebody asks to take back, or not. @param {number} proposal @param {boolean} agrees */
export const consent = (proposal, agrees) => void send({ type: "consent", proposal, agrees });
/** From now on, windows of that rule ("*": all) are to be answered so. @param {string} rule @param {"ask" | "target" | "pass"} choice */
export const setPreset = (rule, choice) => void send({ type: "preset", rule, choice });
/** A bot plays until the owner is back. */
export const leave = () => void send({ type: "leave" });
/** The owner plays again where a bot did. */
export const comeBack = () => void send({ type: "back" });

/** Ask the server over HTTP; what it refuses is said as a toast and gives null.
 * @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  try {
    const reply = await fetch(
      path,
      body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : undefined,
    );
    const said = await reply.json();
    if (reply.ok) return said;
    toast(said.message ? text(said.message) : t("shell-no-answer"), true);
  } catch {
    toast(t("shell-no-answer"), true);
  }
  return null;
}
