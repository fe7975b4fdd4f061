import type { Tournament } from '../../src/tables/tournaments/tournament.ts';
import type { SayHowFar } from '../how-far.ts';
import { boardsOf, differences } from '../tournaments/checked.ts';
import { playAllBare } from '../tournaments/masters/bare-games.ts';
import { booksDigest } from '../tournaments/masters/digest.ts';
import { courseOf, type MastersSize, mastersIn } from '../tournaments/masters/masters.ts';
import { playStored } from '../tournaments/masters/stored.ts';
import { ratio } from './words.ts';

/**
 * Measures a World Masters from its sign-up to its champion, beside the same games with the referee alone. Throws where the recount finds
 * anything otherwise than the bot, where a game came out otherwise, or where the same seed gives another tournament.
 */
export async function benchTournament(size: MastersSize, say: SayHowFar): Promise<string[]> {
  const first = await playStored(size, say);
  const again = await playStored(size, (words) => say(`once more: ${words}`));
  const { view } = first;
  const [digest = '', other] = [view, again.view].map(booksDigest);
  if (digest !== other) throw new Error('The same seed gave another tournament');
  const tournament = mastersIn(view);
  say('it is counted again');
  const [wrong] = differences(tournament);
  if (wrong !== undefined) throw new Error(`${wrong.what}: ${wrong.ours}, by the recount ${wrong.recounted}`);
  say('the same games without a tournament');
  const begun = performance.now();
  const phases = playAllBare(view, size.seed);
  const bare = performance.now() - begun;
  const { state } = tournament;
  const boards = boardsOf(tournament);
  const games = `${boards.length} boards, ${phases.toLocaleString('en-GB')} phases`;
  return [
    `a World Masters of ${size.teams} teams, with ${state.signedUp.length} people signed up: ${state.rounds.length} rounds, ${games}`,
    '  All is done by the use cases of the commands, in SQLite. Orders of one moment share a change; nothing is posted or drawn.',
    line('from sign-up to champion', timesOf(first, bare)),
    line('once more, by the same seed', timesOf(again, bare)),
    line('the referee alone', seconds(bare)),
    line('ended', endsOf(tournament)),
    line('seats taken over', `${boards.flatMap(({ seats }) => seats).filter(isTakenOver).length}`),
    line('counted again, all the same', `${boards.length} sums of scores, standings, teams, countries`),
    line('seated twice in a round', 'nobody'),
    line('breaches of B.6', breachesOf(tournament)),
    line('champion', `player ${courseOf(tournament).standings('players')[0]?.rows[0]?.player}`),
    line('SHA-256 of the books, both', digest),
  ];
}

const line = (name: string, what: string): string => `  ${name.padEnd(28)} ${what}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(7);

const timesOf = ({ took, worked }: { took: number; worked: number }, bare: number): string =>
  `${seconds(took)}   × ${ratio(took, bare)}   ${seconds(worked)} of the processor`;

const isTakenOver = ({ tenures }: { tenures: readonly unknown[] }): boolean => tenures.length > 1;

const ends = {
  year: 'with the last year',
  solo: 'by a solo',
  conceded: 'by a concession',
  voted: 'by a vote',
};

function endsOf(tournament: Tournament): string {
  const all = boardsOf(tournament).map(({ end }) => end.how);
  const counts = Object.entries(ends).map(
    ([how, words]) => [all.filter((each) => each === how).length, words] as const,
  );
  return counts.flatMap(([count, words]) => (count === 0 ? [] : `${count} ${words}`)).join(', ');
}

/** How many of each point in each round, as the book lists them; the recount finds the same. */
function breachesOf({ state }: Tournament): string {
  const rounds = state.rounds.map(({ number, breaches }) => {
    const points = breaches.map(({ point }) => point).sort();
    const each = [...new Set(points)].map(
      (one) => `${points.filter((point) => point === one).length} ${one}`,
    );
    return `round ${number}: ${each.length === 0 ? 'none' : each.join(', ')}`;
  });
  return rounds.join('; ');
}
