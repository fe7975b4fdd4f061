import { expect, it } from 'vitest';
import { limitLine } from '../../../tools/bench/processes-words.ts';

/** A thousand commands at that rate, of so many milliseconds each, beside a yardstick of one. */
const turn = (rate: number, ms: number) => ({
  rate,
  taken: { times: Array<number>(1000).fill(ms), unanswered: 0 },
  yardstick: { times: Array<number>(1000).fill(1), unanswered: 0 },
  spent: { bots: 6_000, database: 2_000, discord: 2_000 },
  lasted: 10_000,
});

it('what machines would take is reckoned by what each part used at the highest rate that was kept up with', () => {
  expect(limitLine([turn(50, 1), turn(100, 2), turn(200, 5)], 2)).toBe(
    '      reckoned by 100/s: these 2 cores are full at 200/s, without the playground at 250/s, with PostgreSQL on another machine at 333/s; ' +
      'each core of that one at 500/s',
  );
  expect(limitLine([turn(50, 5)], 2)).toContain('no rate');
});
