// boardgame.io's own server, as its documentation starts it, with its store in memory.
//
//     node server.js PORT [--patches]
//
// With --patches it sends what changed (`deltaState`) instead of the whole state.

"use strict";

const { Server } = require("boardgame.io/server");
const { tempura } = require("./tempura.js");

const port = Number(process.argv[2]);
const server = Server({
  games: [tempura(process.argv.includes("--patches"))],
  origins: [`http://127.0.0.1:${port}`],
});
server.run({ port, callback: () => process.stdout.write("ready\n") });
