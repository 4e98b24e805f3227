// @ts-check
/* Where a game's board stands. The board's module is loaded when the game is known; one that cannot be had leaves the plain board,
   on which every game can be played. */
import { computed, html, signal, useEffect, useRef } from "./lib.js";
import { pressOnBoard } from "./chooser.js";
import { setStage, still } from "./motion.js";
import { hot, sprite } from "./pieces.js";
import * as plain from "./plain.js";
import { clickable, lobby, view } from "./store.js";
import { cue } from "./sound.js";
import { say, seatName, t, text, thing } from "./text.js";

/** @typedef {import("./board.js").BoardModule} BoardModule */
/** @typedef {import("./board.js").Tools} Tools */

/** the board of the game that is played */
export const board = signal(/** @type {BoardModule | null} */ (null));
/** whether everybody's cards lie open: a finished game as it was */
export const bare = signal(false);
/** what a board may ask of the table */
export const tools = computed(
  () =>
    /** @type {Tools} */ ({
      text,
      say,
      t,
      thing,
      name: seatName,
      hot,
      still,
      cue: (name) => void cue(name),
      table: lobby.value?.table ?? "",
      me: lobby.value?.me ?? null,
      bare: bare.value,
    }),
);

/** @type {import("./board.js").Mounted | null} */ let mounted = null;

/** Load the board of a game; its style sheet stands beside it. @param {string} game */
export async function loadBoard(game) {
  const folder = `/games/${game}/board`;
  if (!document.querySelector(`link[href="${folder}/board.css"]`)) {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${folder}/board.css` });
    const ready = new Promise((done) => {
      sheet.onload = sheet.onerror = done;
    });
    document.head.append(sheet);
    await ready;
  }
  try {
    board.value = await import(`${folder}/board.js`);
    sprite.value = board.value?.sprite ?? sprite.peek();
  } catch (fault) {
    console.warn(`no board of its own for ${game}:`, fault);
    board.value = plain;
  }
}

/** Take the board away. */
export function dropBoard() {
  mounted?.destroy();
  mounted = null;
}

/** The element the board is drawn in. */
export function BoardHost() {
  const element = useRef(/** @type {HTMLDivElement | null} */ (null));
  const module = board.value,
    shown = view.value,
    things = clickable.value,
    kit = tools.value;
  useEffect(() => {
    if (!module || !element.current) return undefined;
    mounted = module.mount(element.current, pressOnBoard, kit);
    setStage({ animate: (lines) => mounted?.animate(lines) ?? Promise.resolve() });
    return dropBoard;
  }, [module, kit.table, kit.me, kit.bare]);
  useEffect(() => {
    if (shown) mounted?.show(shown, things);
  }, [module, shown, things]);
  return html`<div class="mount" ref=${element}></div>`;
}
