// @ts-check
/* The waiting room of a table: who sits where, the invitation, what is played, ready and start. */
import { c, html, signal, useEffect } from "./lib.js";
import { Top } from "./frame.js";
import { OptionRows } from "./gameoptions.js";
import { SitHereToo } from "./device.js";
import { Invite, invitation } from "./invite.js";
import { allGames, faceOf, tint } from "./lobby.js";
import { PaceRows } from "./pace.js";
import { Figure, Mark, Sky, Stroke } from "./pieces.js";
import { Commitment } from "./replaydice.js";
import { ScreenOffer } from "./screen.js";
import { ask, joinTable, keepToken, seatToken } from "./store.js";
import { TalkDrawer } from "./talk.js";
import { t, text } from "./text.js";

/** @typedef {import("./wire.js").Lobby} Lobby */
/** @typedef {import("./wire.js").LobbySeat} LobbySeat */

const game = signal(/** @type {import("./http.js").GameCard | null} */ (null));
const guest = signal(localStorage.getItem("wolfmoon:name") ?? "");
const LEVELS = ["greedy", "random"];

/** @param {Lobby} now @param {string} what @param {object} body */
const tell = (now, what, body) => ask(`/api/tables/${now.table}/${what}`, { token: seatToken(now.table), ...body });

/** @param {Lobby} now @param {number | null} seat */
async function sit(now, seat) {
  const name = guest.peek().trim() || t("shell-guest");
  localStorage.setItem("wolfmoon:name", name);
  const got = await ask(`/api/tables/${now.table}/sit`, { invite: invitation.peek(), name, seat });
  if (!got) return;
  keepToken(now.table, got.token);
  joinTable(now.table);
}

/** @param {{ now: Lobby, seat: LobbySeat, guestHere: boolean }} props */
function Chair({ now, seat, guestHere }) {
  const mine = seat.seat === now.me,
    host = seat.seat === 0;
  const set = (/** @type {object} */ body) => void tell(now, "seat", { seat: seat.seat, ...body });
  if (seat.kind === "open")
    return html`<li class=${`chair open s${seat.seat + 1}`}>${c(Mark, { seat: seat.seat })}<span><b>${t("shell-open-seat")}</b>
      <small>${now.one_person ? t("shell-seat-too") : t("shell-waiting-seat")}</small></span>
    ${
      now.host
        ? html`<button type="button" onClick=${() => set({ kind: "bot", level: "greedy" })}>${t("shell-bot")}</button>`
        : guestHere && html`<button type="button" onClick=${() => void sit(now, seat.seat)}>${t("shell-sit-here")}</button>`
    }</li>`;
  if (seat.kind === "bot") {
    return html`<li class=${`chair s${seat.seat + 1}`}>${c(Mark, { seat: seat.seat })}<span><b>${seat.name ?? t("shell-bot")}</b>
      <small>${t(`shell-level-${seat.level ?? "greedy"}`)}</small></span>
      ${
        now.host &&
        html`<span class="change">${t("shell-change")}
          <select aria-label=${t("shell-change-bot", { name: seat.name ?? t("shell-bot") })} onChange=${(
          /** @type {Event} */ e,
        ) => {
          const value = /** @type {HTMLSelectElement} */ (e.target).value;
          set(value === "open" ? { kind: "open" } : { kind: "bot", level: value });
        }}>${LEVELS.map((level) => html`<option value=${level} selected=${level === seat.level}>${t(`shell-level-${level}`)}
          </option>`)}<option value="open">${t("shell-leave-open")}</option></select></span>`
      }</li>`;
  }
  const below =
    mine && host
      ? t("shell-you-host")
      : mine
        ? t("shell-you")
        : !seat.here
          ? t("shell-not-here")
          : host
            ? t("shell-host")
            : seat.ready
              ? t("shell-ready")
              : t("shell-getting-ready");
  return html`<li class=${`chair s${seat.seat + 1}`}>${c(Mark, { seat: seat.seat })}<span><b>${seat.name}</b><small>${below}</small>
    </span>
    ${
      mine && !host
        ? html`<button type="button" onClick=${() => set({ kind: "open" })}>${t("shell-stand-up")}</button>`
        : (seat.ready || host) && html`<span class="ok" role="img" aria-label=${t("shell-ready")}>${c(Stroke, { name: "tick" })}
          </span>`
    }</li>`;
}

/** @param {{ now: Lobby }} props */
function Go({ now }) {
  const open = now.seats.filter((seat) => seat.kind === "open"),
    away = now.seats.filter((seat) => seat.kind === "person" && !seat.ready && seat.seat !== now.me);
  const me = now.seats.find((seat) => seat.seat === now.me);
  const first = open[0];
  const label = now.one_person
    ? t("shell-start")
    : open.length === 1 && first
      ? t("shell-start-one-bot", { seat: first.seat + 1 })
      : open.length
        ? t("shell-start-bots", { count: open.length })
        : t("shell-start");
  if (now.host)
    return html`<div class="go"><button type="button" class="primary" onClick=${() => void tell(now, "start", {})}>${label}</button>
    <p>${now.one_person ? t("shell-all-yours") : away.length ? t("shell-still-waiting", { names: away.map((seat) => seat.name ?? "").join(", ") }) : open.length ? t("shell-you-can-wait") : t("shell-all-here")}</p></div>`;
  if (me)
    return html`<div class="go"><button type="button" class=${me.ready ? "" : "primary"} aria-pressed=${me.ready}
      onClick=${() => void tell(now, "ready", { ready: !me.ready })}>
        ${me.ready ? t("shell-not-ready-after-all") : t("shell-i-am-ready")}</button>
    <p>${t("shell-host-starts")}</p></div>`;
  if (!invitation.value || now.one_person) return html`<div class="go"><p>${t("shell-watching-lobby")}</p></div>`;
  return html`<form class="go" onSubmit=${(/** @type {Event} */ e) => {
    e.preventDefault();
    void sit(now, null);
  }}>
    <input class="name" type="text" maxlength="24" autocomplete="nickname" aria-label=${t("shell-your-name")}
      placeholder=${t("shell-your-name")} value=${guest.value} onInput=${(
      /** @type {Event} */ e,
    ) => {
      guest.value = /** @type {HTMLInputElement} */ (e.target).value;
    }} />
    <button type="submit" class="primary" disabled=${!open.length}>${open.length ? t("shell-sit-down") : t("shell-table-is-full")}
    </button><p>${t("shell-no-account")}</p></form>`;
}

/** @param {{ now: Lobby }} props */
export function WaitingRoom({ now }) {
  useEffect(() => {
    void allGames().then((list) => {
      game.value = list.find((each) => each.id === now.game) ?? null;
    });
  }, [now.game]);
  const face = faceOf(now.game),
    card = game.value,
    filled = now.seats.filter((seat) => seat.kind !== "open").length;
  const [least, most] = card?.seats ?? [0, 0],
    count = now.seats.length;
  const change = now.host ? (/** @type {object} */ options) => void tell(now, "options", { seats: count, options }) : null;
  const resize = (/** @type {number} */ seats) => void tell(now, "options", { seats, options: now.options });
  const title = card ? text(card.title) : now.game;
  document.title = `${title} · ${now.table}`;
  return html`<div class="lobby room">${c(Top, { icon: face.icon, title, below: t("shell-waiting-room", { table: now.table }), talk: true })}
    <main class="scroll">
      <section class="banner" style=${tint(face)} aria-label=${title}><div class="pic">
      ${c(Sky, { sky: face.moon })}${c(Figure, { name: face.figure })}</div><div class="txt"><h2>${title}</h2><p>
      ${card && text(card.blurb)}</p></div></section>
      <section class="seatbox"><h2>${t("shell-seats")} <small>${t("shell-filled", { filled, count })}</small>${
        now.host &&
        card &&
        html`<span class="stepper">
        <button type="button" aria-label=${t("shell-fewer-seats")} disabled=${count <= least}
          onClick=${() => resize(count - 1)}>−</button><output class="num">${count}</output>
        <button type="button" aria-label=${t("shell-more-seats")} disabled=${count >= most}
          onClick=${() => resize(count + 1)}>+</button></span>`
      }</h2>
        <ol class="chairs">${now.seats.map((seat) => c(Chair, { key: seat.seat, now, seat, guestHere: now.me === null && invitation.value !== "" && !now.one_person }))}</ol></section>
      ${
        card &&
        html`<section class="setup"><h2>${t("shell-options")} <small>
          ${now.host ? t("shell-good-as-it-is") : t("shell-host-chooses")}</small></h2>
        ${c(OptionRows, { options: card.options, values: now.options, seats: count, change })}${c(PaceRows, {
          times: { pace: now.pace, windows: now.window_seconds },
          set: now.host ? ({ pace, windows }) => void tell(now, "pace", { pace, window_seconds: windows }) : null,
        })}</section>`
      }
    </main>
    <section class="invite" aria-label=${t("shell-invite")}>
    ${(now.me !== null || !invitation.value) && c(Invite, { now: now.one_person ? { ...now, invite: null } : now })}${c(SitHereToo, { now })}${c(ScreenOffer, { now })}${now.commitment && html`<details class="folded"><summary>${t("shell-fair-title")}</summary>${c(Commitment, { published: now.commitment })}</details>`}${c(Go, { now })}</section>${c(TalkDrawer, null)}</div>`;
}
