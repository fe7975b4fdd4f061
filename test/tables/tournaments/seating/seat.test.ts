import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lots } from '../../../../src/tables/seats/lots.ts';
import { formatOf } from '../../../../src/tables/tournaments/format.ts';
import { breachesOf } from '../../../../src/tables/tournaments/seating/breaches.ts';
import { offsetsFor } from '../../../../src/tables/tournaments/seating/offsets.ts';
import {
  type Seatable,
  type SeatingProblem,
  type Seats,
  wishes,
} from '../../../../src/tables/tournaments/seating/problem.ts';
import { seat } from '../../../../src/tables/tournaments/seating/seat.ts';

const below = (seed: string) => lots(seed, (bytes) => createHash('sha256').update(bytes).digest('hex'));

const powers = ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'];
const all = new Set(wishes);

const problem = (people: readonly Seatable[], more: Partial<SeatingProblem> = {}): SeatingProblem => ({
  ...{ powers, people, played: new Map(), met: new Map(), keepsTo: all },
  ...more,
});

/** Teams of one player for each power. */
const teams = (count: number): Seatable[] =>
  Array.from({ length: count * 7 }, (_, n) => ({
    ...{ person: n + 1, team: Math.floor(n / 7) + 1, wants: [] },
    power: powers[n % 7] ?? null,
  }));

describe('the first round', () => {
  it.each([48, 51, 84])('WM B.6: %i teams sit without a breach', (count) => {
    const { seats, breaches } = seat(problem(teams(count)), below('a lot'));
    expect(breaches).toEqual([]);
    for (const board of seats) expect(board.map(({ power }) => power)).toEqual(powers);
  });

  it('WM B.6(e): of one team its players meet each other, which is all reported', () => {
    const { breaches } = seat(problem(teams(1)), below('a lot'));
    expect(breaches.map(({ wish }) => wish)).toEqual(Array.from({ length: 21 }, () => 'team-board'));
  });

  it('has offsets of which no two differ alike, counted round, or none', () => {
    const offsets = offsetsFor(48, 7) ?? [];
    const differences = offsets.flatMap((one) =>
      offsets.filter((other) => other !== one).map((other) => (one - other + 48) % 48),
    );
    expect(new Set(differences).size).toBe(42);
    expect(offsetsFor(20, 7)).toBeNull();
  });
});

it('the same lot seats the same people alike, however they are listed', () => {
  const people = teams(6).map((each) => ({ ...each, power: null }));
  const one = seat(problem(people), below('a lot'));
  expect(seat(problem(people.toReversed()), below('a lot'))).toEqual(one);
  expect(seat(problem(people), below('another lot')).seats).not.toEqual(one.seats);
});

it('MJ A.11: people get the powers that they would like best, as far as there are enough', () => {
  const people = Array.from({ length: 14 }, (_, n) => ({
    ...{ person: n + 1, team: null, power: null },
    wants: [powers[n % 7] ?? ''],
  }));
  const { seats } = seat(problem(people, { keepsTo: new Set(['power-again']) }), below('a lot'));
  for (const board of seats) expect(board.map(({ wants: [first] }) => first)).toEqual(powers);
});

const pair = ['AUS', 'ENG'];
const someone = (person: number, team: number | null): Seatable => ({ person, team, power: null, wants: [] });

it.each([
  [
    '(a)',
    'two of a team have one power',
    [
      [1, 2],
      [1, 3],
    ],
    {},
    { power: 'AUS', people: [1, 3], boards: [1, 2] },
  ],
  [
    '(b)',
    'two of a team are on one board',
    [
      [1, 1],
      [2, 3],
    ],
    {},
    { people: [1, 2], boards: [1] },
  ],
  [
    '(c)',
    'somebody has a power again',
    [
      [1, 2],
      [3, 4],
    ],
    { played: [3, 'AUS'] },
    { power: 'AUS', people: [3], boards: [2] },
  ],
  [
    '(d)',
    'two have met',
    [
      [1, 2],
      [3, 4],
    ],
    { met: [3, 4] },
    { people: [3, 4], boards: [2] },
  ],
  [
    '(e)',
    'two teams meet again',
    [
      [1, 2],
      [2, 1],
    ],
    {},
    { teams: [1, 2], boards: [1, 2] },
  ],
] as const)('WM B.6: %s is reported where %s', (letter, _, teamsOfBoards, past, of) => {
  const seats = teamsOfBoards.map((board, at) =>
    board.map((team, place) => someone(2 * at + place + 1, team)),
  );
  const before: { played?: readonly [number, string]; met?: readonly [number, number] } = past;
  const breaches = breachesOf(
    problem(seats.flat(), {
      powers: pair,
      played: new Map(before.played && [[before.played[0], new Set([before.played[1]])]]),
      met: new Map(before.met && [[before.met[0], new Set([before.met[1]])]]),
    }),
    seats,
  );
  const { seating } = formatOf('world-masters-2004');
  expect(breaches.map(({ wish }) => seating.get(wish))).toEqual([`B.6${letter}`]);
  expect(breaches[0]).toMatchObject(of);
});

const small = ['A', 'B', 'C'];

/** Two boards of three, with teams, powers that were played and people who have met. */
const smallProblem = fc
  .record({
    team: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    played: fc.array(fc.subarray(small), { minLength: 6, maxLength: 6 }),
    met: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }),
  })
  .map(
    ({ team, played, met }): SeatingProblem => ({
      powers: small,
      people: team.map((of, n) => ({ person: n + 1, team: of === 0 ? null : of, power: null, wants: [] })),
      played: new Map(played.map((those, n) => [n + 1, new Set(those)])),
      met: new Map(
        team.map((_, one) => [
          one + 1,
          new Set(
            team.flatMap((__, other) =>
              other !== one && met[Math.min(one, other) * 6 + Math.max(one, other)] ? [other + 1] : [],
            ),
          ),
        ]),
      ),
      keepsTo: all,
    }),
  );

function* orders(people: readonly Seatable[]): Generator<Seatable[]> {
  if (people.length === 0) yield [];
  for (const [n, first] of people.entries())
    for (const rest of orders([...people.slice(0, n), ...people.slice(n + 1)])) yield [first, ...rest];
}

/** The fewest breaches of any seating, by trying all. */
function fewest(of: SeatingProblem): number {
  let least = Number.POSITIVE_INFINITY;
  for (const order of orders(of.people)) {
    const seats: Seats = [order.slice(0, 3), order.slice(3)];
    least = Math.min(least, breachesOf(of, seats).length);
    if (least === 0) break;
  }
  return least;
}

it('WM B.6: on two small boards as few things are breached as in the best of all seatings', () => {
  fc.assert(
    fc.property(smallProblem, (of) => {
      const { seats, breaches } = seat(of, below('a lot'));
      expect(
        seats
          .flat()
          .map(({ person }) => person)
          .sort(),
      ).toEqual([1, 2, 3, 4, 5, 6]);
      expect(breaches).toEqual(breachesOf(of, seats));
      expect(breaches).toHaveLength(fewest(of));
    }),
    { numRuns: 40 },
  );
});
