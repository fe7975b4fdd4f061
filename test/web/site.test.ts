import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSite } from '../../src/web/site.ts';
import { aClub } from '../support/a-club.ts';
import { aSite, openPages, siteKey, siteOf } from '../support/a-site.ts';

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

describe('what is printed', () => {
  it('has the club and the whole address at the head of each sheet', async () => {
    const site = await siteOf(club());
    const { text } = await site.get('/games?page=1');
    expect(text).toContain(`<p class="address">${site.url}/games?page=1</p>`);
  });
});

describe('who may read a club’s pages', () => {
  it('is everybody where they are public, at the front door and by their address', async () => {
    const site = await siteOf(club(), 'public');
    expect((await site.get('/')).text).toContain('Leaderboard');
    expect((await site.get(`/c/${siteKey}`)).text).toContain('Leaderboard');
  });

  it('is anyone who has the link where they are open by it, and nobody at the front door', async () => {
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

describe('what is not there', () => {
  const strange = [
    'abc',
    '0',
    '-1',
    '1e3',
    '1.0',
    '00001',
    '+1',
    '%00',
    '%zz',
    '%ff',
    '..%2f',
    '99999999999',
    '1'.repeat(5000),
  ];

  it.each(strange)('is a member or game number %s', async (number) => {
    const story = club();
    story.member('Ana');
    const site = await siteOf(story);
    const plain = await site.get('/nothing');
    expect(plain.status).toBe(404);
    for (const path of ['members', 'games', `c/${siteKey}/members`]) {
      const { status, text } = await site.get(`/${path}/${number}`);
      expect([status, text]).toEqual([404, plain.text]);
    }
  });

  it('reads alike whether it is unknown, closed or another club’s', async () => {
    const story = club();
    story.member('Ana');
    const site = await siteOf(story, 'link');
    const plain = await site.get('/nothing');
    openPages(story.clubs, '2000', 'off', { siteKey: 'closed' });
    openPages(story.clubs, '3000', 'link', { siteKey: 'other' });
    const paths = [
      '/members/1',
      '/c/unknown',
      '/c/closed',
      '/c/closed/members/1',
      '/c/other/members/1',
      '/c/',
    ];
    for (const path of paths) {
      const { status, text, headers } = await site.get(path);
      expect([path, status, text]).toEqual([path, 404, plain.text]);
      expect(headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
    }
    expect((await site.get(`/c/${siteKey}/members/1`)).status).toBe(200);
  });

  it('leads home from there', async () => {
    const { text } = await (await siteOf(club())).get('/nothing');
    for (const way of ['/', '/games', '/calendar', '/terms']) expect(text).toContain(`<a href="${way}">`);
  });

  it('is no club by the id of its server', async () => {
    const story = club();
    const site = await siteOf(story, 'public');
    expect((await site.get(`/c/${story.id}`)).status).toBe(404);
  });

  it('is data for anyone who asks for data', async () => {
    const site = await siteOf(club());
    for (const path of ['/api/nothing', '/api/members/1', '/c/unknown/api', '/c/unknown/api/members/1']) {
      const { status, text } = await site.get(path);
      expect([status, text]).toEqual([404, '{"error":"Nothing here"}']);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is anything that %s could change', async (method) => {
    const site = await siteOf(club());
    expect((await site.get('/', { method })).status).toBe(404);
  });

  it.each([
    '/assets/',
    '/assets/../manifest.json',
    '/assets/%2e%2e/manifest.json',
    '/assets/.git',
    '/package.json',
  ])('is the file %s', async (path) => {
    expect((await (await siteOf(club())).get(path)).status).toBe(404);
  });
});

describe('the site', () => {
  it('closes, no matter who has connected and asks for nothing, or not yet for all of it', async () => {
    const site = await siteOf(club());
    const { hostname, port } = new URL(site.url);
    const callers = ['', 'GET / HTTP/1.1\r\nHost: '].map((asked) => {
      const caller = connect(Number(port), hostname).resume();
      caller.write(asked);
      // How it is cut is all the same.
      caller.on('error', () => {});
      return caller;
    });
    await Promise.all(callers.map((caller) => once(caller, 'connect')));
    const cut = callers.map((caller) => new Promise((resolve) => caller.on('close', resolve)));
    await site.close();
    await Promise.all(cut);
  });

  it('serves an address with a slash at its end as the one without', async () => {
    const site = await siteOf(club());
    expect((await site.get(`/c/${siteKey}/`)).text).toBe((await site.get(`/c/${siteKey}`)).text);
  });

  it('takes no parameter that is given twice', async () => {
    const site = await siteOf(club());
    expect((await site.get('/?page=7&page=8')).status).toBe(200);
    expect((await site.get('/?__proto__=1&constructor=2')).status).toBe(200);
  });

  it('lets nobody ask without end', async () => {
    const site = await siteOf(club(), 'public', { rateLimit: 3 });
    for (let n = 0; n < 3; n++) expect((await site.get(n === 1 ? '/nothing' : '/')).status).not.toBe(429);
    for (const path of ['/', '/nothing', '/live', '/c/guess']) {
      const { status, text, headers } = await site.get(path);
      expect(status).toBe(429);
      expect(text).toContain('Too many requests');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('counts for themselves those whom a proxy lets through that the host trusts', async () => {
    const site = await siteOf(club(), 'public', { rateLimit: 2, trustedProxies: ['loopback'] });
    const statusFor = async (from: string) =>
      (await site.get('/', { headers: { 'x-forwarded-for': from } })).status;
    const one = [await statusFor('192.0.2.1'), await statusFor('192.0.2.1'), await statusFor('192.0.2.1')];
    expect(one).toEqual([200, 200, 429]);
    expect(await statusFor('192.0.2.2')).toBe(200);
    // What was in the header when it came to the proxy is anybody's word.
    expect(await statusFor('192.0.2.9, 192.0.2.1')).toBe(429);
  });

  it('believes nobody who says for whom they ask, unless the host trusts them, and says so once', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
    const site = await siteOf(club(), 'public', { rateLimit: 2, log });
    const statusFor = async (from: string) =>
      (await site.get('/', { headers: { 'x-forwarded-for': from } })).status;
    const all = [await statusFor('192.0.2.1'), await statusFor('192.0.2.2'), await statusFor('192.0.2.3')];
    expect(all).toEqual([200, 200, 429]);
    expect(logged.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });

  it('counts an IPv6 network as one, and lets a class at one address read', async () => {
    const site = await siteOf(club(), 'public', { trustedProxies: ['127.0.0.1'] });
    const from = async (address: string) => {
      const { status, headers } = await site.get('/robots.txt', { headers: { 'x-forwarded-for': address } });
      return [status, headers.get('x-ratelimit-remaining')];
    };
    expect(await from('2001:db8:1:2::1')).toEqual([200, '1199']);
    expect(await from('2001:db8:1:2:a:b:c:d')).toEqual([200, '1198']);
    expect(await from('2001:db8:1:3::1')).toEqual([200, '1199']);
    expect(await from('::ffff:192.0.2.1')).toEqual([200, '1199']);
    expect(await from('192.0.2.1')).toEqual([200, '1198']);
  });

  it('names its secret address in no answer that is not behind it, and in no other club’s', async () => {
    const story = club();
    openPages(story.clubs, '3000', 'public', { siteKey: 'other' });
    const site = await siteOf(story, 'link');
    for (const path of ['/', '/nothing', '/privacy', `/c/${siteKey}x`, `/c/${siteKey}/nothing`]) {
      const { text, headers } = await site.get(path);
      expect([path, text, ...headers.values()].slice(1).join('\n')).not.toContain(siteKey);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    const { text } = await site.get(`/c/${siteKey}`);
    const links = [...text.matchAll(/(?:href|action|data-live)="(?!#)([^"]*)"/g)].map(
      ([, link = '']) => link,
    );
    const own = links.filter((link) => !link.startsWith('/assets/') && link !== '/icon.svg');
    expect(own.filter((link) => !link.startsWith(`/c/${siteKey}`))).toEqual([]);
  });

  it('says nothing of the inside when it breaks down, and tells the log', async () => {
    const story = club();
    openPages(story.clubs, story.id, 'link');
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const failing = async () => {
      throw new Error('disk full at /secret/place');
    };
    Object.assign(story.clubs, { games: failing });
    const site = await aSite(story.clubs, () => story.now, { log });
    for (const path of [`/c/${siteKey}/games`, `/c/${siteKey}/api/games`]) {
      const { status, text, headers } = await site.get(path);
      expect(status).toBe(500);
      expect(text).toContain('Something went wrong');
      expect(text).not.toContain('secret');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('disk full');
    expect(lines.join()).not.toContain(siteKey);
  });

  it('has room beside it for what has headers of its own', async () => {
    const story = club();
    const site = await openSite(
      { clubs: story.clubs, clock: () => 0, log: pino({ level: 'silent' }), host: '127.0.0.1', port: 0 },
      (server) => {
        server.get('/beside', async () => 'beside');
      },
    );
    onTestFinished(() => site.close());
    const response = await fetch(`${site.url}/beside`);
    expect(await response.text()).toBe('beside');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('does not open where its address cannot be had', async () => {
    const { url } = await siteOf(club());
    await expect(aSite(club().clubs, () => 0, { port: Number(new URL(url).port) })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});
