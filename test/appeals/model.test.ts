import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyClub } from '../../src/store/verify.ts';
import { anAddress } from '../store/a-database.ts';
import { ModelClub } from './model/a-club.ts';
import { days } from './model/commands.ts';
import { InMemory, InStore } from './model/keepings.ts';
import { clubId, type Keeping, World } from './model/world.ts';

const friday = Date.UTC(2026, 10, 20, 12, 40);

type Days = typeof days extends (most: number) => fc.Arbitrary<infer Each> ? Each : never;

/** Any days before the Court, in a club that is kept so. Returns the club afterwards. */
async function goes(kept: Keeping, commands: Days): Promise<World> {
  const world = new World(kept, friday);
  await world.begin();
  await fc.asyncModelRun(() => ({ model: new ModelClub(friday), real: world }), commands);
  return world;
}

describe('Act III.3: any days before the Court go as a plain model of them says', () => {
  it('step by step, with every vote sealed and each relief carried out once', async () => {
    await fc.assert(
      fc.asyncProperty(days(80), async (commands) => {
        await goes(new InMemory(), commands);
      }),
      { numRuns: 14, seed: 2026 },
    );
  }, 240_000);

  it('in the database too, which is closed and opened between any two steps', async () => {
    await fc.assert(
      fc.asyncProperty(days(40), async (commands) => {
        const { kept } = await goes(await InStore.at(anAddress()), commands);
        if (!(kept instanceof InStore)) throw new Error('It is not kept in a database');
        expect(await verifyClub(kept.database, clubId)).toEqual([]);
        await kept.database.close();
      }),
      { numRuns: 4, seed: 2026 },
    );
  }, 240_000);
});
