import { expect, it, vi } from 'vitest';
import { benchMove } from '../../../tools/bench/move.ts';

vi.setConfig({ testTimeout: 300_000 });

it('a club with something of everything that moves from a file to a server and back is the same at every stop', async () => {
  const [heading, ...lines] = await benchMove(3000, () => {});
  expect(heading).toMatch(/^a club of 3,\d{3} entries, moved$/);
  expect(lines.map((line) => /^ {2}[a-z-]+/.exec(line)?.[0].trim())).toEqual([
    ...['club-import', 'ledger-verify', 'club-export'],
    ...['club-import', 'ledger-verify', 'club-export'],
    ...['club-import', 'ledger-verify'],
  ]);
  for (const line of lines) expect(line).toMatch(/\d+\.\d s {3}resident at most \d+ MB$/);
});
