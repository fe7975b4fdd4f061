import { expect, it } from 'vitest';
import { playRounds } from '../../../../tools/faults/campaign.ts';
import { tableOf } from '../../../../tools/faults/report.ts';

it('five rounds of trouble on a server lose nothing and double nothing', async () => {
  const said: string[] = [];
  const campaign = await playRounds({
    rounds: 5,
    seed: 2026,
    kind: 'postgresql',
    workers: 1,
    first: 1,
    say: (line) => said.push(line),
  });
  expect(said, tableOf(campaign).join('\n')).toEqual([]);
  expect(campaign.carriedOut).toBeGreaterThan(5);
}, 300_000);
