import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { settleDue } from '../../../src/house/settle/settle-due.ts';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, extending, TableStory } from '../a-table.ts';

const begun = () => new TableStory().start();

const phasesOf = (story: TableStory, number = 1) =>
  theTable(story.club.view, number).state.diplomacy?.history.map(({ phase }) => phase);

const deadlineOf = (story: TableStory, number = 1) =>
  phaseEndOf(story.club.view, theTable(story.club.view, number))?.at;

/** What the table was told, one kind of notice after the other. */
const told = (story: TableStory) =>
  story.club.announced.flatMap(({ notice, target }) => (target.to === 'table' ? [notice.kind] : []));

/** Another table of the same players, which begins now. */
function another(story: TableStory): number {
  const number = story.club.view.books.size;
  story.does(story.mo, openTable, {
    ...{ game: 'diplomacy', rules: 'club', name: `Table ${number}`, gm: null, channel: null, lot: 'a lot' },
  });
  const seats = houseRules.seats.map(({ id: seat }, place) => ({
    ...{ seat, person: story.players[place] ?? 0 },
  }));
  story.club.keep((work) => {
    writeAt(work, theTable(work, number), { type: 'seats-drawn', seed: 'a lot', seats }, story.mo);
  });
  return number;
}

describe('Club 3.1: the bot was not running at a deadline', () => {
  it('for three weeks: the phase goes on for a day, is played once by all orders, and the next has its full time', async () => {
    const story = begun().orders('AUS', 'A Vie-Gal');
    await story.backAt('2026-12-16 15:00');
    expect(phasesOf(story)).toEqual([]);
    expect(deadlineOf(story)).toBe(story.club.moment('2026-12-17 15:00'));
    await story.goTo('2026-12-17 14:00');
    story.orders('GER', 'A Mun-Ruh');
    await story.goTo('2026-12-17 15:00:01');
    expect(phasesOf(story)).toEqual(['S1901M']);
    expect([...(story.table.state.diplomacy?.history[0]?.orders.keys() ?? [])]).toEqual(['AUS', 'GER']);
    expect(deadlineOf(story)).toBe(story.club.moment('2026-12-19 15:00'));
    expect(told(story)).toEqual(['table-opened', 'table-started', 'deadline-held', 'phase-played']);
  });

  it.each([
    { back: '2026-11-25 12:05', until: null, next: '2026-11-27 12:00' },
    { back: '2026-11-25 12:45', until: null, next: '2026-11-27 12:45' },
    { back: '2026-11-25 13:00', until: null, next: '2026-11-27 13:00' },
    { back: '2026-11-25 13:00:01', until: '2026-11-25 14:01', next: '2026-11-27 14:01' },
    { back: '2026-11-25 15:00', until: '2026-11-25 18:00', next: '2026-11-27 18:00' },
    { back: '2026-11-25 20:00', until: '2026-11-26 07:00', next: '2026-11-28 07:00' },
  ])('until $back: players get $until to give orders', async ({ back, until, next }) => {
    const story = begun();
    await story.backAt(back);
    expect(phasesOf(story)).toEqual(until === null ? ['S1901M'] : []);
    if (until !== null) expect(deadlineOf(story)).toBe(story.club.moment(until));
    if (until !== null) await story.goTo(`${until}:01`);
    expect(phasesOf(story)).toEqual(['S1901M']);
    expect(deadlineOf(story)).toBe(story.club.moment(next));
  });

  it('again when the time that was given back ends: the phase is played then', async () => {
    const story = begun();
    await story.backAt('2026-11-25 15:00');
    await story.backAt('2026-12-02 15:00');
    expect(phasesOf(story)).toEqual(['S1901M']);
    expect(deadlineOf(story)).toBe(story.club.moment('2026-12-04 15:00'));
  });

  it('Club 3.3: and all orders were final before: nobody is waited for', async () => {
    const story = begun();
    for (const { id } of houseRules.seats) story.holds(id).final(id);
    await story.backAt('2026-12-16 15:00');
    expect(phasesOf(story)).toEqual(['S1901M']);
    expect(story.table.state.diplomacy?.history[0]).toMatchObject({ how: 'final' });
    expect(deadlineOf(story)).toBe(story.club.moment('2026-12-18 15:00'));
  });

  it('Club 3.3: and all orders were final in the night before it: nobody is waited for either', async () => {
    const story = await new TableStory('2026-11-23 23:30').start().goTo('2026-11-25 23:10');
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-26 07:00'));
    for (const { id } of houseRules.seats) story.holds(id).final(id);
    await story.backAt('2026-11-26 09:00');
    expect(phasesOf(story)).toEqual(['S1901M']);
  });

  it('Club 3.2: and comes back at night: results wait until the morning, and orders count until then', async () => {
    const story = begun();
    for (const { id } of houseRules.seats) story.holds(id).final(id);
    await story.backAt('2026-11-24 02:30');
    expect(phasesOf(story)).toEqual([]);
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-24 07:00'));
    await story.goTo('2026-11-24 07:00:01');
    expect(phasesOf(story)).toEqual(['S1901M']);
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-26 07:00'));
  });

  it('over several deadlines at several tables: each plays its phase once, and all is told in order', async () => {
    const story = begun();
    await story.goTo('2026-11-24 12:00');
    const second = another(story);
    await story.goTo('2026-11-25 11:00');
    const third = another(story);
    await story.backAt('2026-12-16 15:00');
    await story.goTo('2026-12-17 15:01');
    for (const number of [1, second, third]) {
      expect(phasesOf(story, number)).toEqual(['S1901M']);
      expect(deadlineOf(story, number)).toBe(story.club.moment('2026-12-19 15:00'));
    }
    const held = story.club.announced.flatMap(({ notice }) =>
      notice.kind === 'deadline-held' ? [notice.table] : [],
    );
    expect(held).toEqual([1, second, third]);
  });

  it('leaves the same books, however often somebody looks, and two at once', async () => {
    const [once, twice] = [begun(), begun()];
    await once.backAt('2026-12-16 15:00');
    twice.club.at('2026-12-16 15:00');
    await Promise.all([twice.club.settle(), twice.club.settle(), twice.club.settle()]);
    const kinds = ({ table }: TableStory) => table.book.entries.map(({ type, at }) => [type, at]);
    expect(kinds(twice)).toEqual(kinds(once));
    expect(kinds(once).filter(([type]) => type === 'deadline-held')).toHaveLength(1);
  });

  it('waits while the clock is behind the newest entry, and goes on once it is right', async () => {
    const story = begun();
    await story.goTo('2026-11-24 12:00');
    story.orders('AUS', 'A Vie-Gal');
    const before = story.table.book.entries.length;
    await settleDue(story.club.clubs, story.club.id, story.club.moment('2026-11-20 12:00'));
    expect(story.table.book.entries).toHaveLength(before);
    await story.goTo('2026-11-25 12:00:01');
    expect(phasesOf(story)).toEqual(['S1901M']);
  });

  it.each([
    { start: '2027-03-27 12:00', ends: '2027-03-29 13:00', back: '2027-03-29 13:01' },
    { start: '2026-10-24 12:00', ends: '2026-10-26 11:00', back: '2026-10-26 11:01' },
  ])('48 real hours, also while the clocks change after $start', async ({ start, ends, back }) => {
    const story = new TableStory(start).start();
    expect(deadlineOf(story)).toBe(story.club.moment(ends));
    await story.backAt(ends);
    expect(phasesOf(story)).toEqual([]);
    await story.backAt(back);
    expect(phasesOf(story)).toEqual(['S1901M']);
  });

  it('a deadline of which time was given back waits for absences and extensions like any other', async () => {
    const story = begun();
    await story.backAt('2026-11-25 15:00');
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-25 18:00'));
    expect(story.club.does(story.mo, extendDeadline, extending(1, 'Snow'))).toMatchObject({
      ok: true,
    });
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-26 18:00'));
    story.does(story.playing('AUS'), announceAway, {
      ...{ ...atTable, from: '2026-11-26 16:00', until: '2026-11-26 20:00', cancel: false },
    });
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-27 20:00'));
    await story.goTo('2026-11-27 20:00:01');
    expect(phasesOf(story)).toEqual(['S1901M']);
  });

  it('players put off a deadline of which time was given back by 14 days in all too', async () => {
    const story = begun();
    await story.backAt('2026-11-25 15:00');
    houseRules.seats.forEach(({ id }, place) => {
      const day = (days: number) =>
        new Date(Date.UTC(2026, 10, 26 + place * 6 + days)).toISOString().slice(0, 10);
      story.does(story.playing(id), announceAway, {
        ...{ ...atTable, from: `${day(0)} 16:00`, until: day(5), cancel: false },
      });
    });
    expect(deadlineOf(story)).toBe(story.club.moment('2026-11-25 18:00'));
    story.does(story.playing('AUS'), extendDeadline, extending(1));
    expect(deadlineOf(story)).toBe(story.club.moment('2026-12-09 18:00'));
  });

  it('tells the table why the deadline is another one', async () => {
    const story = begun();
    await story.backAt('2026-11-25 15:00');
    const notice = story.club.announced.find((each) => each.notice.kind === 'deadline-held')?.notice;
    if (notice?.kind !== 'deadline-held') throw new Error('The table was not told');
    const { clubs, id, now, siteUrl } = story.club;
    const scene = await sceneOf({ clubs, siteUrl }, id, now);
    expect((await renderNotice(notice, scene)).content).toContain(
      `New deadline: **<t:${story.club.moment('2026-11-25 18:00') / 1000}:F>**`,
    );
  });
});
