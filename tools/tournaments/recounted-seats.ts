import type { PersonNumber } from '../../src/ledger/fields.ts';

/** A seat of a round, with the team for which somebody plays. */
export interface SatSeat {
  readonly board: number;
  readonly power: string;
  readonly person: PersonNumber;
  readonly team: number | null;
}

/** A round as it was seated, and whether it counts for teams. */
export interface SatRound {
  readonly seats: readonly SatSeat[];
  readonly forTeams: boolean;
}

/** Who sits more than once in a round. */
export function seatedTwice({ seats }: SatRound): PersonNumber[] {
  const people = seats.map(({ person }) => person);
  return people.filter((person, place) => people.indexOf(person) < place);
}

/** What a breach comes to in words that can be compared, however it lists whom it concerns. */
export const breachWords = (
  point: string,
  of: {
    people?: readonly number[];
    teams?: readonly number[];
    boards: readonly number[];
    power?: string | null;
  },
): string => [point, sorted(of.people), sorted(of.teams), sorted(of.boards), of.power ?? ''].join(' | ');

const sorted = (numbers: readonly number[] = []): string => [...numbers].sort((a, b) => a - b).join(' ');

/** Every breach of WM B.6 in a round after the earlier ones, found again by looking at each two seats, with nothing of the seating's own code. */
export function recountBreaches(round: SatRound, earlier: readonly SatRound[]): string[] {
  const before = earlier.map(({ seats }) => seats);
  const found = round.seats.flatMap((seat) => playedAgain(seat, before.flat()));
  for (const [n, one] of round.seats.entries())
    for (const other of round.seats.slice(n + 1)) found.push(...ofTwo(one, other, round.forTeams, before));
  return [...found, ...(round.forTeams ? teamsAgain(round.seats) : [])].sort();
}

const playedAgain = ({ person, power, board }: SatSeat, before: readonly SatSeat[]): string[] =>
  before.some((seat) => seat.person === person && seat.power === power)
    ? [breachWords('B.6(c)', { people: [person], boards: [board], power })]
    : [];

function ofTwo(
  one: SatSeat,
  other: SatSeat,
  forTeams: boolean,
  before: readonly (readonly SatSeat[])[],
): string[] {
  const people = [one.person, other.person];
  const boards = [one.board, other.board];
  const mates = one.team !== null && one.team === other.team;
  const teams = mates ? [one.team ?? 0] : [];
  const found: string[] = [];
  if (mates && forTeams && one.power === other.power)
    found.push(breachWords('B.6(a)', { people, teams, boards, power: one.power }));
  if (one.board !== other.board) return found;
  const at = [one.board];
  if (mates) found.push(breachWords('B.6(b)', { people, teams, boards: at }));
  const met = before.some((seats) => boardOf(seats, one.person) === boardOf(seats, other.person, -1));
  if (met) found.push(breachWords('B.6(d)', { people, boards: at }));
  return found;
}

const boardOf = (seats: readonly SatSeat[], person: PersonNumber, otherwise = 0): number =>
  seats.find((seat) => seat.person === person)?.board ?? otherwise;

/** Two teams on a board after the first on which they meet. */
function teamsAgain(seats: readonly SatSeat[]): string[] {
  const meetings: Record<string, Set<number>> = {};
  for (const one of seats)
    for (const other of seats)
      if (one.board === other.board && one.team !== null && other.team !== null && one.team < other.team) {
        const key = `${one.team} ${other.team}`;
        meetings[key] = (meetings[key] ?? new Set()).add(one.board);
      }
  return Object.entries(meetings).flatMap(([key, met]) => {
    const [first = 0, ...again] = [...met].sort((a, b) => a - b);
    const teams = key.split(' ').map(Number);
    return again.map((board) => breachWords('B.6(e)', { teams, boards: [first, board] }));
  });
}
