"use strict";
// node load.cjs ADDRESS TABLES SECONDS: fills tables of four, plays at full speed, then at 200 moves a second.
// Talks over standard output, one line a phase, and goes on with each line of its standard input:
// "opened", "warm", then a JSON object for the fast phase, and one for the steady phase.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Patch, CELLS } = require("./game.cjs");
const readline = require("node:readline");

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const said = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
let rate = 0; // moves a second in all; 0: nobody moves; Infinity: as fast as it goes
let moves = 0;
let nextAt = 0;
let latencies = [];

async function post(path, form) {
  const reply = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(form),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
}

async function open(number) {
  const { matchID } = await post("/games/patch/create", { numPlayers: 4 });
  const seen = [0, 0, 0, 0];
  let sent = null;
  const clients = [];
  for (let seat = 0; seat < 4; seat += 1) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/patch/${matchID}/join`, { playerID, playerName: `P${number}-${seat}` });
    const client = Client({
      game: Patch, numPlayers: 4, matchID, playerID, credentials: playerCredentials, debug: false,
      multiplayer: SocketIO({ server: address }),
    });
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      seen[seat] = Math.max(seen[seat], state._stateID);
      // The mover runs its own move at once: what counts is what the others hear.
      if (sent && seen.every((id, other) => other === sent.seat || id > sent.id)) {
        latencies.push(performance.now() - sent.at);
        sent = null;
      }
    });
    clients.push(client);
    client.start();
  }
  return { clients, seen, send: (seat, id) => { sent = { seat, id, at: performance.now() }; } };
}

async function play(table) {
  for (;;) {
    while (rate === 0) await sleep(20);
    const state = table.clients[0].getState();
    const seat = state ? Number(state.ctx.currentPlayer) : 0;
    const own = table.clients[seat].getState();
    if (!state || !own || own.ctx.currentPlayer !== String(seat) || own._stateID !== Math.max(...table.seen)) {
      await new Promise(setImmediate);
      continue;
    }
    if (rate !== Infinity) {
      nextAt = Math.max(nextAt, performance.now()) + 1000 / rate;
      await sleep(nextAt - performance.now());
    }
    const before = own._stateID;
    table.send(seat, before);
    moves += 1;
    table.clients[seat].moves.mark(Math.floor(Math.random() * CELLS));
    const until = performance.now() + 2000;
    while (!table.seen.every((id) => id > before) && performance.now() < until) await new Promise(setImmediate);
  }
}

async function measure(pace) {
  rate = pace;
  nextAt = performance.now();
  latencies = [];
  const before = moves;
  const began = performance.now();
  await sleep(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? null;
  return { moves: moves - before, seconds: took, p50: at(0.5), p99: at(0.99) };
}

(async () => {
  const opened = [];
  for (let number = 0; number < tables; number += 1) opened.push(await open(number));
  await sleep(500);
  console.log("opened");
  await said.next();
  opened.forEach(play);
  rate = Infinity;
  await sleep(1000);
  console.log("warm");
  await said.next();
  console.log(JSON.stringify(await measure(Infinity)));
  await said.next();
  console.log(JSON.stringify(await measure(200)));
  process.exit(0);
})();
