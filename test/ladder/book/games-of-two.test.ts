import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allGames, type Game, gamesOfTwo, isPlayer } from '../../../src/ladder/book/games.ts';
import type { State } from '../../../src/rule-books.ts';

const pairs = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }));

test('the games of two people are found however often they are asked for while the ledger grows', () => {
  fc.assert(
    fc.property(fc.array(fc.option(pairs, { freq: 5 })), pairs, (played, [one, other]) => {
      const games: (Game | undefined)[] = [];
      const state = { games } as unknown as State;
      played.forEach((pair, number) => {
        games[number] = pair === null ? undefined : ({ number, player: pair[0], opponent: pair[1] } as Game);
        const expected = allGames(state).filter(
          (game) =>
            isPlayer(game, one) && isPlayer(game, other) && (one !== other || game.player === game.opponent),
        );
        expect(gamesOfTwo(state, one, other)).toEqual(expected);
      });
    }),
  );
});
