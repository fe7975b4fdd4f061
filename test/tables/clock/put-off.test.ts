import { describe, expect, it } from 'vitest';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, extending, TableStory } from '../a-table.ts';

const powers = houseRules.seats.map(({ id }) => id);

/** A table at which S1901M ends on Wednesday, 2026-11-25, at 12:00. */
const begun = (now?: string) => new TableStory(now).start();

function positionOf({ table }: TableStory) {
  const { diplomacy } = table.state;
  if (diplomacy === null) throw new Error('Nothing is played');
  return diplomacy.position;
}

const extend = (story: TableStory, who: number, ...how: Parameters<typeof extending>) =>
  story.club.does(who, extendDeadline, extending(...how));
const away = (story: TableStory, power: string, from: string, until: string, cancel = false) =>
  story.club.does(story.playing(power), announceAway, { ...atTable, from, until, cancel });

/** When the phase ends, by the club's clocks. */
const ends = (story: TableStory, at: string) =>
  expect(phaseEndOf(story.club.view, story.table)?.at, at).toBe(story.club.moment(at));

const refused = (code: string, ...points: string[]) => ({
  ok: false,
  refusals: [
    expect.objectContaining({
      code,
      points: code === 'table-not-played' ? [] : points.length === 0 ? ['Club 3.4'] : points,
    }),
  ],
});
const done = { ok: true };

describe('Club 3.4: a player extends a deadline', () => {
  it('by 48 hours, or fewer, and everybody is told', () => {
    const story = begun();
    expect(extend(story, story.playing('AUS'))).toMatchObject(done);
    ends(story, '2026-11-27 12:00');
    expect(extend(story, story.playing('ENG'), 1)).toMatchObject(done);
    ends(story, '2026-11-28 12:00');
    expect(story.club.announced.map(({ notice }) => notice)).toContainEqual(
      expect.objectContaining({ kind: 'deadline-extended', seat: 'ENG', hours: 24 }),
    );
  });

  it('once a game, and for this phase alone', async () => {
    const story = begun();
    extend(story, story.playing('AUS'));
    expect(extend(story, story.playing('AUS'))).toMatchObject(refused('extensions-used'));
    await story.goTo('2026-11-27 12:01');
    ends(story, '2026-11-29 12:00');
    expect(extend(story, story.playing('AUS'))).toMatchObject(refused('extensions-used'));
    expect(extend(story, story.playing('ENG'))).toMatchObject(done);
  });

  it('also up to the deadline itself, and not by more than 48 hours', async () => {
    const story = await begun().goTo('2026-11-25 12:00');
    expect(extend(story, story.playing('AUS'), 3)).toMatchObject(refused('extension-too-long'));
    expect(extend(story, story.playing('AUS'))).toMatchObject(done);
    await story.goTo('2026-11-25 12:01');
    expect(story.table.state.diplomacy?.history).toEqual([]);
  });

  it('and orders that are final stay final', () => {
    const story = begun().orders('AUS', 'A Vie-Gal').final('AUS');
    extend(story, story.playing('ENG'));
    expect(story.table.state.diplomacy?.final).toEqual(new Set(['AUS']));
  });

  it('but no spectator does, no gamemaster without a reason, and nobody before the start', () => {
    const story = begun();
    const [zoe, before] = [story.club.member('Zoe'), new TableStory()];
    expect(extend(story, zoe)).toMatchObject(refused('not-at-table'));
    expect(extend(story, story.mo, 1)).toEqual({
      ok: false,
      invalid: { problem: 'empty', option: 'reason' },
    });
    expect(extend(before, before.players[0] ?? 0)).toMatchObject(refused('table-not-played'));
    expect(extend(before, before.mo, 1, 'Why')).toMatchObject(refused('table-not-played'));
    ends(story, '2026-11-25 12:00');
  });

  it('nor somebody with nothing to order: nothing to build or disband', async () => {
    const story = begun().orders('AUS', 'A Bud-Rum');
    await story.goTo('2026-11-26 12:00');
    for (const power of powers) story.holds(power);
    await story.goTo('2026-11-27 12:05');
    expect(positionOf(story).phase.kind).toBe('A');
    const [building = ''] = powersToOrder(positionOf(story), houseRules.diplomacy.map);
    const other = powers.find((power) => power !== building) ?? '';
    expect(extend(story, story.playing(other))).toMatchObject(refused('nothing-to-order', 'Club 3.4'));
    expect(extend(story, story.playing(building))).toMatchObject(done);
  });

  it('the gamemaster does by up to seven days, again and again', () => {
    const story = begun();
    expect(extend(story, story.mo, 8, 'Exams')).toMatchObject(refused('extension-too-long'));
    for (const until of ['2026-12-02 12:00', '2026-12-09 12:00', '2026-12-16 12:00']) {
      expect(extend(story, story.mo, 7, 'Exams')).toMatchObject(done);
      ends(story, until);
    }
    expect([...story.club.clubs.now(story.club.id).textsElsewhere.values()]).toContainEqual({
      reason: 'Exams',
    });
  });
});

describe('Club 3.5: a player says when they are away', () => {
  it('a deadline within that time moves to a day after it', () => {
    const story = begun();
    expect(away(story, 'AUS', '2026-11-25', '2026-11-26')).toMatchObject(done);
    ends(story, '2026-11-28 07:00');
    const other = begun();
    expect(away(other, 'AUS', '2026-11-25 11:00', '2026-11-26 13:00')).toMatchObject(done);
    ends(other, '2026-11-27 13:00');
    expect(story.club.announced.at(-1)).toMatchObject({ notice: { kind: 'away-told', seat: 'AUS' } });
  });

  it.each([
    ['2026-11-24 12:00', done],
    ['2026-11-24 11:59', refused('away-too-soon', 'Club 3.5')],
    ['2026-11-24', refused('away-too-soon', 'Club 3.5')],
  ])('24 hours ahead: from %s on', (from, result) => {
    expect(away(begun(), 'AUS', from, '2026-11-25')).toMatchObject(result);
  });

  it('for seven days in all, of which each counts once', () => {
    const story = begun();
    const tooLong = { ok: false, refusals: [{ code: 'away-too-long', left: 2, points: ['Club 3.5'] }] };
    expect(away(story, 'AUS', '2026-12-01', '2026-12-08')).toMatchObject(
      refused('away-too-long', 'Club 3.5'),
    );
    expect(away(story, 'AUS', '2026-12-01', '2026-12-05')).toMatchObject(done);
    expect(away(story, 'AUS', '2026-12-04', '2026-12-05 13:00')).toMatchObject(done);
    expect(away(story, 'AUS', '2026-12-20', '2026-12-22')).toMatchObject(tooLong);
    expect(away(story, 'AUS', '2026-12-20 23:59', '2026-12-21 00:01')).toMatchObject(done);
    expect(away(story, 'AUS', '2026-12-24 12:00', '2026-12-24 12:01')).toMatchObject(
      refused('away-too-long', 'Club 3.5'),
    );
    expect(away(story, 'ENG', '2026-12-24', '2026-12-25')).toMatchObject(done);
  });

  it.each([
    ['tomorrow', '2026-11-26'],
    ['2026-11-26', '2026-11-25'],
    ['2026-11-26 13:00', '2026-11-26 13:00'],
    ['2026-11-31', '2026-12-01'],
  ])('%s until %s is no such time', (from, until) => {
    expect(away(begun(), 'AUS', from, until)).toEqual({
      ok: false,
      invalid: { problem: 'away-times', from, until },
    });
  });

  describe('somebody else takes over a seat whose player is away', () => {
    const later = '2026-11-27 13:00';

    /** Austria is away from Wednesday until Thursday, and the deadline waits for it. */
    const waiting = () => {
      const story = begun();
      away(story, 'AUS', '2026-11-25 11:30', '2026-11-26 13:00');
      ends(story, later);
      return { story, zoe: story.club.member('Zoe') };
    };

    it('the deadline that was told stays, and all have their time', async () => {
      const { story, zoe } = waiting();
      await story.goTo('2026-11-25 12:30');
      story.replace('AUS', zoe);
      ends(story, later);
      await story.goTo('2026-11-27 12:59');
      expect(story.table.state.diplomacy?.history).toEqual([]);
      await story.goTo('2026-11-27 13:00:01');
      ends(story, '2026-11-29 13:00');
    });

    it('also where the player comes back after a stand-in, or the seat is open', async () => {
      const { story, zoe } = waiting();
      const austria = story.playing('AUS');
      await story.goTo('2026-11-24 12:00');
      story.replace('AUS', zoe, story.club.moment('2026-12-01 12:00'));
      ends(story, later);
      story.club.keep((work) =>
        writeAt(work, theTable(work, 1), { type: 'seat-returned', seat: 'AUS' }, zoe),
      );
      ends(story, later);
      expect(story.playing('AUS')).toBe(austria);
      story.club.keep((work) =>
        writeAt(work, theTable(work, 1), { type: 'seat-opened', seat: 'AUS', why: 'removed' }, story.mo),
      );
      ends(story, later);
    });

    it('later phases do not wait for somebody who no longer plays', async () => {
      const story = begun();
      away(story, 'AUS', '2026-11-27', '2026-11-30');
      await story.goTo('2026-11-25 11:00');
      story.replace('AUS', story.club.member('Zoe'));
      ends(story, '2026-11-25 12:00');
      await story.goTo('2026-11-25 12:00:01');
      ends(story, '2026-11-27 12:00');
    });
  });

  it('up to five times in a phase, since everybody is told each time', async () => {
    const story = begun();
    for (const day of [1, 2, 3]) away(story, 'AUS', `2026-12-0${day}`, `2026-12-0${day}`);
    away(story, 'AUS', '2026-12-02', '2026-12-02', true);
    expect(away(story, 'AUS', '2026-12-03', '2026-12-03', true)).toMatchObject(done);
    expect(away(story, 'AUS', '2026-12-04', '2026-12-04')).toMatchObject(refused('away-often', 'Club 3.5'));
    expect(away(story, 'AUS', '2026-12-01', '2026-12-01', true)).toMatchObject(
      refused('away-often', 'Club 3.5'),
    );
    expect(away(story, 'ENG', '2026-12-04', '2026-12-04')).toMatchObject(done);
    await story.goTo('2026-11-25 12:01');
    expect(away(story, 'AUS', '2026-12-04', '2026-12-04')).toMatchObject(done);
  });

  it('taken back before it moved a deadline, it is as though it had not been said', async () => {
    const story = begun();
    away(story, 'AUS', '2026-12-01', '2026-12-07');
    expect(away(story, 'AUS', '2026-12-01', '2026-12-07', true)).toMatchObject(done);
    expect(story.table.state.away).toEqual([]);
    expect(away(story, 'AUS', '2026-12-01', '2026-12-07', true)).toMatchObject(
      refused('not-away', 'Club 3.5'),
    );
    expect(away(story, 'AUS', '2026-12-10', '2026-12-16')).toMatchObject(done);
  });

  it('taken back afterwards, it counts, the deadline stays, and later ones do not wait', async () => {
    const story = begun();
    away(story, 'AUS', '2026-11-25 11:00', '2026-11-30 13:00');
    ends(story, '2026-12-01 13:00');
    await story.goTo('2026-11-26 12:00');
    expect(away(story, 'AUS', '2026-11-25', '2026-12-01', true)).toMatchObject(done);
    ends(story, '2026-12-01 13:00');
    expect(away(story, 'AUS', '2026-12-10', '2026-12-12')).toMatchObject(
      refused('away-too-long', 'Club 3.5'),
    );
    for (const power of powers) story.holds(power).final(power);
    await story.goTo('2026-11-26 12:05');
    ends(story, '2026-11-28 12:00');
  });
});

describe('Club 3.5: players cannot put a deadline off by more than 14 days', () => {
  it('however many of them are away one after the other, and extend it', () => {
    const story = begun();
    powers.forEach((power, place) => {
      const day = (days: number) =>
        new Date(Date.UTC(2026, 10, 25 + place * 6 + days)).toISOString().slice(0, 10);
      expect(away(story, power, day(0), day(6))).toMatchObject(done);
    });
    ends(story, '2026-12-09 12:00');
    expect(extend(story, story.playing('AUS'))).toMatchObject(refused('put-off-enough', 'Club 3.5'));
    expect(extend(story, story.mo, 1, 'Snow')).toMatchObject(done);
    ends(story, '2026-12-10 12:00');
  });

  it('and an extension that is shorter than an absence moves nothing, so it is not taken', () => {
    const story = begun();
    expect(extend(story, story.playing('ENG'), 1)).toMatchObject(done);
    away(story, 'AUS', '2026-11-26 11:00', '2026-11-29 12:00');
    ends(story, '2026-11-30 12:00');
    expect(extend(story, story.playing('FRA'), 2)).toMatchObject(refused('waits-already', 'Club 3.5'));
    expect(extend(story, story.mo, 2, 'Snow')).toMatchObject(refused('waits-already', 'Club 3.5'));
    expect(story.table.state.extensions).toHaveLength(1);
    expect(extend(story, story.mo, 5, 'Snow')).toMatchObject(done);
    ends(story, '2026-12-01 12:00');
  });

  it('seven extensions of one phase come to that, and the next phase has its own time', async () => {
    const story = begun();
    for (const power of powers) expect(extend(story, story.playing(power))).toMatchObject(done);
    ends(story, '2026-12-09 12:00');
    await story.goTo('2026-12-09 12:01');
    ends(story, '2026-12-11 12:00');
  });
});
