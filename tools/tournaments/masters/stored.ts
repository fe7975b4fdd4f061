import { join } from 'node:path';
import type { ClubView } from '../../../src/house/ports.ts';
import { rooms } from '../../../src/rooms.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { beginFolder } from '../../begun.ts';
import type { SayHowFar } from '../../how-far.ts';
import { type MastersSize, playMasters } from './masters.ts';

/**
 * Has a World Masters played in a database of its own, which is taken away afterwards. `took`: how long that was, in milliseconds; `worked`:
 * how much of the processor's time it had.
 */
export async function playStored(
  size: MastersSize,
  say: SayHowFar,
): Promise<{ view: ClubView; took: number; worked: number }> {
  const folder = beginFolder('rook-and-gavel-');
  const database = await openDatabase(`file:${join(folder.path, 'club.db')}`);
  try {
    const begun = performance.now();
    const before = process.cpuUsage();
    const view = await playMasters(new PrismaClubs(database, () => {}, rooms), size, say);
    const { user, system } = process.cpuUsage(before);
    return { view, took: performance.now() - begun, worked: (user + system) / 1000 };
  } finally {
    await database.close();
    folder.remove();
  }
}
