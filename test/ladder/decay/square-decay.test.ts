import { describe, expect, it } from 'vitest';
import { approveGame } from '../../../src/ladder/games/decide-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { enters, named, plays } from '../games/afternoon.ts';
import { days, deductionsOf, fridays, holds, online, opens, toldTo } from './fridays.ts';

/** Ana has missed the first three Fridays, and so has Bo. */
async function threeMissed() {
  const club = fridays();
  for (const day of days.slice(0, 3)) await holds(club.club, club.mo, day);
  return club;
}

const marks = (club: Story, mo: PersonNumber, person: PersonNumber, present: boolean) =>
  club.does(mo, markRegister, { member: named(person), present, date: null, reason: 'Seen' });

describe('Acts 0.9 and II.6.1: the register is put right', () => {
  it('she was there: the points of that session are given back, those for not playing are not', async () => {
    const { club, mo, ana } = await threeMissed();
    expect(club.score(ana)).toBe(180);
    const marked = marks(club.at('2026-11-23 09:00'), mo, ana, true);
    expect(marked).toMatchObject({
      value: {
        reckoning: { made: [], undone: [{ date: days[2], basis: 'absence' }], before: 180, after: 195 },
      },
    });
    expect(club.score(ana)).toBe(195);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
    expect(toldTo(club, ana).at(-1)).toMatchObject({ undone: [`${days[2]} absence`], made: [], warned: [] });
  });

  it('she was not: the points are taken, and given back when that was wrong', async () => {
    const { club, mo, ana, bo } = fridays();
    for (const [n, day] of days.slice(0, 3).entries()) await holds(club, mo, day, n === 2 ? [ana] : [], []);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
    const struck = marks(club.at('2026-11-23 09:00'), mo, ana, false);
    expect(struck).toMatchObject({ value: { reckoning: { made: [{ inARow: 3, points: 15 }], after: 180 } } });
    expect(toldTo(club, ana).at(-1)?.made).toEqual(['absence 3']);
    marks(club, mo, ana, true);
    expect(club.score(ana)).toBe(195);
    expect(club.score(bo)).toBe(180);
  });

  it('she was not, for the second time: she is warned now', async () => {
    const { club, mo, ana } = fridays();
    await holds(club, mo, days[0]);
    await holds(club, mo, days[1], [ana]);
    marks(club.at('2026-11-16 09:00'), mo, ana, false);
    expect(toldTo(club, ana).at(-1)).toMatchObject({ made: [], undone: [], warned: ['absence'] });
  });

  it('breaks the row for the sessions after it', async () => {
    const { club, mo, ana } = await threeMissed();
    marks(club.at('2026-11-23 09:00'), mo, ana, true);
    for (const day of days.slice(3, 5)) await holds(club, mo, day);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`, `${days[3]} idle`, `${days[4]} idle`]);
  });

  it('of the open session moves no points', () => {
    const { club, mo, ana } = fridays();
    opens(club, mo, days[0], [ana]);
    expect(marks(club, mo, ana, false)).toMatchObject({ value: { reckoning: { made: [], undone: [] } } });
  });
});

describe('Acts II.4 and II.6: a game that comes to count later', () => {
  it('shows that its players were there and played: the deductions from then on are undone', async () => {
    const { club, mo, ana, bo } = await threeMissed();
    club.at('2026-11-25 09:00');
    const late = enters(club, ana, bo, { played: `${days[2]} 12:50`, score: 0.5 });
    for (const day of days.slice(3, 5)) await holds(club, mo, day);
    expect([club.score(ana), club.score(bo)]).toEqual([140, 140]);
    club.at('2026-12-05 09:00').does(mo, approveGame, { game: `${late}`, overseer: null });
    expect(deductionsOf(club, ana)).toEqual([]);
    expect([club.score(ana), club.score(bo)]).toEqual([200, 200]);
    expect(toldTo(club, bo).at(-1)?.undone).toHaveLength(6);
  });

  it('leaves those that hold still', async () => {
    const { club, mo, ana, bo } = fridays();
    await holds(club, mo, days[0]);
    const late = enters(club.at('2026-11-09 09:00'), ana, bo, { played: `${days[0]} 12:50`, score: 0.5 });
    for (const day of days.slice(1, 5)) await holds(club, mo, day);
    expect(deductionsOf(club, ana)).toHaveLength(6);
    club.at('2026-12-05 09:00').does(mo, approveGame, { game: `${late}`, overseer: null });
    expect(deductionsOf(club, ana)).toEqual([
      `${days[3]} absence`,
      `${days[3]} idle`,
      `${days[4]} absence`,
      `${days[4]} idle`,
    ]);
  });

  it('online shows that they played, not that they were there', async () => {
    const { club, ana, bo } = await threeMissed();
    online(club.at(`${days[2]} 20:00`), ana, bo);
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} absence`]);
  });

  it('and is voided after all costs nothing for sessions that are over, but the next is counted without it', async () => {
    const { club, mo, ana, bo } = await threeMissed();
    club.at('2026-11-25 09:00');
    const late = enters(club, ana, bo, { played: `${days[2]} 12:50`, score: 0.5 });
    club.does(mo, approveGame, { game: `${late}`, overseer: null });
    club.does(mo, voidGame, { game: `${late}`, reason: 'Never played' });
    expect(deductionsOf(club, ana)).toEqual([]);
    await holds(club, mo, days[3]);
    expect(toldTo(club, ana).at(-1)?.made).toEqual(['absence 4', 'idle 4']);
  });
});

describe('Act II.6: a session closed by hand and opened again', () => {
  /** The third Friday, closed too early at 12:40 while Ana and Bo were away. */
  async function closedEarly() {
    const found = fridays();
    const { club, mo } = found;
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    opens(club, mo, days[2]);
    club.at('12:40').does(mo, closeSession, undefined);
    expect(club.score(found.ana)).toBe(180);
    club.at('12:45').does(mo, openSession, undefined);
    return found;
  }

  it('has its deductions undone', async () => {
    const { club, ana, bo } = await closedEarly();
    expect([club.score(ana), club.score(bo)]).toEqual([200, 200]);
  });

  it('and made again at its close, of those who still did not come; told only what is new', async () => {
    const { club, ana, bo } = await closedEarly();
    club.checkIn(ana);
    await club.at('13:11').settle();
    expect(deductionsOf(club, ana)).toEqual([`${days[2]} idle`]);
    expect(deductionsOf(club, bo)).toEqual([`${days[2]} absence`, `${days[2]} idle`]);
    expect([club.score(ana), club.score(bo)]).toEqual([195, 180]);
    expect(toldTo(club, ana).slice(1)).toEqual([
      { date: days[2], made: ['absence 3', 'idle 3'], undone: [], warned: [] },
      { date: days[2], made: [], undone: [`${days[2]} absence`], warned: [] },
    ]);
    expect(toldTo(club, bo)).toHaveLength(2);
  });

  it('warns nobody twice', async () => {
    const { club, mo, ana } = fridays();
    await holds(club, mo, days[0]);
    opens(club, mo, days[1]);
    club.at('12:40').does(mo, closeSession, undefined);
    club.at('12:45').does(mo, openSession, undefined);
    await club.at('13:11').settle();
    expect(toldTo(club, ana)).toEqual([{ date: days[1], made: [], undone: [], warned: ['absence', 'idle'] }]);
  });

  it('opened by mistake in the morning and closed before it began, it is a session like any other', async () => {
    const { club, mo, ana } = fridays();
    for (const day of days.slice(0, 2)) await holds(club, mo, day);
    club.at(`${days[2]} 09:00`).does(mo, openSession, undefined);
    club.at('09:01').does(mo, closeSession, undefined);
    expect(deductionsOf(club, ana)).toEqual([]);
    club.at('12:25').does(mo, openSession, undefined);
    await club.at('13:11').settle();
    expect(toldTo(club, ana).at(-1)?.made).toEqual(['absence 3', 'idle 3']);
  });

  it('a game played after that counts as any other', async () => {
    const { club, mo, ana, bo } = await closedEarly();
    club.at('12:50');
    plays(club, mo, ana, bo, 0.5);
    await club.at('13:11').settle();
    expect(deductionsOf(club, ana)).toEqual([]);
  });
});
