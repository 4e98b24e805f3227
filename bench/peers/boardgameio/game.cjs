"use strict";
// A small game for four: players take turns to mark one of 400 cells; the game never ends. A view is about 3 KB.
exports.CELLS = 400;
exports.Patch = {
  name: "patch",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ cells: Array(exports.CELLS).fill(null), secret: { 0: [], 1: [], 2: [], 3: [] }, marks: 0 }),
  playerView: ({ G, playerID }) => ({ ...G, secret: playerID === null ? {} : { [playerID]: G.secret[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.secret[playerID] = [cell, ...G.secret[playerID].slice(0, 9)];
      G.marks += 1;
    },
  },
};
