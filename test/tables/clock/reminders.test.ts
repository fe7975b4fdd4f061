import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import {
  chooseTableReminders,
  endTableReminders,
  reminderHoursOf,
  stillAwaited,
} from '../../../src/tables/clock/reminders.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, extending, TableStory } from '../a-table.ts';

const powers = houseRules.seats.map(({ id }) => id);

/** A table at which S1901M ends on Wednesday, 2026-11-25, at 12:00. */
const begun = (now?: string) => new TableStory(now).start();

const choose = (story: TableStory, person: PersonNumber, hours: string) =>
  story.club.does(person, chooseTableReminders, { ...atTable, hours });

/** Whom the bot has reminded so far. */
const reminded = ({ club }: TableStory): PersonNumber[] =>
  club.announced.flatMap(({ notice }) => (notice.kind === 'table-reminder' ? [notice.person] : []));

/** How often somebody was reminded by then. */
async function timesBy(story: TableStory, moment: string, person: PersonNumber): Promise<number> {
  await story.goTo(moment);
  return reminded(story).filter((each) => each === person).length;
}

describe('a player is reminded of a deadline', () => {
  it('24 and 3 hours before, where they have chosen nothing else', async () => {
    const story = begun();
    const ana = story.playing('AUS');
    expect(await timesBy(story, '2026-11-24 12:00', ana)).toBe(0);
    expect(await timesBy(story, '2026-11-24 12:00:01', ana)).toBe(1);
    expect(await timesBy(story, '2026-11-25 09:00', ana)).toBe(1);
    expect(await timesBy(story, '2026-11-25 09:00:01', ana)).toBe(2);
    expect(await timesBy(story, '2026-11-25 12:00', ana)).toBe(2);
    expect(reminded(story)).toHaveLength(14);
  });

  it('as they choose, each for themselves', async () => {
    const story = begun();
    const [ana, bo, cy] = [story.playing('AUS'), story.playing('ENG'), story.playing('FRA')];
    choose(story, ana, 'none');
    choose(story, bo, '30, 1');
    expect(await timesBy(story, '2026-11-24 06:05', bo)).toBe(1);
    expect(await timesBy(story, '2026-11-25 11:00:01', bo)).toBe(2);
    expect(await timesBy(story, '2026-11-25 12:00', ana)).toBe(0);
    expect(await timesBy(story, '2026-11-25 12:00', cy)).toBe(2);
  });

  it('not once their orders are final, and again if they are no longer', async () => {
    const story = begun().orders('AUS', 'A Vie-Gal').final('AUS');
    const ana = story.playing('AUS');
    expect(await timesBy(story, '2026-11-24 18:00', ana)).toBe(0);
    story.orders('AUS', 'A Vie-Bud');
    expect(await timesBy(story, '2026-11-25 12:00', ana)).toBe(2);
  });

  it('of the deadline as it is: one that moved brings another', async () => {
    const story = begun();
    const ana = story.playing('AUS');
    expect(await timesBy(story, '2026-11-25 10:00', ana)).toBe(2);
    story.does(story.playing('ENG'), extendDeadline, extending());
    expect(await timesBy(story, '2026-11-26 12:00', ana)).toBe(2);
    expect(await timesBy(story, '2026-11-26 12:01', ana)).toBe(3);
    expect(await timesBy(story, '2026-11-27 12:00', ana)).toBe(4);
  });

  it('once by whoever looks first, and not of what they chose afterwards', async () => {
    const story = begun();
    const ana = story.playing('AUS');
    story.club.at('2026-11-24 12:05');
    await Promise.all([story.club.settle(), story.club.settle()]);
    expect(reminded(story)).toHaveLength(7);
    choose(story, ana, '36, 24, 3');
    expect(await timesBy(story, '2026-11-24 18:00', ana)).toBe(1);
    expect(await timesBy(story, '2026-11-25 09:05', ana)).toBe(2);
  });

  it('after an outage once, by the last one alone', async () => {
    const story = begun();
    await story.backAt('2026-11-25 10:00');
    expect(reminded(story)).toHaveLength(7);
    expect(await timesBy(story, '2026-11-25 12:00', story.playing('AUS'))).toBe(1);
  });

  it('after an outage past the deadline of nothing that is over', async () => {
    const story = begun();
    await story.backAt('2026-11-25 12:30');
    expect(story.table.state.diplomacy?.history).toHaveLength(1);
    expect(reminded(story)).toEqual([]);
  });

  it('not at night: the evening before', async () => {
    const story = begun('2026-11-22 23:30');
    const ana = story.playing('AUS');
    expect(await timesBy(story, '2026-11-24 21:59', ana)).toBe(1);
    expect(await timesBy(story, '2026-11-24 22:01', ana)).toBe(2);
    expect(await timesBy(story, '2026-11-25 07:00', ana)).toBe(2);
  });

  it('the one who plays the seat: somebody who stands in, and then the holder again', async () => {
    const story = begun();
    const [ana, zoe] = [story.playing('AUS'), story.club.member('Zoe')];
    const until = story.club.moment('2026-11-25 00:00');
    story.club.keep((work) => {
      writeAt(work, theTable(work, 1), { type: 'seat-replaced', seat: 'AUS', person: zoe, until }, null);
    });
    expect(await timesBy(story, '2026-11-24 13:00', zoe)).toBe(1);
    expect(await timesBy(story, '2026-11-24 13:00', ana)).toBe(0);
    story.club.keep((work) => {
      writeAt(work, theTable(work, 1), { type: 'seat-returned', seat: 'AUS' }, null);
    });
    expect(await timesBy(story, '2026-11-25 12:00', ana)).toBeGreaterThan(0);
    expect(await timesBy(story, '2026-11-25 12:00', zoe)).toBe(1);
  });
});

describe('/table remind', () => {
  it.each(['', '0', '24,,3', '1,2,3,4,5,6', '169', 'a day', '-3'])('does not understand %j', (hours) => {
    const story = begun();
    expect(choose(story, story.playing('AUS'), hours)).toEqual({
      ok: false,
      invalid: { problem: 'reminder-hours', text: hours },
    });
  });

  it('is for those at the table, before the start too', () => {
    const open = new TableStory();
    expect(choose(open, open.players[0] ?? 0, '5')).toMatchObject({ ok: true });
    expect(choose(open, open.mo, '5')).toMatchObject({ refusals: [{ code: 'not-at-table' }] });
    const story = begun();
    expect(choose(story, story.club.member('Zoe'), '5')).toMatchObject({
      refusals: [{ code: 'not-at-table' }],
    });
  });
});

describe('what is sent is looked at once more', () => {
  const seat = (story: TableStory) =>
    stillAwaited(story.club.view, { table: 1, phase: 'S1901M', person: story.playing('AUS') }, story.club.now)
      ?.seat ?? null;

  it('and dropped once their orders are final, or the phase is over', async () => {
    const story = begun();
    expect(seat(story)).toBe('AUS');
    story.orders('AUS', 'A Vie-Gal');
    expect(seat(story)).toBe('AUS');
    story.final('AUS');
    expect(seat(story)).toBeNull();
    const other = await begun().goTo('2026-11-25 12:01');
    expect(seat(other)).toBeNull();
  });

  it('says when the phase ends and how far they are, with a button that names the club', async () => {
    const story = begun();
    const { clubs, id, now, siteUrl } = story.club;
    const notice = {
      ...({ kind: 'table-reminder', table: 1, phase: 'S1901M' } as const),
      person: story.playing('AUS'),
    };
    const { content = '', components } = await renderNotice(
      notice,
      await sceneOf({ clubs, siteUrl }, id, now),
    );
    expect(content).toContain(`ends at <t:${story.club.moment('2026-11-25 12:00') / 1000}:F>`);
    expect(content).toContain('**no orders**');
    expect(components?.[0]?.components[0]).toMatchObject({ custom_id: `orders-open@${id}:1:S1901M` });
  });

  it('where no message reaches them their reminders end, and they are told so at the table once', async () => {
    const story = begun();
    const ana = story.playing('AUS');
    for (const _ of [1, 2])
      story.club.keep((work) => {
        endTableReminders(work, { table: 1, person: ana });
      });
    expect(reminderHoursOf(story.table, ana)).toEqual([]);
    const told = story.club.announced.filter(({ notice }) => notice.kind === 'table-reminders-ended');
    expect(told).toHaveLength(1);
    expect(await timesBy(story, '2026-11-25 12:00', ana)).toBe(0);
    expect(await timesBy(story, '2026-11-25 12:00', story.playing(powers[1] ?? ''))).toBe(2);
  });
});
