import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { keptDays } from '../../src/club/privacy/forget-due.ts';
import { inShort, partsFor } from '../../src/web/policy/words.ts';
import { aClub } from '../support/a-club.ts';
import { siteKey, siteOf } from '../support/a-site.ts';

const club = () => aClub({ now: '2026-11-20 12:40' });

describe('the page of what is kept', () => {
  it.each(['public', 'off'] as const)('is at /privacy where the club’s pages are %s', async (access) => {
    const { status, text } = await (await siteOf(club(), access)).get('/privacy');
    expect(status).toBe(200);
    expect(text).toContain('What is kept and who sees it');
    for (const point of inShort) expect(text).toContain(point.replaceAll('&', '&amp;'));
  });

  it.each([
    { access: 'public', path: '/privacy', said: 'open to everybody' },
    { access: 'link', path: `/c/${siteKey}/privacy`, said: 'open to whoever has their address' },
    { access: 'off', path: '/privacy', said: 'Each club decides who may read its pages' },
  ] as const)('says who may read the pages where they are $access', async ({ access, path, said }) => {
    const { text } = await (await siteOf(club(), access)).get(path);
    expect(text).toContain(said);
  });

  it('tells nothing of a closed club', async () => {
    const site = await siteOf(club(), 'off');
    expect((await site.get('/privacy')).text).not.toContain('The chess club');
    for (const path of ['/api/privacy', `/c/${siteKey}/privacy`])
      expect((await site.get(path)).status).toBe(404);
  });

  it('gives as data what it shows', async () => {
    const site = await siteOf(club());
    expect(await site.data('/api/privacy')).toEqual({ access: 'public', inShort, parts: partsFor('public') });
  });

  it('names commands that there are', () => {
    const words = JSON.stringify(partsFor('off'));
    const there = commands.flatMap(({ data }) =>
      (data.options ?? []).map((option) => `/${data.name} ${option.name}`),
    );
    const named = words.match(/\/[a-z]+ [a-z]+/g) ?? [];
    expect([...new Set(named)]).toEqual(['/privacy export', '/privacy delete']);
    expect(there).toEqual(expect.arrayContaining(named));
  });

  it('says after how many days the bot forgets what it was told', () => {
    expect(JSON.stringify(partsFor('off'))).toContain(`after ${keptDays} days`);
  });
});
