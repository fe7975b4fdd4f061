import { describe, expect, it } from 'vitest';
import { setUpClub } from '../../../src/club/offices/set-up-club.ts';
import { done } from '../../../src/club/result.ts';
import { holders } from '../../../src/ledger/views.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aRunningClub, nothing, user } from './a-running-club.ts';

describe('/setup, the first time', () => {
  it('finds its channels by name, else takes the one it is in, and makes whoever runs it Chief Justice', () => {
    const { club, first } = aRunningClub();
    expect(first).toEqual({
      ok: true,
      value: {
        kind: 'club-set-up',
        first: true,
        changed: ['discussion', 'court', 'games', 'chief'],
        closed: [],
      },
    });
    expect(club.view.settings).toEqual({
      ...{ discussion: '7', court: '5', games: '8', staff: null },
      ...{ name: 'Friday Lunch', access: 'off', siteKey: null, planned: '2026-11-20', eventsBarred: false },
      ...{
        roles: false,
        nicknames: false,
        worn: { roles: {}, found: {}, barred: [], asked: 0 },
        courtNames: 'initials',
        hearings: 'private',
        hearingsBarred: '',
        onlineThreads: {},
        clockCards: {},
        gameCards: {},
      },
    });
    expect(holders(club.view.state, 'chief')).toEqual([1]);
    expect(club.announced).toEqual([
      {
        notice: { kind: 'office-changed', person: 1, office: 'chief', given: true, by: 1 },
        target: { to: 'discussion' },
      },
      { notice: { kind: 'session-event', date: '2026-11-20' }, target: { to: 'events' } },
    ]);
  });

  it('takes what it is given', () => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const olga = club.stranger('Olga', { managesGuild: true });
    const input = {
      ...nothing,
      court: '9',
      room: 'Library',
      weekday: 'Tuesday',
      opens: '9:00',
      closes: '9:45',
    };
    const result = club.does(olga, setUpClub, {
      ...input,
      weekday: 'Tuesday',
      timezone: 'Europe/Berlin',
      chief: user('Chi'),
      staff: user('Chi'),
    });
    expect(saidOf(result)).toEqual(['done']);
    expect(club.figures).toMatchObject({
      room: 'Library',
      weekday: 2,
      opens: '09:00',
      closes: '09:45',
      timezone: 'Europe/Berlin',
    });
    const chi = club.view.people.byAccount('90Chi')?.number;
    expect(club.view.settings).toMatchObject({ discussion: '7', court: '9', games: '8', staff: chi });
    expect(holders(club.view.state, 'chief')).toEqual([chi]);
  });

  it('is for those who manage the server', () => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const refusal = club.does(club.stranger('Ana'), setUpClub, nothing);
    expect(saidOf(refusal)).toEqual(['needs-guild-manager']);
    expect(actsOf(refusal)).toEqual(['III.1']);
  });
});

describe('/setup, run again', () => {
  it('shows the settings when nothing is given, and writes nothing', () => {
    const { club, olga } = aRunningClub();
    const before = club.view.entries.length;
    expect(club.does(olga, setUpClub, { ...nothing, here: '99' })).toMatchObject({
      value: { first: false, changed: [] },
    });
    expect(club.view.entries).toHaveLength(before);
    expect(club.view.settings.court).toBe('5');
  });

  it('Act IV.2: changes only what is given, from then on', () => {
    const { club, olga } = aRunningClub();
    expect(club.does(olga, setUpClub, { ...nothing, closes: '13:20', opens: '12:30' })).toMatchObject({
      value: { changed: ['closes'] },
    });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'figures-set', figures: { closes: '13:20' } });
  });

  it('has the Court name parties in full, or by their initials again', () => {
    const { club, olga } = aRunningClub();
    const changed = club.does(olga, setUpClub, { ...nothing, courtNames: 'full' });
    expect(changed).toMatchObject({ value: { changed: ['court_names'] } });
    expect(club.view.settings.courtNames).toBe('full');
    club.does(olga, setUpClub, { ...nothing, courtNames: 'initials' });
    expect(club.view.settings.courtNames).toBe('initials');
  });

  it('has cases heard before everybody, and asks once more for what the bot lacked for that', () => {
    const { club, olga } = aRunningClub();
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.saveSettings({ hearingsBarred: 'Manage Threads' });
      return done({ kind: 'settled' });
    });
    const changed = club.does(olga, setUpClub, { ...nothing, hearings: 'public' });
    expect(changed).toMatchObject({ value: { changed: ['hearings'] } });
    expect(club.view.settings).toMatchObject({ hearings: 'public', hearingsBarred: '' });
  });

  it.each([
    ['a time that is none', { opens: '25:00' }, 'not-a-time'],
    ['an end before the start', { closes: '12:00' }, 'closes-before-opens'],
    ['an end at the start', { closes: '12:30' }, 'closes-before-opens'],
    ['a zone that is none', { timezone: 'Mars/Olympus' }, 'not-a-timezone'],
    ['a room of 5,000 characters', { room: 'x'.repeat(5000) }, 'too-long'],
    ['a bot as Chief Justice', { chief: { ...user('Beep'), bot: true } }, 'against-a-bot'],
    ['nobody as staff', { staff: { text: 'Nobody' } }, 'no-such-person'],
  ])('takes no %s', (_, input, said) => {
    const { club, olga } = aRunningClub();
    expect(saidOf(club.does(olga, setUpClub, { ...nothing, ...input }))).toEqual([said]);
  });
});

describe('Act III.2: the office of Chief Justice in /setup', () => {
  const pete = { managesGuild: true };

  it('passes only by its holder or the staff', () => {
    const { club, olga } = aRunningClub();
    const other = club.stranger('Pete', pete);
    const toPete = { ...nothing, chief: user('Pete') };
    const refusal = club.does(other, setUpClub, toPete);
    expect(saidOf(refusal)).toEqual(['chief-passes-by-holder']);
    expect(actsOf(refusal)).toEqual(['III.2']);
    expect(saidOf(club.does(olga, setUpClub, toPete))).toEqual(['done']);
    const petes = club.view.people.byAccount('90Pete')?.number;
    expect(holders(club.view.state, 'chief')).toEqual([petes]);
    expect(saidOf(club.does(olga, setUpClub, { ...nothing, chief: user('Olga') }))).toEqual([
      'chief-passes-by-holder',
    ]);
  });

  it('naming its holder changes nothing', () => {
    const { club } = aRunningClub();
    expect(
      club.does(club.stranger('Pete', pete), setUpClub, { ...nothing, chief: user('Olga') }),
    ).toMatchObject({
      value: { changed: [] },
    });
  });
});

describe('Acts 0.14 and III.6: the member of staff in /setup', () => {
  it('is named once by the server’s managers, then by the staff or the Chief Justice', () => {
    const { club, olga } = aRunningClub();
    const pete = club.stranger('Pete', { managesGuild: true });
    const staff = club.stranger('Staff', { managesGuild: true });
    const name = (who: string) => ({ ...nothing, staff: user(who) });
    expect(saidOf(club.does(pete, setUpClub, name('Staff')))).toEqual(['done']);
    const refusal = club.does(pete, setUpClub, name('Pete'));
    expect(saidOf(refusal)).toEqual(['staff-passes-by-holder']);
    expect(actsOf(refusal)).toEqual(['0.14', 'III.6']);
    expect(saidOf(club.does(staff, setUpClub, { ...name('Head'), chief: user('Pete') }))).toEqual(['done']);
    expect(saidOf(club.does(pete, setUpClub, name('Staff')))).toEqual(['done']);
    expect(saidOf(club.does(olga, setUpClub, name('Olga')))).toEqual(['staff-passes-by-holder']);
  });
});
