import { beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from '../../src/house/record/read-record.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { fold } from '../../src/rule-books.ts';
import { afternoon } from './games/afternoon.ts';

let stage: ReturnType<typeof afternoon>;
beforeEach(() => {
  stage = afternoon();
});

/** Ana, or who is named, plays Bo so many times; all those games count in one moment, and the clock moves on by a second. */
function plays(times: number, player: PersonNumber = stage.ana): void {
  const { club, bo } = stage;
  for (let i = 0; i < times; i++) {
    const game = Math.max(club.view.state.games.length, 1);
    club.write({
      ...{ type: 'game-recorded', game, player, opponent: bo, score: 1, colour: null, online: false },
      ...{ playedAt: club.now, date: '2026-11-20', ended: 'checkmate', approval: [] },
    });
    club.write({ type: 'game-counted', game });
  }
  club.now += 1000;
}

/** On how many games somebody was congratulated in #games, one after the other. */
const congratulated = (person: PersonNumber): number[] =>
  stage.club.announced.flatMap(({ notice, target }) =>
    notice.kind === 'milestone' && target.to === 'games' && notice.person === person ? [notice.games] : [],
  );

describe('the club congratulates a Member', () => {
  it.each([
    [49, []],
    [50, [50]],
    [99, [50]],
    [100, [50, 100]],
    [150, [50, 100]],
    [199, [50, 100]],
    [200, [50, 100, 200]],
  ])('who has played %i games, on %j', async (times, milestones) => {
    const { club, ana, bo } = stage;
    for (let i = 0; i < times; i++) {
      plays(1);
      await club.settle();
    }
    expect(congratulated(ana)).toEqual(milestones);
    expect(congratulated(bo)).toEqual(milestones);
  });

  it('as of the moment of that game, and has it on their record', async () => {
    const { club, ana } = stage;
    plays(49);
    const at = club.now;
    plays(1);
    club.at('12:50');
    await club.settle();
    const entry = club.view.entries.find(({ type }) => type === 'milestone-reached');
    expect(entry).toMatchObject({ at, by: null, person: ana, games: 50, acts: ['II.3'] });
    expect(club.view.state).toEqual(fold(club.view.entries));
    const record = await recordOf(club.clubs, club.view, ana, (number) => `#${number}`);
    expect(record.map(({ what }) => what)).toContain('reached 50 games that count');
    const { rows } = await club.clubs.board(club.id, 1, club.now);
    expect(rows).toMatchObject([{ milestone: 50 }, { milestone: 0 }, { milestone: 50 }]);
  });

  it('where several games of one moment pass it', async () => {
    plays(48);
    plays(4);
    await stage.club.settle();
    expect(congratulated(stage.ana)).toEqual([50]);
  });

  it('once, also where the game is voided and another takes its place', async () => {
    const { club, ana, mo } = stage;
    plays(50);
    await club.settle();
    club.write({ type: 'voided', entry: club.view.state.games[50]?.countedSeq ?? Number.NaN }, { by: mo });
    plays(1);
    await club.settle();
    expect(club.view.state.standings[ana]?.rated).toBe(50);
    expect(congratulated(ana)).toEqual([50]);
  });
});

describe('the club congratulates nobody', () => {
  it('for games from before there were milestones', async () => {
    const { club, ana } = stage;
    plays(120);
    club.checkIn(ana);
    club.now += 1000;
    await club.settle();
    plays(1);
    await club.settle();
    expect(congratulated(ana)).toEqual([]);
    plays(79);
    await club.settle();
    expect(congratulated(ana)).toEqual([200]);
  });

  it('who is no longer a Member', async () => {
    const { club, ana, bo } = stage;
    plays(50);
    club.now -= 1000;
    club.remove(bo);
    club.now += 1000;
    await club.settle();
    expect(congratulated(ana)).toEqual([50]);
    expect(congratulated(bo)).toEqual([]);
  });
});
