import { describe, expect, it } from 'vitest';
import {
  inEffect,
  plainText,
  type RuleSet,
  readRules,
  ruleNumbered,
  writeRules,
} from '../../../packages/nomic/src/index.ts';
import type { Stamped } from '../../../src/ledger/entry.ts';
import { type TableBody, tableBooks } from '../../../src/tables/book/table.ts';
import { rulesQuestion, waysWith } from '../../../src/tables/nomic/loading/question.ts';
import {
  cleaned,
  decodeRules,
  type GivenRules,
  mayBeRules,
  rulesFileLimit,
} from '../../../src/tables/nomic/loading/rules-file.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { theTable } from '../../../src/tables/table.ts';
import { NomicStory } from './a-nomic-table.ts';
import { aRule, fileWith, own } from './rules-files.ts';

const decode = (text: string) => decodeRules('rules.json', new TextEncoder().encode(text));

function given(text: string): GivenRules {
  const read = decode(text);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

/** A piece of work that nobody waits for long: what takes for ever fails by the patience that every test has. */
const quick = <T>(work: () => T): T => work();

/** A club with a second table that begins with these rules, and its players. */
function opened(rules: GivenRules): NomicStory {
  const story = new NomicStory();
  const about = {
    game: 'nomic',
    rules: 'nomic',
    name: 'Other law',
    gm: null,
    channel: null,
    lot: 'x',
  } as const;
  story.does(story.mo, openTable, { ...about, given: rules });
  return story;
}

/** The entry by which the second table of a story begins, without any players. */
const drawnIn = ({ club }: NomicStory): Stamped<TableBody> => ({
  ...{ type: 'seats-drawn', seed: 'x', seats: [], seq: 3, at: club.now, by: null, acts: [], terms: '' },
});

const textOf = (rules: RuleSet, number: number): string => {
  const rule = ruleNumbered(rules, number);
  return rule === undefined ? '' : plainText(rule.text);
};

describe('F.1.1 and F.1.6: the rules of a file', () => {
  it.each(['first', 'later'] as const)('are read in the %s shape', (shape) => {
    const { rules, shape: read } = given(JSON.stringify(writeRules(own, shape)));
    expect(read).toBe(shape);
    expect(inEffect(rules).map(({ number }) => number)).toEqual(inEffect(own).map(({ number }) => number));
  });

  it('are kept in the book of the table, and the game begins with them and the days that were drawn', () => {
    const rules = given(fileWith({ 40: aRule('216', 'Hats may be worn.') }));
    const story = opened(rules);
    const book = theTable(story.club.view, 2).book;
    expect(book.entries.map(({ type }) => type)).toEqual(['table-opened', 'nomic-rules-loaded']);
    const begun = tableBooks.fold([...book.entries, drawnIn(story)]);
    const { game } = begun.nomic ?? {};
    expect(game === undefined ? '' : textOf(game.rules, 216)).toBe('Hats may be worn.');
    expect(game === undefined ? '' : textOf(game.rules, 201)).toContain('\uE000monday\uE001 Monday');
    expect(game === undefined ? '' : textOf(game.rules, 201)).not.toContain('Chris');
  });

  it('are of no use at a table of Diplomacy', () => {
    const story = new NomicStory();
    const about = {
      game: 'diplomacy',
      rules: 'club',
      name: 'War',
      gm: null,
      channel: null,
      lot: 'x',
    } as const;
    const came = story.club.does(story.mo, openTable, { ...about, given: given(fileWith()) });
    expect(came).toMatchObject({ invalid: { problem: 'rules-file-unused' } });
  });

  it.each([
    ['rules.txt', 10, 'file-kind'],
    ['rules.json.exe', 10, 'file-kind'],
    ['rules.json', rulesFileLimit + 1, 'file-too-large'],
  ])('are not fetched from %s of %i bytes', (name, size, problem) => {
    expect(mayBeRules({ name, size })).toMatchObject({ invalid: { problem } });
  });
});

describe('F.1.7: cleaning', () => {
  const dirty = fileWith({
    40: aRule('216', 'A hat is im-mutable,  and no immutable one.', { linksto: ['99'] }),
    41: aRule('217', 'Points.', {
      notes: [{ content: 'See InitialRules.pdf', author: 'Ben', date: '2019-02-11' }],
    }),
  });

  it('is shown first, with the ways Clean and Keep as it is', () => {
    const rules = given(dirty);
    const { content, embeds } = rulesQuestion('Law', rules);
    expect(content).toContain('35 rules in effect: 18 immutable, 17 mutable');
    const shown = embeds?.[0]?.description ?? '';
    expect(shown).toContain('**216**, paragraph 1: “im-mutable” becomes “immutable”.');
    expect(shown).toContain('**216**, link 1. The link leads to a rule that is not there.');
    expect(shown).toContain('**217**, note 1: “See InitialRules.pdf” goes.');
    expect(waysWith(rules, (each) => each).map(({ label }) => label)).toEqual(['Clean', 'Keep as it is']);
  });

  it('is done only by Clean', () => {
    const rules = given(dirty);
    const [clean, keep] = waysWith(rules, (each) => each);
    expect(textOf(keep?.order.rules ?? own, 216)).toContain('im-mutable,  and');
    expect(textOf(clean?.order.rules ?? own, 216)).toBe('A hat is immutable, and no immutable one.');
    expect(clean?.order.dirt).toEqual([]);
  });

  it('is not offered where there is nothing to clean', () => {
    const rules = given(fileWith());
    expect(waysWith(rules, (each) => each)).toEqual([]);
    expect(rulesQuestion('Law', rules).embeds).toBeUndefined();
  });

  it('is not done here where it would take long', () => {
    const rules = given(fileWith({ 40: aRule('216', 'a  b '.repeat(2_000)) }));
    expect(waysWith(rules, (each) => each).map(({ label }) => label)).toEqual(['Keep as it is']);
    expect(rulesQuestion('Law', rules).content).toContain('Too much could be cleaned');
    expect(rulesQuestion('Law', rules).embeds?.[0]?.description?.length).toBeLessThan(4_000);
  });
});

describe('rules with which no game can begin', () => {
  const gone = (number: number) => {
    const { id = '' } = ruleNumbered(own, number) ?? {};
    return fileWith({ [id]: aRule(String(number), 'Gone.', { ineffect: '0' }) });
  };
  const allImmutable = JSON.stringify({
    rules: Object.fromEntries(
      inEffect(own).map((rule) => [rule.id, aRule(`${rule.number}[I]`, plainText(rule.text))]),
    ),
    date: '',
    author: '',
  });

  it.each([
    ['no Rule 201', gone(201), 'It has no Rule 201 in effect.'],
    ['no Rule 204', gone(204), 'It has no Rule 204 in effect.'],
    ['hardly any rules', '{"rules":{}}', 'It has no Rules 201 or 204 in effect.'],
    ['no mutable rule', allImmutable, 'It has no mutable rule in effect'],
    ['no numbers left', fileWith({ 40: aRule('999999', 'x') }), 'above 989999'],
  ])('have %s: one line says so', (_, text, why) => {
    const read = decode(text);
    expect(read).toMatchObject({
      invalid: { problem: 'rules-unplayable', why: expect.stringContaining(why) },
    });
  });

  it('with another rule gone they can be played, and the question says what is off', () => {
    expect(rulesQuestion('Law', given(gone(205))).content).toContain('Rule 205 is not in effect');
  });

  it('name other players’ days: the question says who takes their places', () => {
    expect(rulesQuestion('Law', given(fileWith())).content).toContain('take their places in Rule 201');
  });
});

describe('hostile files', () => {
  it.each([
    ['no JSON', '{"rules":', 'rules-unread'],
    ['no object', '[]', 'rules-unread'],
    ['neither shape', '{}', 'rules-unread'],
    ['both shapes', '{"rules":{},"items":{}}', 'rules-unread'],
    ['depth', `{"rules":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`, 'rules-unread'],
    ['two rules of one number', fileWith({ 40: aRule('201', 'x') }), 'rules-unread'],
    ['a rule of 100,001 characters', fileWith({ 40: aRule('216', 'x'.repeat(100_001)) }), 'rules-unread'],
    ['5,001 rules', JSON.stringify(many(5_001)), 'rules-unread'],
    ['`__proto__` for an id', fileWith().replace('"0":', '"__proto__":'), 'rules-unread'],
    ['`__proto__` for a field', fileWith().replace('"label"', '"__proto__":1,"label"'), 'rules-unread'],
  ])('with %s are refused in a line', (_, text, problem) => {
    expect(quick(() => decode(text))).toMatchObject({ invalid: { problem } });
  });

  it('that are no text are refused', () => {
    expect(decodeRules('rules.json', Uint8Array.of(0xff, 0xfe))).toMatchObject({
      invalid: { problem: 'file-not-so' },
    });
  });

  it('lose the marks that stand for names, in letters or as JSON writes them', () => {
    const text = fileWith({ 40: aRule('216', '\uE000monday\uE001 wins.') }).replaceAll(
      'Chris',
      '\\ue000Chris\\ue001',
    );
    const { rules } = given(text);
    expect(JSON.stringify(writeRules(rules, 'first'))).not.toMatch(/[\uE000\uE001]|\\ue00/i);
    expect(textOf(rules, 216)).toBe('monday wins.');
  });

  it('format, link and mention nothing where they are shown', () => {
    const markup = '**im-mutable** @everyone <@1> [x](https://x.example) immutable  `a`';
    const rules = given(fileWith({ 40: aRule('216', markup) }));
    const shown = JSON.stringify(rulesQuestion('@everyone **x**', { ...rules, name: '@here.json' }));
    expect(shown).not.toMatch(/@everyone|@here|<@1>|\]\(https/);
    const bad = decode(fileWith({ '**@everyone**': aRule('x', 'y') }));
    expect(bad).toMatchObject({ invalid: { problem: 'rules-unread' } });
  });

  it('of 5,000 rules with references in circles are opened, begun and folded again quickly', () => {
    const rules = quick(() => given(JSON.stringify(many(5_000))));
    quick(() => rulesQuestion('Law', rules));
    quick(() => cleaned(rules));
    const story = quick(() => opened(rules));
    const { entries } = theTable(story.club.view, 2).book;
    const all = [...entries, drawnIn(story)];
    for (let again = 0; again < 5; again++) quick(() => tableBooks.fold(all));
    expect(tableBooks.fold(all).nomic?.game.rules.rules.size).toBe(5_000);
  });

  it('of rules of 100,000 characters are opened quickly', () => {
    const long = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        String(50 + at),
        aRule(String(300 + at), 'a- b  c '.repeat(12_500)),
      ]),
    );
    const rules = quick(() => given(fileWith(long)));
    quick(() => rulesQuestion('Law', rules));
    quick(() => opened(rules));
  });
});

/** So many rules, each with the next one and the first in its text and its links. */
function many(count: number) {
  const first = [201, 204];
  return {
    rules: Object.fromEntries(
      Array.from({ length: count }, (_, id) => [
        id,
        aRule(String(first[id] ?? 1_000 + id), `See Rules ${1_001 + id} and 201.`, {
          linksto: ['0', `${id + 1}`],
        }),
      ]),
    ),
    date: '',
    author: '',
  };
}

it('the project’s own rule set needs no cleaning, and can be played', () => {
  expect(given(JSON.stringify(writeRules(own, 'first'))).dirt).toEqual([]);
  expect(readRules(writeRules(own, 'later')).shape).toBe('later');
});
