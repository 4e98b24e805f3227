// @ts-check
/* The front page: choose a game, its options and the number of seats, say your name, open the table. */
import { c, html, signal, useEffect } from "./lib.js";
import { Top } from "./frame.js";
import { Figure, Icon, Mark, Sky } from "./pieces.js";
import { ask, keepToken } from "./store.js";
import { fetchCatalogue, speakOf, t, text } from "./text.js";
import { Guide } from "./guide.js";
import { EditionFile, OptionRows, defaults, clipped } from "./gameoptions.js";
import { PaceRows, USUAL_TIMES } from "./pace.js";

/** @typedef {import("./http.js").GameCard} GameCard */

/** @typedef {import("./http.js").Face} Face */

const PLAIN = /** @type {Face} */ ({ figure: "card-random", icon: "card-random", moon: 3, night: "#1d2a3a", line: "#8fa8c0" });
const games = signal(/** @type {GameCard[] | null} */ (null));
const chosen = signal("");
const seats = signal(0);
const options = signal(/** @type {Record<string, any>} */ ({}));
const name = signal(localStorage.getItem("wolfmoon:name") ?? "");
const opening = signal(false);
const times = signal(USUAL_TIMES);
const edition = signal(/** @type {{ name: string, text: string } | null} */ (null));

/** How a game's card is drawn; a plain face until the games are known. @param {string} game @returns {Face} */
export const faceOf = (game) => games.value?.find((each) => each.id === game)?.face ?? PLAIN;
/** The colours of a face. @param {Face} face */
export const tint = (face) => ({ "--sky": face.night, "--c": face.line });

/** The games of this server, asked once. @returns {Promise<GameCard[]>} */
export async function allGames() {
  if (!games.peek()) {
    /** @type {GameCard[]} */ const list = (await ask("/api/games"))?.games ?? [];
    await Promise.all(list.map((game) => fetchCatalogue(game.id)));
    games.value = list;
  }
  return games.peek() ?? [];
}

/** @param {string} id */
function choose(id) {
  const game = games.peek()?.find((each) => each.id === id);
  if (!game) return;
  chosen.value = id;
  localStorage.setItem("wolfmoon:game", id);
  speakOf(id);
  seats.value = Math.min(game.seats[1], Math.max(game.seats[0], 6));
  options.value = defaults(game.options, seats.peek());
  edition.value = null;
}

async function openTable() {
  const said = name.peek().trim();
  localStorage.setItem("wolfmoon:name", said);
  opening.value = true;
  const made = await ask("/api/tables", {
    game: chosen.peek(),
    seats: seats.peek(),
    options: options.peek(),
    window_seconds: times.peek().windows,
    pace: times.peek().pace,
    edition: edition.peek()?.text ?? null,
    name: said || t("shell-host"),
  });
  opening.value = false;
  if (!made) return;
  keepToken(made.table, made.token);
  location.href = `/t/${made.table}`;
}

/** @param {{ game: GameCard }} props */
function GameFace({ game }) {
  const face = game.face;
  return html`<label class="game" style=${tint(face)}>
    <input type="radio" name="game" value=${game.id} checked=${chosen.value === game.id}
      onChange=${() => choose(game.id)} />
    <span class="picked">${c(Icon, { name: "check-mark" })}<span>${t("shell-chosen")}</span></span>
    <div class="pic">${c(Sky, { sky: face.moon })}${c(Figure, { name: face.figure })}</div>
    <div class="txt"><h2>${text(game.title)}<span>
    ${c(Icon, { name: "three-friends", label: t("shell-players") })}${game.seats.join("–")}</span></h2><p>${text(game.blurb)}</p>
    </div>
  </label>`;
}

/** @param {{ game: GameCard }} props */
function Chairs({ game }) {
  const [least, most] = game.seats,
    set = (/** @type {number} */ n) => {
      seats.value = n;
      options.value = clipped(game.options, options.peek(), n);
    };
  return html`<section class="seatbox"><h2>${t("shell-seats")} <span class="stepper">
      <button type="button" aria-label=${t("shell-fewer-seats")} disabled=${seats.value <= least}
        onClick=${() => set(seats.value - 1)}>−</button><output class="num">${seats.value}</output>
      <button type="button" aria-label=${t("shell-more-seats")} disabled=${seats.value >= most}
        onClick=${() => set(seats.value + 1)}>+</button></span></h2>
    <ol class="chairs">${Array.from(
      { length: seats.value },
      (_, i) => html`<li key=${i} class=${`chair s${i + 1}${i ? " open" : ""}`}>${c(Mark, { seat: i })}
      <span><b>${i ? t("shell-open-seat") : name.value.trim() || t("shell-host")}</b><small>
      ${i ? t("shell-open-seat-below") : t("shell-you-host")}</small></span></li>`,
    )}</ol></section>`;
}

export function FrontPage() {
  useEffect(() => {
    void allGames().then((list) =>
      choose((list.find((game) => game.id === localStorage.getItem("wolfmoon:game")) ?? list[0])?.id ?? ""),
    );
  }, []);
  const game = games.value?.find((each) => each.id === chosen.value);
  document.title = t("shell-wolfmoon");
  return html`<div class="lobby front">${c(Top, { icon: "moon-claws", title: t("shell-wolfmoon"), below: t("shell-a-new-table") })}
    <main class="scroll">
      <fieldset class="games"><legend class="sr">${t("shell-choose-game")}</legend>
      ${(games.value ?? []).map((each) => c(GameFace, { game: each, key: each.id }))}</fieldset>
      ${game && c(Chairs, { game })}
      ${
        game &&
        html`<section class="setup"><h2>${t("shell-options")} <small>${t("shell-good-as-it-is")}</small></h2>
        ${c(OptionRows, {
          options: game.options,
          values: options.value,
          seats: seats.value,
          change: (values) => {
            options.value = values;
          },
        })}${c(PaceRows, {
          times: times.value,
          set: (now) => {
            times.value = now;
          },
        })}${c(EditionFile, {
          name: edition.value?.name ?? null,
          set: (file) => {
            edition.value = file;
          },
        })}</section>`
      }
    </main>
    <form class="invite" aria-label=${t("shell-open-table")} onSubmit=${(/** @type {Event} */ e) => {
      e.preventDefault();
      void openTable();
    }}>
      <h2>${t("shell-your-name")}</h2>
      <input class="name" type="text" maxlength="24" autocomplete="nickname" aria-label=${t("shell-your-name")}
        placeholder=${t("shell-your-name-example")} value=${name.value}
        onInput=${(/** @type {Event} */ e) => {
          name.value = /** @type {HTMLInputElement} */ (e.target).value;
        }} />
      ${c(Guide, null)}<ol class="ways"><li>${t("shell-way-1")}</li><li>${t("shell-way-2")}</li><li>${t("shell-way-3")}</li></ol>
      <div class="go"><button type="submit" class="primary" disabled=${!game || opening.value}>${t("shell-open-table")}</button><p>
      ${t("shell-no-account")}</p></div>
    </form></div>`;
}
