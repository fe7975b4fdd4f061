import { shuffled } from '../../seats/lots.ts';
import { Arrangement } from './arrangement.ts';
import { breachesOf } from './breaches.ts';
import { offsetsFor } from './offsets.ts';
import type { Breach, SeatingProblem, Seats } from './problem.ts';

/** A number from 0 to just below `count`, drawn by lot. */
export type Below = (count: number) => number;

/** After how many changes of places in a row that led to nothing better the search ends. */
const patience = 500;
/** How many others somebody’s place could be changed with are tried for each change. */
const others = 40;
/** A change is kept that costs no more than what was so many changes ago: the way out of places from which every change is worse. */
const memory = 20;
/** How many seats are looked at for one that costs something, before any is taken. */
const looks = 12;

/**
 * Seats people by lot so that as few things are breached as can be found, each weighing the same, and among those seatings the one with the
 * dearest powers that can be found. The search is a late acceptance hill climb: it ends at once where nothing is breached and nobody
 * wished for another power. The same lot and people give the same seats, however the people are listed.
 */
export function seat(problem: SeatingProblem, below: Below): { seats: Seats; breaches: Breach[] } {
  const listed = { ...problem, people: [...problem.people].sort((one, other) => one.person - other.person) };
  const arrangement = new Arrangement(listed, firstOrder(listed, below));
  const seats = improved(arrangement, listed, fastLots(below));
  return { seats, breaches: breachesOf(listed, seats) };
}

/** Where the search begins: each with the power that is fixed, if one is, on a board drawn by lot. */
function firstOrder({ people, powers }: SeatingProblem, below: Below): number[] {
  const boards = people.length / powers.length;
  const order = new Array<number>(people.length).fill(-1);
  const fixed = people.every(({ power }) => power !== null);
  if (!fixed) return shuffled([...people.keys()], below);
  const columns = powers.map((power) => [...people.keys()].filter((place) => people[place]?.power === power));
  const round =
    teamsInTurn({ people, powers }, columns, below) ?? columns.map((column) => shuffled(column, below));
  for (const [power, column] of round.entries())
    for (const [board, place] of column.entries())
      if (board < boards) order[board * powers.length + power] = place;
  return order;
}

/** Teams of one player for each power are seated so that no two meet twice, where that is possible for as many as there are. */
function teamsInTurn(
  { people, powers }: Pick<SeatingProblem, 'people' | 'powers'>,
  columns: readonly number[][],
  below: Below,
): number[][] | null {
  const teams = [...new Set(people.map(({ team }) => team))];
  const isWhole = columns.every(
    (column) =>
      column.length === teams.length &&
      new Set(column.map((place) => people[place]?.team)).size === teams.length,
  );
  const offsets = isWhole && !teams.includes(null) ? offsetsFor(teams.length, powers.length) : null;
  if (offsets === null) return null;
  const order = shuffled(teams, below);
  const drawn = shuffled(offsets, below);
  return columns.map((column, power) => {
    const of = new Map(column.map((place) => [people[place]?.team, place]));
    const shift = drawn[power] ?? 0;
    return order.map((_, board) => of.get(order[(board - shift + teams.length) % teams.length]) ?? -1);
  });
}

/** Changes places until nothing is breached, or nothing better is found. Returns the best seats that there were. */
function improved(arrangement: Arrangement, { people, powers }: SeatingProblem, below: Below): Seats {
  const costs = new Int32Array(memory).fill(arrangement.cost);
  const fixed = people.some(({ power }) => power !== null);
  const boards = people.length / powers.length;
  let best = { cost: arrangement.cost, seats: arrangement.seats, change: 0 };
  for (let change = 0; change < best.change + patience && best.cost > 0; change++) {
    const one = costlySeat(arrangement, people.length, below);
    const next = (): number =>
      fixed ? (one % powers.length) + powers.length * below(boards) : below(people.length);
    const before = arrangement.cost;
    const other = bestChange(arrangement, one, next);
    const slot = change % memory;
    arrangement.swap(one, other);
    if (arrangement.cost > before && arrangement.cost > (costs[slot] ?? 0)) arrangement.swap(one, other);
    costs[slot] = arrangement.cost;
    if (arrangement.cost < best.cost) best = { cost: arrangement.cost, seats: arrangement.seats, change };
  }
  return best.seats;
}

/** Of some seats drawn by lot, the one whose person it costs least to change places with. */
function bestChange(arrangement: Arrangement, one: number, next: () => number): number {
  let [best, least] = [one, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < others; tried++) {
    const other = next();
    if (other === one) continue;
    arrangement.swap(one, other);
    if (arrangement.cost < least) [best, least] = [other, arrangement.cost];
    arrangement.swap(one, other);
  }
  return best;
}

function costlySeat(arrangement: Arrangement, seats: number, below: Below): number {
  let seat = below(seats);
  for (let look = 0; look < looks && !arrangement.isCostly(seat); look++) seat = below(seats);
  return seat;
}

/** Lots by the thousand: the generator sfc32, which begins with three numbers of the lot. */
function fastLots(below: Below): Below {
  const whole = 0xffff_ffff;
  let [a, b, c, count] = [below(whole), below(whole), below(whole), 1];
  const draw = (): number => {
    const sum = (a + b + count++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) draw();
  return (size) => draw() % size;
}
