import { expect, it } from 'vitest';
import { playRounds } from '../../../tools/faults/campaign.ts';
import { tableOf } from '../../../tools/faults/report.ts';

const seed = 2026;

it('fifty rounds of trouble lose nothing and double nothing', async () => {
  const said: string[] = [];
  const campaign = await playRounds({
    rounds: 50,
    kind: 'file',
    seed,
    workers: 2,
    first: 1,
    say: (line) => said.push(line),
  });
  expect(said, tableOf(campaign).join('\n')).toEqual([]);
  expect(campaign.carriedOut).toBeGreaterThan(50);
}, 900_000);
