import { describe, expect, it } from 'vitest';
import { attended, isCheckedIn, moderatorPresentAt } from '../../../src/ladder/book/register.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { type MarkInput, markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { saidOf } from '../../support/refusals.ts';

const mark = (name: string, present: boolean, about: Partial<MarkInput> = {}): MarkInput => ({
  member: { text: name },
  present,
  date: null,
  reason: null,
  ...about,
});

/** Friday, 12:30: Mo moderates the open session; Ana and Bo are Members. */
function afternoon() {
  const club = aClub({ now: '2026-11-20 12:30' });
  const mo = club.moderator('Mo');
  club.openSession(mo);
  return { club, mo, ana: club.member('Ana'), bo: club.member('Bo', { account: false }) };
}

async function nextWeek(club: Story, mo: number): Promise<void> {
  await club.at('2026-11-27 12:30').settle();
  club.openSession(mo);
}

describe('Act 0.9: the register of the open session', () => {
  it('somebody is checked in by a Moderator, and struck off', () => {
    const { club, mo, bo } = afternoon();
    expect(saidOf(club.does(mo, markRegister, mark('Bo', true)))).toEqual(['done']);
    expect(isCheckedIn(club.session(), bo)).toBe(true);
    expect(saidOf(club.does(mo, markRegister, mark('#3', true)))).toEqual(['already-present']);
    expect(saidOf(club.does(mo, markRegister, mark('bo', false)))).toEqual(['done']);
    expect(isCheckedIn(club.session(), bo)).toBe(false);
    expect(saidOf(club.does(mo, markRegister, mark('Bo', false)))).toEqual(['not-present']);
  });

  it('a reason may be given, and is kept', async () => {
    const { club, mo } = afternoon();
    for (const present of [true, false]) {
      club.does(mo, markRegister, mark('Bo', present, { reason: 'Seen at the door' }));
      const { lastSeq } = club.view.state;
      expect(await club.clubs.text(club.id, lastSeq, 'reason')).toBe('Seen at the door');
    }
  });

  it('somebody who has left can still be struck off', () => {
    const { club, mo, ana } = afternoon();
    club.checkIn(ana);
    club.at('12:50').checkOut(ana);
    expect(saidOf(club.does(mo, markRegister, mark('Ana', false)))).toEqual(['done']);
    expect(attended(club.session(), ana)).toBe(false);
  });

  it('a visitor gets a number by being there, but not by being absent', () => {
    const { club, mo } = afternoon();
    const vic = { account: '77', name: 'Vic', bot: false };
    expect(saidOf(club.does(mo, markRegister, mark('', false, { member: vic })))).toEqual(['no-such-person']);
    expect(saidOf(club.does(mo, markRegister, mark('', true, { member: vic })))).toEqual(['done']);
    expect(club.view.people.byAccount('77')?.number).toBe(4);
  });

  it('a bot is nobody, and an ambiguous name is not guessed at', () => {
    const { club, mo } = afternoon();
    club.member('ana');
    const bot = { account: '77', name: 'Beep', bot: true };
    expect(saidOf(club.does(mo, markRegister, mark('', true, { member: bot })))).toEqual(['against-a-bot']);
    expect(club.does(mo, markRegister, mark('Ana', true))).toMatchObject({
      invalid: { problem: 'several-people', people: [2, 4] },
    });
  });

  it('a counted game proves that its players were there', () => {
    const { club, mo, ana, bo } = afternoon();
    club.enter(1, ana, bo);
    const counted = club.write({ type: 'game-counted', game: 1 });
    expect(saidOf(club.does(mo, markRegister, mark('Ana', false)))).toEqual(['played-that-day']);
    club.write({ type: 'voided', entry: counted });
    expect(saidOf(club.does(mo, markRegister, mark('Ana', false)))).toEqual(['not-present']);
  });

  it('is kept by those with a Moderator’s power only', () => {
    const { club, ana } = afternoon();
    expect(saidOf(club.does(ana, markRegister, mark('Ana', true)))).toEqual(['needs-office']);
  });
});

describe('Act 0.9: the register of a session that is over', () => {
  const late = { date: '2026-11-20', reason: 'Sat at the back' };

  it.each([
    ['later that day', '2026-11-20 13:11', 'done'],
    ['on Monday', '2026-11-23 09:00', 'done'],
    ['while the next session is open', '2026-11-27 13:10:00', 'done'],
    ['once the next session has closed', '2026-11-27 13:10:00.001', 'register-closed'],
  ])('%s', async (_, moment, said) => {
    const { club, mo, ana } = afternoon();
    if (moment >= '2026-11-27') await nextWeek(club, mo);
    club.at(moment);
    await club.settle();
    expect(saidOf(club.does(mo, markRegister, mark('Ana', true, late)))).toEqual([said]);
    expect(attended(club.session('2026-11-20'), ana)).toBe(said === 'done');
  });

  it('ends with the next session when that is closed early', async () => {
    const { club, mo } = afternoon();
    await nextWeek(club, mo);
    club.at('2026-11-27 12:40').does(mo, closeSession, undefined);
    expect(saidOf(club.does(mo, markRegister, mark('Ana', true, late)))).toEqual(['done']);
    club.at('2026-11-27 12:40:00.001');
    expect(saidOf(club.does(mo, markRegister, mark('Bo', true, late)))).toEqual(['register-closed']);
  });

  it.each([
    ['without a reason', { reason: null }, 'empty'],
    ['with a reason of spaces', { reason: '  ' }, 'empty'],
    ['with a reason of 1,000 characters', { reason: 'x'.repeat(1000) }, 'done'],
    ['with one of 1,001', { reason: 'x'.repeat(1001) }, 'too-long'],
    ['of a day without a session', { date: '2026-11-13' }, 'session-not-held'],
    ['of a day that is none', { date: '2026-02-30' }, 'not-a-date'],
  ])('%s', async (_, about, said) => {
    const { club, mo } = afternoon();
    await club.at('2026-11-21 09:00').settle();
    expect(saidOf(club.does(mo, markRegister, mark('Ana', true, { ...late, ...about })))).toEqual([said]);
  });

  it('keeps the reason, and is put right the other way as well', async () => {
    const { club, mo, ana } = afternoon();
    club.checkIn(ana);
    await club.at('2026-11-21 09:00').settle();
    expect(saidOf(club.does(mo, markRegister, mark('Ana', true, late)))).toEqual(['already-present']);
    expect(saidOf(club.does(mo, markRegister, mark('Ana', false, late)))).toEqual(['done']);
    expect(attended(club.session('2026-11-20'), ana)).toBe(false);
    const { lastSeq } = club.view.state;
    expect(await club.clubs.text(club.id, lastSeq, 'reason')).toBe('Sat at the back');
  });

  it('takes as Moderator in the room somebody who was one then, not somebody who is one now (Act 0.6)', async () => {
    const { club, mo, ana, bo } = afternoon();
    club.checkOut(mo);
    club.write({ type: 'office-given', person: ana, office: 'moderator' });
    await club.at('2026-11-21 09:00').settle();
    club.write({ type: 'office-taken', person: ana, office: 'moderator' });
    club.write({ type: 'office-given', person: bo, office: 'moderator' });
    const moderated = () => moderatorPresentAt(club.session('2026-11-20'), club.moment('2026-11-20 12:45'));
    club.does(mo, markRegister, mark('Bo', true, late));
    expect(moderated()).toBe(false);
    club.does(mo, markRegister, mark('Ana', true, late));
    expect(moderated()).toBe(true);
  });

  it('before any session was held there is none to put right', () => {
    const club = aClub({ now: '2026-11-20 09:00' });
    const mo = club.moderator('Mo');
    expect(saidOf(club.does(mo, markRegister, mark('Mo', true)))).toEqual(['no-open-session']);
  });
});

describe('Acts 0.6 and 0.9: a Moderator who checked out early', () => {
  const earlier = { player: null, score: 1, colour: null, played: '13:00', ended: null, pgn: null } as const;

  /** Mo checked out at 12:50, and Ana and Bo played until 13:00; somebody else enters it once the session is over. */
  async function leftEarly(office: 'moderator' | 'justice') {
    const { club, mo, ana } = afternoon();
    const cy = club.member('Cy');
    const jo = club.person('Jo', { offices: [office] });
    club.checkIn(jo, { moderating: true });
    for (const officer of [mo, jo]) club.at('12:50').checkOut(officer);
    await club.at('13:20').settle();
    const enters = () => club.does(ana, recordGame, { ...earlier, opponent: { text: `#${cy}` } });
    return { club, mo, jo, enters };
  }

  it.each(['moderator', 'justice'] as const)(
    'a %s is put back in the register, and the game can be entered',
    async (office) => {
      const { club, mo, jo, enters } = await leftEarly(office);
      expect(enters()).toMatchObject({
        refusals: [{ code: 'invalid-game', breach: { code: 'no-moderator' }, register: 'correctable' }],
      });
      const back = mark(`#${jo}`, true, { reason: 'Was there to the end' });
      expect(saidOf(club.does(mo, markRegister, back))).toEqual(['done']);
      expect(saidOf(enters())).toEqual(['done']);
      expect(club.does(mo, markRegister, back)).toMatchObject({
        refusals: [{ code: 'already-present', person: jo, date: '2026-11-20' }],
      });
    },
  );

  it.each([
    ['2026-11-20 12:45', 'open'],
    ['2026-11-20 13:20', 'correctable'],
    ['2026-11-27 13:05', 'correctable'],
    ['2026-11-27 13:20', 'final'],
  ])('at %s the register of the day is %s', async (now, register) => {
    const { club, mo, ana } = afternoon();
    const cy = club.member('Cy');
    club.at('12:31').checkOut(mo);
    club.at('12:45');
    if (now !== '2026-11-20 12:45') await club.at('2026-11-20 13:20').settle();
    if (now >= '2026-11-27') await nextWeek(club, mo);
    await club.at(now).settle();
    const played = '2026-11-20 12:40';
    expect(club.does(ana, recordGame, { ...earlier, played, opponent: { text: `#${cy}` } })).toMatchObject({
      refusals: [{ breach: { code: 'no-moderator' }, register }],
    });
  });

  it('there is none of a day on which no session was opened', () => {
    const club = aClub({ now: '2026-11-20 12:45' });
    const [ana, cy] = [club.member('Ana'), club.member('Cy')];
    expect(
      club.does(ana, recordGame, { ...earlier, played: null, opponent: { text: `#${cy}` } }),
    ).toMatchObject({ refusals: [{ breach: { code: 'no-moderator' }, register: 'none' }] });
  });
});
