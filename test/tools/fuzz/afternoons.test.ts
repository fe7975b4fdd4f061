import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { playThrough } from '../../../tools/fuzz/afternoon.ts';
import { declared, deedsOf } from '../../../tools/fuzz/deeds.ts';
import { Stage } from '../../../tools/fuzz/stage.ts';
import { Tally } from '../../../tools/fuzz/tally.ts';

it.each([11])(
  'any interaction that Discord lets through is answered once and well, and gives nothing away: seed %i',
  async (seed) => {
    const tally = new Tally();
    const deeds = fc.sample(deedsOf(40), { seed, numRuns: 1 }).flat();
    expect(await playThrough(deeds, tally)).toEqual({ after: deeds.length, wrong: [] });
    expect(tally.total).toBeGreaterThan(deeds.length / 2);
  },
  120_000,
);

it('a stage that cannot be set is told of, and the run goes on', async () => {
  vi.spyOn(Stage, 'open').mockRejectedValueOnce(new Error('no answer within 60000 ms'));
  const found = await playThrough([], new Tally());
  expect(found).toEqual({ after: 0, wrong: [expect.stringContaining('no answer within')] });
});

it('with turns enough every command is given', () => {
  const [deeds = []] = fc.sample(deedsOf(12 * declared.length), { seed: 1, numRuns: 1 });
  const given = new Set(deeds.flatMap((deed) => (deed.do === 'run' ? [deed.command] : [])));
  expect(declared.filter(({ command }) => !given.has(command))).toEqual([]);
});
