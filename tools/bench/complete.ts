import { join } from 'node:path';
import { game } from '../../commands/game.ts';
import type { CompletionRequest } from '../../src/discord/command.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaHearings } from '../../src/store/prisma-hearings.ts';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { quantile } from './measure.ts';
import { moderator, stockSeasons } from './stock.ts';

const club = '1000';

/** What somebody has typed of a game: nothing, a number, a name, and what no game has. */
const typed = ['', '12', '#20000', 'player 5', 'nobody of that name'];

const subcommands = ['show', 'approve', 'refuse', 'correct', 'object', 'rematch', 'void'];

/** Measures the choices of games that come with each key pressed, in a club with a long ledger. */
export async function benchComplete(length: number, rounds: number, say: SayHowFar): Promise<string[]> {
  const folder = beginFolder('rook-and-gavel-');
  const database = await openDatabase(`file:${join(folder.path, 'club.db')}`);
  try {
    say('a club is filled');
    const clubs = new PrismaClubs(database, () => {}, rooms);
    await stockSeasons(clubs, club, length);
    const games = (await clubs.view(club)).state.games.length - 1;
    const services = { clubs, hearings: new PrismaHearings(database), siteUrl: '' };
    const lines = [`choices of ${games.toLocaleString('en-GB')} games, by what was typed`];
    for (const value of typed) lines.push(await line(value, rounds, services));
    return lines;
  } finally {
    await database.close();
    folder.remove();
  }
}

const options = { string: () => '', integer: () => 0, boolean: () => false };

async function line(value: string, rounds: number, services: CompletionRequest['services']): Promise<string> {
  const now = (await services.clubs.view(club)).entries.at(-1)?.at ?? 0;
  const request = {
    club,
    actor: moderator,
    channel: '1',
    now,
    services,
    options,
    focused: { name: 'game', value },
  };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const subcommand of subcommands) {
      const begun = performance.now();
      await game.complete?.({ ...request, subcommand });
      times.push(performance.now() - begun);
    }
  const [median, worst] = [quantile(times, 0.5), quantile(times, 0.99)];
  return `  ${`"${value}"`.padEnd(24)} ${median.toFixed(1)} ms   99 of 100 within ${worst.toFixed(1)} ms`;
}
