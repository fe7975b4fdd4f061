import { describe, expect, it } from 'vitest';
import { publishFigure } from '../../../src/house/amendment/publish.ts';
import { cancelSession } from '../../../src/ladder/sessions/cancel-session.ts';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, TableStory } from '../a-table.ts';

const begun = (now: string) => new TableStory(now).start();

const ends = (story: TableStory) => phaseEndOf(story.club.view, story.table)?.at;
const played = (story: TableStory) => story.table.state.diplomacy?.history.length;

/** As the gamemaster chose before the start. */
function withSetting(now: string, setting: string, value: string): TableStory {
  const story = new TableStory(now);
  story.club.keep((work) => {
    writeAt(work, theTable(work, 1), { type: 'setting-chosen', name: setting, value }, story.mo);
  });
  return story.start();
}

function allFinal(story: TableStory): void {
  for (const { id } of houseRules.seats) story.holds(id).final(id);
}

describe('Club 3.2: no deadline and no result between 22:00 and 07:00', () => {
  it.each([
    ['2026-11-23 21:59:00', '2026-11-25 21:59'],
    ['2026-11-23 21:59:01', '2026-11-26 07:00'],
    ['2026-11-23 22:00:00', '2026-11-26 07:00'],
    ['2026-11-24 06:59:00', '2026-11-26 07:00'],
    ['2026-11-24 07:00:00', '2026-11-26 07:00'],
    ['2026-11-24 07:00:01', '2026-11-26 07:01'],
    ['2027-03-26 22:30:00', '2027-03-29 07:00'],
    ['2026-10-23 23:30:00', '2026-10-26 07:00'],
  ])('a phase that begins at %s ends at %s', (start, end) => {
    const story = begun(start);
    expect(ends(story)).toBe(story.club.moment(end));
  });

  it('Club 3.3: all are final at 23:10: it ends at 07:00, and not a moment before', async () => {
    const story = await begun('2026-11-23 12:00').goTo('2026-11-23 23:10');
    allFinal(story);
    expect(ends(story)).toBe(story.club.moment('2026-11-24 07:00'));
    await story.goTo('2026-11-24 07:00');
    expect(played(story)).toBe(0);
    await story.goTo('2026-11-24 07:00:01');
    expect(played(story)).toBe(1);
  });

  it('Club 3.3: somebody takes their mark back at night: it does not end', async () => {
    const story = await begun('2026-11-23 12:00').goTo('2026-11-23 23:10');
    allFinal(story);
    await story.goTo('2026-11-24 06:59');
    story.orders('AUS', 'A Vie-Gal');
    await story.goTo('2026-11-24 07:30');
    expect(played(story)).toBe(0);
    await story.final('AUS').goTo('2026-11-24 07:36');
    expect(played(story)).toBe(1);
  });

  it('unless the gamemaster allowed the night', async () => {
    const story = withSetting('2026-11-23 23:30', 'night', 'yes');
    expect(ends(story)).toBe(story.club.moment('2026-11-25 23:30'));
    await story.goTo('2026-11-24 03:00');
    allFinal(story);
    await story.goTo('2026-11-24 03:01');
    expect(played(story)).toBe(1);
  });
});

describe('Club 3.2: nothing falls due in holidays', () => {
  it('those that the gamemaster set', async () => {
    const story = withSetting('2026-12-17 12:00', 'holidays', '2026-12-19..2027-01-04');
    expect(ends(story)).toBe(story.club.moment('2027-01-05 12:00'));
    await story.goTo('2026-12-20 12:00');
    allFinal(story);
    expect(ends(story)).toBe(story.club.moment('2027-01-05 07:00'));
  });

  it('nor on a day that the club cancels while a phase is played: its deadline moves, and stays if the session takes place after all', async () => {
    const story = begun('2026-11-25 12:00');
    const restoring = (restore: boolean) =>
      story.does(story.mo, cancelSession, { date: '2026-11-27', reason: 'Snow', restore });
    expect(ends(story)).toBe(story.club.moment('2026-11-27 12:00'));
    restoring(false);
    expect(ends(story)).toBe(story.club.moment('2026-11-28 12:00'));
    restoring(true);
    expect(ends(story)).toBe(story.club.moment('2026-11-28 12:00'));
    await story.goTo('2026-11-28 12:00:01');
    expect(played(story)).toBe(1);
    expect(story.club.announced.map(({ notice }) => notice.kind)).not.toContain('deadline-held');
  });

  it('those that the gamemaster sets while a phase is played: everybody is told, and no deadline comes earlier', async () => {
    const story = begun('2026-12-17 12:00');
    const setting = (name: string, value: string) => ({ ...atTable, name, value });
    story.does(story.mo, chooseSetting, setting('holidays', '2026-12-19..2027-01-04'));
    expect(story.club.announced.at(-1)).toMatchObject({ notice: { kind: 'setting-chosen' } });
    expect(ends(story)).toBe(story.club.moment('2027-01-05 12:00'));
    story.does(story.mo, chooseSetting, setting('holidays', 'none'));
    expect(ends(story)).toBe(story.club.moment('2027-01-05 12:00'));
    expect(story.club.does(story.mo, chooseSetting, setting('night', 'yes'))).toMatchObject({
      refusals: [{ code: 'settings-fixed', points: ['Club 3.2'] }],
    });
    expect(story.club.does(story.playing('AUS'), chooseSetting, setting('holidays', 'none'))).toMatchObject({
      refusals: [{ code: 'needs-gm' }],
    });
  });

  it('a club that moves to another zone where the morning is earlier keeps the deadlines that were told', () => {
    const story = begun('2026-11-23 23:30');
    const told = ends(story);
    expect(told).toBe(story.club.moment('2026-11-26 07:00'));
    const chief = story.club.member('Chief', { offices: ['chief'] });
    story.does(chief, publishFigure, {
      ...{ figure: 'timezone', value: 'Asia/Kathmandu', version: null, follows: null },
    });
    expect(story.club.figures.timezone).toBe('Asia/Kathmandu');
    expect(ends(story)).toBe(told);
  });

  it('a club that moves to another zone has its nights there', () => {
    const story = begun('2026-11-23 20:00');
    const was = ends(story);
    story.club.setFigures({ timezone: 'Asia/Kathmandu' });
    expect(ends(story)).toBe(story.club.moment('2026-11-26 07:00'));
    expect(ends(story)).not.toBe(was);
  });
});
