import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/ladder/board/explain.ts';
import { preview } from '../../../src/ladder/board/preview.ts';
import { refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, enters, named, plays } from '../games/afternoon.ts';

function scoreOf(club: Story, person: number) {
  const found = explain(club.view, club.actor(person), { member: null, game: null });
  if (!found.ok || found.value.of !== 'score') throw new Error('refused');
  return found.value;
}

/** An afternoon with wins, losses on the floor, a deduction, a halving and an undone game. */
function eventful() {
  const people = afternoon();
  const { club, mo, ana, bo } = people;
  plays(club, mo, ana, bo);
  const undone = plays(club, mo, bo, ana, 0.5);
  for (const score of [1, 1, 0.5, 0, 1] as const) plays(club, mo, ana, bo, score);
  club.write({ type: 'adjusted', person: ana, change: { points: -15 } }, { acts: ['II.6.1'] });
  club.write({ type: 'adjusted', person: ana, change: 'halve' }, { acts: ['II.5'] });
  plays(club, mo, bo, ana);
  club.does(mo, voidGame, { game: `${undone}`, reason: 'A mistake' });
  return { ...people, undone };
}

describe('Act II.3: why a score is what it is', () => {
  it('each line begins where the one before ended, and the last ends at the score', () => {
    const { club, ana, bo } = eventful();
    for (const person of [ana, bo]) {
      const { moves: steps, score } = scoreOf(club, person);
      const moves = steps.filter((step) => step.kind !== 'cancelled');
      expect(score).toBe(club.score(person));
      expect(moves[0]).toMatchObject({ kind: 'joined', after: 100 });
      for (const [place, move] of moves.entries())
        expect(move.before).toBe(place === 0 ? 100 : moves[place - 1]?.after);
      expect(moves.at(-1)?.after).toBe(score);
    }
  });

  it('a cancelled game has its place among them, and moves nothing', () => {
    const { club, ana, bo, undone } = eventful();
    for (const [person, opponent] of [
      [ana, bo],
      [bo, ana],
    ] as const) {
      const { moves } = scoreOf(club, person);
      const games = moves.flatMap((step) => ('game' in step ? [[step.kind, step.game.number]] : []));
      expect(games.slice(0, 3)).toEqual([
        ['game', undone - 1],
        ['cancelled', undone],
        ['game', undone + 1],
      ]);
      expect(moves.find(({ kind }) => kind === 'cancelled')).toMatchObject({ person, opponent });
    }
  });

  it('a game that never counted is not among them', () => {
    const { club, mo, ana, bo } = afternoon();
    const game = enters(club, ana, bo);
    club.does(mo, refuseGame, { game: `${game}`, reason: 'No' });
    expect(scoreOf(club, ana).moves.map(({ kind }) => kind)).toEqual(['joined']);
  });

  it('a cancelled game is not among the changes, a stop at the floor is told', () => {
    const { club, ana, bo, undone } = eventful();
    const games = scoreOf(club, ana).moves.flatMap((move) =>
      move.kind === 'game' ? [move.game.number] : [],
    );
    expect(games).not.toContain(undone);
    const [, first] = scoreOf(club, bo).moves;
    expect(first).toMatchObject({
      kind: 'game',
      after: 100,
      rating: { expected: 0.5, k: 40, floored: true },
    });
  });

  it('K falls after the third, the sixth and the tenth game', () => {
    const { club, mo, ana, bo } = afternoon();
    for (let round = 0; round < 12; round++) plays(club, mo, ana, bo, round % 2 === 0 ? 1 : 0);
    const ks = scoreOf(club, ana).moves.flatMap((move) => (move.kind === 'game' ? [move.rating.k] : []));
    expect(ks).toEqual([40, 40, 40, 40, 30, 30, 30, 20, 20, 20, 20, 10]);
  });

  it('one game explains both scores, and nothing while it does not count', () => {
    const { club, ana, bo } = eventful();
    const asked = (game: number) => explain(club.view, club.actor(bo), { member: null, game: `${game}` });
    expect(asked(1)).toMatchObject({
      value: {
        of: 'game',
        moves: [
          { person: ana, after: 120 },
          { person: bo, after: 100 },
        ],
      },
    });
    expect(asked(enters(club, ana, bo))).toMatchObject({ value: { of: 'game', moves: [] } });
    expect(asked(99)).toMatchObject({ invalid: { problem: 'no-such-game' } });
  });

  it('is asked of anybody, known to the club or not, but of no bot', () => {
    const { club, ana, bo } = eventful();
    const asked = (member: Parameters<typeof explain>[2]['member']) =>
      explain(club.view, club.actor(ana), { member, game: null });
    expect(asked(named(bo))).toMatchObject({ value: { person: { number: bo } } });
    const stranger = { account: '77', name: 'Zoe', bot: false };
    expect(asked(stranger)).toMatchObject({ value: { person: { number: null }, score: 100, moves: [] } });
    expect(asked({ text: 'Zoe' })).toMatchObject({ invalid: { problem: 'no-such-person' } });
    expect(asked({ account: '9', name: 'Bot', bot: true })).toMatchObject({
      refusals: [{ code: 'against-a-bot' }],
    });
  });
});

describe('Act II.3: preview', () => {
  it.each([1, 0.5, 0] as const)('says what a result of %s then does', (score) => {
    const { club, mo, ana, bo } = eventful();
    const before = preview(club.view, club.actor(ana), named(bo));
    if (!before.ok) throw new Error('refused');
    const foreseen = before.value.outcomes.find((outcome) => outcome.score === score);
    plays(club, mo, ana, bo, score);
    expect([foreseen?.own.newScore, foreseen?.other.newScore]).toEqual([club.score(ana), club.score(bo)]);
  });

  it('uses 100 for somebody who has not joined yet, and is refused against oneself and bots', () => {
    const { club, ana } = eventful();
    const asked = (opponent: Parameters<typeof preview>[2]) => preview(club.view, club.actor(ana), opponent);
    const stranger = { account: '77', name: 'Zoe', bot: false };
    expect(asked(stranger)).toMatchObject({ value: { other: { score: 100, member: false } } });
    expect(asked(named(ana))).toMatchObject({ refusals: [{ code: 'against-oneself', acts: ['II.4'] }] });
    expect(asked({ ...stranger, bot: true })).toMatchObject({ refusals: [{ code: 'against-a-bot' }] });
  });
});
