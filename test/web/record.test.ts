import { describe, expect, it } from 'vitest';
import { recordLinkLifetime, recordPath } from '../../src/house/record/record-link.ts';
import { setMonitor } from '../../src/ladder/monitors/set-monitor.ts';
import { afternoon, named } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';

/** Ana was monitored by Mo at 12:40, who then asks for her record; the address works until 12:55. */
function asked(suspicion = 'Two games that nobody saw.') {
  const stage = afternoon();
  const { club, mo, ana } = stage;
  club.does(mo, setMonitor, { member: named(ana), suspicion });
  const link = { club: club.id, person: ana, reader: mo, until: club.now + recordLinkLifetime };
  return { ...stage, link, path: recordPath(club.clubs, link) };
}

/** What is at an address where there is nothing, which is said of every link that is no good. */
async function expectNothing(club: Story, path: string): Promise<void> {
  const site = await siteOf(club, 'public');
  const [found, never] = [await site.get(path), await site.get('/c/nobody/members/99')];
  expect([found.status, found.text]).toEqual([404, never.text]);
}

describe('a record by its link', () => {
  it('shows all that is on file about a member, in order, and nothing of who asked', async () => {
    const { club, mo, ana, path } = asked();
    club
      .at('12:41')
      .write({ type: 'decayed', person: ana, date: '2026-11-20', basis: 'absence' }, { acts: ['II.6.1'] });
    club.write({ type: 'voided', entry: club.view.state.lastSeq }, { acts: ['II.6.1'] });
    club.write({ type: 'office-given', person: ana, office: 'justice' }, { by: mo, acts: ['III.2'] });
    const { status, text } = await (await siteOf(club)).get(path);
    expect(status).toBe(200);
    const words = wordsOf(text);
    expect(words).toMatch(/On file about Ana .*works until 12:55/);
    const order = [
      'joined the Leaderboard',
      'was monitored from here on , by Mo (Act II.10, Act II.10.1)',
      'suspicion: Two games that nobody saw.',
      'lost points for staying away, at the session of Friday 20 November 2026 (Act II.6.1) – undone since',
      'undone: lost points for staying away',
      'became Justice , by Mo (Act III.2)',
    ];
    const places = order.map((each) => words.indexOf(each));
    expect(places.every((place, at) => place > (places[at - 1] ?? -1))).toBe(true);
    expect(text).not.toContain(`for=${mo}`);
    expect(words).not.toMatch(/\b20\d\b|account/);
  });

  it('is kept by no browser, and no page of the club leads to it', async () => {
    const { club, path } = asked();
    const site = await siteOf(club);
    const { headers, text } = await site.get(path);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(text).not.toMatch(/<nav|data-live/);
    for (const page of ['/', '/games', '/members/2', '/privacy'])
      expect((await site.get(page)).text).not.toContain('/record/');
  });

  it.each(['off', 'link', 'public'] as const)('works where the pages are open so: %s', async (access) => {
    const { club, path } = asked();
    expect((await (await siteOf(club, access)).get(path)).status).toBe(200);
  });

  it('has no data of its own at an address for data', async () => {
    const { club, path } = asked();
    expect((await (await siteOf(club)).get(path.replace('/record/', '/api/record/'))).status).toBe(404);
  });

  it('shows hostile names and words as words', async () => {
    const { club, mo } = asked();
    const eve = club.member('<img src=x onerror=alert(1)>');
    club.does(mo, setMonitor, { member: named(eve), suspicion: '"><script>alert(1)</script>' });
    const link = { club: club.id, person: eve, reader: mo, until: club.now + 1 };
    const { text } = await (await siteOf(club)).get(recordPath(club.clubs, link));
    expect(text).toContain('&lt;img src=x onerror=alert(1)>');
    expect(text).toContain('&lt;script>alert(1)&lt;/script>');
    expect(text).not.toMatch(/<img|<script>/);
  });
});

describe('a link that is no good', () => {
  it.each([
    ['12:40', 200],
    ['12:55', 200],
    ['12:55:00.001', 404],
    ['13:55', 404],
  ])('lapses after a quarter of an hour: at %s it is %i', async (time, status) => {
    const { club, path } = asked();
    const site = await siteOf(club);
    club.at(time);
    expect((await site.get(path)).status).toBe(status);
  });

  it('says no more than an address at which nothing ever was', async () => {
    const { club, path } = asked();
    club.at('13:00');
    await expectNothing(club, path);
  });

  const alterations: readonly (readonly [string, (path: string) => string])[] = [
    ['of another person', (path) => path.replace(/record\/\d+/, 'record/3')],
    ['of nobody', (path) => path.replace(/record\/\d+/, 'record/99')],
    ['for another officer', (path) => path.replace(/for=\d+/, 'for=3')],
    ['for longer', (path) => path.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`)],
    ['for less long', (path) => path.replace(/until=(\d+)/, (_, until) => `until=${Number(until) - 1}`)],
    ['of another club', (path) => path.replace('/c/1000/', '/c/2000/')],
    ['with a zero before a number', (path) => path.replace('for=', 'for=0')],
    ['with a number in other words', (path) => path.replace(/until=\d+/, 'until=1e15')],
    ['without a code', (path) => path.replace(/&sig=.*/, '')],
    ['with an empty code', (path) => path.replace(/sig=.*/, 'sig=')],
    ['with a shorter code', (path) => path.slice(0, -1)],
    ['with a longer code', (path) => `${path}=`],
    ['with the code twice', (path) => `${path}&${/sig=.*/.exec(path)?.[0]}`],
    ['with the case of the code turned', (path) => path.replace(/(?<=sig=).*/, swapped)],
    ['with the person twice', (path) => path.replace('for=', 'for=1&for=')],
    ['without a time', (path) => path.replace(/until=\d+&/, '')],
    ['with no query at all', (path) => path.replace(/\?.*/, '')],
  ];
  it.each(alterations)('is one %s', async (_, altered) => {
    const { club, path } = asked();
    club.member('Cy');
    expect(altered(path)).not.toBe(path);
    await expectNothing(club, altered(path));
  });

  it('is one with any one letter of its code changed, the last one too', async () => {
    const { club, path } = asked();
    const site = await siteOf(club);
    const start = path.indexOf('sig=') + 4;
    for (let at = start; at < path.length; at++) {
      const letter = path[at] === 'A' ? 'B' : 'A';
      expect((await site.get(`${path.slice(0, at)}${letter}${path.slice(at + 1)}`)).status).toBe(404);
    }
  });

  it('is one for an officer who is none any more', async () => {
    const { club, mo, path } = asked();
    const site = await siteOf(club);
    expect((await site.get(path)).status).toBe(200);
    club.write({ type: 'office-taken', person: mo, office: 'moderator' });
    expect((await site.get(path)).status).toBe(404);
    club.nameStaff(mo);
    expect((await site.get(path)).status).toBe(200);
  });

  it('is one about somebody whose data was erased meanwhile', async () => {
    const { club, ana, path } = asked();
    club.write({ type: 'erased', person: ana });
    club.clubs.now(club.id).people.known(ana).account = null;
    await expectNothing(club, path);
  });
});

const swapped = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
