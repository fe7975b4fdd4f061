import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawing, opinions } from '../../src/web/judgement/drawing.ts';
import { Courtroom } from '../support/a-judgement.ts';
import { siteOf } from '../support/a-site.ts';
import { hostileOpinion } from '../support/hostile-opinion.ts';

/** As the site's own, with time for a busy machine. */
const unhurried = new Drawing({ patience: 50_000, limit: 50_000 });

beforeEach(() => {
  vi.spyOn(opinions, 'draw').mockImplementation((text) => unhurried.draw(text));
});

/** A court with one published judgement. */
function published(text = 'Because.', about: { acts?: string; holding?: string } = {}): Courtroom {
  const court = new Courtroom();
  court.writes(court.jo, court.judged(), { text, ...about });
  return court;
}

const asks = ({ story, ana }: Courtroom) =>
  story.write({ type: 'en-banc-asked', case: 1, person: ana }, { by: ana });

const opinionIn = (page: string): string => /<section class="opinion".*?<\/section>/s.exec(page)?.[0] ?? '';

describe('the page of a judgement', () => {
  it('has what was decided, by whom, and why', async () => {
    const court = published('## Why\n\nIt was *not* so.', { acts: 'II.9, 0.7', holding: 'A ban is a ban.' });
    court.writes(court.kim, 1, { kind: 'concurrence', text: 'Nor to me.' });
    const { text, status } = await (await siteOf(court.story)).get('/court/2026/1');
    expect(status).toBe(200);
    for (const part of [
      '[2026] CoA 1<span class="parties"><bdi>AB v MM</bdi>',
      'Judgement of a panel',
      'the decision is undone',
      '<bdi>Jo Marsh</bdi> to overturn',
      'Opinion of the Court, by <bdi>Jo Marsh</bdi>',
      '<h5 dir="auto">Why</h5>',
      'It was <em>not</em> so.',
      'Concurring, for other reasons: <bdi>Kim</bdi>',
      '<bdi>A ban is a ban.</bdi>',
      '<a href="/terms/II.9">Act II.9</a>, <a href="/terms/0.7">Act 0.7</a>',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Ana|Bell|Mia|Moss/);
  });

  it('says in which later opinions it is cited', async () => {
    const court = published();
    court.writes(court.jo, court.judged(), { text: 'As we said in [2026] CoA 1.' });
    const site = await siteOf(court.story);
    const { text } = await site.get('/court/2026/1');
    expect(text).toContain('<bdi>Cited later, in [2026] CoA 2.</bdi> <a href="/court/2026/2">Read it</a>');
    expect((await site.get('/court/2026/2')).text).not.toContain('Cited later');
  });

  it('shows at its top what the whole Court decided since, whose judgement leads back to the panel’s', async () => {
    const court = published('The panel’s reasons.');
    court.judgedByAll(1, { by: court.lee, outcome: { kind: 'uphold' }, majority: [court.lee] });
    const site = await siteOf(court.story);
    const before = (await site.get('/court/2026/1')).text;
    expect(before).toMatch(
      /What came after.*The whole Court judged on .*Its opinion is still to come.*Judgement of a panel/s,
    );
    court.writes(court.lee, 1, { text: 'All of us think so.' });
    const { text } = await site.get('/court/2026/1');
    expect(text).toMatch(
      /The whole Court judged on [^<]*, for good: upheld: the decision stands\.<\/bdi> <a href="#judgement-1">Read it<\/a>.*id="judgement-1">Judgement of the whole Court<\/h2><p class="below"><a href="#judgement-2">.*id="judgement-2">Judgement of a panel/s,
    );
  });

  it.each([
    ['asked for', (court: Courtroom) => asks(court), 'A party has asked for the whole Court.'],
    [
      'not heard',
      (court: Courtroom) => {
        asks(court);
        court.story.write({ type: 'en-banc-answered', case: 1, accepted: false });
      },
      'The whole Court does not hear it, so this judgement stands.',
    ],
  ])('says so where the whole Court is %s', async (_, happens, words) => {
    const court = published();
    happens(court);
    expect((await (await siteOf(court.story)).get('/court/2026/1')).text).toContain(words);
  });

  it('leads from a ban that was appealed again to the later case, and back', async () => {
    const court = new Courtroom();
    const { story, ana, mia, jo } = court;
    story.write(
      {
        ...{ type: 'penalty-issued', penalty: 1, person: ana, offence: 1, game: null, fraud: false },
        ...{ ground: 'serious', parts: [{ kind: 'ban', until: null, endsAt: null }], finding: 'intent' },
        reverses: null,
      } as const,
      { by: mia },
    );
    const subject = { kind: 'ban', penalty: 1 } as const;
    for (const number of [1, 2]) {
      court.judged({ subject, outcome: { kind: 'uphold' } });
      court.writes(jo, number);
    }
    const site = await siteOf(story);
    const [first, second] = [await site.get('/court/2026/1'), await site.get('/court/2026/2')];
    expect(first.text).toMatch(
      /Judged again later, in \[2026\] CoA 2[^<]*<\/bdi> <a href="\/court\/2026\/2">/,
    );
    expect(second.text).toMatch(
      /It was before the Court already, in \[2026\] CoA 1[^<]*<\/bdi> <a href="\/court\/2026\/1">/,
    );
  });

  it.each([
    ['of a case that is not judged', (court: Courtroom) => court.filed()],
    ['of a judgement without the opinion of the Court', (court: Courtroom) => court.judged()],
    [
      'of one with a dissent alone, that is kept',
      (court: Courtroom) => {
        const { jo, kim } = court;
        const votes = [
          [jo, { kind: 'uphold' }],
          [kim, { kind: 'overturn', relief: { kind: 'undo' } }],
        ] as const;
        const number = court.judged({ votes, outcome: { kind: 'uphold' }, majority: [jo] });
        court.writes(kim, number, { kind: 'dissent' });
        return number;
      },
    ],
    ['of no case', () => 7],
  ])('is not there: %s', async (_, happens) => {
    const court = new Courtroom();
    const number = happens(court);
    const site = await siteOf(court.story);
    expect((await site.get(`/court/2026/${number}`)).status).toBe(404);
    expect((await site.get(`/api/court/2026/${number}`)).status).toBe(404);
    const listed = await site.get('/precedents');
    expect(listed.text).toContain('The Court has published no judgement yet.');
  });

  it.each(['/court/2026/0', '/court/2026/01', '/court/x/1', '/court/2026/1e0', '/court/2025/1'])(
    'is not at %s',
    async (path) => {
      expect((await (await siteOf(published().story)).get(path)).status).toBe(404);
    },
  );

  it('has of 30,000 hostile characters everything that can be read, and nothing that does anything', async () => {
    expect(hostileOpinion.length).toBeGreaterThan(30_000);
    const page = (await (await siteOf(published(hostileOpinion).story)).get('/court/2026/1')).text;
    const shown = opinionIn(page);
    const tags = new Set([...shown.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name));
    const known =
      'section h3 bdi h4 h5 h6 p em strong del code pre a table thead tbody tr th td div ul ol li blockquote hr br';
    expect([...tags].filter((name) => !known.split(' ').includes(name ?? ''))).toEqual([]);
    const attributes = new Set(
      [...shown.matchAll(/<[a-z0-9]+((?: [a-zA-Z-]+(?:="[^"]*")?)*)/g)].flatMap(([, all = '']) =>
        [...all.matchAll(/ ([a-zA-Z-]+)(?:="[^"]*")?/g)].map(([, name]) => name),
      ),
    );
    const harmless = [
      'class',
      'aria-labelledby',
      'id',
      'dir',
      'href',
      'rel',
      'role',
      'aria-label',
      'tabindex',
      'tabIndex',
      'start',
    ];
    expect([...attributes].filter((name) => !harmless.includes(name ?? ''))).toEqual([]);
    const addresses = [...shown.matchAll(/ href="([^"]*)"( rel="[^"]*")?/g)];
    expect(addresses.filter(([, address = '']) => !/^https?:\/\//.test(address))).toEqual([]);
    expect(addresses.every(([, , rel]) => rel === ' rel="nofollow noopener noreferrer"')).toBe(true);
    expect(page).not.toMatch(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/u);
    for (const words of [
      '&lt;script>alert(1)&lt;/script>',
      '<em>Friday</em>',
      'The end of it.',
      '@everyone',
      'שלום',
    ])
      expect(shown).toContain(words);
    expect(page.match(/<\/main>/g)).toHaveLength(1);
  });

  it.each([
    ['quotations', '>'],
    ['quotations with spaces', '> '],
    ['lists', '- '],
    ['brackets', '['],
    ['emphasis', '*'],
    ['ordered lists', '1. '],
    ['table rows', '|\n'],
  ])('takes no harm from 60,000 characters of %s', async (_, mark) => {
    const site = await siteOf(
      published(mark.repeat(Math.floor(29_000 / mark.length)).concat('x', mark.repeat(29_000 / mark.length)))
        .story,
    );
    const { text } = await site.get('/court/2026/1');
    expect([...opinionIn(text).matchAll(/<(?:blockquote|[uo]l)[ >]/g)].length).toBeLessThan(10);
  });

  it('gives the same as data, and no more', async () => {
    const site = await siteOf(published('Because.', { holding: 'So.' }).story);
    const read = await site.data('/api/court/2026/1');
    expect(read).toMatchObject({
      citation: '[2026] CoA 1',
      title: 'AB v MM',
      judgements: [
        { holding: 'So.', opinions: [{ kind: 'majority', author: 'Jo Marsh', text: 'Because.' }] },
      ],
    });
    expect(JSON.stringify(read)).not.toMatch(/Ana|Bell|Mia|Moss/);
  });
});

describe('Act III.3.1: what the Court holds', () => {
  it('stands under the Act on its page and in the whole Terms, with the way to the judgement', async () => {
    const court = published('Because.', { acts: 'II.9', holding: 'A ban is <b>a ban</b>.' });
    const site = await siteOf(court.story);
    for (const path of ['/terms/II.9', '/terms']) {
      const { text } = await site.get(path);
      expect(text).toContain(
        '<a href="/court/2026/1">[2026] CoA 1</a>: <bdi>A ban is &lt;b>a ban&lt;/b>.</bdi>',
      );
    }
    expect((await site.get('/terms/II.9')).text).not.toContain('has not said anything about this Act');
    expect((await site.get('/terms/II.9.5')).text).toContain('has not said anything about this Act');
  });

  it('stands no more once the whole Court has overturned it', async () => {
    const court = published('Because.', { acts: 'II.9', holding: 'A ban is a ban.' });
    const site = await siteOf(court.story);
    court.judgedByAll(1, { by: court.chief, outcome: { kind: 'uphold' }, majority: [court.lee] });
    expect((await site.get('/terms/II.9')).text).toContain('A ban is a ban.');
    const other = published('Because.', { acts: 'II.9', holding: 'A ban is a ban.' });
    other.judgedByAll(1, { by: other.chief, majority: [other.lee] });
    expect((await (await siteOf(other.story)).get('/terms/II.9')).text).not.toContain('A ban is a ban.');
  });
});

describe('the page of what the Court decided', () => {
  /** Three cases: on bans, on absence, and without a holding. */
  async function three() {
    const court = published('The ban was too long.', { acts: 'II.9.2', holding: 'Bans end.' });
    court.writes(court.kim, court.judged(), {
      text: 'She was ill.',
      acts: 'II.6',
      holding: 'Illness counts.',
    });
    court.writes(court.lee, court.judged(), { text: `Long ago.\n\n${'x '.repeat(200)}a zebra came.` });
    const site = await siteOf(court.story);
    const found = async (query: string) =>
      [...(await site.get(`/precedents?${query}`)).text.matchAll(/>\[2026\] CoA (\d)/g)].map(([, n]) =>
        Number(n),
      );
    return { court, site, found };
  }

  it.each([
    ['', [3, 2, 1]],
    ['act=&words=', [3, 2, 1]],
    ['act=II.9', [1]],
    ['act=act+ii.9.2', [1]],
    ['act=II', []],
    ['act=I.1', []],
    ['words=BAN+long', [1]],
    ['words=ab+v', [3, 2, 1]],
    ['words=Ana', []],
    ['words=kim+ill', [2]],
    ['words=counts', [2]],
    ['act=II.6&words=ban', []],
    ['words=zebra', [3]],
  ])('finds by %s', async (query, numbers) => {
    expect(await (await three()).found(query)).toEqual(numbers);
  });

  it('shows the words where they stand, and says what there is not', async () => {
    const { site } = await three();
    const { text } = await site.get('/precedents?words=zebra');
    expect(text).toMatch(/class="excerpt" dir="auto">….* a zebra came\.</s);
    expect(text).toContain('value="zebra"');
    expect((await site.get('/precedents?words=%3Cscript%3E')).text).toContain('value="&lt;script>"');
    expect((await site.get('/precedents?act=XX')).text).toContain('The Terms have no Act XX.');
    expect((await site.get('/precedents?words=nowhere')).text).toContain(
      'No published judgement is like that.',
    );
    expect((await site.get('/precedents?page=2')).status).toBe(404);
  });

  it('shows a piece of an opinion without the marks of its Markdown', async () => {
    const court = new Courtroom();
    court.writes(court.jo, court.judged(), { text: '## Why\n\n> We *asked* a **zebra**\n- and others' });
    const { text } = await (await siteOf(court.story)).get('/precedents?words=zebra');
    expect(text).toContain('dir="auto">Why We asked a zebra and others<');
  });

  it('has twenty to a page', async () => {
    const court = new Courtroom();
    for (let nth = 0; nth < 21; nth++) court.writes(court.jo, court.judged());
    const site = await siteOf(court.story);
    const { text } = await site.get('/precedents?words=because');
    expect(text).toContain('21 judgements, the latest first:');
    expect(text).toContain('href="/precedents?act=&amp;words=because&amp;page=2"');
    expect((await site.get('/precedents?act=&words=because&page=2')).text).toContain('[2026] CoA 1:');
  });
});
