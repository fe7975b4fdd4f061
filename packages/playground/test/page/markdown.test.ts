import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/page/markdown/marks.ts';
import { marksOf, wordsIn } from '../../src/page/markdown/parse.ts';

const text = (words: string): Mark => ({ kind: 'text', text: words });

describe('the markdown of messages', () => {
  it.each<[string, string, Mark[]]>([
    ['plain words', 'Ana beats Bo.', [text('Ana beats Bo.')]],
    ['bold', '**Ana**', [{ kind: 'strong', inside: [text('Ana')] }]],
    ['italics', '*Ana*', [{ kind: 'emphasis', inside: [text('Ana')] }]],
    ['a line through', '~~Ana~~', [{ kind: 'strike', inside: [text('Ana')] }]],
    ['a line under', '__Ana__', [{ kind: 'underline', inside: [text('Ana')] }]],
    ['a spoiler', '||Ana||', [{ kind: 'spoiler', inside: [text('Ana')] }]],
    ['what is escaped', '\\*\\*Ana\\*\\*', [text('**Ana**')]],
    ['code', '`**up**`', [{ kind: 'code', text: '**up**' }]],
    ['a block of code', '```\n1. Ana\n2. Bo\n```', [{ kind: 'code-block', text: '1. Ana\n2. Bo' }]],
    ['a quotation', '> Ana', [{ kind: 'quote', inside: [text('Ana')] }]],
    ['a heading', '## Ana', [{ kind: 'heading', level: 2, inside: [text('Ana')] }]],
    ['small print', '-# Ana', [{ kind: 'subtext', inside: [text('Ana')] }]],
    ['a new line', 'Ana\nBo', [text('Ana'), { kind: 'break' }, text('Bo')]],
    ['a person', '<@12345678901234567>', [{ kind: 'person', id: '12345678901234567' }]],
    ['a channel', '<#12345678901234567>', [{ kind: 'channel', id: '12345678901234567' }]],
    ['a role', '<@&12345678901234567>', [{ kind: 'role', id: '12345678901234567' }]],
    ['everyone', '@everyone', [{ kind: 'everyone', text: '@everyone' }]],
    ['a command', '</game record:12345678901234567>', [{ kind: 'command', name: 'game record' }]],
    ['a time', '<t:1795782300:R>', [{ kind: 'time', seconds: 1795782300, style: 'R' }]],
    ['a time without a style', '<t:1795782300>', [{ kind: 'time', seconds: 1795782300, style: 'f' }]],
  ])('shows %s', (_, source, marks) => {
    expect(marksOf(source)).toEqual(marks);
  });

  it('shows lists, with what is inside their lines', () => {
    expect(marksOf('Board:\n- **Ana**\n- Bo')).toEqual([
      text('Board:'),
      { kind: 'break' },
      {
        kind: 'list',
        ordered: false,
        start: 0,
        items: [[{ kind: 'strong', inside: [text('Ana')] }], [text('Bo')]],
      },
    ]);
    expect(marksOf('3. Ana\n4. Bo')).toMatchObject([{ kind: 'list', ordered: true, start: 3 }]);
  });

  it.each(['up - down', '2026-11-27', '-1'])('sees no list in “%s”', (source) => {
    expect(marksOf(source)).toEqual([text(source)]);
  });

  it('follows addresses of the web', () => {
    const link = { kind: 'link', address: 'https://example.org/terms', inside: [text('the Terms')] };
    expect(marksOf('[the Terms](https://example.org/terms)')).toEqual([link]);
    expect(marksOf('https://example.org/terms')).toMatchObject([
      { ...link, inside: [text('https://example.org/terms')] },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
  ])('makes no link of %s', (address) => {
    expect(JSON.stringify(marksOf(`[Ana](${address})`))).not.toContain('"link"');
  });

  it('keeps HTML as the words that were typed', () => {
    const hostile = '<img src=x onerror=alert(1)> & <b>Ana</b>';
    expect(marksOf(hostile)).toEqual([text(hostile)]);
  });

  it('gives the words alone, on one line', () => {
    expect(wordsIn(marksOf('**Ana** beats\n- Bo\n- Cy'))).toBe('Ana beats Bo Cy');
  });
});
