import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '../../src/house/people.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import type { Result } from '../../src/house/result.ts';
import { confirmGame } from '../../src/ladder/games/answer-game.ts';
import { recordGame } from '../../src/ladder/games/record-game.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaAnswers } from '../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import type { Outcome } from '../../src/told.ts';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { session, stock } from './stock.ts';

const club = '1000';
const accounts = Array.from({ length: 30 }, (_, n) => `${10 ** 15 + n}`);
const actor = (n: number): Actor => {
  const place = n % accounts.length;
  return { account: accounts[place] ?? '', name: `player${place + 1}`, managesGuild: false };
};

/** Measures by how much the database grows with each game that one player enters and the other confirms. */
export async function benchGrowth(games: number, say: SayHowFar): Promise<string[]> {
  const folder = beginFolder('rook-and-gavel-');
  const file = join(folder.path, 'club.db');
  try {
    await withClubs(file, (clubs) => stock(clubs, club, { accounts, games: 0 }));
    const { size: before } = await stat(file);
    await withClubs(file, (clubs, answers) => playAll(clubs, answers, games, say));
    const { size: after } = await stat(file);
    return [
      `growth of the database over ${games.toLocaleString('en-GB')} games, each entered and confirmed`,
      `  a game    ${Math.round((after - before) / games).toLocaleString('en-GB')} bytes`,
    ];
  } finally {
    folder.remove();
  }
}

/** Closes the database afterwards, so that its file has all that was written. */
async function withClubs(
  file: string,
  work: (clubs: PrismaClubs, answers: PrismaAnswers) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(`file:${file}`);
  try {
    await work(new PrismaClubs(database, () => {}, rooms), new PrismaAnswers(database));
  } finally {
    await database.close();
  }
}

async function playAll(
  clubs: PrismaClubs,
  answers: PrismaAnswers,
  games: number,
  say: SayHowFar,
): Promise<void> {
  for (let game = 1; game <= games; game++) {
    say(`game ${game} of ${games}`);
    const [player, opponent] = [actor(game), actor(game + 1)];
    const told = { score: 1, colour: null, played: null, ended: null, pgn: null, player: null } as const;
    const named = { account: opponent.account, name: opponent.name, bot: false };
    await asked(clubs, answers, player, (work) => recordGame(work, player, { ...told, opponent: named }));
    await asked(clubs, answers, opponent, (work) => confirmGame(work, opponent, { game: `${game}` }));
  }
}

let interactions = 10 ** 15;

async function asked(
  clubs: PrismaClubs,
  answers: PrismaAnswers,
  { account }: Actor,
  decide: (work: UnitOfWork) => Result<Outcome | null>,
): Promise<void> {
  interactions += 100;
  const id = `${interactions}`;
  const interaction = { id, token: 'x'.repeat(180), applicationId: '4', channel: '5', account };
  // Each a moment later than the one before: what is entered of the same two in one moment is one game.
  const now = session.opensAt + 60_000 + (interactions % 10 ** 15) / 100;
  const result = await clubs.change(club, { interaction, now }, decide);
  if (!result.ok) throw new Error(`It was refused: ${JSON.stringify(result)}`);
  await answers.given(id);
}
