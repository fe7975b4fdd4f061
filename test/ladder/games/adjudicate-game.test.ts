import { describe, expect, it } from 'vitest';
import {
  adjudicateGame,
  type CutOffGame,
  previewAdjudication,
} from '../../../src/ladder/games/adjudicate-game.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, game, named } from './afternoon.ts';

const nothing = { fen: null, pgn: null, whiteCaptured: null, blackCaptured: null };

function cutOff(about: Partial<CutOffGame> = {}) {
  const people = afternoon();
  const input: CutOffGame = { ...nothing, white: named(people.ana), black: named(people.bo), ...about };
  return { ...people, input };
}

describe('Act I.5: time ran out', () => {
  it.each([
    ['White captured more', { whiteCaptured: 'qp', blackCaptured: 'rbp' }, 1, [10, 9]],
    ['equal is a draw', { whiteCaptured: 'bn', blackCaptured: 'rp' }, 0.5, [6, 6]],
    ['White alone captured', { whiteCaptured: 'q' }, 1, [9, 0]],
    ['Black alone captured', { blackCaptured: 'p' }, 0, [0, 1]],
    ['a position', { fen: 'rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' }, 1, [9, 0]],
    ['moves', { pgn: '1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2' }, 1, [10, 2]],
  ] as const)('%s', (_, given, score, points) => {
    const { club, mo, input } = cutOff(given);
    const preview = previewAdjudication(club.view, club.actor(mo), input, club.now);
    expect(preview).toMatchObject({ value: { count: { white: points[0], black: points[1] } } });
    const result = club.does(mo, adjudicateGame, input);
    expect(result).toMatchObject({ value: { kind: 'game-adjudicated', counts: true } });
    expect(game(club, 1)).toMatchObject({ status: 'counted', ended: 'material', colour: 'white', score });
  });

  it.each([
    ['nothing to count by', {}, 'one-of'],
    ['two ways at once', { fen: 'x', whiteCaptured: 'q' }, 'one-of'],
    ['an impossible position', { fen: 'nonsense' }, 'position'],
    ['an illegal PGN', { pgn: '1. e4 e4' }, 'position'],
    ['a PGN of a decided game', { pgn: '1. f3 e5 2. g4 Qh4# 0-1' }, 'game-score'],
    ['letters of no piece', { whiteCaptured: 'qx' }, 'position'],
    ['a king', { blackCaptured: 'k' }, 'position'],
    ['five thousand letters', { blackCaptured: 'p'.repeat(5000) }, 'position'],
    ['the same person twice', { black: named(2) }, 'against-oneself'],
  ] as const)('%s', (_, given, said) => {
    const { club, mo, input } = cutOff({
      ...(said === 'against-oneself' ? { whiteCaptured: 'q' } : {}),
      ...given,
    });
    expect(saidOf(club.does(mo, adjudicateGame, input))).toEqual([said]);
    expect(club.view.state.games).toEqual([]);
  });

  it('Act III.3.5: is not for a Moderator who plays, nor for anybody else', () => {
    const { club, mo, ana, input } = cutOff({ whiteCaptured: 'q' });
    expect(actsOf(club.does(mo, adjudicateGame, { ...input, black: named(mo) }))).toEqual(['III.3.5']);
    expect(saidOf(club.does(ana, adjudicateGame, input))).toEqual(['needs-office', 'own-game']);
  });

  it('Act IV.2: pieces are worth what they were when the session began, whatever is published meanwhile', async () => {
    const { club, mo, input } = cutOff({ whiteCaptured: 'b', blackCaptured: 'n' });
    const pieceValues = { q: 9, r: 5, b: 4, n: 3, p: 1 };
    club.write({ type: 'terms-published', version: '2.5', act: null, figures: { pieceValues } });
    await club.at('13:14').settle();
    expect(saidOf(club.does(mo, adjudicateGame, input))).toEqual(['done']);
    expect(game(club, 1).score).toBe(0.5);
  });

  it('after the bell it ended with the bell', async () => {
    const { club, mo, input } = cutOff({ whiteCaptured: 'q' });
    await club.at('13:14').settle();
    expect(saidOf(club.does(mo, adjudicateGame, input))).toEqual(['done']);
    expect(game(club, 1).playedAt).toBe(club.moment('13:10'));
  });

  it('Acts 0.5 to 0.7 hold as for any game', () => {
    const { club, mo, bo, input } = cutOff({ whiteCaptured: 'q' });
    club.ban(bo, '2026-11-27');
    const refusal = club.at('2026-11-21 12:40').does(mo, adjudicateGame, input);
    expect(actsOf(refusal)).toEqual(['0.5', '0.6', '0.7']);
  });

  it('Act 0.12: is held for a non-Member', () => {
    const { club, mo, input } = cutOff({ whiteCaptured: 'q' });
    const zoe = club.person('Zoe');
    const result = club.does(mo, adjudicateGame, { ...input, black: named(zoe) });
    expect(result).toMatchObject({ value: { counts: false } });
  });

  it('Act III.2.4: is declared', () => {
    const { club, mo, input } = cutOff({ whiteCaptured: 'q' });
    club.does(mo, adjudicateGame, input);
    expect(club.announced).toMatchObject([
      {
        notice: { kind: 'game-action', action: 'adjudicated', game: 1, by: mo },
        target: { to: 'discussion' },
      },
    ]);
  });
});
