import { describe, expect, it } from 'vitest';
import { type SetupInput, setUpClub } from '../../../src/club/offices/set-up-club.ts';
import { saidOf } from '../../support/refusals.ts';
import { aRunningClub, nothing } from './a-running-club.ts';

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
