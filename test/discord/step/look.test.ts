import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountsToKeep, changeOf, lookOf, nicknameOf } from '../../../src/discord/step/look.ts';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done } from '../../../src/house/result.ts';
import { withoutScores } from '../../../src/house/worn.ts';
import { aClub, type Story } from '../../support/a-club.ts';

describe('a nickname with the score', () => {
  it.each([
    ['Ana', 120, 'Ana · 120'],
    ['Ana', 0, 'Ana · 0'],
    ['A'.repeat(26), 120, `${'A'.repeat(26)} · 120`],
    ['A'.repeat(27), 120, `${'A'.repeat(25)}… · 120`],
    ['♞'.repeat(13) + '😀'.repeat(8), 120, `${'♞'.repeat(13)}${'😀'.repeat(6)}… · 120`],
  ])('of %s with %i points is %s', (name, score, expected) => {
    expect(nicknameOf(name, score)).toBe(expected);
    expect(nicknameOf(name, score).length).toBeLessThanOrEqual(32);
  });
});

describe('a name without what the bot added', () => {
  it.each([
    ['Ana · 120', [], 'Ana'],
    ['Ana · -5', [], 'Ana'],
    ['Ana · 100 · 120', [], 'Ana'],
    ['Ana', [], 'Ana'],
    ['Ana 120', [], 'Ana 120'],
    ['Ana · B', [], 'Ana · B'],
    ['Ana·120', [], 'Ana·120'],
    ['Route · 66', [], 'Route'],
    ['Route · 66', ['Route · 66'], 'Route · 66'],
    ['Route · 66 · 100', ['Route · 66'], 'Route · 66'],
    [nicknameOf('Maximilian Alexander of Hessen', 120), [], 'Maximilian Alexander of H'],
    [
      nicknameOf('Maximilian Alexander of Hessen', 120),
      ['Maximilian Alexander of Hessen'],
      'Maximilian Alexander of Hessen',
    ],
    [nicknameOf('Maximilian Alexander · 100', 120), [], 'Maximilian Alexander'],
  ])('%s is, of somebody called %j, %s', (name, own, expected) => {
    expect(withoutScores(name, own)).toBe(expected);
  });

  it('is the name again, whatever the scores were and how often they were added', () => {
    const score = fc.integer({ min: -999, max: 9999 });
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 32 });
    fc.assert(
      fc.property(name, fc.array(score, { minLength: 1, maxLength: 4 }), (own, scores) => {
        expect(withoutScores(scores.reduce(nicknameOf, own), [own])).toBe(own);
      }),
    );
  });
});

describe('how somebody is to look', () => {
  const change = (club: Story, happens: (work: UnitOfWork) => void) =>
    club.does(
      club.stranger('Olga'),
      (work) => {
        happens(work);
        return done(null);
      },
      null,
    );
  const plain = { roles: [], nick: null };
  const story = () => {
    const club = aClub({ now: '2026-11-20 12:00' });
    const ana = club.member('Ana', { offices: ['justice', 'chief'] });
    const mia = club.moderator('Mia');
    const guest = club.person('Guest');
    return {
      club,
      ana: club.actor(ana).account,
      mia: club.actor(mia).account,
      guest: club.actor(guest).account,
    };
  };

  it('is as ever while the club wants nothing, and nobody is looked at', () => {
    const { club, ana } = story();
    expect(lookOf(club.view, ana)).toEqual(plain);
    expect(accountsToKeep(club.view)).toEqual([]);
  });

  it('follows the ledger where the club wants it', () => {
    const { club, ana, mia, guest } = story();
    change(club, (work) => work.saveSettings({ roles: true, nicknames: true }));
    expect(lookOf(club.view, ana)).toEqual({ roles: ['member', 'justice', 'chief'], nick: 'Ana · 100' });
    expect(lookOf(club.view, mia)).toEqual({ roles: ['member', 'moderator'], nick: 'Mia · 100' });
    expect(lookOf(club.view, guest)).toEqual(plain);
    expect(accountsToKeep(club.view)).toEqual([ana, mia, guest]);
  });

  it('is plain for anyone who had their account erased, who is still looked at as long as they wear something', () => {
    const { club, mia } = story();
    const worn = { roles: {}, found: { [mia]: null }, barred: [], asked: 0 };
    change(club, (work) => {
      work.saveSettings({ roles: true, worn });
      work.eraseAccount(work.people.byAccount(mia)?.number ?? 0, { recognisable: true });
    });
    expect(lookOf(club.view, mia)).toEqual(plain);
    expect(accountsToKeep(club.view)).toContain(mia);
  });
});

describe('what changes a look', () => {
  const look = (nick: string | null, ...roles: ('member' | 'moderator')[]) => ({ roles, nick });

  it.each([
    ['nothing, where all is as it is to be', look('Ana · 1', 'member'), look('Ana · 1', 'member'), null, {}],
    ['a first nickname', look('Ana · 1'), look('Annie'), undefined, { nick: 'Ana · 1', found: 'Annie' }],
    ['the next score', look('Ana · 2'), look('Ana · 1'), 'Annie', { nick: 'Ana · 2', found: 'Annie' }],
    ['one changed by hand', look('Ana · 2'), look('Queen'), 'Annie', { nick: 'Ana · 2', found: 'Queen' }],
    ['one put back', look(null), look('Ana · 2'), 'Annie', { nick: 'Annie', found: 'Annie' }],
    ['one cleared', look(null), look('Ana · 2'), null, { nick: null, found: null }],
    ['none that is not the bot’s', look(null), look('Ana · 2'), undefined, { found: 'Ana · 2' }],
    ['none chosen since', look(null), look('Queen'), 'Annie', { found: 'Queen' }],
    [
      'the nickname without a score of an earlier time',
      look('Ana · 2'),
      look('Annie · 9'),
      undefined,
      { nick: 'Ana · 2', found: 'Annie' },
    ],
    [
      'the same, with two',
      look('Ana · 2'),
      look('Annie · 9 · 7'),
      undefined,
      { nick: 'Ana · 2', found: 'Annie' },
    ],
    [
      'none, where it was the account’s own',
      look('Ana · 2'),
      look('ana_x · 9'),
      undefined,
      { nick: 'Ana · 2', found: null },
    ],
    [
      'one put back without a score that was kept with it',
      look(null),
      look('Ana · 2'),
      'Annie · 9',
      { nick: 'Annie', found: 'Annie' },
    ],
    [
      'found, though it is as wanted already',
      look('Annie · 9'),
      look('Annie · 9'),
      undefined,
      { found: 'Annie' },
    ],
    [
      'nobody’s own, while the bot gives roles alone',
      look(null, 'member'),
      look('Route · 66', 'member'),
      'Route · 66',
      {},
    ],
    [
      'roles either way',
      look(null, 'moderator'),
      look(null, 'member'),
      null,
      { give: ['moderator'], take: ['member'] },
    ],
  ])('is %s', (_, wanted, there, kept, expected) => {
    expect(changeOf(wanted, there, kept, ['ana_x', 'Ana'])).toEqual({
      give: [],
      take: [],
      found: kept ?? null,
      ...expected,
    });
  });
});
