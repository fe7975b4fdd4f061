import type { PersonNumber } from '../../src/ledger/fields.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import {
  type TournamentBody,
  type TournamentBook,
  tournamentBooks,
} from '../../src/tables/tournaments/book/tournament.ts';
import { formatOf } from '../../src/tables/tournaments/format.ts';
import { plansOf } from '../../src/tables/tournaments/rounds/plans.ts';
import { recordOf } from '../../src/tables/tournaments/standings/record.ts';
import { theTournament } from '../../src/tables/tournaments/tournament.ts';
import type { ChangeInMemory } from './memory-change.ts';

const rules = 'world-masters-2004';
const powers = tableRules[rules].seats.map(({ id }) => id);
const lot = { commitment: 'c'.repeat(64), lot: { cipher: 'AAAA', digest: '0'.repeat(64) } };

/** How many centres the powers of a board have year by year: few patterns, so that many are tied to the end. */
const patterns = [
  [5, 5, 5, 5, 5, 5, 4],
  [6, 6, 6, 6, 5, 5, 0],
  [17, 17, 0, 0, 0, 0, 0],
  [12, 11, 11, 0, 0, 0, 0],
] as const;

interface LongTournament {
  name: string;
  director: PersonNumber;
  /** Seven to a team. */
  players: readonly PersonNumber[];
  teamName: (team: number) => string;
}

/** Writes a World Masters into a club's books: its first round is over, and half of the second, with as many ties and breaches as there can be. */
export function writeTournament(work: ChangeInMemory, about: LongTournament): TournamentBook {
  const book = work.begin(tournamentBooks);
  const write = (body: TournamentBody) => work.appendTo(book, body, { by: about.director, acts: [] });
  write({ type: 'tournament-opened', name: about.name, rules, ...lot });
  for (const office of ['director', 'committee'])
    write({ type: 'office-given', office, person: about.director });
  for (const person of about.players) write({ type: 'tournament-joined', person, wants: [] });
  const reserves = about.players.slice(-10);
  write({ type: 'sign-up-closed', seed: 's'.repeat(64), teams: teamsOf(about), reserves, ...lot });
  playRound(write, 1, about.players, about.players.length / powers.length);
  const rolls = about.players.map((person) => ({ person, rolls: [1 + (person % 100), 1 + (person % 7)] }));
  write({ type: 'dice-rolled', seed: 's'.repeat(64), rolls, ...lot });
  write({ type: 'round-closed', round: 1 });
  for (const person of about.players.slice(0, 40))
    write({ type: 'place-declined', round: 2, person, declined: true });
  const next = qualified(work, book).map(({ player }) => player);
  playRound(write, 2, next, Math.floor(next.length / powers.length / 2));
  return book;
}

const teamsOf = ({ players, teamName }: LongTournament) =>
  Array.from({ length: Math.floor(players.length / powers.length) }, (_, n) => {
    const members = players.slice(n * powers.length, (n + 1) * powers.length);
    return {
      ...{ team: n + 1, name: teamName(n + 1), captain: members[0] ?? 0 },
      members: members.map((person, place) => ({ person, power: powers[place] ?? null })),
    };
  });

function qualified(work: ChangeInMemory, { number }: TournamentBook) {
  const tournament = theTournament(work, number);
  const record = recordOf(tournament.state, plansOf(tournament));
  return formatOf(rules).course(record).qualifying(2).players;
}

/** Seats a round at boards that are all played at one table, and writes the results of the first ones. */
function playRound(
  write: (body: TournamentBody) => void,
  round: number,
  players: readonly PersonNumber[],
  over: number,
): void {
  const boards = Array.from({ length: Math.floor(players.length / powers.length) }, (_, n) => n + 1);
  const seated = boards.map((board) => players.slice((board - 1) * powers.length, board * powers.length));
  write({
    ...{ type: 'round-seated', round, seed: 's'.repeat(64), ...lot },
    boards: boards.map((board) => ({ board, table: 1 })),
    seats: seated.flatMap((people, at) =>
      people.map((person, place) => ({ board: at + 1, power: powers[place] ?? '', person })),
    ),
    breaches: seated.flatMap(([one = 0, other = 0], at) =>
      ['B.6(b)', 'B.6(d)'].map((point) => ({
        ...{ point, people: [one, other], teams: [at + 1], boards: [at + 1], power: 'FRA' },
      })),
    ),
  });
  for (const [at, people] of seated.slice(0, over).entries()) {
    const centres = patterns[at % patterns.length] ?? patterns[0];
    write(boardFinished({ round, board: at + 1, people, centres }));
  }
}

interface FinishedBoard {
  round: number;
  board: number;
  /** Who plays the powers, in their order; and for which teams, if for any. */
  people: readonly PersonNumber[];
  teams?: readonly number[];
  /** How many centres the powers have at the end of each of the nine years. */
  centres: readonly number[];
}

/** The result of a board that was played to the end of 1909. */
export const boardFinished = ({ round, board, people, teams, centres }: FinishedBoard): TournamentBody => ({
  ...{ type: 'board-finished', round, board, firstYear: 1901, lastYear: 1909 },
  seats: powers.map((power, place) => ({
    ...{ power, team: teams?.[place] ?? board, start: 3 },
    centres: Array.from({ length: 9 }, () => centres[place] ?? 0),
  })),
  tenures: powers.map((power, place) => ({
    ...{ power, player: people[place] ?? 0, from: 0, to: null, as: 'first' as const },
    ...{ fromPool: false, began: board },
  })),
  end: { how: 'year', powers: [], seasons: 18 },
});
