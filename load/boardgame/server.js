// A server of boardgame.io as its documentation sets one up: storage in memory, and a game whose state is a city of
// about 20 kB as JSON. It prints where it listens.

import boardgame from 'boardgame.io/dist/cjs/server.js';

const SQUARES = 400;

const game = {
  name: 'city',
  setup: () => ({
    squares: Array.from({ length: SQUARES }, (_, number) => ({ number, owner: 'nobody', building: 'none' })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: ({ G, playerID }, number, building) => {
      const square = G.squares[number];
      square.owner = playerID;
      square.building = building;
    },
  },
};

const size = JSON.stringify(game.setup()).length;
const server = boardgame.Server({ games: [game], origins: [/./] });
const { appServer } = await server.run({ port: 0 });
console.log(`a state of ${size} bytes at http://127.0.0.1:${appServer.address().port}/`);
