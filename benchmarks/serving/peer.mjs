// Tic-tac-toe on boardgame.io as its documentation sets it up: nothing is stored on disk.
import server from "boardgame.io/dist/cjs/server.js";

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: "ttt",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, place) => {
      if (G.cells[place] !== null) return "INVALID_MOVE";
      G.cells[place] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const { Server, Origins } = server;
await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
console.log("ready");
