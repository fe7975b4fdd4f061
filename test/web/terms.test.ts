import { describe, expect, it } from 'vitest';
import type { ActWithParts, TermsRead } from '../../src/web/terms/read.ts';
import { readAct, readTerms } from '../../src/web/terms/read.ts';
import { actsInOrder } from '../../terms/register.ts';
import { aClub } from '../support/a-club.ts';
import { siteKey, siteOf } from '../support/a-site.ts';

const club = () => aClub({ now: '2026-11-20 12:40' });

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('the page of the Terms', () => {
  it('has every Act in its order, each at an anchor of its own with a link to itself and to its page', async () => {
    const { text } = await (await siteOf(club())).get('/terms');
    expect(matches(text, /<article id="act-([^"]+)"/g)).toEqual(actsInOrder);
    for (const act of actsInOrder) {
      expect(text).toContain(`href="#act-${act}"`);
      expect(text).toContain(`href="/terms/${act}"`);
    }
  });

  it('leads nowhere that is not on the page', async () => {
    const { text } = await (await siteOf(club())).get('/terms');
    const anchors = new Set(matches(text, / id="([^"]+)"/g));
    const led = matches(text, / href="#([^"]+)"/g);
    expect(led.filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(anchors.size).toBe(matches(text, / id="([^"]+)"/g).length);
  });

  it('makes a link of each Act that another one cites', async () => {
    const { text } = await (await siteOf(club())).get('/terms');
    expect(text).toContain('(Act <a href="#act-0.6">0.6</a>)');
  });

  it('has each Act once, in less than 100 kB', async () => {
    const { text } = await (await siteOf(club())).get('/terms');
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    expect(matches(text, /<summary><h3><span class="act-number">Act ([^<]+)</g).length).toBeGreaterThan(20);
    expect(text.split('Banned players').length - 1).toBe(1);
  });

  it.each([
    { words: 'banned PLAYERS', first: '0.7' },
    { words: 'Act II.6.1', first: 'II.6' },
  ])('is searched for $words without a script, and opens what it finds', async ({ words, first }) => {
    const { text } = await (await siteOf(club())).get(`/terms?q=${encodeURIComponent(words)}`);
    const found = matches(text, /<article id="act-([^"]+)" class="act"><details open/g);
    expect(found).toContain(first);
    expect(found.length).toBeLessThan(6);
    expect(text).toMatch(new RegExp(`${found.length} Acts? found`));
  });

  it('says so where no Act has the words, whatever they are', async () => {
    const { text } = await (await siteOf(club())).get(`/terms?q=${encodeURIComponent('"><b>xyzzy')}`);
    expect(text).toContain('No Act has these words.');
    expect(text).not.toContain('<b>');
  });

  it('puts the parts of an Act under it', () => {
    const { sections } = readTerms(club());
    const inOrder = (acts: readonly ActWithParts[]): string[] =>
      acts.flatMap(({ act, parts }) => [act, ...inOrder(parts)]);
    expect(sections.flatMap(({ acts }) => inOrder(acts))).toEqual(actsInOrder);
    const court = sections[3]?.acts.find(({ act }) => act === 'III.3');
    expect(court?.parts.find(({ act }) => act === 'III.3.5')?.parts).toHaveLength(3);
  });

  it('says how an Act is read here and what the bot does about it', async () => {
    const { text } = await (await siteOf(club())).get('/terms');
    expect(text).toContain('How it is read here:</strong> A ban lasts until the end of its last day.');
    for (const status of [
      'The bot sees to this Act by itself.',
      'People decide.',
      'Nothing for the bot to do. It is only a name.',
    ])
      expect(text).toContain(status);
  });

  it('Act IV.2: has the club’s own figures, and its room as it was typed', async () => {
    const story = club();
    story.setFigures({ weekday: 3, room: '<b>"12" & co</b>' });
    const { text } = await (await siteOf(story)).get('/terms');
    expect(text).toContain('played on a Wednesday');
    expect(text).toContain('in room &lt;b>&quot;12&quot; &amp; co&lt;/b>');
    expect(text).not.toMatch(/on a Friday|room 322|<b>/);
  });

  it('Acts III.2.1 and III.3.2: names the officers, however they are called, and says where there is none', async () => {
    const story = club();
    story.person('<img src=x onerror=alert(1)>', { offices: ['chief'] });
    story.moderator('Mo');
    const site = await siteOf(story);
    const { text } = await site.get('/terms');
    expect(text).toContain('<bdi>&lt;img src=x onerror=alert(1)></bdi>');
    expect(text).not.toContain('<img');
    expect(text).toContain('<dt>Justice</dt><dd>nobody</dd>');
    expect(text).toContain('<a href="/members/2"><bdi>Mo</bdi></a>');
  });

  it('names the version in force and the day it was published', async () => {
    const { text } = await (await siteOf(club())).get('/terms');
    expect(text).toContain('version 2.4');
    expect(text).toContain('<time datetime="2020-02-22">Saturday 22 February 2020</time>');
  });

  it('gives as data what it shows, and no more of an officer than the name', async () => {
    const story = club();
    story.moderator('Mo');
    const site = await siteOf(story);
    expect(await site.data('/api/terms')).toEqual(readTerms(story));
    const { officers }: TermsRead = readTerms(story);
    expect(officers).toEqual([
      { office: 'Chief Justice', holders: [] },
      { office: 'Justice', holders: [] },
      { office: 'Moderator', holders: [{ number: 1, name: 'Mo', page: 'members/1' }] },
    ]);
  });

  it('stays behind the address of a club that is open by its link', async () => {
    const { text } = await (await siteOf(club(), 'link')).get(`/c/${siteKey}/terms`);
    expect(text).toContain(`href="/c/${siteKey}/terms/0.5"`);
    expect(text).not.toContain('href="/terms');
  });
});

describe('the page of one Act', () => {
  it.each(['II.6.1', 'ii.6.1', 'Ii.6.1'])('is found as %s', async (typed) => {
    const { status, text } = await (await siteOf(club())).get(`/terms/${typed}`);
    expect(status).toBe(200);
    expect(text).toContain('Act II.6.1:');
    expect(text).toContain('a part of <a href="/terms/II.6">');
  });

  it.each([
    '0.15',
    'II',
    'act-0.5',
    'constructor',
    '0.5x',
    'II.6.1%00',
    '%E2%85%A1.1',
    `0.${'1'.repeat(5000)}`,
  ])('is not found as %s', async (typed) => {
    const site = await siteOf(club());
    expect((await site.get(`/terms/${typed}`)).status).toBe(404);
    expect((await site.get(`/api/terms/${typed}`)).status).toBe(404);
  });

  it.each([
    { act: '0.1', previous: null, next: '0.2', partOf: null, parts: 0 },
    { act: '0.14', previous: '0.13', next: 'I.1', partOf: null, parts: 0 },
    { act: 'I.9.4', previous: 'I.9.3', next: 'I.9.4.1', partOf: 'I.9', parts: 3 },
    { act: 'IV.5', previous: 'IV.4', next: null, partOf: null, parts: 0 },
  ])('$act stands between its neighbours', async ({ act, previous, next, partOf, parts }) => {
    const read = await (await siteOf(club())).data(`/api/terms/${act}`);
    const known = readAct(club().view, act);
    expect(read).toEqual(known);
    expect(known?.previous?.act ?? null).toBe(previous);
    expect(known?.next?.act ?? null).toBe(next);
    expect(known?.partOf?.act ?? null).toBe(partOf);
    expect(known?.parts).toHaveLength(parts);
  });

  it('leads on to the Acts that it cites', async () => {
    const { text } = await (await siteOf(club())).get('/terms/0.10');
    expect(text).toContain('(Act <a href="/terms/0.6">0.6</a>)');
  });
});

describe('the page of the history', () => {
  it('Act IV.3: lists the versions, the latest first, and what changed', async () => {
    const site = await siteOf(club());
    const { text } = await site.get('/terms/history');
    const versions = matches(text, /<th scope="row">([\d.]+)<\/th>/g);
    expect(versions.slice(0, 2)).toEqual(['2.4', '2.3']);
    expect(versions.at(-1)).toBe('1.0');
    expect(text).toContain('Chess can be played online.');
    expect(await site.data('/api/terms/history')).toMatchObject({
      versions: versions.map((version) => ({ version })),
    });
  });
});
