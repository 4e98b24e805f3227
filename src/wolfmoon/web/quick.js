// @ts-check
/* Quick phrases: what is quick to say at this game; every reader reads them in the language of his own page. */
import { c, html, signal, useEffect } from "./lib.js";
import { allGames } from "./lobby.js";
import { Mark } from "./pieces.js";
import { aiming } from "./pointing.js";
import { lobby, sayPhrase, view } from "./store.js";
import { lower } from "./sheet.js";
import { seatName, t } from "./text.js";
import { talkOpen } from "./talk.js";

/** @typedef {import("./http.js").QuickPhrase} QuickPhrase */

const phrases = signal(/** @type {QuickPhrase[]} */ ([]));
/** the phrase that waits for a seat to be named */
const waiting = signal(/** @type {QuickPhrase | null} */ (null));

/** A phrase as it stands on its button. @param {QuickPhrase} phrase */
const face = (phrase) => (phrase.id === "look" ? t("shell-point") : t(phrase.text.id, { thing: "…" }).replace("….", "…"));

/** @param {QuickPhrase} phrase */
function press(phrase) {
  if (phrase.about === "seat") waiting.value = waiting.peek() === phrase ? null : phrase;
  else if (phrase.about === "thing") {
    aiming.value = phrase.id;
    talkOpen.value = false;
    lower();
  } else sayPhrase(phrase.id);
}

/** The row of phrases; of those that name a seat, then the seats. */
export function Quick() {
  const now = lobby.value;
  useEffect(() => {
    void allGames().then((games) => {
      phrases.value = games.find((game) => game.id === now?.game)?.phrases ?? [];
    });
  }, [now?.game]);
  const asks = waiting.value;
  return html`<div class="quickwords" role="group" aria-label=${t("shell-quick")}>${phrases.value
    .filter((phrase) => phrase.about !== "thing" || view.value)
    .map(
      (phrase) => html`<button type="button" key=${phrase.id} aria-expanded=${phrase.about === "seat" ? asks === phrase : undefined}
        onClick=${() => press(phrase)}>${face(phrase)}</button>`,
    )}</div>
    ${
      asks &&
      html`<div class="quickwords" role="group" aria-label=${face(asks)}>${now?.seats
        .filter((seat) => seat.kind !== "open" && seat.seat !== now.me)
        .map(
          (seat) => html`<button type="button" key=${seat.seat} onClick=${() => {
            sayPhrase(asks.id, ["seat", String(seat.seat)]);
            waiting.value = null;
          }}>${c(Mark, { seat: seat.seat, small: true })}<bdi>${seatName(seat.seat)}</bdi></button>`,
        )}</div>`
    }`;
}
