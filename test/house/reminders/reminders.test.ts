import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { chooseReminder, endReminders } from '../../../src/house/reminders/choose-reminders.ts';
import { remindersOf } from '../../../src/house/reminders/reminders-due.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { addDays, localDate, localTime } from '../../../terms/time.ts';
import { aClub, type Story } from '../../support/a-club.ts';

type Kind = 'session' | 'move' | 'rematch' | 'hearing';

const choose = (club: Story, person: PersonNumber, kind: Kind, on = true) =>
  club.does(person, chooseReminder, { kind, on });

/** The reminders that were sent off, with the club's day and time. */
const sentTo = (club: Story, person: PersonNumber) =>
  club.announced.flatMap(({ notice }) =>
    notice.kind === 'reminder' && notice.person === person
      ? [`${localDate(notice.at, club.figures)} ${localTime(notice.at, club.figures)}`]
      : [],
  );

/** What the latest reminder of a person still has to say at that moment. */
async function said(club: Story, person: PersonNumber, moment: string): Promise<string[]> {
  club.at(moment);
  const { notice } = club.announced.findLast(({ notice }) => notice.kind === 'reminder') ?? {};
  if (notice?.kind !== 'reminder' || notice.person !== person) return [];
  return remindersOf(club.view, notice, club.now).map(({ kind }) => kind);
}

/** A Tuesday on which Ana wants to be reminded of sessions. */
function aTuesday() {
  const club = aClub({ now: '2026-11-17 16:00' });
  const [ana, bo] = [club.member('Ana'), club.member('Bo')];
  choose(club, ana, 'session');
  return { club, ana, bo };
}

describe('a session is told of at 17:00 the day before', () => {
  it.each([
    { now: '2026-11-19 17:00:00', sent: [] },
    { now: '2026-11-19 17:00:01', sent: ['2026-11-19 17:00'] },
    { now: '2026-11-26 17:00:00', sent: ['2026-11-19 17:00'] },
    { now: '2026-11-26 17:00:01', sent: ['2026-11-19 17:00', '2026-11-26 17:00'] },
  ])('by $now: $sent', async ({ now, sent }) => {
    const { club, ana, bo } = aTuesday();
    await club.at(now).settle();
    await club.settle();
    expect(sentTo(club, ana)).toEqual(sent);
    expect(sentTo(club, bo)).toEqual([]);
  });

  it('by the club’s clocks, also on the weekend on which they change', async () => {
    const club = aClub({ now: '2027-03-26 16:00' });
    const ana = club.member('Ana');
    club.setFigures({ weekday: 1 });
    choose(club, ana, 'session');
    await club.at('2027-03-29 08:00').settle();
    expect(sentTo(club, ana)).toEqual(['2027-03-28 17:00']);
  });

  it('not where it was called off, but the next one that is held', async () => {
    const { club, ana } = aTuesday();
    club.cancelSession('2026-11-20');
    await club.at('2026-11-26 17:01').settle();
    expect(sentTo(club, ana)).toEqual(['2026-11-26 17:00']);
  });

  it('not to somebody who turned it on when that moment was past', async () => {
    const { club, bo } = aTuesday();
    club.at('2026-11-19 17:30');
    choose(club, bo, 'session');
    await club.at('2026-11-26 17:01').settle();
    expect(sentTo(club, bo)).toEqual(['2026-11-26 17:00']);
  });

  it('not to somebody who is banned then (Act 0.7), and again once the ban is over', async () => {
    const { club, ana } = aTuesday();
    club.ban(ana, '2026-11-27');
    await club.at('2026-12-03 17:01').settle();
    expect(sentTo(club, ana)).toEqual(['2026-12-03 17:00']);
  });

  it('not once it was turned off', async () => {
    const { club, ana } = aTuesday();
    choose(club, ana, 'session', false);
    await club.at('2026-11-26 17:01').settle();
    expect(sentTo(club, ana)).toEqual([]);
  });

  it('one message for all that falls in a moment', async () => {
    const { club, ana, bo } = aTuesday();
    club.at('2026-11-20 12:40').openSession(club.moderator('Mo'));
    for (const person of [ana, bo]) club.checkIn(person);
    club.enter(1, ana, bo);
    club.write({ type: 'game-counted', game: 1 });
    club.write({ type: 'objected', game: 1, person: bo });
    choose(club, ana, 'rematch');
    await club.at('2026-11-26 17:01').settle();
    expect(sentTo(club, ana)).toEqual(['2026-11-19 17:00', '2026-11-26 17:00']);
    expect(await said(club, ana, '2026-11-26 17:01')).toEqual(['session', 'rematch']);
  });
});

describe('what is sent is looked at once more', () => {
  it.each([
    ['says it while the session is to come', '2026-11-20 12:30:00', () => {}, ['session']],
    ['is dropped once the session has begun', '2026-11-20 12:30:01', () => {}, []],
    [
      'is dropped where the session was called off meanwhile',
      '2026-11-19 18:00',
      (club: Story) => club.cancelSession('2026-11-20'),
      [],
    ],
    [
      'is dropped where it was turned off meanwhile',
      '2026-11-19 18:00',
      (club: Story) => choose(club, 1, 'session', false),
      [],
    ],
    [
      'is dropped where the person was banned meanwhile',
      '2026-11-19 18:00',
      (club: Story) => club.ban(1, '2026-11-20'),
      [],
    ],
  ] as const)('%s', async (_, moment, happens, kinds) => {
    const { club, ana } = aTuesday();
    await club.at('2026-11-19 17:01').settle();
    happens(club);
    expect(await said(club, ana, moment)).toEqual(kinds);
  });
});

/** An online game of Ana, who has White, against Bo. */
function online(minutes: number | null) {
  const { club, ana, bo } = aTuesday();
  for (const person of [ana, bo]) choose(club, person, 'move');
  club.write({ type: 'online-challenged', online: 1, white: ana, black: bo, minutes }, { by: ana });
  club.write({ type: 'online-accepted', online: 1 }, { by: bo });
  const moves = (san: string) => club.write({ type: 'online-moved', online: 1, san });
  return { club, ana, bo, moves };
}

describe('a move that waits is told of once', () => {
  it.each([
    { minutes: null, now: '2026-11-18 00:00:00', sent: [] },
    { minutes: null, now: '2026-11-18 00:00:01', sent: ['2026-11-18 00:00'] },
    { minutes: null, now: '2026-11-19 09:00', sent: ['2026-11-18 00:00'] },
    { minutes: 960, now: '2026-11-18 00:00:01', sent: ['2026-11-18 00:00'] },
    { minutes: 120, now: '2026-11-17 17:00:00', sent: [] },
    { minutes: 120, now: '2026-11-17 17:00:01', sent: ['2026-11-17 17:00'] },
    { minutes: 60, now: '2026-11-17 16:30:01', sent: ['2026-11-17 16:30'] },
    { minutes: 59, now: '2026-11-17 16:58', sent: [] },
  ])('with $minutes minutes a move, by $now: $sent', async ({ minutes, now, sent }) => {
    const { club, ana, bo } = online(minutes);
    await club.at(now).settle();
    expect([sentTo(club, ana), sentTo(club, bo)]).toEqual([sent, []]);
  });

  it('to the person whose turn it is, and again for the next move', async () => {
    const { club, ana, bo, moves } = online(null);
    await club.at('2026-11-18 01:00').settle();
    moves('e4');
    await club.at('2026-11-18 09:01').settle();
    expect([sentTo(club, ana), sentTo(club, bo)]).toEqual([['2026-11-18 00:00'], ['2026-11-18 09:00']]);
  });

  it('and no more where it was made, or the game ended, before the message went out', async () => {
    const { club, ana, moves } = online(null);
    await club.at('2026-11-18 00:01').settle();
    expect(await said(club, ana, '2026-11-18 00:01')).toEqual(['move']);
    moves('e4');
    expect(await said(club, ana, '2026-11-18 00:02')).toEqual([]);
    const other = online(null);
    await other.club.at('2026-11-18 00:01').settle();
    other.club.write({ type: 'online-ended', online: 1, how: 'resignation', score: 0, game: null });
    expect(await said(other.club, ana, '2026-11-18 00:02')).toEqual([]);
  });
});

/** Game 1 of Ana and Bo on Friday 20 November, whose ending Bo objects to at that time. */
function objected(at: string) {
  const { club, ana, bo } = aTuesday();
  choose(club, ana, 'session', false);
  club.at('2026-11-20 12:40').openSession(club.moderator('Mo'));
  for (const person of [ana, bo]) {
    club.checkIn(person);
    choose(club, person, 'rematch');
  }
  club.enter(1, ana, bo);
  club.write({ type: 'game-counted', game: 1 });
  club.at(at).write({ type: 'objected', game: 1, person: bo });
  return { club, ana, bo };
}

describe('Act I.6: a rematch is told of the evening before its session', () => {
  it('to both players', async () => {
    const { club, ana, bo } = objected('2026-11-20 12:50');
    await club.at('2026-11-26 17:01').settle();
    expect([ana, bo].map((person) => sentTo(club, person))).toEqual([
      ['2026-11-26 17:00'],
      ['2026-11-26 17:00'],
    ]);
  });

  it('at once where somebody objects later than that', async () => {
    const { club, bo } = objected('2026-11-26 18:00');
    await club.at('2026-11-26 18:01').settle();
    expect(sentTo(club, bo)).toEqual(['2026-11-26 17:00']);
    expect(await said(club, bo, '2026-11-26 18:01')).toEqual(['rematch']);
  });

  it('not where it was decided, or one of them is banned', async () => {
    const { club, ana } = objected('2026-11-20 12:50');
    club.write({ type: 'rematch-decided', game: 1, outcome: 'won', score: 0, untimed: false });
    await club.at('2026-11-26 17:01').settle();
    expect(sentTo(club, ana)).toEqual([]);
    const banned = objected('2026-11-20 12:50');
    banned.club.ban(banned.bo, null);
    await banned.club.at('2026-11-26 17:01').settle();
    expect([banned.ana, banned.bo].map((person) => sentTo(banned.club, person))).toEqual([[], []]);
  });
});

/** Case 1 is heard from Tuesday 17 November on: Ana asks, Bo is counsel and Cy a witness. */
function aHearing() {
  const { club, ana, bo } = aTuesday();
  choose(club, ana, 'session', false);
  const cy = club.member('Cy');
  const panel = ['Jo', 'Lee', 'Kit'].map((name) => club.person(name, { offices: ['justice'] }));
  for (const person of [ana, bo, cy, ...panel]) choose(club, person, 'hearing');
  club.write({
    ...{ type: 'petitioned', case: 1, year: 2026, ordinal: 1, petitioner: ana, respondent: null },
    ...{ subject: { kind: 'other' }, enBanc: false },
  });
  club.write({ type: 'writ-given', case: 1, person: panel[0] ?? 0, chief: true });
  club.write({ type: 'panel-seated', case: 1, panel, despiteConflict: [] });
  club.write({ type: 'counsel-named', case: 1, person: bo, party: ana });
  club.write({ type: 'witness-called', case: 1, person: cy });
  return { club, heard: [ana, bo, cy], panel };
}

describe('Act III.3.7: the day before the votes are due, those who are heard are told', () => {
  const before = addDays('2026-11-24', -1);

  it('and the panel is not, which has reminders of its own', async () => {
    const { club, heard, panel } = aHearing();
    await club.at(`${before} 17:01`).settle();
    for (const person of heard) expect(sentTo(club, person)).toEqual([`${before} 17:00`]);
    for (const person of panel) expect(sentTo(club, person)).toEqual([]);
  });

  it('also somebody who is banned, since the Court hears them', async () => {
    const { club, heard } = aHearing();
    club.ban(heard[0] ?? 0, null);
    await club.at(`${before} 17:01`).settle();
    expect(sentTo(club, heard[0] ?? 0)).toHaveLength(1);
  });

  it('not once the first vote has closed the hearing', async () => {
    const { club, heard, panel } = aHearing();
    const person = panel[0] ?? 0;
    club.write({ type: 'vote-cast', case: 1, person, decision: { kind: 'uphold' }, bar: null });
    await club.at(`${before} 17:01`).settle();
    for (const each of heard) expect(sentTo(club, each)).toEqual([]);
  });
});

describe('what somebody chose', () => {
  it('stays as it was where it is chosen again', () => {
    const { club, ana } = aTuesday();
    const first = club.view.people.remindersOf(ana);
    club.at('2026-11-18 09:00');
    choose(club, ana, 'session');
    expect(club.view.people.remindersOf(ana)).toEqual(first);
  });

  it('has to be something that there is', () => {
    const { club, ana, bo } = aTuesday();
    expect(club.does(ana, chooseReminder, { kind: 'toString', on: true })).toMatchObject({ ok: false });
    expect(club.does(club.stranger('Zoe'), chooseReminder, { kind: 'session', on: false })).toMatchObject({
      ok: false,
    });
    expect(club.view.people.all()).toHaveLength(bo);
  });

  it('is in their file, and goes when they are erased', async () => {
    const { club, ana } = aTuesday();
    const since = '2026-11-17T16:00:00.000Z';
    const file = await exportOf(club.clubs, club.view, ana, club.now);
    expect(file.you.reminders).toEqual([{ kind: 'session', since }]);
    club.does(ana, erasePerson, { member: null });
    expect(club.view.people.remindersOf(ana)).toEqual({});
    expect(club.view.people.reminded()).toEqual([]);
  });

  it('ends where Discord takes no message for them, and they are told so once', () => {
    const { club, ana } = aTuesday();
    const end = () =>
      club.clubs.changeNow(club.id, { interaction: null, now: club.now, clock: null }, (work) =>
        endReminders(work, ana),
      );
    end();
    end();
    expect(club.view.people.remindersOf(ana)).toEqual({});
    expect(club.announced).toEqual([
      { notice: { kind: 'reminders-ended', person: ana }, target: { to: 'discussion' } },
    ]);
  });
});
