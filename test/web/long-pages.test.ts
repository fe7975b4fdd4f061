import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actsInOrder } from '../../terms/register.ts';
import { LargeClub } from '../support/a-large-club.ts';
import { addressesByRoute, siteWithRoutes } from '../support/every-page.ts';
import { wordsOf } from '../support/words-of.ts';

const unescaped = (html: string): string => html.replaceAll('&amp;', '&');

describe('what is too long for one page', () => {
  const large = new LargeClub();
  let site: Awaited<ReturnType<typeof siteWithRoutes>>;
  beforeAll(async () => {
    site = await siteWithRoutes(large);
  });
  afterAll(() => site.close());

  const get = async (path: string): Promise<string> => {
    const response = await fetch(site.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  const status = async (path: string): Promise<number> => (await fetch(site.url + path)).status;
  const pagesOf = (html: string): number => Number(/Page \d+ of (\d+)/.exec(html)?.[1] ?? 1);

  /** All pages of a list, from the first. */
  async function all(path: string): Promise<string[]> {
    const first = await get(path);
    const more = path.includes('?') ? '&' : '?';
    const others = Array.from({ length: pagesOf(first) - 1 }, (_, n) => get(`${path}${more}page=${n + 2}`));
    return [first, ...(await Promise.all(others))];
  }

  const record = (): string => addressesByRoute(large).get('/c/:key/record/:number')?.[0] ?? '';

  describe('the docket', () => {
    const cited = (html: string) =>
      [...html.matchAll(/>(\[2020\] CoA \d+)<\/span>/g)].map(([, each]) => each);

    it('has every open case once, on one of its pages', async () => {
      const cases = (await all('/docket')).flatMap(cited);
      expect(cases).toHaveLength(new Set(cases).size);
      expect(new Set(cases)).toEqual(
        new Set([1, ...Array.from({ length: 160 }, (_, n) => n + 121)].map((n) => `[2020] CoA ${n}`)),
      );
    });

    it('shows the published opinions on its first page alone', async () => {
      expect((await get('/docket')).includes('id="opinions"')).toBe(true);
      expect((await get('/docket?page=2')).includes('id="opinions"')).toBe(false);
    });

    it('finds a case by its citation, whatever page it is on', async () => {
      const found = await get('/docket?words=coa+125');
      expect(cited(found)).toEqual(['[2020] CoA 125']);
      expect(found).toContain('One open case has these words.');
      expect(await get('/docket?words=%3Cb%3E')).toContain('No open case has these words.');
    });

    it('goes on looking on the next page of what was found', async () => {
      const found = await all('/docket?words=2020');
      expect(found.length).toBeGreaterThan(1);
      expect(unescaped(found[0] ?? '')).toContain('href="/docket?words=2020&page=2"');
      expect(found.flatMap(cited)).toHaveLength(161);
    });

    it.each(['0', '99', 'x', '-1', '01'])('has no page %s', async (page) => {
      expect(await status(`/docket?page=${page}`)).toBe(404);
    });
  });

  describe('a record', () => {
    it('has all its entries in order, numbered through all its pages', async () => {
      const pages = await all(record());
      expect(pages.length).toBeGreaterThan(10);
      let next = 1;
      for (const page of pages) {
        expect(Number(/<ol class="record" start="(\d+)"/.exec(page)?.[1])).toBe(next);
        next += page.match(/<li>/g)?.length ?? 0;
      }
      expect(next - 1).toBeGreaterThan(300);
      expect(pages.join('').match(/suspicion: /g)).toHaveLength(150);
    });

    it('is searched with the leave that its link gives, and with no other', async () => {
      const form = await get(record());
      for (const [, name] of record().matchAll(/[?&](\w+)=/g))
        expect(form).toContain(`<input type="hidden" name="${name}"`);
      expect(wordsOf(await get(`${record()}&words=joined`))).toContain('One entry has these words.');
      expect(await status(`${record().replace('for=1', 'for=2')}&words=joined`)).toBe(404);
    });

    it('leads on to further pages of what was found', async () => {
      const found = await all(`${record()}&words=enough`);
      expect(found.length).toBeGreaterThan(1);
      expect(found.join('').match(/Enough, /g)).toHaveLength(150);
      expect(found.join('')).not.toContain('suspicion: ');
    });
  });

  describe('the versions of the Terms', () => {
    const versions = (html: string) => [...html.matchAll(/Version (3\.\d+)<\/h2>/g)].map(([, each]) => each);

    it('are each on one of its pages, the latest first, and the project’s on the last', async () => {
      const pages = await all('/terms/history');
      const shown = pages.flatMap(versions);
      expect(shown).toEqual(Array.from(shown, (_, n) => `3.${shown.length - 1 - n}`));
      expect(pages.map((page) => page.includes('Versions of the Terms'))).toEqual(
        pages.map((_, n) => n === pages.length - 1),
      );
    });

    it('are found by the title of an Act, and by a figure', async () => {
      const act = await all(`/terms/history?words=${encodeURIComponent('Act 0.6 ')}`);
      expect(act.flatMap(versions).length).toBeGreaterThan(0);
      for (const page of act) expect(page).not.toContain('Act IV.1,');
      const floor = await all(`/terms/history?words=${encodeURIComponent('lowest score')}`);
      expect(floor.flatMap(versions).every((version) => Number(version?.slice(2)) % 5 === 0)).toBe(true);
    });
  });

  describe('a case', () => {
    const path = '/court/2020/1';
    const drawn = (html: string) => [...html.matchAll(/<section class="opinion".*?<\/section>/gs)].join('');

    /** Its pages are others while an opinion is still being laid out. */
    beforeAll(async () => {
      const isLaidOut = async () => !(await all(path)).join('').includes('takes long to lay out');
      await vi.waitFor(async () => expect(await isLaidOut()).toBe(true), { timeout: 55_000, interval: 200 });
    });

    it('has all that was written, on one of its pages', async () => {
      const pages = await all(path);
      expect(pages.length).toBeGreaterThan(5);
      const said = pages.map(drawn).join('');
      expect(said.match(/&quot;/g)?.length).toBeGreaterThan(60_000);
      expect(said.match(/one word after another/g)?.length).toBeGreaterThan(2_500);
      expect(said.match(/and think so/g)).toHaveLength(800);
      expect(pages.join('').match(/On these conditions/g)).toHaveLength(14);
    });

    it('lists what is in it on each page: each entry leads to its place, and has its anchor where that is elsewhere', async () => {
      const pages = await all(path);
      for (const [n, page] of pages.entries()) {
        const list = /<nav class="contents".*?<\/nav>/s.exec(page)?.[0] ?? '';
        const links = [...list.matchAll(/href="(?:[^"#?]*\?page=(\d+))?#([^"]+)"/g)];
        expect(links).toHaveLength(2 + 4 + 1);
        for (const [, on = `${n + 1}`, id] of links) {
          expect(pages[Number(on) - 1]).toMatch(new RegExp(`<h[23] id="${id}"`));
          expect(page.match(new RegExp(` id="${id}"`, 'g'))).toHaveLength(1);
        }
      }
    });

    it('is searched, and leads to the page and the word', async () => {
      const found = unescaped(await get(`${path}?words=THINK+both`));
      expect(found).toContain('paragraphs have these words. The first 30:');
      const [, to = '', on, id] =
        /href="(\/court\/2020\/1\?page=(\d+)#(judgement[\w-]+)):~:text=think"/.exec(found) ?? [];
      expect(await get(to)).toContain(`id="${id}"`);
      expect(Number(on)).toBeGreaterThan(1);
      expect(await get(`${path}?words=xyzzy`)).toContain('No paragraph has these words.');
    });

    it('says what came after at its beginning, and where the many others are that cite it', async () => {
      const [first = '', second = ''] = await all(path);
      expect(first.match(/Cited later, in/g)).toHaveLength(10);
      const [, more = ''] = /Cited in 109 more cases after that\.<\/bdi> <a href="([^"]*)"/.exec(first) ?? [];
      expect(await get(unescaped(more))).toContain('judgements, the latest first');
      expect(second).not.toContain('Cited later');
    });

    it.each(['0', '99', 'x'])('has no page %s', async (page) => {
      expect(await status(`${path}?page=${page}`)).toBe(404);
    });

    it('is one page without a list where it is short', async () => {
      const short = await get('/court/2020/2');
      expect(short).not.toMatch(/class="(?:contents|look-for|pager)"/);
      expect(await status('/court/2020/2?page=2')).toBe(404);
    });
  });

  describe('the Terms, where the club has long words of its own', () => {
    it('keep the place of every Act, and lead to it', async () => {
      const whole = await get('/terms');
      expect([...whole.matchAll(/ id="act-([^"]+)"/g)].map(([, act]) => act)).toEqual(actsInOrder);
      for (const act of actsInOrder) expect(whole).toContain(`href="/terms/${act}"`);
      expect(whole).toContain('This Act is long.');
    });

    it('are searched in all their words, also those that are read elsewhere', async () => {
      const found = await get('/terms?q=c+II.2+d');
      expect(found).toMatch(/\d+ Acts found/);
    });
  });

  describe('an Act of which the Court has often spoken', () => {
    it('has the ten latest holdings, and leads to all', async () => {
      const act = await get('/terms/II.9');
      expect(act.match(/<li dir="auto"><a href="\/court/g)).toHaveLength(10);
      const [, to = ''] = /href="([^"]*)">All 121 judgements about this Act/.exec(act) ?? [];
      expect(await get(unescaped(to))).toContain('121 judgements, the latest first');
    });
  });

  describe('the pairings of a full room', () => {
    it('pair everybody once, and find anybody', async () => {
      const rows = (html: string) => html.match(/<td><a href="\/members\/\d+">/g) ?? [];
      const people = (await all('/pairings')).flatMap(rows);
      expect(people).toHaveLength(400);
      expect(new Set(people).size).toBe(400);
      expect(rows(await get('/pairings?name=399%22'))).toContain('<td><a href="/members/399">');
      expect(await get('/pairings?name=nobody')).toContain('Nobody of that name is in the room.');
    });
  });
});
