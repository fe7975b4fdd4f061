import { join } from 'node:path';
import type { ClubView } from '../../src/house/ports.ts';
import { rooms } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { theTable } from '../../src/tables/table.ts';
import type { Tournament } from '../../src/tables/tournaments/tournament.ts';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { boardsOf, differences } from '../tournaments/checked.ts';
import { playBare } from '../tournaments/masters/bare-games.ts';
import { booksDigest } from '../tournaments/masters/digest.ts';
import { courseOf, type MastersSize, mastersIn, playMasters } from '../tournaments/masters/masters.ts';
import { ratio } from './words.ts';

/**
 * Measures a World Masters from its sign-up to its champion, beside the same games with the referee alone. Throws where the recount finds
 * anything otherwise than the bot, where a game came out otherwise, or where the same seed gives another tournament.
 */
export async function benchTournament(size: MastersSize, say: SayHowFar): Promise<string[]> {
  const { view, took } = await played(size, say);
  const again = await played(size, (words) => say(`once more: ${words}`));
  const [digest, other] = [view, again.view].map(booksDigest);
  if (digest !== other) throw new Error('The same seed gave another tournament');
  const tournament = mastersIn(view);
  say('it is counted again');
  const [wrong] = differences(tournament);
  if (wrong !== undefined)
    throw new Error(`${wrong.what}: it is ${wrong.ours}, and ${wrong.recounted} by the recount`);
  say('the same games without a tournament');
  const begun = performance.now();
  const phases = playAllBare(view, tournament, size.seed);
  return report(tournament, {
    ...{ size, took: [took, again.took], bare: performance.now() - begun, phases },
    digest: digest ?? '',
  });
}

/** Plays it in a database of its own. */
async function played(size: MastersSize, say: SayHowFar): Promise<{ view: ClubView; took: number }> {
  const folder = beginFolder('rook-and-gavel-');
  const database = await openDatabase(`file:${join(folder.path, 'club.db')}`);
  try {
    const begun = performance.now();
    const view = await playMasters(new PrismaClubs(database, () => {}, rooms), size, say);
    return { view, took: performance.now() - begun };
  } finally {
    await database.close();
    folder.remove();
  }
}

/** Plays all games again with the referee alone. Returns how many phases they had. */
function playAllBare(view: ClubView, { state }: Tournament, seed: number): number {
  const all = state.rounds.flatMap(({ number: round, boards }) =>
    boards.map(({ board, table }) => ({ round, board, game: theTable(view, table).state.diplomacy })),
  );
  return all.reduce((phases, { round, board, game }) => {
    const { length } = game?.history ?? [];
    const { centres } = playBare(seed, { round, board, phases: length });
    if (inWords(centres) !== inWords(game?.position.centres))
      throw new Error(`Board ${board} of round ${round} came out otherwise without a tournament`);
    return phases + length;
  }, 0);
}

const inWords = (centres: ReadonlyMap<string, readonly string[]> | undefined): string =>
  JSON.stringify([...(centres ?? [])]);

interface Measured {
  size: MastersSize;
  took: readonly number[];
  bare: number;
  phases: number;
  digest: string;
}

function report(tournament: Tournament, { size, took, bare, phases, digest }: Measured): string[] {
  const { rounds, signedUp, rolls } = tournament.state;
  const boards = boardsOf(tournament);
  const breaches = rounds.map((round) => round.breaches.length).join(', ');
  const [final] = courseOf(tournament).standings('players');
  const replaced = boards.flatMap((board) => board.seats).filter(({ tenures }) => tenures.length > 1).length;
  const ends = (how: string) => boards.filter(({ end }) => end.how === how).length;
  const time = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);
  return [
    `a World Masters of ${size.teams} teams, ${signedUp.length} people signed up, seed ${size.seed}: ${rounds.length} rounds, ${boards.length} boards, ${phases.toLocaleString('en-GB')} phases`,
    '  sign-up, teams, seating, orders, replacements, votes, results and standings by the use cases of the commands, in SQLite;',
    '  orders of one moment share a change, and nothing is posted or drawn',
    ...took.map(
      (ms, time_) =>
        `  ${time_ === 0 ? 'from sign-up to champion' : 'the same once more'}`.padEnd(29) +
        `${time(ms)}   × ${ratio(ms, bare)}`,
    ),
    `  the same games, bare referee${time(bare)}`,
    `  ended                       ${ends('year')} with their last year, ${ends('solo')} by a solo, ${ends('conceded')} by a concession, ${ends('voted')} by a vote`,
    `  seats taken over            ${replaced}; rolls of dice by ${rolls.size}`,
    `  counted again               all the same: ${boards.length} sums of scores, nobody seated twice, breaches of B.6 by round ${breaches}, standings, teams, countries`,
    `  champion                    player ${final?.rows[0]?.player}`,
    `  books, both times           ${digest}`,
  ];
}
