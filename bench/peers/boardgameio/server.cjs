"use strict";
// boardgame.io's own server, tables in memory, on a free port of 127.0.0.1; prints its address when it is ready.
const { Server } = require("boardgame.io/server");
const { Patch } = require("./game.cjs");

const log = console.log;
console.log = () => {};
console.info = () => {};
process.env.NODE_ENV = "production";
const server = Server({ games: [Patch], origins: ["*"] });
server.run({ port: 0 }).then(({ appServer }) => log(`http://127.0.0.1:${appServer.address().port}`));
