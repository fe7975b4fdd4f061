import { describe, expect, it } from 'vitest';
import type { ClubId, Settings } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { anAddress, clubsOf, friday, occasion, opened } from './a-database.ts';

const set = (clubs: PrismaClubs, club: ClubId, settings: Partial<Settings>, now = friday) =>
  clubs.change(club, occasion(null, now), (work) => {
    work.saveSettings(settings);
    return done({ kind: 'session-cancelled', date: '2000-01-01', restored: false });
  });

describe('the clubs whose pages are open', () => {
  it('are none at first', async () => {
    const clubs = await clubsOf(anAddress());
    await set(clubs, '1000', { name: 'A club' });
    expect(await clubs.frontPage()).toBeNull();
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

  it('have the front page where they are open to everybody and it is theirs: one club, no matter who comes later', async () => {
    const clubs = await clubsOf(anAddress());
    await set(clubs, '3000', { access: 'public', siteKey: 'three', front: true });
    expect([await clubs.isOnly('3000'), await clubs.isOnly('1000')]).toEqual([true, false]);
    expect(await clubs.frontPage()).toBe('3000');
    await set(clubs, '1000', { access: 'public', siteKey: 'one' }, friday + 1);
    expect([await clubs.isOnly('3000'), await clubs.frontPage()]).toEqual([false, '3000']);
    expect(await clubs.clubAt('one')).toBe('1000');
    await set(clubs, '3000', { access: 'link' }, friday + 2);
    expect(await clubs.frontPage()).toBeNull();
  });

  it('are those of the servers that the host serves, and of the club that the host put in front', async () => {
    const url = anAddress();
    const clubs = await clubsOf(url);
    await set(clubs, '1000', { access: 'public', siteKey: 'one', front: true });
    await set(clubs, '2000', { access: 'public', siteKey: 'two' });
    await set(clubs, '3000', { access: 'link', siteKey: 'three' });
    const hostedAs = async (servers: ClubId[], frontPage: ClubId | null) => {
      const hosted = new PrismaClubs(await opened(url), () => {}, rooms, {
        servers,
        frontPage,
        shards: null,
      });
      return [
        await hosted.known(),
        await hosted.frontPage(),
        await hosted.clubAt('two'),
        hosted.serves('2000'),
      ];
    };
    expect(await hostedAs([], '2000')).toEqual([['1000', '2000', '3000'], '2000', '2000', true]);
    expect(await hostedAs([], '3000')).toEqual([['1000', '2000', '3000'], null, '2000', true]);
    expect(await hostedAs(['1000', '3000'], null)).toEqual([['1000', '3000'], '1000', null, false]);
    expect(await hostedAs(['2000'], null)).toEqual([['2000'], '2000', '2000', true]);
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
