import { describe, expect, it } from 'vitest';
import { approveGame } from '../../../src/ladder/games/decide-game.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aMonday, begins, named, play } from './a-game.ts';

/** Ana and Bo have begun a game; Jude is a Justice. */
function aGame(minutes?: number) {
  const stage = aMonday();
  const jude = stage.club.member('Jude', { offices: ['justice'] });
  return { ...stage, jude, online: begins(stage.club, stage.ana, stage.bo, minutes) };
}

const scores = ({ club, ana, bo }: ReturnType<typeof aGame>) => [club.score(ana), club.score(bo)];

describe('orders on a Member hold online too (Act 0.10)', () => {
  it('Act II.10.4: a monitored Member’s game waits for a Moderator who names who watched it', () => {
    const stage = aGame();
    const { club, ana, jude, online } = stage;
    const mo = club.moderator('Mo');
    club.write({ type: 'monitored', person: ana });
    play(club, online, 'f3 e5 g4 Qh4');
    expect(club.view.state.games[1]).toMatchObject({ status: 'open', approval: ['monitored'] });
    expect(scores(stage)).toEqual([100, 100]);
    expect(actsOf(club.does(mo, approveGame, { game: '1', overseer: null }))).toEqual(['II.10.3']);
    expect(saidOf(club.does(mo, approveGame, { game: '1', overseer: named(jude) }))).toEqual(['done']);
    expect(scores(stage)).toEqual([100, 110]);
  });

  it.each([
    [undefined, ['clock'], 'open'],
    [3, [], 'counted'],
  ])('Act II.11: ordered in mid-game, with %s minutes for a move', (minutes, approval, status) => {
    const stage = aGame(minutes);
    const { club, bo, online } = stage;
    club.write({ type: 'clock-required', person: bo, minutes: null });
    play(club, online, 'f3 e5 g4 Qh4');
    expect(club.view.state.games[1]).toMatchObject({ status, approval });
  });
});
