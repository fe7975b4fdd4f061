import { typeface } from './ink.ts';
import { escaped } from './text.ts';

/** Capitals as strokes, 10 high around 0 0: they look the same everywhere and are drawn faster than type. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M-4 5L0-5L4 5M-2.6 1.6H2.6',
  B: 'M-3.2 0H1.2A2.5 2.5 0 0 0 1.2-5H-3.2V5H1.2A2.5 2.5 0 0 0 1.2 0',
  C: 'M3.5-3A4.6 5 0 1 0 3.5 3',
  D: 'M-3.4-5V5H-.8A4.4 5 0 0 0-.8-5Z',
  E: 'M3-5H-3V5H3M-3 0H2.2',
  F: 'M3-5H-3V5M-3 0H2',
  G: 'M3.6-3A4.6 5 0 1 0 4 .9H.6',
  H: 'M-3.5-5V5M3.5-5V5M-3.5 0H3.5',
  I: 'M-2.2-5H2.2M0-5V5M-2.2 5H2.2',
  J: 'M2-5V2A2.6 3 0 0 1-3 2.8',
  K: 'M-3-5V5M3.4-5L-3 .8M-.6-1.3L3.6 5',
  L: 'M-2.6-5V5H3',
  M: 'M-4.2 5V-5L0 1.5L4.2-5V5',
  N: 'M-3.6 5V-5L3.6 5V-5',
  O: 'M0-5A4.4 5 0 1 0 .01-5Z',
  P: 'M-3 5V-5H.8A2.8 2.8 0 0 1 .8.6H-3',
  Q: 'M0-5A4.4 5 0 1 0 .01-5ZM1 2L4 5.4',
  R: 'M-3 5V-5H.8A2.8 2.8 0 0 1 .8.6H-3M.4.6L3.5 5',
  S: 'M3-3.1C2.4-4.4 1.3-5 0-5C-4-5-4-.7 0 0S4 5 0 5C-1.5 5-2.8 4.4-3.3 3',
  T: 'M-4-5H4M0-5V5',
  U: 'M-3.5-5V1.5A3.5 3.5 0 0 0 3.5 1.5V-5',
  V: 'M-4-5L0 5L4-5',
  W: 'M-5-5L-2.6 5L0-3L2.6 5L5-5',
  X: 'M-3.6-5L3.6 5M3.6-5L-3.6 5',
  Y: 'M-4-5L0 .4L4-5M0 .4V5',
  Z: 'M-3.5-5H3.5L-3.5 5H3.6',
};

/** A power's letter in the middle of a point, that high; several letters, or one that is no capital, as type. */
export function letterAt(letter: string, x: number, y: number, high: number, colour: string): string {
  const path = Object.hasOwn(strokes, letter) ? strokes[letter] : undefined;
  const scale = Math.round(high * 10) / 100;
  if (path !== undefined)
    return `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" fill="none" stroke="${colour}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;
  const size = Math.round((high * 1.35) / Math.max(1, letter.length * 0.75));
  return `<text x="${x}" y="${y + size * 0.36}" font-family="${typeface}" font-size="${size}" fill="${colour}" stroke="none" text-anchor="middle">${escaped(letter)}</text>`;
}
