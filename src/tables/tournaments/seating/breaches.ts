import type { Breach, Seatable, SeatingProblem, Seats, Wish } from './problem.ts';

/** Everything that a seating does not keep to, each once. */
export function breachesOf(problem: SeatingProblem, seats: Seats): Breach[] {
  const all = [
    ...teamPowers(problem, seats),
    ...seats.flatMap((board, at) => onBoard(problem, board, at + 1)),
    ...teamsAgain(seats),
  ];
  return all.filter(({ wish }) => problem.keepsTo.has(wish));
}

const breach = (wish: Wish, about: Partial<Breach>): Breach => ({
  ...{ wish, people: [], teams: [], boards: [], power: null },
  ...about,
});

/** Two of a team with the same power. */
function teamPowers({ powers }: SeatingProblem, seats: Seats): Breach[] {
  return powers.flatMap((power, place) => {
    const column = seats.flatMap((board, at) => {
      const someone = board[place];
      return someone === undefined ? [] : [{ someone, board: at + 1 }];
    });
    return pairsOf(column)
      .filter(([one, other]) => areMates(one.someone, other.someone))
      .map(([one, other]) =>
        breach('team-power', {
          ...{ power, people: [one.someone.person, other.someone.person] },
          ...{ teams: [one.someone.team].flatMap((team) => team ?? []), boards: [one.board, other.board] },
        }),
      );
  });
}

/** Team-mates and people who have met, and powers that somebody has played, on one board. */
function onBoard({ powers, played, met }: SeatingProblem, board: readonly Seatable[], at: number): Breach[] {
  const pairs = pairsOf(board);
  const boards = [at];
  return [
    ...pairs
      .filter(([one, other]) => areMates(one, other))
      .map(([one, other]) =>
        breach('team-board', {
          ...{ people: [one.person, other.person], boards },
          teams: [one.team].flatMap((team) => team ?? []),
        }),
      ),
    ...board.flatMap(({ person }, place) => {
      const power = powers[place] ?? '';
      return played.get(person)?.has(power) === true
        ? [breach('power-again', { power, people: [person], boards })]
        : [];
    }),
    ...pairs
      .filter(([one, other]) => met.get(one.person)?.has(other.person) === true)
      .map(([one, other]) => breach('met-again', { people: [one.person, other.person], boards })),
  ];
}

/** Two teams on more than one board: once for each board after the first. */
function teamsAgain(seats: Seats): Breach[] {
  const meetings = new Map<string, { teams: readonly number[]; boards: number[] }>();
  for (const [at, board] of seats.entries())
    for (const teams of pairsOf(teamsOn(board))) {
      const key = teams.join('/');
      const before = meetings.get(key) ?? { teams, boards: [] };
      meetings.set(key, { teams, boards: [...before.boards, at + 1] });
    }
  return [...meetings.values()].flatMap(({ teams, boards: [first = 0, ...again] }) =>
    again.map((board) => breach('teams-again', { teams, boards: [first, board] })),
  );
}

const areMates = (one: Seatable, other: Seatable): boolean => one.team !== null && one.team === other.team;

/** The teams on a board, each once, in the order of their numbers. */
const teamsOn = (board: readonly Seatable[]): number[] =>
  [...new Set(board.flatMap(({ team }) => team ?? []))].sort((one, other) => one - other);

/** Each two of them. */
const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));
