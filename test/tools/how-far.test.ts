import { expect, it } from 'vitest';
import { HowFar } from '../../tools/how-far.ts';

/** What is said in a second, and 10 and 11 seconds later. */
function told(isTTY: boolean): string {
  let [now, said] = [0, ''];
  const write = (words: string | Uint8Array) => {
    said += words;
    return true;
  };
  const howFar = new HowFar({ isTTY, write }, () => now);
  howFar.begin('fold');
  howFar.at('1 of 4');
  now = 10_000;
  howFar.at('2 of 4');
  now = 11_000;
  howFar.at('3 of 4');
  howFar.begin('void');
  howFar.clear();
  return said;
}

it('how far a script is comes in lines, the details once in ten seconds', () => {
  expect(told(false)).toBe('fold\nfold: 2 of 4\nvoid\n');
});

it('on a terminal each word of it takes the place of the one before', () => {
  const line = '\r\x1b[K';
  expect(told(true)).toBe(
    ['', 'fold', 'fold: 1 of 4', 'fold: 2 of 4', 'fold: 3 of 4', 'void', ''].join(line),
  );
});
