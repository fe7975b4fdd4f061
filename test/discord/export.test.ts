import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderExport } from '../../src/discord/export/reply.ts';
import { exportOf } from '../../src/house/privacy/export.ts';
import type { Export } from '../../src/house/privacy/export-shape.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { afternoon, plays } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

const hostile = '</td><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Ana played Bo and was banned by Mo; somebody of a hostile name disputed a game in words as hostile. */
function aStory() {
  const { club, mo, ana, bo } = afternoon();
  plays(club, mo, ana, bo);
  const eve = club.member(hostile.slice(0, 32));
  plays(club, mo, ana, eve, 0.5);
  club.write(
    { type: 'adjusted', person: eve, change: { points: -5 } },
    { by: mo, texts: { reason: hostile } },
  );
  club.write(
    { type: 'banned', person: ana, until: '2026-12-04', endsAt: club.moment('2026-12-04 23:59') },
    { by: mo, texts: { reason: 'Threw the clock at Bo' } },
  );
  club.write({ type: 'game-approved', game: 1, overseer: eve }, { by: mo });
  return { club, mo, ana, bo, eve };
}

const dataOf = (club: Story, person: PersonNumber): Promise<Export> =>
  exportOf(club.clubs, club.view, person, club.now);

async function filesOf(data: Export): Promise<Record<string, Buffer>> {
  const { files = [] } = await renderExport(data);
  return Object.fromEntries(files.map(({ name, bytes }) => [name, Buffer.from(bytes)]));
}

async function pageOf(data: Export): Promise<string> {
  return (await filesOf(data))['club-data.html']?.toString('utf8') ?? '';
}

describe('the page of somebody’s data', () => {
  it('has what the other file has, in words', async () => {
    const { club, ana } = aStory();
    const page = await pageOf(await dataOf(club, ana));
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    for (const words of [
      'What the club keeps of Ana',
      'Friday 20 November 2026, 12:40',
      'A ban',
      'Friday 4 December 2026',
      'Threw the clock at Bo',
      '<bdi>Bo</bdi>',
      'Act II.3',
      'game #1',
    ])
      expect(page).toContain(words);
  });

  it('is whole in itself: it loads nothing, and whatever somebody wrote runs nothing', async () => {
    const { club, eve } = aStory();
    const page = await pageOf(await dataOf(club, eve));
    expect(page).not.toMatch(/<script|<link|<iframe|https?:|url\(|@import/i);
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;script>alert(1)&lt;/script>');
    expect(page).toContain("default-src 'none'");
  });

  it('says what an officer did for others without what it says of them', async () => {
    const { club, mo } = aStory();
    const data = await dataOf(club, mo);
    for (const text of [await pageOf(data), JSON.stringify(data)]) {
      expect(text).not.toContain('Threw the clock');
      expect(text).not.toContain('2026-12-04');
      expect(text).not.toContain('4 December');
      expect(text).not.toContain('Ana');
    }
    expect(data.ledger.find(({ type }) => type === 'banned')).toMatchObject({
      othersMatter: true,
      says: {},
      texts: {},
    });
  });

  it('is sent without files that would make it too large, and packed where it still is', async () => {
    const { club, ana } = aStory();
    const data = await dataOf(club, ana);
    const bytes = new Uint8Array(7_000_000);
    const exhibit = { case: '[2026] CoA 1', exhibit: 1, filed: data.made, name: 'board.png', media: 'png' };
    const large = {
      ...data,
      exhibits: [{ ...exhibit, size: bytes.length, sha256: '', sealed: false, bytes }],
    };
    const page = (await filesOf(large))['club-data.html']?.toString('utf8');
    expect(page).toContain('too large for this page');
    const words = 'word '.repeat(2_000_000);
    const said = {
      case: '[2026] CoA 1',
      said: data.made,
      text: words,
      changed: null,
      before: null,
      deleted: null,
      files: [],
    };
    const files = await filesOf({ ...data, hearings: [said] });
    expect(Object.keys(files)).toEqual(['club-data.html.gz', 'club-data.json.gz']);
    expect(gunzipSync(files['club-data.html.gz'] ?? '').toString('utf8')).toContain(words);
    for (const file of Object.values(files)) expect(file.length).toBeLessThan(8_000_000);
  });

  it('shows a picture that somebody filed, and gives any other file to save', async () => {
    const { club, ana } = aStory();
    const data = await dataOf(club, ana);
    const about = {
      case: '[2026] CoA 1',
      filed: data.made,
      size: 3,
      sha256: '',
      sealed: false,
      bytes: new Uint8Array([1, 2, 3]),
    };
    const exhibits = [
      { ...about, exhibit: 1, name: 'board.png', media: 'png' },
      { ...about, exhibit: 2, name: '"><script>.txt', media: 'txt' },
      { ...about, exhibit: 3, name: null, media: 'pdf', bytes: null },
    ];
    const page = await pageOf({ ...data, exhibits });
    expect(page).toContain('<img src="data:image/png;base64,AQID" alt="board.png"');
    expect(page).toContain(
      '<a href="data:application/octet-stream;base64,AQID" download="&quot;>&lt;script>.txt"',
    );
    expect(page).toContain('erased');
  });
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.open();
  });
  afterAll(() => browser.close());

  it.each([{ width: 360 }, { width: 1280 }])(
    'is read at $width pixels, with nothing sticking out',
    async ({ width }) => {
      const { club, ana } = aStory();
      const page = await browser.window({ width, height: 740 });
      await page.setContent(await pageOf(await dataOf(club, ana)));
      expect(await overhang(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      expect(browser.faults).toEqual([]);
    },
  );
});
