// @ts-check
/* One table, /t/CODE: takes the secret out of the address, joins, and shows the waiting room, the game or its end. */
import { c, effect, html, signal } from "./lib.js";
import { attend } from "./attend.js";
import { EndScene, showTable } from "./end.js";
import { Top } from "./frame.js";
import { leadAll } from "./mine.js";
import { notifyHere } from "./alerts.js";
import { HandOver, PlayBoth, covered, otherSeat, passOn } from "./device.js";
import { invitation } from "./invite.js";
import { lookOn } from "./lately.js";
import { setStage } from "./motion.js";
import { ScreenRoom, beNoScreen, beScreen, roomScreen, stayScreen } from "./screen.js";
import { Table } from "./table.js";
import { WaitingRoom } from "./waiting.js";
import { commit, joinTable, keepToken, keptOut, lastSeat, link, lobby, view } from "./store.js";
import { noteCommitment } from "./replaydice.js";
import { fetchCatalogue, speakOf, t } from "./text.js";
import { dropBoard, loadBoard } from "./boardhost.js";

/** the end is shown; it waits a moment when the last blow falls before our eyes */
const curtain = signal(false);
const LAST_LOOK = 2400;
/** the fragment of a link that was followed in a tab which shows this table already */
const LINK = /^#(seat=|join=|screen\b)/;

/** Go to a table. @param {string} code */
export function visit(code) {
  const [kind, secret] = location.hash.slice(1).split("=");
  const key = `wolfmoon:join:${code}`;
  if (kind === "seat" && secret) {
    const before = lastSeat(code);
    if (before && before.token !== secret) otherSeat.value = before;
    keepToken(code, secret);
  }
  if (kind === "join" && secret) sessionStorage.setItem(key, secret);
  if (kind === "screen") beScreen(code, secret ?? "");
  else if (secret) beNoScreen(code);
  if (location.hash) history.replaceState(null, "", location.pathname);
  invitation.value = sessionStorage.getItem(key) ?? "";
  stayScreen(code);
  addEventListener("hashchange", () => {
    if (LINK.test(location.hash)) location.reload();
  });
  setStage({ show: commit });
  joinTable(code);
  leadAll();
  passOn();
  attend(code);
  lookOn(code);
  notifyHere();
  /** @type {string | null} */ let game = null;
  effect(() => {
    if (lobby.value) noteCommitment(lobby.value.table, lobby.value.commitment);
    const now = lobby.value?.game ?? null;
    if (!now || now === game) return;
    game = now;
    void fetchCatalogue(now).then(() => {
      speakOf(now);
      return loadBoard(now);
    });
  });
  let playing = false;
  effect(() => {
    const seen = view.value;
    if (seen && !seen.outcome) playing = true;
    else if (seen) setTimeout(() => (curtain.value = true), playing ? LAST_LOOK : 0);
  });
  addEventListener("pagehide", dropBoard);
}

/** @param {{ code: string }} props */
export function TablePage({ code }) {
  if (link.value === "refused")
    return html`<div class="page">${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: code })}
    <main class="about"><article class="paper"><h2>${t("shell-kept-out")}</h2><p>${keptOut.value}</p><p><a href="/">
    ${t("shell-new-table")}</a></p></article></main></div>`;
  const now = lobby.value,
    seen = view.value;
  if (!now || (now.status !== "open" && !seen))
    return html`<div class="page">${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: code })}
    <main class="about"><p class="joining" role="status">${link.value === "lost" ? t("shell-reconnecting") : t("shell-joining")}</p>
    </main></div>`;
  if (roomScreen.value !== null && (now.status === "open" || !seen)) return c(ScreenRoom, { now, secret: roomScreen.value });
  if (now.status === "open" || !seen) return c(WaitingRoom, { now });
  if (seen.outcome && !showTable.value && curtain.value) return c(EndScene, { seen, outcome: seen.outcome, now });
  return html`${covered(seen) ? html`<div class="page"></div>` : c(Table, { seen, now })}${c(HandOver, { seen })}${c(PlayBoth, { now })}`;
}
