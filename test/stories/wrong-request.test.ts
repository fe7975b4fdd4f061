import { afterAll, beforeAll, describe } from 'vitest';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { refusesEach, type WrongUse } from '../support/wrong-use.ts';

const reason = 'Because.';
const won = { game: '1', outcome: 'won' };

describe('leaving, objecting and the Chief Justice’s powers, wrongly used', () => {
  let stage: Everybody;
  beforeAll(async () => {
    stage = await everybody();
    await stage.people.bo.as.run('game object', { game: '1' });
    await stage.people.bo.as.run('game object', { game: '9' });
    await stage.people.cy.as.run('leave');
    await stage.people.dan.as.run('leave');
  });
  afterAll(() => stage.club.close());

  describe('Acts II.7 and II.8: who is taken off the Leaderboard', () => {
    refusesEach(
      [
        ['gus', 'leave', {}, 'You are not on the Leaderboard', 'Act II.8', '/join'],
        ['rex', 'leave', {}, 'Rex is not on the Leaderboard', 'Act II.8'],
        ['jude', 'leave', { withdraw: true }, 'not on the Leaderboard', 'Act II.8'],
        ['cy', 'leave', {}, 'already asked to be removed', '27 November 2026', 'withdraw:True', 'Act II.8'],
        ['dan', 'leave', {}, 'already asked to be removed', '12 December 2026', 'Act II.8'],
        ['ana', 'leave', { withdraw: true }, 'Ana has not asked', 'Act II.8'],
        ['morgan', 'chief remove', ({ ana }) => ({ member: ana, basis: 'request' }), 'not asked', '/leave'],
        ['morgan', 'chief remove', ({ dan }) => ({ member: dan, basis: 'request' }), 'Act II.8.1'],
        ['morgan', 'chief remove', ({ rex }) => ({ member: rex, basis: 'inactive' }), 'Act II.7'],
        [
          'morgan',
          'chief remove',
          ({ bo }) => ({ member: bo, basis: 'inactive' }),
          'missed nothing',
          'Act II.7',
        ],
        ['morgan', 'chief remove', ({ gus }) => ({ member: gus, basis: 'request' }), 'don’t know'],
        ['morgan', 'chief remove', { member: 'Alex', basis: 'request' }, 'More than one person'],
      ],
      () => stage,
    );
  });

  describe('Act I.6: objecting to a game, and its rematch', () => {
    refusesEach(
      [
        ['cy', 'game object', { game: '1' }, 'Only the two who played', 'Act I.6'],
        ['mia', 'game object', { game: '1' }, 'Only the two who played', 'Act I.6'],
        ['ana', 'game object', { game: '2' }, 'doesn’t count', 'Act I.6'],
        ['ana', 'game object', { game: '5' }, 'was cancelled', 'Act I.6'],
        ['ana', 'game object', { game: '1' }, 'Bo has objected to game #1 already', 'Act I.6'],
        ['bo', 'game object', { game: '1' }, 'only one rematch', 'Act I.6'],
        ['bo', 'game object', { game: '99' }, 'no game “99”'],
        ['ana', 'game rematch', won, 'Only', 'Moderator', 'Act III.2'],
        ['zoe', 'game rematch', won, 'Only', 'Act III.3.4'],
        ['mia', 'game rematch', { ...won, game: '9' }, 'You played game #9', 'Act III.3.5'],
        ['mia', 'game rematch', won, 'at a later session', '27 November', 'Act I.6'],
        ['mia', 'game rematch', { ...won, game: '4' }, 'Nobody has objected to game #4', 'Act I.6'],
        ['jude', 'game rematch', { ...won, game: 'nonsense' }, 'no game'],
      ],
      () => stage,
    );
  });

  describe('Act I.8: a game with a time limit', () => {
    const minutes = 10;
    refusesEach(
      [
        ['ana', 'game limit', ({ bo, cy }) => ({ white: bo, black: cy, minutes }), 'Only', 'Act III.2'],
        ['mia', 'game limit', ({ mia, cy }) => ({ white: mia, black: cy, minutes }), 'Act III.3.5'],
        ['mia', 'game limit', ({ cy }) => ({ white: cy, black: cy, minutes }), 'yourself', 'Act I.8'],
        ['mia', 'game limit', ({ cy, bot }) => ({ white: cy, black: bot, minutes }), 'A bot', 'Act 0.9'],
        ['mia', 'game limit', ({ cy }) => ({ white: cy, black: 'Alex', minutes }), 'More than one'],
      ],
      () => stage,
    );
  });

  describe('Act III.2: what is for the Chief Justice', () => {
    const orders: readonly (readonly [string, WrongUse[2]])[] = [
      ['chief remove', ({ cy }) => ({ member: cy, basis: 'request' })],
      ['chief modify', ({ ana }) => ({ member: ana, points: 5, reason })],
      ['chief void', { game: '1', reason }],
      ['chief act', { reason }],
      ['chief breach', ({ mia }) => ({ member: mia, reason })],
    ];
    const without: readonly Who[] = ['mia', 'jude', 'gus', 'ana', 'zoe', 'dan'];
    refusesEach(
      orders.flatMap(([command, options]) =>
        without.map((who): WrongUse => [who, command, options, 'Only', 'Chief Justice', 'Act III.2']),
      ),
      () => stage,
    );
    refusesEach(
      [
        [
          'morgan',
          'chief modify',
          ({ rex }) => ({ member: rex, points: 5, reason }),
          'Rex is not',
          'Act III.5',
        ],
        ['morgan', 'chief modify', ({ cy }) => ({ member: cy, points: 0, reason }), 'how it already is'],
        ['morgan', 'chief modify', ({ ana }) => ({ member: ana, points: 5, reason: ' ' }), '`reason`'],
        ['morgan', 'chief void', { game: '2', reason }, 'doesn’t count', 'Act III.5'],
        ['morgan', 'chief act', { reason, act: 'the last one' }, 'no Act'],
        ['morgan', 'chief breach', ({ morgan }) => ({ member: morgan, reason }), 'Act III.2'],
      ],
      () => stage,
    );
  });
});
