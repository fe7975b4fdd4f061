import { describe, expect, it } from 'vitest';
import { holders } from '../../../src/house/book/offices.ts';
import { answerConsent } from '../../../src/house/consent/answer-consent.ts';
import { appointOfficer } from '../../../src/house/offices/appoint-officer.ts';
import { previewSetup, type SetupInput, setUpClub } from '../../../src/house/offices/set-up-club.ts';
import { done } from '../../../src/house/result.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aRunningClub, nothing, user } from './a-running-club.ts';

describe('/setup, the first time', () => {
  it('finds its channels by name, else takes the one it is in, and makes the person who runs it Chief Justice', () => {
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
      ...{
        name: 'Friday Lunch',
        access: 'off',
        siteKey: null,
        front: false,
        planned: '2026-11-20',
        eventsBarred: false,
      },
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
        boardPosts: [],
        toldPosts: {},
        sessionPost: {},
        tables: false,
        tableBans: false,
        tableThreads: {},
        tableCards: {},
        talkThreads: {},
        nomicThreads: {},
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
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'terms-published', figures: { closes: '13:20' } });
  });

  it('Acts IV.1 to IV.3: another day, time, room or zone is a version of the Terms, announced and in the history', () => {
    const { club, olga } = aRunningClub();
    const wishes = {
      weekday: 'Tuesday',
      opens: '9:00',
      closes: '9:40',
      room: '12',
      timezone: 'Europe/Berlin',
    } as const;
    const announcedBefore = club.announced.length;
    expect(saidOf(club.does(olga, setUpClub, { ...nothing, ...wishes }))).toEqual(['done']);
    const { publications } = club.view.state;
    expect(publications).toMatchObject([
      { version: '2.5', by: 1, figures: { weekday: 2, opens: '09:00', closes: '09:40', room: '12' } },
    ]);
    expect(club.announced.slice(announcedBefore)).toEqual([
      {
        notice: { kind: 'terms-published', publication: publications[0]?.seq },
        target: { to: 'discussion' },
      },
      { notice: { kind: 'session-event', date: '2026-11-20' }, target: { to: 'events' } },
      { notice: { kind: 'session-event', date: '2026-11-17' }, target: { to: 'events' } },
    ]);
  });

  it.each<Partial<SetupInput>>([
    { weekday: 'Tuesday' },
    { opens: '12:00' },
    { closes: '13:20' },
    { room: '12' },
    { timezone: 'Europe/Berlin' },
  ])('Act IV.1: %j is not for a server manager who is not the Chief Justice', (wish) => {
    const { club } = aRunningClub();
    const pete = club.stranger('Pete', { managesGuild: true });
    const before = club.view.entries.length;
    const refusal = club.does(pete, setUpClub, { ...nothing, ...wish, hearings: 'public' });
    expect(saidOf(refusal)).toEqual(['figures-are-terms']);
    expect(actsOf(refusal)).toEqual(['IV.1']);
    expect([club.view.entries.length, club.view.settings.hearings]).toEqual([before, 'private']);
    const same = club.does(pete, setUpClub, { ...nothing, room: '322', weekday: 'Friday', opens: '12:30' });
    expect(same).toMatchObject({ value: { changed: [] } });
  });

  it('says what keeps cases from being heard in the Court’s channel', () => {
    const { club, olga } = aRunningClub();
    const lacking = { private: [], public: ['Manage Messages'] };
    const channelsSeenBy = (...seenBy: string[]) => [
      ...nothing.channels,
      { id: '9', name: 'court', writable: true, seenBy, lacking },
    ];
    const setUp = (input: Partial<typeof nothing>) =>
      club.does(olga, setUpClub, { ...nothing, court: '9', ...input });
    expect(setUp({ channels: channelsSeenBy(club.id) })).not.toHaveProperty('value.court');
    const hidden = channelsSeenBy('77');
    expect(setUp({ channels: hidden })).toMatchObject({ value: { court: { unseen: true, lacking: [] } } });
    expect(setUp({ channels: hidden, hearings: 'public' })).toMatchObject({
      value: { court: { unseen: true, lacking: ['Manage Messages'] } },
    });
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.saveSettings({ worn: { ...work.settings.worn, roles: { member: '77' } }, hearings: 'private' });
      return { ok: true, value: null };
    });
    expect(setUp({ channels: hidden })).not.toHaveProperty('value.court');
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
      return done(null);
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
  const name = (who: string) => ({ ...nothing, staff: user(who) });
  const agree = (club: Story, given = true) => ({
    consent: String(club.view.entries.findLast(({ type }) => type === 'consent-asked')?.seq),
    given,
    reason: null,
  });

  it('is the person who is named together with the first Chief Justice', () => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const result = club.does(club.stranger('Olga', { managesGuild: true }), setUpClub, name('Staff'));
    expect(result).toMatchObject({ value: { changed: ['discussion', 'court', 'games', 'chief', 'staff'] } });
  });

  it('is named by the server’s managers only once the Chief Justice agrees, and announced', () => {
    const { club, olga } = aRunningClub();
    const pete = club.stranger('Pete', { managesGuild: true });
    const asked = club.does(pete, setUpClub, name('Pete'));
    expect(asked).toMatchObject({ value: { changed: [], asked: expect.any(Number) } });
    expect(club.view.settings.staff).toBe(null);
    const petes = club.view.people.byAccount('90Pete')?.number ?? 0;
    expect(club.announced.at(-1)).toMatchObject({
      notice: { kind: 'consent-asked' },
      target: { to: 'discussion' },
    });
    expect(saidOf(club.does(pete, appointOfficer, { member: user('Pete'), office: 'chief' }))).toEqual([
      'chief-passes-by-holder',
    ]);
    expect(saidOf(club.does(pete, setUpClub, name('Pete')))).toEqual(['consent-waits']);
    for (const who of [pete, club.stranger('Zoe')])
      expect(actsOf(club.does(who, answerConsent, agree(club)))).toEqual(['III.6']);
    expect(saidOf(club.does(olga, answerConsent, agree(club)))).toEqual(['done']);
    expect(club.view.settings.staff).toBe(petes);
    expect(club.announced.at(-1)?.notice).toEqual({
      kind: 'staff-named',
      person: petes,
      by: petes,
      consent: 1,
      before: null,
    });
    expect(club.does(olga, answerConsent, agree(club))).toMatchObject({ invalid: { problem: 'lapsed' } });
  });

  it('is not whom the Chief Justice declines, nor whom they agree to after eight days', () => {
    const { club, olga } = aRunningClub();
    const pete = club.stranger('Pete', { managesGuild: true });
    club.does(pete, setUpClub, name('Pete'));
    expect(saidOf(club.does(olga, answerConsent, agree(club, false)))).toEqual(['done']);
    expect(club.does(olga, answerConsent, agree(club))).toMatchObject({ invalid: { problem: 'lapsed' } });
    club.does(pete, setUpClub, name('Pete'));
    club.at('2026-11-24 00:00');
    expect(club.does(olga, answerConsent, agree(club))).toMatchObject({ invalid: { problem: 'lapsed' } });
    expect(club.view.settings.staff).toBe(null);
  });

  it('is named by the Chief Justice alone, and then by the staff or the Chief Justice', () => {
    const { club, olga } = aRunningClub();
    const pete = club.stranger('Pete', { managesGuild: true });
    const staff = club.stranger('Staff', { managesGuild: true });
    expect(saidOf(club.does(olga, setUpClub, name('Staff')))).toEqual(['done']);
    const refusal = club.does(pete, setUpClub, name('Pete'));
    expect(saidOf(refusal)).toEqual(['staff-passes-by-holder']);
    expect(actsOf(refusal)).toEqual(['0.14', 'III.6']);
    expect(saidOf(club.does(staff, setUpClub, { ...name('Head'), chief: user('Pete') }))).toEqual(['done']);
    expect(saidOf(club.does(pete, setUpClub, name('Staff')))).toEqual(['done']);
    expect(saidOf(club.does(olga, setUpClub, name('Olga')))).toEqual(['staff-passes-by-holder']);
  });

  it('Act III.3.5: is the Chief Justice only once another Justice agrees', () => {
    const { club, olga } = aRunningClub();
    const alone = club.does(olga, setUpClub, name('Olga'));
    expect(saidOf(alone)).toEqual(['no-other-justice']);
    expect(actsOf(alone)).toEqual(['III.3.5']);
    const jude = club.person('Jude', { offices: ['justice'] });
    expect(club.does(olga, setUpClub, name('Olga'))).toMatchObject({ value: { changed: [] } });
    expect(saidOf(club.does(olga, answerConsent, agree(club)))).toEqual(['own-matter']);
    expect(saidOf(club.does(jude, answerConsent, agree(club)))).toEqual(['done']);
    expect(club.view.settings.staff).toBe(1);
  });
});

describe('Act III.1: what the server’s managers change is told', () => {
  const pete = { managesGuild: true };

  it('in #discussion, where that was until then as well, and to the Chief Justice', () => {
    const { club } = aRunningClub();
    const before = club.announced.length;
    const changes = { ...nothing, discussion: '6', court: '8', courtNames: 'full' } as const;
    club.does(club.stranger('Pete', pete), setUpClub, changes);
    const told = club.announced.slice(before).filter(({ notice }) => notice.kind === 'settings-changed');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'discussion' },
      { to: 'channel', channel: '7' },
      { to: 'person', person: 1 },
    ]);
    expect(told[0]?.notice).toMatchObject({ changed: ['discussion', 'court', 'court_names'] });
  });

  it('but not what is told otherwise, nor what was only looked at', () => {
    const { club } = aRunningClub();
    club.does(club.stranger('Pete', pete), setUpClub, nothing);
    club.does(club.stranger('Pete', pete), setUpClub, { ...nothing, room: '101' });
    expect(club.announced.filter(({ notice }) => notice.kind === 'settings-changed')).toEqual([]);
  });
});

describe('what /setup asks before it does it', () => {
  const asks = (club: Story, about: Partial<SetupInput> = {}) => {
    const olga = club.stranger('Olga', { managesGuild: true });
    return previewSetup(club.view, olga, { ...nothing, ...about }, club.now);
  };

  it.each([
    ['the first time, naming nobody', {}, { becomesChief: true, opensToAll: false, amends: {} }],
    [
      'the first time, naming somebody',
      { chief: user('Chi') },
      { becomesChief: false, opensToAll: false, amends: {} },
    ],
    [
      'the first time, with pages for all',
      { site: 'public' },
      { becomesChief: true, opensToAll: true, amends: {} },
    ],
  ] as const)('%s', (_, about, value) => {
    const club = aClub({ now: '2026-11-16 09:00' });
    expect(asks(club, about)).toEqual({ ok: true, value });
    expect(club.view.entries).toEqual([]);
  });

  it('later for pages that open to all, and for another figure of the Terms', () => {
    const { club, olga } = aRunningClub();
    expect(asks(club, { closes: '13:20' })).toMatchObject({ value: { amends: { closes: '13:20' } } });
    expect(asks(club)).toMatchObject({ value: { becomesChief: false, opensToAll: false } });
    expect(asks(club, { site: 'link' })).toMatchObject({ value: { opensToAll: false } });
    expect(asks(club, { site: 'public' })).toMatchObject({ value: { opensToAll: true } });
    club.does(olga, setUpClub, { ...nothing, site: 'public' });
    expect(asks(club, { site: 'public' })).toMatchObject({ value: { opensToAll: false } });
  });

  it('is refused as the setting up is', () => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const preview = previewSetup(club.view, club.stranger('Ana'), nothing, club.now);
    expect(preview).toMatchObject({ refusals: [{ code: 'needs-guild-manager' }] });
  });
});
