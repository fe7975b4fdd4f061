import { describe, expect, it } from 'vitest';
import { readPairings } from '../../src/web/pairings/page.tsx';
import { afternoon, plays } from '../ladder/games/afternoon.ts';
import { aClub } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';

describe('the page of the pairings', () => {
  it('says who of those in the room should play whom, and who sits the round out', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    for (const person of [ana, bo]) club.checkIn(person);
    const { text } = await (await siteOf(club)).get('/pairings');
    expect(text).toMatch(/Recommended pairings.*<bdi>Mo<\/bdi>.*<td>never<\/td>/s);
    expect(text).toContain('<a href="/members/2"><bdi>Ana</bdi></a> sits this round out');
  });

  it('says when two last met, and how far apart they are', () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.checkOut(mo);
    for (const person of [ana, bo]) club.checkIn(person);
    const pointsApart = club.score(ana) - club.score(bo);
    expect(readPairings(club.view, club.now)?.pairs).toMatchObject([
      { lastPlayed: '2026-11-20', pointsApart },
    ]);
    expect(pointsApart).toBeGreaterThan(0);
  });

  it('leaves out anyone who is banned, has gone or has not joined, and does not say so', async () => {
    const { club, ana, bo } = afternoon();
    const banned = club.member('Banned');
    for (const person of [ana, bo, banned, club.person('Guest')]) club.checkIn(person);
    club.ban(banned, '2026-12-25');
    club.checkOut(bo);
    const site = await siteOf(club);
    const shown = `${(await site.get('/pairings')).text} ${(await site.get('/api/pairings')).text}`;
    expect(shown).toContain('Ana');
    expect(shown).not.toMatch(/Banned|Guest|Bo\b/);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '<bdi>&lt;img src=x onerror=alert(1)></bdi>'],
    ['@everyone', '<bdi>@everyone</bdi>'],
    ['"><script>x()</script>', '<bdi>&quot;>&lt;script>x()&lt;/script></bdi>'],
  ])('shows the name %s as it was typed', async (name, shown) => {
    const { club } = afternoon();
    club.checkIn(club.member(name));
    const { text } = await (await siteOf(club)).get('/pairings');
    expect(text).toContain(shown);
    expect(text).not.toMatch(/<img|<script>/);
  });

  it('waits for a second member', async () => {
    const { club } = afternoon();
    const { text } = await (await siteOf(club)).get('/pairings');
    expect(text).toContain('Fewer than two members are checked in');
  });

  it('says when the next session is while none is open, one that is called off left out', async () => {
    const club = aClub({ now: '2026-11-16 12:40' });
    club.cancelSession('2026-11-20');
    const { text } = await (await siteOf(club)).get('/pairings');
    expect(text).toContain('No session is open.');
    expect(text).toContain('<time datetime="2026-11-27">Friday 27 November 2026</time>');
  });

  it('names nobody any more once the session is over', async () => {
    const { club, ana, bo } = afternoon();
    for (const person of [ana, bo]) club.checkIn(person);
    const site = await siteOf(club);
    expect((await site.get('/pairings')).text).toContain('Ana');
    club.at('13:10:01');
    const shown = `${(await site.get('/pairings')).text} ${(await site.get('/api/pairings')).text}`;
    expect(shown).not.toMatch(/Ana|Bo\b|Mo\b/);
  });

  it('gives as data what it shows', async () => {
    const { club, ana } = afternoon();
    club.checkIn(ana);
    const site = await siteOf(club);
    expect(await site.data('/api/pairings')).toEqual(readPairings(club.view, club.now));
  });
});
