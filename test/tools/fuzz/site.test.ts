import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../tools/fuzz/texts.ts';
import { aClub } from '../../support/a-club.ts';
import { siteKey, siteOf } from '../../support/a-site.ts';

const rooms = fc.constantFrom('', `/c/${siteKey}`, '/c/x', '/c/', '/api', `/c/${siteKey}/api`);
const pages = fc.constantFrom(
  ...[
    '/',
    '/games',
    '/games/1',
    '/games/1.pgn',
    '/members/',
    '/members/1',
    '/leaderboard.csv',
    '/terms/II.9',
  ],
  ...[
    '/calendar',
    '/docket',
    '/precedents',
    '/pairings',
    '/privacy',
    '/clock/',
    '/record/',
    '/assets/',
    '/live',
  ],
);
const names = fc.constantFrom('page', 'act', 'words', 'for', 'until', 'sig', '__proto__', 'a[b]');
const encoded = anyText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')).slice(0, 2_000));

/** Addresses that lead somewhere, nearly lead somewhere, or were never written by anybody who meant well. */
const addresses = fc.oneof(
  fc.tuple(rooms, pages, encoded).map((parts) => parts.join('')),
  fc
    .tuple(rooms, pages, names, encoded)
    .map(([room, page, name, value]) => `${room}${page}?${name}=${value}&${name}=1&page=${value}`),
  fc
    .tuple(rooms, pages, names, encoded)
    .map(([room, page, name, value]) => `${room}${page}?${name}=${value}`),
  fc.constantFrom('/%', '/%ff', '/%00', '/..%2f..%2fetc/passwd', '//evil.example', '/?%', '/members/1e3'),
);

/** What is seen of the answer; of a stream of events, which never ends, only that it began. */
async function looked(address: string, cookie: string) {
  const response = await fetch(address, { headers: { cookie: `sid=${cookie}` }, redirect: 'manual' });
  const { status, headers } = response;
  if (headers.get('content-type') !== 'text/event-stream')
    return { status, headers, text: await response.text() };
  await response.body?.cancel();
  return { status, headers, text: '' };
}

it('any address, query and cookie is answered, with nothing broken and nothing from outside', async () => {
  const story = aClub({ now: '2026-11-20 12:40' });
  story.member('Ana');
  const { url } = await siteOf(story, 'public', { rateLimit: 10_000 });
  const property = fc.asyncProperty(addresses, encoded, async (address, cookie) => {
    const { status, headers, text } = await looked(`${url}${address}`, cookie);
    expect([200, 400, 404]).toContain(status);
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script>|went wrong|\bat .*\.[jt]sx?:\d/);
  });
  await fc.assert(property, { seed: 1, numRuns: 200 });
});
