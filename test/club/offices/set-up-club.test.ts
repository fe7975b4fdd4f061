import { describe, expect, it } from 'vitest';
import { type SetupInput, setUpClub } from '../../../src/club/offices/set-up-club.ts';
import { holders } from '../../../src/ledger/views.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

const nothing: SetupInput = {
  discussion: null,
  court: null,
  games: null,
  room: null,
  weekday: null,
  opens: null,
  closes: null,
  timezone: null,
  chief: null,
  staff: null,
  site: null,
  freshKey: 'fresh',
  publicClub: null,
  serverName: 'Friday Lunch',
  here: '5',
  channels: [
    { id: '6', name: 'general', writable: true },
    { id: '7', name: 'discussion', writable: true },
    { id: '8', name: 'games', writable: true },
  ],
};
const user = (name: string) => ({ account: `90${name}`, name, bot: false });

/** Olga, who manages the server, has set the club up and is its Chief Justice. */
function aRunningClub() {
  const club = aClub({ now: '2026-11-16 09:00' });
  const olga = club.stranger('Olga', { managesGuild: true });
  const first = club.does(olga, setUpClub, nothing);
  return { club, olga, first };
}

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
      ...{ name: 'Friday Lunch', access: 'off', siteKey: null },
    });
    expect(holders(club.view.state, 'chief')).toEqual([1]);
    expect(club.announced).toEqual([
      {
        notice: { kind: 'office-changed', person: 1, office: 'chief', given: true, by: 1 },
        target: { to: 'discussion' },
      },
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

describe('Act III.1: who may read the club’s pages', () => {
  /** Each step as typed, with the key that chance would have given it, and what is set then. */
  const run = (...steps: [SetupInput['site'], string][]) => {
    const { club, olga } = aRunningClub();
    for (const [site, freshKey] of steps)
      expect(saidOf(club.does(olga, setUpClub, { ...nothing, site, freshKey }))).toEqual(['done']);
    const { access, siteKey } = club.view.settings;
    const recorded = club.view.entries.filter(({ type }) => type === 'access-chosen');
    return { access, siteKey, recorded };
  };

  it.each<[string, [SetupInput['site'], string][], string, string | null, number]>([
    ['nobody until they are opened', [], 'off', null, 0],
    ['nobody where they are closed that never were open', [['off', 'a']], 'off', null, 0],
    ['whoever has the link', [['link', 'a']], 'link', 'a', 1],
    [
      'the same link however often it is asked for',
      [
        ['link', 'a'],
        ['link', 'b'],
      ],
      'link',
      'a',
      1,
    ],
    [
      'another link in the place of one that got about',
      [
        ['link', 'a'],
        ['new-link', 'b'],
      ],
      'link',
      'b',
      2,
    ],
    ['whoever has the link, from the first', [['new-link', 'a']], 'link', 'a', 1],
    ['everybody', [['public', 'a']], 'public', 'a', 1],
    [
      'nobody any more',
      [
        ['public', 'a'],
        ['off', 'b'],
      ],
      'off',
      'a',
      2,
    ],
    [
      'whoever has the old link again',
      [
        ['link', 'a'],
        ['off', 'b'],
        ['link', 'c'],
      ],
      'link',
      'a',
      3,
    ],
  ])('are %s', (_, steps, access, siteKey, entries) => {
    const now = run(...steps);
    expect(now).toMatchObject({ access, siteKey });
    expect(now.recorded).toHaveLength(entries);
  });

  it('is on record with its Act, and the address is not', () => {
    const { recorded } = run(['link', 'unguessable']);
    expect(recorded).toMatchObject([{ acts: ['III.1'], access: 'link' }]);
    expect(JSON.stringify(recorded)).not.toContain('unguessable');
  });

  it('leaves one club of an installation open to everybody, and refuses the second', () => {
    const { club, olga } = aRunningClub();
    const wish = { ...nothing, site: 'public', publicClub: '999' } as const;
    const before = club.view.entries.length;
    expect(saidOf(club.does(olga, setUpClub, wish))).toEqual(['public-club-taken']);
    expect(club.view.entries).toHaveLength(before);
    expect(saidOf(club.does(olga, setUpClub, { ...wish, site: 'link' }))).toEqual(['done']);
    expect(saidOf(club.does(olga, setUpClub, { ...wish, publicClub: club.id }))).toEqual(['done']);
    expect(club.view.settings.access).toBe('public');
  });

  it.each([
    ['Chess\u202E\u0000 <b>club</b> ', 'Chess <b>club</b>'],
    ['x'.repeat(5000), 'x'.repeat(100)],
    ['\u200B', null],
  ])('are headed by the server’s name, tidied: %j', (serverName, name) => {
    const { club, olga } = aRunningClub();
    club.does(olga, setUpClub, { ...nothing, serverName });
    expect(club.view.settings.name).toBe(name);
  });
});
