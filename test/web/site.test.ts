import { describe, expect, it } from 'vitest';
import { aClub } from '../support/a-club.ts';
import { openPages, siteKey, siteOf } from '../support/a-site.ts';

const club = () => aClub({ now: '2026-11-20 12:40' });

describe('every answer of the site', () => {
  it.each(['/', '/api', '/robots.txt', '/nothing', '/icon.svg'])(
    '%s carries the safe headers',
    async (path) => {
      const { headers } = await (await siteOf(club())).get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.split(';').sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
      ]);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it('tells robots to stay away', async () => {
    const { text } = await (await siteOf(club())).get('/robots.txt');
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('is the same without its body for HEAD', async () => {
    const { status, text, headers } = await (await siteOf(club())).get('/', { method: 'HEAD' });
    expect([status, text, headers.get('content-type')]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('has its script and style from files of its own that are kept for long', async () => {
    const site = await siteOf(club());
    const { text } = await site.get('/');
    const addresses = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const { status, headers } = await site.get(address);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|style=|javascript:| on\w+=/);
  });
});

describe('who may read a club’s pages', () => {
  it('is everybody where they are public, at the front door and by their address', async () => {
    const site = await siteOf(club(), 'public');
    expect((await site.get('/')).text).toContain('Leaderboard');
    expect((await site.get(`/c/${siteKey}`)).text).toContain('Leaderboard');
  });

  it('is whoever has the link where they are open by it, and nobody at the front door', async () => {
    const site = await siteOf(club(), 'link');
    expect((await site.get(`/c/${siteKey}`)).text).toContain('Leaderboard');
    const front = await site.get('/');
    expect(front.text).toContain('No club’s pages are open here');
    expect(front.text).not.toContain('The chess club');
    expect((await site.get('/api')).status).toBe(404);
  });

  it('is nobody where they are off', async () => {
    const site = await siteOf(club(), 'off');
    expect((await site.get('/')).text).toContain('No club’s pages are open here');
    for (const path of [`/c/${siteKey}`, `/c/${siteKey}/api`, '/api'])
      expect((await site.get(path)).status).toBe(404);
  });

  it('is nobody any more as soon as they are closed', async () => {
    const story = club();
    const site = await siteOf(story, 'public');
    openPages(story.clubs, story.id, 'off');
    expect((await site.get(`/c/${siteKey}`)).status).toBe(404);
    expect((await site.get('/')).text).not.toContain('The chess club');
  });

  it('lets no browser keep what is behind an address that is a secret', async () => {
    const site = await siteOf(club(), 'link');
    for (const path of [`/c/${siteKey}`, `/c/${siteKey}/api`])
      expect((await site.get(path)).headers.get('cache-control')).toBe('private, no-store');
  });
});
