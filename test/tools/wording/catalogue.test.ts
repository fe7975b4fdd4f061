import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { catalogue } from '../../../tools/wording/catalogue.ts';
import { carriedOut, lookedUp } from '../../../tools/wording/lookups.ts';
import { type Message, rooms } from '../../../tools/wording/message.ts';
import { longSentences, pageOf } from '../../../tools/wording/page.ts';
import { proseOf, sourcesIn } from '../../../tools/wording/prose.ts';
import { pathsLookedAt } from '../../../tools/wording/site.ts';
import { surfaceOf } from '../../authority/surface.ts';

/** The paths of the pages that a file defines. */
const pathsDefinedIn = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/definePage\(\{\s*path: '([^']*)'/g)].map(([, path = '']) => path);
};

let messages: readonly Message[];
beforeAll(async () => {
  messages = await catalogue();
}, 120_000);

/** What is shown letter by letter, each as wide as any other: tables, logs and what was typed. */
const setOut = /```.*?```|^ {4}.*$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d .*$/gms;

const those = (isAmiss: (message: Message) => boolean) =>
  messages.filter(isAmiss).map(({ room, code, text }) => `${room}, ${code}: ${text}`);

describe('all that people read', () => {
  it('says something', () => {
    expect(those(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('holds nothing that only a program says', () => {
    expect(those(({ text }) => /\bundefined\b|\bNaN\b|\[object/.test(text))).toEqual([]);
  });

  it('has one space between words', () => {
    expect(those(({ text }) => /\S {2,}\S/.test(text.replace(setOut, '')))).toEqual([]);
  });

  it('is of every room', () => {
    expect([...new Set(messages.map(({ room }) => room))]).toEqual([...rooms]);
  });

  it('is the same each time', async () => {
    expect(await catalogue()).toEqual(messages);
  }, 120_000);

  it('ends with what is still too long to be read at once', () => {
    const long = longSentences(messages);
    expect(long.filter(({ words }) => words <= 25)).toEqual([]);
    const [, list = ''] = pageOf(messages).split('## Sentences of more than 25 words');
    expect(list.match(/^- /gm) ?? []).toHaveLength(long.length);
  });
});

describe('nothing is left out', () => {
  it('of what people can use: each command, button and form is looked at, or comes to what the rooms word', () => {
    expect([...lookedUp, ...carriedOut].sort()).toEqual(surfaceOf(commands).sort());
  });

  it('of the pages', () => {
    const paths = sourcesIn('src/web').flatMap(pathsDefinedIn);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !pathsLookedAt.includes(path))).toEqual([]);
  });

  it('of the prose of the rooms, be it shown or taken from the source', () => {
    const bare = (text: string) =>
      text
        .replace(/[^\p{L}\p{N} ]+/gu, '')
        .replace(/\s+/g, ' ')
        .trim();
    const shown = messages.map(({ text }) => bare(text)).join('\n');
    const prose = ['src/house', 'src/ladder', 'src/appeals'].flatMap(sourcesIn).flatMap(proseOf);
    const pieces = prose.flatMap((text) => text.split('…')).map(bare);
    expect(pieces.filter((piece) => !shown.includes(piece))).toEqual([]);
  });
});
