import { describe, expect, it } from 'vitest';
import { type SetupInput, setUpClub } from '../../../src/house/offices/set-up-club.ts';
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
    ['anyone who has the link', [['link', 'a']], 'link', 'a', 1],
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
    ['anyone who has the link, from the first', [['new-link', 'a']], 'link', 'a', 1],
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
      'anyone who has the old link again',
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

  it('takes the front page only where no other club is served, and never gives it up', () => {
    const { club, olga } = aRunningClub();
    const open = (site: SetupInput['site'], isOnly: boolean) => {
      expect(saidOf(club.does(olga, setUpClub, { ...nothing, site, isOnly }))).toEqual(['done']);
      return club.view.settings;
    };
    expect(open('public', false)).toMatchObject({ access: 'public', front: false, siteKey: 'fresh' });
    expect(open('link', true)).toMatchObject({ access: 'link', front: false });
    expect(open('public', true)).toMatchObject({ access: 'public', front: true });
    expect(open('off', false)).toMatchObject({ access: 'off', front: true });
    expect(open('public', false)).toMatchObject({ access: 'public', front: true });
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
