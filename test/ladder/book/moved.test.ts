import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainGame } from '../../../src/ladder/book/explain.ts';
import { allGames } from '../../../src/ladder/book/games.ts';
import { fold, rules } from '../../../src/rule-books.ts';
import { deeds, ledgerOf } from '../../support/ledgers.ts';

describe('Act II.3: what a game moved', () => {
  it('stands with the game as the explanation has it, so that a card folds nothing again', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        for (const game of allGames(fold(entries))) {
          const { number, status, player, opponent, playerBefore, opponentBefore } = game;
          const moves = explainGame({ entries, rules }, number).map(({ person, before, after }) => [
            person,
            before,
            after,
          ]);
          const kept =
            status !== 'counted' || playerBefore === null || opponentBefore === null
              ? []
              : [
                  [player, playerBefore, playerBefore + game.playerChange],
                  [opponent, opponentBefore, opponentBefore + game.opponentChange],
                ];
          expect(kept).toEqual(moves);
        }
      }),
    );
  });
});
