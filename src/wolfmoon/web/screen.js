// @ts-check
/* The screen that all look at: a television or a laptop in the middle. While the table is open it shows how to join and who has sat
   down, then the board as everybody may see it; it goes along to the next game. It never is a seat, whatever seats are kept in this
   browser. The invitation reaches it in the fragment of its address, from whoever has it; who only knows the table's code has none. */
import { c, effect, html, signal, useEffect } from "./lib.js";
import { Top, shutSettings } from "./frame.js";
import { Qr, copy, invitation } from "./invite.js";
import { allGames, faceOf, tint } from "./lobby.js";
import { Figure, Mark, Sky, Stroke } from "./pieces.js";
import { lobby, mine, onlyWatch } from "./store.js";
import { t } from "./text.js";

/** @typedef {import("./wire.js").Lobby} Lobby */
/** @typedef {import("./wire.js").LobbySeat} LobbySeat */

/** the invitation that this tab shows to the room, "" without one; null: it is not the shared screen */
export const roomScreen = signal(/** @type {string | null} */ (null));

const kept = (/** @type {string} */ code) => `wolfmoon:screen:${code}`;

/** This tab is the shared screen of a table from now on. @param {string} code @param {string} invite the invitation it shows, "" for none */
export function beScreen(code, invite) {
  onlyWatch(code);
  sessionStorage.setItem(kept(code), invite);
  sessionStorage.removeItem(`wolfmoon:join:${code}`);
  invitation.value = "";
  roomScreen.value = invite;
}

/** This tab is the shared screen no more; it watches. @param {string} code */
export function beNoScreen(code) {
  sessionStorage.removeItem(kept(code));
  roomScreen.value = null;
}

/** Be what this tab was before it was loaded anew; once the game has begun let go of the invitation, and follow to the next game.
 * @param {string} code */
export function stayScreen(code) {
  const before = sessionStorage.getItem(kept(code));
  if (before !== null) beScreen(code, before);
  effect(() => {
    const now = lobby.value;
    document.documentElement.classList.toggle("roomscreen", roomScreen.value !== null);
    if (!now || roomScreen.value === null) return;
    if (now.status !== "open" && roomScreen.value) beScreen(code, "");
    if (now.next) location.href = `/t/${now.next}#screen`;
  });
}

const full = () =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen().catch(() => undefined));

/** The address of a table's screen. @param {Lobby} now @param {string} secret */
const screenOf = (now, secret) => `/t/${now.table}#screen${secret ? `=${secret}` : ""}`;

/** In the waiting room: a screen that shows how to join. Whoever has the invitation hands it on to that screen.
 * @param {{ now: Lobby }} props */
export function ScreenOffer({ now }) {
  if (now.one_person) return null;
  const secret = now.invite?.split("#join=")[1] ?? invitation.value,
    path = screenOf(now, secret);
  return html`<details class="folded"><summary>${t("shell-room-screen")}</summary><div class="offer">
    <p>${t(secret ? "shell-room-screen-how" : "shell-room-screen-plain")}</p>
    ${
      now.me === null
        ? html`<button type="button" onClick=${() => beScreen(now.table, secret)}>${t("shell-be-screen")}</button>`
        : html`<a class="button" href=${path} target="_blank" rel="noopener noreferrer">${t("shell-open-screen")}</a>`
    }<button type="button" onClick=${() => void copy(location.origin + path)}>${t("shell-copy-screen")}</button></div></details>`;
}

/** In the settings: the shared screen, opened beside this seat or made of this device. @param {{ now: Lobby }} props */
export function ScreenRow({ now }) {
  const about = html`<b>${t("shell-shared-screen")}<small>${t("shell-shared-screen-below")}</small></b>`;
  if (now.me !== null)
    return now.one_person
      ? null
      : html`<div class="row">${about}<a class="button" href=${screenOf(now, "")} target="_blank" rel="noopener noreferrer">
        ${t("shell-open-screen")}</a></div>`;
  return html`<div class="row">${about}<button type="button" onClick=${full}>${t("shell-full-screen")}</button></div>
    ${
      !mine.value.length &&
      html`<button type="button" onClick=${() => {
        if (roomScreen.peek() === null) beScreen(now.table, "");
        else beNoScreen(now.table);
        shutSettings();
      }}>
      ${t(roomScreen.value === null ? "shell-be-screen" : "shell-be-no-screen")}</button>`
    }`;
}

/** What is said of a seat. @param {LobbySeat} seat */
function said(seat) {
  if (seat.kind === "open") return t("shell-waiting-seat");
  if (seat.kind === "bot") return t(`shell-level-${seat.level ?? "greedy"}`);
  if (!seat.here) return t("shell-not-here");
  return t(seat.seat === 0 ? "shell-host" : seat.ready ? "shell-ready" : "shell-getting-ready");
}

/** @param {{ seat: LobbySeat }} props */
function Chair({ seat }) {
  const free = seat.kind === "open",
    name = free ? t("shell-open-seat") : (seat.name ?? t("shell-bot"));
  return html`<li class=${`chair s${seat.seat + 1}${free ? " open" : ""}`}>${c(Mark, { seat: seat.seat })}<span><b>${name}</b>
    <small>${said(seat)}</small></span>${
      !free &&
      (seat.ready || seat.seat === 0) &&
      html`<span class="ok" role="img" aria-label=${t("shell-ready")}>${c(Stroke, { name: "tick" })}</span>`
    }</li>`;
}

/** How to join, as large as it can be. @param {{ now: Lobby, secret: string }} props */
function JoinUs({ now, secret }) {
  const free = now.seats.some((seat) => seat.kind === "open"),
    join = secret !== "" && free && !now.one_person;
  const [title, how] = join
    ? ["shell-scan-to-join", "shell-scan-to-join-how"]
    : ["shell-scan-to-watch", free && !now.one_person ? "shell-no-code-here" : "shell-watch-how"];
  return html`<section class="joinus" aria-label=${t(title)}>
    ${
      join
        ? c(Qr, { key: "join", table: now.table, invite: secret, label: t("shell-qr"), again: now, gone: () => beScreen(now.table, "") })
        : c(Qr, { key: "watch", table: now.table, label: t("shell-watch-qr") })
    }
    <div><h2>${t(title)}</h2><p>${t(how)}</p>
      <p class="code"><span>${t("shell-table")}</span><b>${now.table}</b></p>
      ${/^(localhost|127\..*|\[::1\])$/.test(location.hostname) && html`<p class="fine">${t("shell-only-this-machine", { name: location.hostname })}</p>`}
    </div></section>`;
}

/** The shared screen while the table is open. @param {{ now: Lobby, secret: string }} props */
export function ScreenRoom({ now, secret }) {
  useEffect(() => {
    void allGames();
  }, []);
  const face = faceOf(now.game),
    count = now.seats.length,
    filled = now.seats.filter((seat) => seat.kind !== "open").length;
  const title = t(`title-${now.game}`);
  document.title = `${title} · ${now.table}`;
  const late = now.seats.some((seat) => seat.kind === "open" || (seat.kind === "person" && seat.seat > 0 && !seat.ready));
  return html`<div class="screenroom">${c(Top, { icon: face.icon, title, below: t("shell-waiting-room", { table: now.table }), settings: c(ScreenRow, { now }) })}
    <main><div class="picture" style=${tint(face)}>${c(Sky, { sky: face.moon, low: true })}${c(Figure, { name: face.figure })}</div>
      ${c(JoinUs, { now, secret })}
      <section class="seated" aria-label=${t("shell-seats")}><h2>${t("shell-seats")} <small role="status">
        ${t("shell-filled", { filled, count })}</small></h2>
        <ol class="chairs">${now.seats.map((seat) => c(Chair, { key: seat.seat, seat }))}</ol>
        <p>${t(late ? "shell-host-starts" : "shell-all-here")}</p></section></main>
    <button type="button" class="fullscreen" onClick=${full}>${t("shell-full-screen")}</button></div>`;
}
