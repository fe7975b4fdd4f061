import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { settleAll } from '../../../src/schedule/clock-work.ts';
import { days, deductionsOf, fridays, holds, online, opens, toldTo, wealthy } from './fridays.ts';

const quiet = pino({ level: 'silent' });

describe('Act II.6.1: a Member who stays away', () => {
  it.each([
    [1, 200, []],
    [2, 200, ['absence']],
    [3, 185, []],
    [4, 170, []],
  ])('for %i sessions in a row has %i of 200 points', async (missed, score, warned) => {
    const { club, mo, ana, bo } = fridays();
    for (const day of days.slice(0, missed)) {
      online(club, ana, bo);
      await holds(club, mo, day, [bo]);
      club.at('18:00');
    }
    expect(club.score(ana)).toBe(score);
    expect(toldTo(club, ana).at(-1)?.warned ?? []).toEqual(warned);
    expect(deductionsOf(club, ana)).toEqual(days.slice(2, missed).map((day) => `${day} absence`));
    expect(club.view.entries.filter(({ type }) => type === 'decayed')).toEqual(
      days.slice(2, missed).map((date) =>
        expect.objectContaining({
          person: ana,
          by: null,
          acts: ['II.6.1'],
          at: club.moment(`${date} 13:10`),
        }),
      ),
    );
  });

  it('but for once begins again', async () => {
    const { club, mo, ana, bo } = fridays();
    for (const [n, day] of days.entries())
      await holds(club, mo, day, n === 2 ? [ana] : [], n === 2 ? [[ana, bo]] : []);
    expect(deductionsOf(club, ana)).toEqual(['2026-12-11 absence', '2026-12-11 idle']);
  });

  it.each([
    ['12:34:59', ['absence']],
    ['12:35', []],
  ])('is there from 12:30 to %s: loses %j', async (left, lost) => {
    const { club, mo, ana, bo } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    online(club.at('2026-11-18 17:00'), ana, bo);
    opens(club, mo, days[2], [ana]);
    club.at(left).checkOut(ana);
    await club.at('13:11').settle();
    expect(deductionsOf(club, ana)).toEqual(lost.map((basis) => `${days[2]} ${basis}`));
  });
});

describe('Act II.6.2: a Member who plays no game', () => {
  it.each([
    [2, 200, ['idle']],
    [3, 195, []],
    [4, 190, []],
  ])('for %i sessions in a row has %i of 200 points', async (idle, score, warned) => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, idle)) await holds(club, mo, day, [ana]);
    expect(club.score(ana)).toBe(score);
    expect(toldTo(club, ana).at(-1)?.warned ?? []).toEqual(warned);
  });

  it.each([
    ['on the evening of the session before', '2026-11-13 18:00', ['idle'], []],
    ['the day after the session before', '2026-11-14 00:00', [], []],
    ['on the Wednesday', '2026-11-18 17:00', [], []],
    ['an hour before the session', '2026-11-20 11:30', [], []],
    ['on the evening of the session', '2026-11-20 18:00', [], []],
    ['the day after the session', '2026-11-21 00:00', [], [`${days[2]} idle`]],
  ])(
    'plays online %s, and has passed %3$j without a game a session later; lost %4$j',
    async (_, moment, warned, lost) => {
      const { club, mo, ana, bo } = fridays();
      const after = club.moment(moment) > club.moment(`${days[2]} 13:10`);
      for (const day of days.slice(0, 2)) await holds(club, mo, day, [ana]);
      if (after) await holds(club, mo, days[2], [ana]);
      online(club.at(moment), ana, bo);
      if (!after) await holds(club, mo, days[2], [ana]);
      await holds(club, mo, days[3], [ana]);
      expect(
        toldTo(club, ana)
          .filter(({ date }) => date === days[3])
          .flatMap((told) => told.warned),
      ).toEqual(warned);
      expect(deductionsOf(club, ana)).toEqual(lost);
    },
  );

  it('plays online in a week of the holidays: that counts for the first session after them', async () => {
    const { club, mo, ana, bo } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day, [ana]);
    club.cancelSession(days[2]);
    online(club.at('2026-11-18 17:00'), ana, bo);
    await holds(club, mo, days[3], [ana]);
    expect(deductionsOf(club, ana)).toEqual([]);
  });

  it('has played only when the game counts', async () => {
    const { club, mo, ana, bo } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day, [ana]);
    const counted = online(club.at('2026-11-18 17:00'), ana, bo);
    club.write({ type: 'voided', entry: counted });
    await holds(club, mo, days[2], [ana]);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
  });
});

describe('Act II.6: both in one session', () => {
  it('first 15 points and then 5, Member by Member in the order of their numbers', async () => {
    const { club, mo, ana, bo } = fridays();
    for (const day of days.slice(0, 3)) await holds(club, mo, day);
    expect([club.score(ana), club.score(bo)]).toEqual([180, 180]);
    const lost = { date: days[2], inARow: 3 };
    expect(club.announced.at(-1)).toMatchObject({
      target: { to: 'discussion' },
      notice: {
        kind: 'weekly-round',
        decayed: [
          { ...lost, person: ana, basis: 'absence', before: 200, after: 185, points: 15 },
          { ...lost, person: ana, basis: 'idle', before: 185, after: 180, points: 5 },
          { ...lost, person: bo, basis: 'absence' },
          { ...lost, person: bo, basis: 'idle' },
        ],
      },
    });
    expect(toldTo(club, ana)).toEqual([
      { date: days[1], made: [], undone: [], warned: ['absence', 'idle'] },
      { date: days[2], made: ['absence 3', 'idle 3'], undone: [], warned: [] },
    ]);
  });

  it('no score comes under the floor of 100, as it did once', async () => {
    const { club, mo, ana } = fridays();
    club.write({ type: 'adjusted', person: ana, change: { points: -88 } });
    for (const day of days) await holds(club, mo, day);
    expect(club.score(ana)).toBe(100);
  });

  it('somebody without an account is not told, and loses them all the same', async () => {
    const { club, mo } = fridays();
    const tom = wealthy(club.at('2026-11-05 10:00'), 'Tom', { account: false });
    for (const day of days.slice(0, 3)) await holds(club, mo, day);
    expect(club.score(tom)).toBe(180);
    expect(toldTo(club, tom)).toEqual([]);
  });
});

describe('Act II.6: sessions that count', () => {
  it('are those since the Member joined: somebody new is not a hundred days absent', async () => {
    const { club, mo } = fridays();
    for (const day of days.slice(0, 5)) await holds(club, mo, day);
    const nia = wealthy(club.at('2026-12-10 09:00'), 'Nia');
    await holds(club, mo, days[5]);
    expect(club.score(nia)).toBe(200);
    expect(toldTo(club, nia)).toEqual([]);
  });

  it.each([
    ['on the morning of the first', '2026-11-06 09:01', 180],
    ['a moment before the first', '2026-11-06 12:29:59.999', 180],
    ['as the first begins', '2026-11-06 12:30', 200],
    ['in the middle of the first', '2026-11-06 12:50', 200],
    ['after the first', '2026-11-06 15:00', 200],
  ])('joined %s, after three sessions', async (_, moment, score) => {
    const { club, mo } = fridays();
    club.at(`${days[0]} 09:00`).openSession(mo);
    await club.at(moment).settle();
    const nia = wealthy(club, 'Nia');
    await club.at(`${days[0]} 16:00`).settle();
    for (const day of days.slice(1, 3)) await holds(club, mo, day);
    expect(club.score(nia)).toBe(score);
  });

  it('begin again when somebody who was removed joins again', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    club.remove(ana);
    club.at('2026-11-16 09:00').write({ type: 'joined', person: ana });
    for (const day of days.slice(2, 4)) await holds(club, mo, day);
    expect(deductionsOf(club, ana)).toEqual([]);
    await holds(club, mo, days[4]);
    expect(deductionsOf(club, ana)).toEqual([`${days[4]} absence`, `${days[4]} idle`]);
  });

  it('cost nobody anything who was removed', async () => {
    const { club, mo, ana } = fridays();
    club.remove(ana);
    for (const day of days) await holds(club, mo, day);
    expect(club.view.entries.filter((entry) => entry.type === 'decayed' && entry.person === ana)).toEqual([]);
  });

  it('are not holidays, nor Fridays on which nobody opened one', async () => {
    const { club, mo, ana } = fridays();
    club.cancelSession(days[1]);
    for (const n of [0, 3]) await holds(club, mo, days[n] ?? '');
    expect(deductionsOf(club, ana)).toEqual([]);
    await holds(club, mo, days[4]);
    expect(deductionsOf(club, ana)).toEqual([`${days[4]} absence`, `${days[4]} idle`]);
  });

  it('are not those closed before they began', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    club.at(`${days[2]} 09:00`).openSession(mo);
    club.at('09:01').does(mo, closeSession, undefined);
    expect(deductionsOf(club, ana)).toEqual([]);
  });

  it('are not those during a ban: they neither count nor break the row', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    club.at('2026-11-17 09:00').ban(ana, days[3]);
    for (const day of days.slice(2, 4)) await holds(club, mo, day);
    expect(deductionsOf(club, ana)).toEqual([]);
    expect(toldTo(club, ana)).toHaveLength(1);
    await holds(club, mo, days[4]);
    expect(toldTo(club, ana).at(-1)?.made).toEqual(['absence 3', 'idle 3']);
  });

  it.each([
    ['back', '2026-10-15', ['2026-10-16', '2026-10-23', '2026-10-30']],
    ['forward', '2027-03-18', ['2027-03-19', '2027-03-26', '2027-04-02']],
  ])('are the same when the clocks go %s on a Sunday between', async (_, eve, three) => {
    const { club, mo, ana } = fridays(eve);
    for (const day of three) await holds(club, mo, day);
    expect(deductionsOf(club, ana)).toEqual([`${three[2]} absence`, `${three[2]} idle`]);
    const decayed = club.view.entries.filter(({ type }) => type === 'decayed');
    expect(new Set(decayed.map(({ at }) => at))).toEqual(new Set([club.moment(`${three[2]} 13:10`)]));
  });
});

describe('Act II.6: once for each session', () => {
  it('however often the bot is started and ticks afterwards', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 3)) await holds(club, mo, day);
    const { lastSeq } = club.view.state;
    for (const moment of ['13:12', '13:13', '2026-11-21 08:00', '2026-11-26 23:59'])
      await settleAll({ clubs: club.clubs, clock: () => club.at(moment).now, log: quiet });
    expect(club.view.state.lastSeq).toBe(lastSeq);
    expect(club.score(ana)).toBe(180);
  });

  it('also when the bot was away for five weeks, and then as of the end of the session', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    opens(club, mo, days[2]);
    await club.at('2026-12-25 08:00').settle();
    await club.settle();
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} absence`, `${days[2]} idle`]);
    const decayed = club.view.entries.filter(({ type }) => type === 'decayed');
    expect(decayed.map(({ at }) => at)).toEqual(Array(4).fill(club.moment(`${days[2]} 13:10`)));
  });

  it('by hand as by the clock', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    opens(club, mo, days[2]);
    const closed = club.at('12:50').does(mo, closeSession, undefined);
    expect(closed).toMatchObject({ value: { decayed: [{ person: ana }, {}, {}, {}] } });
    await club.at('13:11').settle();
    expect(club.score(ana)).toBe(180);
  });
});
