import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, type Stretch, shortened } from '../../../terms/amendment/difference.ts';

const inShort = (stretches: readonly Stretch[]): string =>
  stretches
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('Act IV.3: what was changed from one text to another', () => {
  it.each([
    ['a b c', 'a b c', 'a b c'],
    ['a b c', 'a x c', 'a [-b -][+x +]c'],
    ['a b c', 'a c', 'a [-b -]c'],
    ['a c', 'a b c', 'a [+b +]c'],
    ['', 'a', '[+a+]'],
    ['a', '', '[-a-]'],
    ['', '', ''],
    ['one two\nthree', 'one two\n\nthree', 'one [-two\n-][+two\n\n+]three'],
  ])('“%s” to “%s”', (before, after, shown) => {
    expect(inShort(differenceOf(before, after))).toBe(shown);
  });

  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '  '), { maxLength: 40 })
    .map((all) => all.join(''));

  it('has both texts whole in it', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const stretches = differenceOf(before, after);
        const without = (kind: Stretch['kind']) =>
          stretches
            .filter((each) => each.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
        expect(stretches.every(({ kind }, at) => kind !== stretches[at + 1]?.kind)).toBe(true);
      }),
    );
  });

  it('shows of a long stretch that stayed only what stands beside a change', () => {
    const long = 'word '.repeat(100);
    const [head, removed, added, tail] = shortened(differenceOf(`${long}old ${long}`, `${long}new ${long}`));
    expect(head?.text).toMatch(/^ … .{60}$/);
    expect([removed?.text, added?.text]).toEqual(['old ', 'new ']);
    expect(tail?.text).toMatch(/^.{60} … $/);
  });

  it('copes with the longest texts of nothing but short words', () => {
    const [stretch] = differenceOf('a '.repeat(2_000), 'b '.repeat(2_000));
    expect(stretch?.text).toHaveLength(4_000);
  });
});
