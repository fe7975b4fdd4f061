import { describe, expect, it } from 'vitest';
import { openSessionOf } from '../../../src/ladder/book/register.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

describe('Act 0.5: when a session may be opened', () => {
  it.each([
    ['the last moment of Thursday', '2026-11-19 23:59:59.999', 'not-session-day'],
    ['the first moment of Friday', '2026-11-20 00:00:00', 'done'],
    ['just before it begins', '2026-11-20 12:29:59', 'done'],
    ['as it begins', '2026-11-20 12:30:00', 'done'],
    ['as it ends', '2026-11-20 13:10:00', 'done'],
    ['just after its end', '2026-11-20 13:10:00.001', 'session-over'],
    ['Saturday', '2026-11-21 12:45:00', 'not-session-day'],
    ['July', '2026-07-10 12:45:00', 'done'],
    ['December', '2026-12-11 12:45:00', 'done'],
    ['the Friday before the clocks go forward', '2026-03-27 13:10:00', 'done'],
    ['the Friday after the clocks went forward', '2026-04-03 13:10:00', 'done'],
    ['the Friday after they went forward, an hour on', '2026-04-03 14:10:00', 'session-over'],
    ['the Friday before the clocks go back', '2026-10-23 13:10:00', 'done'],
    ['the Friday after the clocks went back', '2026-10-30 13:10:00', 'done'],
    ['the Friday after they went back, just late', '2026-10-30 13:10:00.001', 'session-over'],
  ])('%s', (_, now, said) => {
    const club = aClub({ now });
    const mo = club.moderator('Mo');
    expect(saidOf(club.does(mo, openSession, undefined))).toEqual([said]);
    expect(openSessionOf(club.view.state) !== undefined).toBe(said === 'done');
  });

  it.each([
    ['as the clocks go forward', '2026-03-29', '2026-03-29T11:30:00.000Z', '2026-03-29T12:10:00.000Z'],
    ['as the clocks go back', '2026-10-25', '2026-10-25T12:30:00.000Z', '2026-10-25T13:10:00.000Z'],
  ])('a club that meets on Sundays, %s', (_, date, opensAt, closesAt) => {
    const club = aClub({ now: `${date} 12:45` });
    club.setFigures({ weekday: 7 });
    const mo = club.moderator('Mo');
    expect(saidOf(club.does(mo, openSession, undefined))).toEqual(['done']);
    const session = club.session();
    expect(new Date(session.opensAt).toISOString()).toBe(opensAt);
    expect(new Date(session.closesAt).toISOString()).toBe(closesAt);
  });

  it('is by the clocks of the club, wherever it is', () => {
    const club = aClub({ now: '2026-11-20 12:45' });
    club.setFigures({ timezone: 'America/New_York' });
    const mo = club.moderator('Mo');
    expect(saidOf(club.at('2026-11-20 13:10:01').does(mo, openSession, undefined))).toEqual(['session-over']);
    expect(saidOf(club.at('2026-11-20 13:10:00').does(mo, openSession, undefined))).toEqual(['done']);
  });

  it('not on a day that was called off, and not twice', () => {
    const club = aClub({ now: '2026-11-20 12:25' });
    const mo = club.moderator('Mo');
    expect(saidOf(club.does(mo, openSession, undefined))).toEqual(['done']);
    expect(saidOf(club.does(mo, openSession, undefined))).toEqual(['session-already-open']);
    club.cancelSession('2026-11-27');
    const refusal = club.at('2026-11-27 12:25').does(mo, openSession, undefined);
    expect(saidOf(refusal)).toEqual(['session-cancelled']);
    expect(refusal).toMatchObject({ refusals: [{ nextSession: '2026-12-04', acts: ['0.5'] }] });
  });
});

describe('Acts III.2 and III.3.4: who opens and closes a session', () => {
  it.each([
    ['a Moderator', ['moderator'], ['done', 'done']],
    ['a Justice', ['justice'], ['done', 'done']],
    ['the Chief Justice', ['chief'], ['done', 'done']],
    ['a Member', [], ['needs-office', 'needs-office']],
  ] as const)('%s', (_, offices, said) => {
    const club = aClub({ now: '2026-11-20 12:25' });
    const someone = club.member('Sam', { offices });
    const opened = club.does(someone, openSession, undefined);
    const closed = club.does(someone, closeSession, undefined);
    expect([saidOf(opened), saidOf(closed)].flat()).toEqual(said);
    if (!opened.ok) expect(actsOf(opened)).toEqual(['III.2', 'III.3.4']);
  });

  it('is put down as a Moderator in the room, by the right Act', () => {
    const club = aClub({ now: '2026-11-20 12:25' });
    const judge = club.member('Judge', { offices: ['justice'] });
    club.does(judge, openSession, undefined);
    const entry = club.view.entries.at(-1);
    expect(entry).toMatchObject({ type: 'checked-in', person: judge, moderating: true });
    expect(entry?.acts).toEqual(['0.6', '0.9', 'III.3.4']);
  });
});

describe('Act 0.5: how a session closes', () => {
  const afternoon = () => {
    const club = aClub({ now: '2026-11-20 12:20' });
    const mo = club.moderator('Mo');
    club.does(mo, openSession, undefined);
    return { club, mo };
  };

  it.each([
    ['at its very end', '13:10:00.000', true],
    ['a millisecond later', '13:10:00.001', false],
    ['on Monday', '2026-11-23 08:00', false],
  ])('by itself, seen %s', async (_, moment, open) => {
    const { club } = afternoon();
    club.at(moment);
    await club.settle();
    expect(club.session('2026-11-20').open).toBe(open);
    if (!open) expect(club.view.entries.at(-1)?.at).toBe(club.moment('2026-11-20 13:10'));
  });

  it('leaves the same ledger whether the clock ticked at once, often or days later', async () => {
    const [prompt, late] = [afternoon().club, afternoon().club];
    for (const moment of ['13:09', '13:10:01', '13:11']) {
      prompt.at(moment);
      await prompt.settle();
    }
    late.at('2026-11-23 08:00');
    await Promise.all([late.settle(), late.settle()]);
    expect(late.view.entries).toEqual(prompt.view.entries);
    expect(late.announced).toEqual(prompt.announced);
    const told = late.announced.map(({ notice }) => notice.kind);
    expect(told).toEqual(['power-used', 'weekly-round']);
  });

  it('by hand, and may be opened again until its end', async () => {
    const { club, mo } = afternoon();
    expect(saidOf(club.at('12:50').does(mo, closeSession, undefined))).toEqual(['done']);
    expect(saidOf(club.does(mo, closeSession, undefined))).toEqual(['no-open-session']);
    expect(saidOf(club.at('13:00').does(mo, openSession, undefined))).toEqual(['done']);
    expect(club.session().open).toBe(true);
    expect(saidOf(club.at('13:10:01').does(mo, closeSession, undefined))).toEqual(['no-open-session']);
  });

  it('says when the next session is, past holidays', () => {
    const club = aClub({ now: '2026-12-18 13:30' });
    const mo = club.moderator('Mo');
    club.cancelSession('2026-12-25');
    club.cancelSession('2027-01-01');
    expect(club.does(mo, closeSession, undefined)).toMatchObject({
      refusals: [{ code: 'no-open-session', nextSession: '2027-01-08', acts: ['0.5'] }],
    });
  });
});
