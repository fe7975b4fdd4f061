import { describe, expect, it } from 'vitest';
import { escaped, widthOf } from '../../src/picture/text.ts';

describe('text in pictures', () => {
  it.each([
    ['<a href="x">', '&lt;a href=&quot;x&quot;&gt;'],
    ["Tom & Jerry's", 'Tom &amp; Jerry&#39;s'],
    ['a\u0000b\u0008c\uFFFE', 'abc'],
    ['half a pair \uD83D and a whole one \u{1F600}', 'half a pair  and a whole one \u{1F600}'],
    ['Zürich', 'Zürich'],
  ])('%j is written %j', (text, svg) => {
    expect(escaped(text)).toBe(svg);
  });

  it('is measured no narrower than DejaVu Sans sets it', () => {
    // 0.684, 0.615, 0.278 and 0.973 of the letters' size.
    expect(widthOf('A', 100)).toBeGreaterThanOrEqual(68.4);
    expect(widthOf('e', 100)).toBeGreaterThanOrEqual(61.5);
    expect(widthOf('i', 100)).toBeGreaterThanOrEqual(27.8);
    expect(widthOf('m', 100)).toBeGreaterThanOrEqual(97.3);
    expect(widthOf('Ж', 10)).toBe(10);
    expect(widthOf('', 10)).toBe(0);
  });
});
