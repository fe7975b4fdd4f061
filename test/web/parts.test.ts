import fc from 'fast-check';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../src/web/judgement/markdown.tsx';
import { inParts, outermost, wordsInParts } from '../../src/web/judgement/parts.ts';
import { hostileOpinion } from '../support/hostile-opinion.ts';

const html = (text: string): string => render(Markdown({ text }));
const wordsOf = (drawn: string): string => drawn.replace(/<(?:[^">]|"[^"]*")*>/g, '');

/** The tags that a piece of HTML leaves open, or closes without having opened them. */
function unbalanced(drawn: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [whole, end, name = ''] of drawn.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:[^">]|"[^"]*")*>/g)) {
    if (end === '/') {
      if (open.pop() !== name) wrong.push(whole);
    } else if (!whole.endsWith('/>')) open.push(name);
  }
  return [...wrong, ...open];
}

describe('a long opinion, cut into parts', () => {
  const drawn = html(hostileOpinion);

  it('says all that it said, each part whole in itself and no longer than it may be', () => {
    const parts = inParts(drawn, () => 5_000);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.map(wordsOf).join('')).toBe(wordsOf(drawn));
    expect(parts.flatMap(unbalanced)).toEqual([]);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(5_000);
  });

  it('is one part where it fits', () => {
    expect(inParts(drawn, () => Number.POSITIVE_INFINITY)).toEqual([drawn]);
    expect(inParts('', () => 100)).toEqual([]);
  });

  it('ends its parts between paragraphs where it can', () => {
    const paragraphs = html(Array.from({ length: 20 }, (_, n) => `Paragraph ${n} of many.`).join('\n\n'));
    for (const part of inParts(paragraphs, () => 200)) expect(part.trim()).toMatch(/^<p.*<\/p>$/s);
  });

  it('has a first part as long as there is room left on a page', () => {
    const [first = '', second = ''] = inParts(drawn, (part) => (part === 0 ? 1_000 : 5_000));
    expect(Buffer.byteLength(first)).toBeLessThanOrEqual(1_000);
    expect(Buffer.byteLength(second)).toBeGreaterThan(1_000);
  });

  it('goes on counting where it ends within a list', () => {
    const list = html(Array.from({ length: 9 }, (_, n) => `${n + 1}. item ${n + 1}`).join('\n'));
    const [first, second] = inParts(list, () => 150);
    const items = first?.match(/<li/g)?.length ?? 0;
    expect(items).toBeGreaterThan(1);
    expect(second).toContain(`<ol start="${items + 1}"><li dir="auto">item ${items + 1}</li>`);
  });

  it('keeps the number of an item that goes on', () => {
    const list = html(`1. one\n2. ${'word '.repeat(60)}`);
    const [, second] = inParts(list, () => 200);
    expect(second).toMatch(/^<ol start="2"><li dir="auto">word /);
  });

  it('cuts no character and nothing that stands for one, whatever was written', () => {
    const text = fc.string({
      unit: fc.constantFrom('&', '"', '<', 'é', '👨‍👩‍👧', '你', ' ', 'a', '\n\n', '- ', '**'),
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 80, max: 400 }), (written, most) => {
        const whole = html(written);
        const parts = inParts(whole, () => most);
        expect(parts.map(wordsOf).join('')).toBe(wordsOf(whole));
        expect(parts.flatMap(unbalanced)).toEqual([]);
        for (const part of parts) {
          expect(wordsOf(part)).not.toMatch(/&(?!(?:amp|quot|lt);)/);
          expect(part).not.toMatch(/\p{Cs}/u);
        }
      }),
    );
  });

  it('is cut, a character at a time, where even what is open does not fit', () => {
    const deep = html('- - - 你-');
    const parts = inParts(deep, () => 80);
    expect(parts.map(wordsOf).join('')).toBe(wordsOf(deep));
    expect(parts.flatMap(unbalanced)).toEqual([]);
  });

  it.each([
    ['a link', (address: string, words: string) => `[${words}](${address})`],
    ['a picture', (address: string, words: string) => `![${words}](${address})`],
    ['an address alone', (address: string) => address],
  ])('does not grow with every part because of the address of %s', (_, written) => {
    const opinion = html(written(`http://a/${'中'.repeat(12_000)}`, 'word '.repeat(1_000)));
    expect(Buffer.byteLength(inParts(opinion, () => 7_000).join(''))).toBeLessThan(500_000);
  });

  it('is cut as it was written too, where it could not be laid out', () => {
    const parts = wordsInParts(hostileOpinion, () => 4_000);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.join('')).toBe(hostileOpinion);
    expect(wordsInParts('', () => 100)).toEqual(['']);
  });

  it('has its paragraphs one by one', () => {
    expect(outermost('<p>one <em>and</em></p>two<hr/><ul><li>three</li></ul>')).toEqual([
      '<p>one <em>and</em></p>',
      'two',
      '<hr/>',
      '<ul><li>three</li></ul>',
    ]);
  });
});
