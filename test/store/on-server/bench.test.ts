import { expect, it } from 'vitest';
import { benchProcesses } from '../../../tools/bench/processes.ts';

it('the bench of several processes times answers, says what each part used, and finds everything in the ledgers', async () => {
  const size = { clubs: 20, processes: 2, rates: [5], seconds: 1, games: 3, rest: 0, restAtEnd: 0 };
  const [, ...lines] = await benchProcesses(size, () => {});
  const said = lines.join('\n');
  expect(said).toMatch(/ready after .* at rest after/);
  expect(said.match(/5 a second .*ms \(×/g)).toHaveLength(2);
  expect(said.match(/bots \d+ % of a core .*database \d+ % .*playground \d+ %/g)).toHaveLength(2);
  expect(said.match(/resident \d+ MB \(×/g)).toHaveLength(5);
  // For a second at 50, once in each club, and twice at 5.
  expect(said).toMatch(/80 commands acknowledged, 0 not; the ledgers have 80 games more/);
  expect(said).not.toContain('NaN');
}, 300_000);
