import { describe, expect, it } from 'vitest';
import { standardMap } from '../../src/map/standard.ts';
import { linesOf } from '../../src/orders/lines.ts';

const parts = (text: string) => linesOf(text, standardMap).map((line) => line.text);

describe('The orders of a text', () => {
  it.each([
    ['A Vie-Gal\nA Bud-Ser', ['A Vie-Gal', 'A Bud-Ser']],
    ['A Vie-Gal\r\n\r\n  A Bud-Ser  ', ['A Vie-Gal', 'A Bud-Ser']],
    ['A Vie-Gal; A Bud-Ser;F Tri H', ['A Vie-Gal', 'A Bud-Ser', 'F Tri H']],
    ['Austria:\nA Vie-Gal', ['A Vie-Gal']],
    ['**Austrian**\nA Vie-Gal', ['A Vie-Gal']],
    ['AUS\nAustria: A Vie-Gal', ['Austria: A Vie-Gal']],
    ['---\nA Vie-Gal', ['A Vie-Gal']],
    ['A Vie-Gal, if dislodged retreat Boh, else Tyr', ['A Vie-Gal', 'if dislodged retreat Boh, else Tyr']],
    ['A Vie-Gal; if dislodged retreat Boh', ['A Vie-Gal', 'if dislodged retreat Boh']],
    ['A Vie-Gal (if dislodged Boh)', ['A Vie-Gal', 'if dislodged Boh)']],
    ['F Nwy retreats StP(nc), if  not Bar', ['F Nwy retreats StP(nc), if  not Bar']],
    ['A Vie-Gal if dislodged Boh', ['A Vie-Gal', 'if dislodged Boh']],
    ['if F NTH dislodged NWG; HEL; disband', ['if F NTH dislodged NWG; HEL; disband']],
    ['if F Nwy dislodged StP(nc), if not Bar', ['if F Nwy dislodged StP(nc), if not Bar']],
    ['F Nwy retreats StP(nc), if not Bar', ['F Nwy retreats StP(nc), if not Bar']],
    ['', []],
    [' \n\t\n', []],
    ['hello', ['hello']],
  ])('%j', (text, lines) => expect(parts(text)).toEqual(lines));

  it('are where they say', () => {
    const text = 'Austria:\n  A Vie-Gal; A Bud-Ser\n\nF Tri H, if dislodged Alb';
    for (const line of linesOf(text, standardMap))
      expect(text.slice(line.from, line.from + line.text.length)).toBe(line.text);
    expect(linesOf(text, standardMap).length).toBe(4);
  });

  it('are split at once, however many', () => {
    expect(linesOf('A Vie-Gal\n'.repeat(10_000), standardMap).length).toBe(10_000);
    expect(linesOf(' '.repeat(100_000), standardMap)).toEqual([]);
    expect(linesOf(`A${' '.repeat(100_000)}B`, standardMap).length).toBe(1);
    expect(linesOf('if '.repeat(30_000), standardMap).length).toBe(1);
    expect(linesOf(`A Vie H ${'if '.repeat(30_000)}`, standardMap).length).toBe(30_001);
    expect(linesOf('; '.repeat(50_000), standardMap)).toEqual([]);
    expect(linesOf(`A Vie-Gal ${', '.repeat(50_000)}`, standardMap).length).toBe(1);
  });
});
