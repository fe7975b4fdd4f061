import { describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../../src/club/ports.ts';
import { done } from '../../../src/club/result.ts';
import { accountsToKeep, changeOf, lookOf, nicknameOf } from '../../../src/discord/step/look.ts';
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

describe('how somebody is to look', () => {
  const change = (club: Story, happens: (work: UnitOfWork) => void) =>
    club.does(
      club.stranger('Olga'),
      (work) => {
        happens(work);
        return done({ kind: 'settled' });
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

  it('is plain for whoever had their account erased, who is still looked at as long as they wear something', () => {
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
      'roles either way',
      look(null, 'moderator'),
      look(null, 'member'),
      null,
      { give: ['moderator'], take: ['member'] },
    ],
  ])('is %s', (_, wanted, there, kept, expected) => {
    expect(changeOf(wanted, there, kept)).toEqual({ give: [], take: [], found: kept ?? null, ...expected });
  });
});
