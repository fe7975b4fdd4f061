import { describe, expect, it } from 'vitest';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { deadlineWords } from '../../../src/tables/clock/words/stated.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { atTable, TableStory } from '../a-table.ts';
import { TournamentTable } from './a-tournament-table.ts';

const worldMasters = () => new TournamentTable('world-masters-2004');
const maharajiad = () => new TournamentTable('maharajiad');

const choosing = (name: string, value: string) => ({ ...atTable, name, value });

describe('WM D.VII(4): the length of phases', () => {
  it('is five days for a movement phase, and one for another', async () => {
    const story = worldMasters().start().ends('2026-11-28T12:00');
    await story.plays(2);
    story.ends('2026-12-08T12:00');
  });

  it('can be three days and one day at least, and a shorter one can’t be chosen', () => {
    const story = worldMasters();
    story.choose('movement-days', '3').start().ends('2026-11-26T12:00');
    for (const [name, value] of [
      ['movement-days', '2'],
      ['retreat-days', '0'],
    ] as const)
      expect(story.club.does(story.mo, chooseSetting, choosing(name, value))).toMatchObject({
        invalid: { problem: 'no-such-value' },
      });
  });

  it('changes in play, and no deadline comes earlier for it', async () => {
    const story = worldMasters().start().choose('movement-days', '3').ends('2026-11-28T12:00');
    await story.plays(1);
    story.ends('2026-12-01T12:00').choose('movement-days', '7').ends('2026-12-05T12:00');
  });
});

describe('MJ B.VIII(4): the length of phases', () => {
  it('is four days for a movement phase, and two for another, and can’t be shorter', () => {
    const story = maharajiad().start().ends('2026-11-27T12:00');
    for (const [name, value] of [
      ['movement-days', '3'],
      ['retreat-days', '1'],
    ] as const)
      expect(story.club.does(story.mo, chooseSetting, choosing(name, value))).toMatchObject({
        invalid: { problem: 'no-such-value' },
      });
  });
});

describe('WM D.VII(4) and MJ B.VIII(4): deadlines are told in Greenwich Mean Time', () => {
  it('in summer too, and in the reader’s own time; the club’s own are told in the latter alone', () => {
    const moment = Date.parse('2026-07-01T12:00Z');
    for (const story of [worldMasters(), maharajiad()])
      expect(deadlineWords(story.table, moment)).toBe(`<t:${moment / 1000}:F> (2026-07-01 12:00 GMT)`);
    expect(deadlineWords(new TableStory().table, moment)).toBe(`<t:${moment / 1000}:F>`);
  });

  it('and no night, nor a session that was cancelled, moves them', () => {
    const story = new TournamentTable('world-masters-2004', '2026-11-22 23:30').start();
    story.ends('2026-11-27T23:30');
  });
});

describe('WM D.VII(2) and MJ B.VIII(2): a phase ends early', () => {
  it('once all orders are final, and no sooner than 24 hours after the last results', async () => {
    for (const story of [worldMasters(), maharajiad()]) {
      story.start().allHold().allFinal();
      story.ends('2026-11-24T12:00');
      await story.goTo('2026-11-24 12:00');
      expect(story.played).toEqual([]);
      await story.goTo('2026-11-24 12:01');
      expect(story.played).toHaveLength(1);
      story.allHold().allFinal().ends('2026-11-25T12:00');
    }
  });

  it('at once where the last ones are marked final later than that', async () => {
    const story = await worldMasters().start().allHold().goTo('2026-11-25 15:00');
    story.allFinal().ends('2026-11-25T15:00');
  });

  it('but not while the orders of one power are not final', async () => {
    const story = worldMasters().start().allHold();
    await story.allFinal(story.powers.slice(1)).goTo('2026-11-27 12:00');
    expect(story.played).toEqual([]);
  });

  it('while the club’s own rules have no such time', () => {
    const story = new TableStory().start();
    for (const power of story.table.rules.seats.map(({ id }) => id)) story.holds(power).final(power);
    expect(phaseEndOf(story.club.view, story.table)?.at).toBe(story.club.now);
  });
});
