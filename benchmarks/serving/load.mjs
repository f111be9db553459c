// Plays many tic-tac-toe tables of two sockets at full speed, on either server, and times moves.
// Usage: node load.mjs ours|theirs URL TABLES ROUNDS; prints one JSON line a step, and waits
// for a line on its input where the caller wants to look at the server's memory.
import { createInterface } from "node:readline";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [, , side, url, tables, rounds] = process.argv;
const PLACES = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nine moves, nobody wins before the last
const SQUARES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const tell = (step) => console.log(JSON.stringify(step));
const post = async (path, body) => {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** A table of two sockets; `seen` is called once a seat has been shown that many moves. */
async function ours() {
  const players = [{ kind: "here", name: "Ada" }, { kind: "here", name: "Bea" }];
  const { table, token } = await post("/api/tables", { family: "pebbles", players, start: true });
  const sockets = [0, 1].map(() => new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/play`));
  await Promise.all(sockets.map((socket) => new Promise((done, fail) => {
    socket.once("open", done);
    socket.once("error", fail);
  })));
  const self = { seen: null, close: () => sockets.forEach((socket) => socket.terminate()) };
  const shown = (seat, text) => {
    const message = JSON.parse(text);
    if (message.type !== "view") throw new Error(text);
    return self.seen?.(seat, 9 - free(message.view.board));
  };
  await Promise.all(sockets.map((socket, seat) => new Promise((done) => {
    socket.once("message", () => {
      socket.on("message", (text) => shown(seat, text));
      done();
    });
    socket.send(JSON.stringify({ type: "hello", token, seat, wants: "view" }));
  })));
  self.move = (number) => {
    const seat = number % 2;
    const gesture = { type: "press", move: SQUARES[PLACES[number]] };
    const act = { type: "play", seat, gesture };
    sockets[seat].send(JSON.stringify({ type: "do", id: `${table}-${number}`, act }));
  };
  return self;
}

const free = (board) => 9 - bits(board.crosses | board.rings);
const bits = (number) => (number ? (number & 1) + bits(number >> 1) : 0);

async function theirs() {
  const { matchID } = await post("/games/ttt/create", { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"])
    seats.push(await post(`/games/ttt/${matchID}/join`, { playerID, playerName: `p${playerID}` }));
  const sockets = [0, 1].map(() => io(`${url}/ttt`, { transports: ["websocket"], forceNew: true }));
  const self = { seen: null, close: () => sockets.forEach((socket) => socket.disconnect()) };
  await Promise.all(sockets.map((socket, seat) => new Promise((done) => {
    socket.on("connect", () => socket.emit("sync", matchID, String(seat), seats[seat].playerCredentials, 2));
    socket.once("sync", () => {
      socket.on("update", (_, state) => self.seen?.(seat, state._stateID));
      done();
    });
  })));
  self.move = (number) => {
    const seat = number % 2;
    const payload = {
      type: "mark", args: [PLACES[number]], playerID: String(seat), credentials: seats[seat].playerCredentials,
    };
    sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, number, matchID, String(seat));
  };
  return self;
}

/** One game to its end; a move's time lasts until the opponent has been shown it. */
const play = (table, times) => new Promise((done) => {
  let sent;
  const next = (number) => {
    sent = performance.now();
    table.move(number);
  };
  table.seen = (seat, moves) => {
    if (seat !== moves % 2) return; // the one who is to move next has been shown the move
    times.push(performance.now() - sent);
    moves === 9 ? done() : next(moves);
  };
  next(0);
});

const make = side === "ours" ? ours : theirs;

async function open(many) {
  const opened = [];
  for (let first = 0; first < many; first += 20)
    opened.push(...await Promise.all(Array.from({ length: Math.min(20, many - first) }, make)));
  return opened;
}

// what a server loads for its first tables is not what a table costs
const first = await open(40);
tell({ step: "warm" });
await lines.next();
for (let round = 0; round < rounds; round++) {
  const opened = await open(tables);
  tell({ step: "open", tables: opened.length });
  await lines.next();
  const times = [];
  const began = performance.now();
  await Promise.all(opened.map((table) => play(table, times)));
  tell({ step: "played", moves: times.length, seconds: (performance.now() - began) / 1000, times });
  await lines.next();
  opened.forEach((table) => table.close());
}
first.forEach((table) => table.close());
process.exit(0);
