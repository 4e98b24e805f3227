// @ts-check
/* What moves: pawns from tile to tile, a tile as it is laid, dice as they settle. All of it is found by comparing one view with the next. */

/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./shape.js").Public} Public */

const MOVE = 360,
  TURN = 600;

/** Watch the pieces from view to view. @param {Element} element @param {Tools} tools */
export function watchMoves(element, tools) {
  /** @type {Public | null} */ let last = null;
  /** @type {Map<string, string>} */ let stood = new Map();
  /** @type {Promise<unknown>[]} */ let running = [];
  /** Where each pawn is drawn. */
  const standing = () =>
    new Map(
      [...element.querySelectorAll("[data-piece]")].map((piece) => {
        const floor = piece.closest("svg")?.getAttribute("aria-label") ?? "";
        return [`${piece.getAttribute("data-piece")}@${floor}`, /** @type {SVGElement} */ (piece).style.transform];
      }),
    );
  /** @param {Element | null} piece @param {Keyframe[]} steps @param {number} duration */
  function run(piece, steps, duration) {
    if (piece && !tools.still.peek()) running.push(piece.animate(steps, { duration, easing: "ease-in-out" }).finished.catch(() => undefined));
  }
  return {
    /** start what moves, now that this view is drawn @param {Public} now */
    after(now) {
      running = [];
      const drawn = standing();
      if (last && last !== now) {
        for (const piece of element.querySelectorAll("[data-piece]")) {
          const floor = piece.closest("svg")?.getAttribute("aria-label") ?? "",
            key = `${piece.getAttribute("data-piece")}@${floor}`,
            from = stood.get(key),
            to = drawn.get(key);
          if (from && to && from !== to) run(piece, [{ transform: from }, { transform: to }], MOVE);
        }
        const before = new Set(last.house.map((tile) => tile.tile));
        for (const tile of now.house)
          if (!before.has(tile.tile)) run(element.querySelector(`[data-tile="${tile.tile}"]`), [{ opacity: 0.2 }, { opacity: 1 }], TURN);
        if (JSON.stringify(now.rolls) !== JSON.stringify(last.rolls) && now.rolls.length) {
          tools.cue("dice");
          for (const die of element.querySelectorAll(".bm-rolls .die02")) run(die, [{ transform: "rotate(-200deg) scale(.4)" }, { transform: "none" }], TURN);
        }
        const slots = (/** @type {Public} */ table) => table.players.reduce((sum, player) => sum + Object.values(player.traits ?? {}).reduce((all, trait) => all + trait.slot, 0), 0);
        if (now.players.some((player, seat) => player.dead && !last?.players[seat]?.dead)) tools.cue("out");
        else if (slots(now) < slots(last)) tools.cue("damage");
        else if (Object.values(now.decks).join() !== Object.values(last.decks).join()) tools.cue("card");
      }
      stood = drawn;
      last = now;
    },
    /** when all of it has come to rest @returns {Promise<void>} */
    done: () => Promise.all(running).then(() => undefined),
  };
}
