import { describe, expect, it } from 'vitest';
import type { ClubId, Settings } from '../../src/club/ports.ts';
import { done } from '../../src/club/result.ts';
import type { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { anAddress, clubsOf, friday, occasion } from './a-database.ts';

const set = (clubs: PrismaClubs, club: ClubId, settings: Partial<Settings>, now = friday) =>
  clubs.change(club, occasion(null, now), (work) => {
    work.saveSettings(settings);
    return done({ kind: 'session-cancelled', date: '2000-01-01', restored: false });
  });

describe('the clubs whose pages are open', () => {
  it('are none at first', async () => {
    const clubs = await clubsOf(anAddress());
    await set(clubs, '1000', { name: 'A club' });
    expect(await clubs.publicClub()).toBeNull();
    expect(await clubs.clubAt('')).toBeNull();
  });

  it('are found by the address of each, unless it has closed them', async () => {
    const clubs = await clubsOf(anAddress());
    await set(clubs, '1000', { access: 'link', siteKey: 'one' });
    await set(clubs, '2000', { access: 'public', siteKey: 'two' });
    await set(clubs, '3000', { access: 'off', siteKey: 'three' });
    const found = await Promise.all(['one', 'two', 'three', 'ONE', '1000'].map((key) => clubs.clubAt(key)));
    expect(found).toEqual(['1000', '2000', null, null, null]);
  });

  it('are open to everybody where they want to be, and of several that do, the first that was stored is', async () => {
    const clubs = await clubsOf(anAddress());
    await set(clubs, '3000', { access: 'public', siteKey: 'three' });
    await set(clubs, '1000', { access: 'public', siteKey: 'one' }, friday + 1);
    expect(await clubs.publicClub()).toBe('3000');
    await set(clubs, '3000', { access: 'link' }, friday + 2);
    expect(await clubs.publicClub()).toBe('1000');
  });

  it('tell of each change that was kept, and of none that was refused or changed nothing', async () => {
    const clubs = await clubsOf(anAddress());
    const told: ClubId[] = [];
    const forget = clubs.onChange((club) => told.push(club));
    await set(clubs, '1000', { access: 'public' });
    await clubs.change('1000', occasion(), () => ({ ok: false, refusals: [] }));
    await clubs.change('1000', occasion(), () =>
      done({ kind: 'session-cancelled', date: '2000-01-01', restored: false }),
    );
    await set(clubs, '2000', { access: 'public' });
    forget();
    await set(clubs, '1000', { access: 'off' });
    expect(told).toEqual(['1000', '2000']);
  });
});
