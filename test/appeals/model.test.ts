import fc from 'fast-check';
import { it } from 'vitest';
import { ModelClub } from './model/a-club.ts';
import { days } from './model/commands.ts';
import { InMemory } from './model/keepings.ts';
import { World } from './model/world.ts';

const friday = Date.UTC(2026, 10, 20, 12, 40);

it('Act III.3: any days before the Court go as a plain model of its table says', async () => {
  await fc.assert(
    fc.asyncProperty(days(80), async (commands) => {
      const world = new World(new InMemory(), friday);
      await world.begin();
      await fc.asyncModelRun(() => ({ model: new ModelClub(friday), real: world }), commands);
    }),
    { numRuns: 60, seed: 2026 },
  );
}, 120_000);
