import fc from 'fast-check';
import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { readMedia } from '../../../src/appeals/hearing/exhibit-media.ts';
import { decodeOpinion, readOpinion } from '../../../src/appeals/opinions/read-text.ts';
import { compile } from '../../../src/web/judgement/compile.ts';
import { Markdown } from '../../../src/web/judgement/markdown.tsx';
import { files, madeFile } from '../../../tools/fuzz/files.ts';
import { anyText } from '../../../tools/fuzz/texts.ts';

const marks = [
  '# ',
  '- ',
  '> ',
  '1. ',
  '*',
  '_',
  '~~',
  '`',
  '```\n',
  '[',
  '](',
  ')',
  '<',
  '|',
  '\n',
  '\n\n',
  '=',
];
const markdown = fc
  .array(fc.oneof(fc.constantFrom(...marks), anyText), { maxLength: 40 })
  .map((parts) => parts.join('').slice(0, 4_000));

it('Act III.3.10: any Markdown becomes harmless elements', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const html = render(Markdown({ text }));
      expect(html).not.toMatch(
        /<(script|iframe|img|style|svg|form|input|link|meta)\b|\son\w+=|href="(?!https?:)/i,
      );
    }),
    { seed: 1, numRuns: 150 },
  );
});

const howMany = (html: string, what: RegExp): number => [...html.matchAll(what)].length;

it('Act III.3.10: what takes long to read in Markdown is words beyond what anybody writes', () => {
  const many = 1_500;
  const underlined = compile('a\n=\n\n'.repeat(many));
  expect(howMany(underlined, /<h1>/g)).toBe(200);
  expect(howMany(underlined, /a/g)).toBe(many);
  expect(howMany(compile(`> a\n${'a\n'.repeat(many)}`), /\n/g)).toBeLessThan(510);
});

it('Act III.3.10: of more quotations and paragraphs than anybody writes every word is kept', () => {
  const quotations = compile('> a\n\n'.repeat(1_500));
  expect(howMany(quotations, /<blockquote>/g)).toBe(1_000);
  expect(howMany(quotations, /\ba\b/g)).toBe(1_500);
  const paragraphs = compile('b\n\n'.repeat(2_500));
  expect(howMany(paragraphs, /<p>/g)).toBe(2_001);
  expect(howMany(paragraphs, /b/g)).toBe(2_500);
});

it('Act III.3.10: a paragraph of very many marks is several, with all that they mark', () => {
  const links = compile('[a](b) '.repeat(750));
  expect(howMany(links, /<p>/g)).toBe(4);
  expect(howMany(links, /<a /g)).toBe(747);
  expect(howMany(compile('so * - _ '.repeat(1_000)), /<(li|hr)\b/g)).toBe(0);
  expect(howMany(compile('so [word]: x '.repeat(1_000)), /word/g)).toBe(1_000);
});

it('Act III.3.10: a heading, a rule and a long code of an opinion that somebody writes stay what they are', () => {
  const html = compile(`Facts\n=====\n\nLaw\n---\n\n---\n\n\`\`\`\n${'line\n'.repeat(300)}\`\`\``);
  expect(html).toContain('<h1>Facts</h1>\n<h2>Law</h2>\n<hr />');
  expect(howMany(html, /line\n/g)).toBe(300);
});

it('any file is taken for what it is, or not at all', () => {
  fc.assert(
    fc.property(files, (plan) => {
      const { filename, data } = madeFile(plan);
      const bytes = Buffer.from(data);
      const media = readMedia({ name: filename, bytes });
      if (media.ok && media.value === 'png') expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      const text = decodeOpinion(filename, bytes);
      const opinion = text.ok ? readOpinion(text.value) : text;
      if (opinion.ok) expect(opinion.value.length).toBeLessThanOrEqual(60_000);
    }),
    { seed: 2, numRuns: 30 },
  );
});
