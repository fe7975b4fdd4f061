import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LargeClub } from '../support/a-large-club.ts';
import { addressesByRoute, siteWithRoutes } from '../support/every-page.ts';

/** Of a page as it is sent: the site packs nothing, and what a page loads besides is kept by browsers for a year. */
const mostBytes = 100_000;

describe('every page of a very large club', () => {
  const large = new LargeClub();
  const addresses = addressesByRoute(large);
  let site: Awaited<ReturnType<typeof siteWithRoutes>>;
  beforeAll(async () => {
    site = await siteWithRoutes(large);
  });
  afterAll(() => site.close());

  it('is looked at here: there is an address for each of the routes that the site has, and for no other', () => {
    expect([...addresses.keys()].sort()).toEqual([...site.routes].sort());
  });

  it.each([...addresses])('%s is there, and in pages of less than 100 kB', async (_, paths) => {
    for (const path of paths)
      for await (const { address, status, type, bytes } of pagesFrom(path)) {
        expect([address, status]).toEqual([address, 200]);
        if (type.startsWith('text/html'))
          expect([address, bytes]).toEqual([address, Math.min(bytes, mostBytes - 1)]);
      }
  });

  /** What is at an address, and on the pages of the list after it. */
  async function* pagesFrom(path: string): AsyncGenerator<Sent> {
    let address: string | null = path;
    while (address !== null) {
      const sent = await look(address);
      yield { address, ...sent };
      address =
        sent.next === null
          ? null
          : new URL(sent.next, `http://site${address}`).href.slice('http://site'.length);
    }
  }

  /** What comes of an address, and the one of the page of the list after it; null where there is none. */
  async function look(address: string) {
    const response = await fetch(site.url + address);
    const type = response.headers.get('content-type') ?? '';
    const isStream = type.startsWith('text/event-stream');
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const next = /<a rel="next" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null;
    return { status: response.status, type, bytes: Buffer.byteLength(text), next };
  }
});

interface Sent {
  address: string;
  status: number;
  type: string;
  bytes: number;
}
