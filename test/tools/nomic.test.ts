import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../dist/tools/nomic.js', import.meta.url));
const fixture = (shape: string) =>
  fileURLToPath(new URL(`../../packages/nomic/test/fixtures/${shape}.json`, import.meta.url));
const [first, later] = [fixture('first'), fixture('later')];

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** What the program says, when all is well. */
function said(...words: readonly string[]): string {
  const { status, stdout, stderr } = run(...words);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const value = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('Nomic on the command line', () => {
  it('shows the rules in effect, or one of them', () => {
    expect(said('show', first)).toContain('101[I]\nEverybody who plays');
    expect(said('show', later, '206')).toBe(
      '206\nA rule-change that is adopted takes full effect at the moment when its vote is complete. Rule 214 may delay it.\nCompare: 214\n',
    );
  });

  it('checks a file', () => {
    expect(said('check', first).split('\n').slice(0, 2)).toEqual([
      '33 rules in effect, 18 immutable and 15 mutable; the first shape of the file.',
      '102[I], paragraph 1: “im-mutable” → “immutable”. The end of a line has left a hyphen in a word.',
    ]);
    expect(said('check', later)).toContain('There is nothing to clean.');
  });

  it('exports a file as it is, in the other shape, and cleaned', () => {
    expect(JSON.parse(said('export', first))).toEqual(value(first));
    expect(JSON.parse(said('export', later, 'later'))).toEqual(value(later));
    expect(JSON.parse(said('export', first, 'later')).items[0]).toMatchObject({
      label: '101',
      decorator: 'I',
    });
    expect(said('export', first, 'clean')).not.toContain('im-mutable');
  });

  it('prints nothing that changes the terminal, whatever is in a file', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'nomic-')), 'hostile.json');
    const hostile = '\u001b[2J<script>@everyone</script>\u202e';
    const rule = {
      text: [`${hostile}a  b`],
      notes: [],
      label: '201',
      ineffect: '1',
      date: hostile,
      linksto: [hostile],
    };
    writeFileSync(path, JSON.stringify({ rules: { [hostile]: rule } }));
    for (const words of [
      ['show', path],
      ['show', path, '201'],
      ['check', path],
      ['diff', path, first],
      ['diff', first, path],
    ])
      expect(said(...words)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    writeFileSync(path, JSON.stringify({ rules: { [hostile]: { ...rule, label: hostile } } }));
    expect(run('check', path).stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it('tells what differs', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'nomic-')), 'cleaned.json');
    writeFileSync(path, said('export', first, 'clean'));
    expect(said('diff', first, path)).toContain('102[I] → 102[I]');
    expect(said('diff', first, path)).toMatch(/\[-im-?.*-\]/);
    expect(said('diff', first, first)).toBe('The rules are the same.\n');
  });

  it.each([
    ['no file', ['show'], 'Name a file.'],
    ['a file that is not there', ['show', '/nowhere\u001b[31m'], '/nowhere [31m: The file cannot be read.'],
    ['a file that is none', ['check', program], `${program}: The file is not valid JSON.`],
    ['a rule that is not there', ['show', first, '999'], 'There is no rule in effect with that number.'],
    ['too many words', ['check', first, 'again'], 'There is nothing to do with "again".'],
    ['an unknown shape', ['export', first, 'last'], 'Say first, later or clean, not "last".'],
    ['nothing to do', [], 'Say what to do: npm run --silent nomic -- show | check | diff | export | help'],
  ])('tells in one line what is wrong: %s', (_, words, line) => {
    expect(run(...words)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
  });

  it('helps', () => {
    expect(said('help')).toContain('npm run --silent nomic -- diff FILE FILE');
  });
});
