import { join } from 'node:path';
import { voidGame } from '../../src/ladder/games/void-game.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { quantile } from './measure.ts';
import { moderator, stockSeasons } from './stock.ts';

const club = '1000';

/**
 * Measures how long it takes to void the first games of a long ledger, by a Moderator's command: from the asking until all
 * that follows from it is in the database.
 */
export async function benchVoid(length: number, games: number, say: SayHowFar): Promise<string[]> {
  const folder = beginFolder('rook-and-gavel-');
  const database = await openDatabase(`file:${join(folder.path, 'club.db')}`);
  try {
    const clubs = new PrismaClubs(database, () => {}, rooms);
    say('a club is filled');
    await stockSeasons(clubs, club, length);
    const times: number[] = [];
    for (let game = 1; game <= games; game++) {
      say(`game ${game} of ${games}`);
      times.push(await timeToVoid(clubs, game));
    }
    const [median, worst] = [quantile(times, 0.5), Math.max(...times)];
    return [
      `void of the first ${games} games of ${length.toLocaleString('en-GB')} entries, to commit`,
      `  median    ${median.toFixed(0)} ms   at most ${worst.toFixed(0)} ms`,
    ];
  } finally {
    await database.close();
    folder.remove();
  }
}

async function timeToVoid(clubs: PrismaClubs, game: number): Promise<number> {
  const now = (await clubs.view(club)).entries.at(-1)?.at ?? 0;
  const begun = performance.now();
  const result = await clubs.change(club, { interaction: null, now }, (work) =>
    voidGame(work, moderator, { game: `${game}`, reason: 'It was never played.' }),
  );
  const taken = performance.now() - begun;
  if (!result.ok) throw new Error(`Game ${game} was not voided: ${JSON.stringify(result)}`);
  return taken;
}
