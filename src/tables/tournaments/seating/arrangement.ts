import type { Seatable, SeatingProblem, Seats } from './problem.ts';

/** By how much more a breach weighs than the worst wish for a power. */
const breachWeight = 100;

/**
 * People on seats, with what that costs: the breaches, each with the same weight, and far below them how dear the powers are that people
 * got. Two of them can change places; the cost follows without being counted again. It is asked for hundreds of thousands of times: so
 * everything is in arrays of numbers.
 */
export class Arrangement {
  cost = 0;
  private readonly people: readonly Seatable[];
  private readonly width: number;
  /** The person of each seat, by their place in the problem; board after board. */
  private readonly at: Int32Array;
  /** The team of each person, from 0; -1 for none. */
  private readonly team: Int32Array;
  private readonly teams: number;
  /** What two people on one board cost, and what a power costs a person. */
  private readonly facing: Uint8Array;
  private readonly holding: Int32Array;
  /** How many of a team have a power, and on how many boards two teams meet; none where that costs nothing. */
  private readonly having: Uint16Array | null;
  private readonly meeting: Uint16Array | null;

  constructor(problem: SeatingProblem, order: readonly number[]) {
    const { people, powers, keepsTo } = problem;
    this.people = people;
    this.width = powers.length;
    this.at = Int32Array.from(order);
    const numbers = [...new Set(people.flatMap(({ team }) => team ?? []))];
    this.teams = numbers.length;
    this.team = Int32Array.from(people, ({ team }) => (team === null ? -1 : numbers.indexOf(team)));
    this.facing = facingOf(problem);
    this.holding = Int32Array.from(
      people.flatMap((someone) => powers.map((power) => holdingOf(problem, someone, power))),
    );
    this.having = keepsTo.has('team-power') ? new Uint16Array(this.teams * this.width) : null;
    this.meeting = keepsTo.has('teams-again') ? new Uint16Array(this.teams * this.teams) : null;
    for (let board = 0; board * this.width < order.length; board++) this.count(board, 1);
    for (let seat = 0; seat < order.length; seat++) this.hold(seat, 1);
  }

  /** Two people change places. */
  swap(one: number, other: number): void {
    const [board, second] = [Math.floor(one / this.width), Math.floor(other / this.width)];
    this.change(one, other, board, second, -1);
    const there = this.at[one] ?? 0;
    this.at[one] = this.at[other] ?? 0;
    this.at[other] = there;
    this.change(one, other, board, second, 1);
  }

  /** Whether somebody on that seat, or their team on that board, costs anything. */
  isCostly(seat: number): boolean {
    const own = (this.at[seat] ?? 0) * this.width + (seat % this.width);
    if ((this.holding[own] ?? 0) > 0) return true;
    const team = this.teamAt(seat);
    const mates = team < 0 ? 0 : (this.having?.[team * this.width + (seat % this.width)] ?? 0);
    return mates > 1 || this.isCostlyOnBoard(seat);
  }

  private isCostlyOnBoard(seat: number): boolean {
    const [place, first] = [this.at[seat] ?? 0, seat - (seat % this.width)];
    for (let other = first; other < first + this.width; other++) {
      const them = this.at[other] ?? 0;
      if (other !== seat && (this.facing[place * this.people.length + them] ?? 0) > 0) return true;
      if ((this.meeting?.[this.pair(this.teamAt(seat), this.teamAt(other))] ?? 0) > 1) return true;
    }
    return false;
  }

  /** The people of each board, in the order of the powers. */
  get seats(): Seats {
    const all = [...this.at].flatMap((place) => this.people[place] ?? []);
    return Array.from({ length: all.length / this.width }, (_, board) =>
      all.slice(board * this.width, (board + 1) * this.width),
    );
  }

  private change(one: number, other: number, board: number, second: number, by: 1 | -1): void {
    this.count(board, by);
    if (second !== board) this.count(second, by);
    this.hold(one, by);
    this.hold(other, by);
  }

  /** Somebody takes a seat, or leaves it. */
  private hold(seat: number, by: 1 | -1): void {
    const place = this.at[seat] ?? 0;
    const power = seat % this.width;
    this.cost += by * (this.holding[place * this.width + power] ?? 0);
    const team = this.team[place] ?? -1;
    if (team < 0 || this.having === null) return;
    const key = team * this.width + power;
    const before = this.having[key] ?? 0;
    this.having[key] = before + by;
    this.cost += by * breachWeight * Math.min(before, before + by);
  }

  /** What people of a board have to do with each other is counted, or no longer. */
  private count(board: number, by: 1 | -1): void {
    const first = board * this.width;
    for (let i = first; i < first + this.width; i++)
      for (let j = first; j < i; j++)
        this.cost += by * (this.facing[(this.at[i] ?? 0) * this.people.length + (this.at[j] ?? 0)] ?? 0);
    if (this.meeting !== null) this.meet(this.meeting, first, by);
  }

  /** Two teams on a board meet there once, however many of each sit at it. */
  private meet(meeting: Uint16Array, first: number, by: 1 | -1): void {
    for (let i = first; i < first + this.width; i++)
      for (let j = first; j < i; j++) {
        const pair = this.pair(this.teamAt(i), this.teamAt(j));
        if (pair < 0 || !this.isFirstPair(first, i, j)) continue;
        const before = meeting[pair] ?? 0;
        meeting[pair] = before + by;
        if (Math.max(before, before + by) > 1) this.cost += by * breachWeight;
      }
  }

  private teamAt(seat: number): number {
    return this.team[this.at[seat] ?? 0] ?? -1;
  }

  /** Where two teams are counted; -1 for one team, and for people without one. */
  private pair(one: number, other: number): number {
    if (one < 0 || other < 0 || one === other) return -1;
    return Math.max(one, other) * this.teams + Math.min(one, other);
  }

  /** Whether both seats are the first of their teams on the board. */
  private isFirstPair(first: number, i: number, j: number): boolean {
    const [one, other] = [this.teamAt(i), this.teamAt(j)];
    for (let seat = first; seat < i; seat++) {
      const team = this.teamAt(seat);
      if (team === one || (seat < j && team === other)) return false;
    }
    return true;
  }
}

/** What each two people cost who sit on one board: as many breaches as that is. */
function facingOf({ people, met, keepsTo }: SeatingProblem): Uint8Array {
  const [again, mates] = [keepsTo.has('met-again'), keepsTo.has('team-board')];
  const cost = (one: Seatable, other: Seatable): number => {
    const breaches = [
      again && met.get(one.person)?.has(other.person) === true,
      mates && one.team !== null && one.team === other.team,
    ];
    return breachWeight * breaches.filter((each) => each).length;
  };
  return Uint8Array.from(
    people.flatMap((one) => people.map((other) => (one === other ? 0 : cost(one, other)))),
  );
}

/** What a power costs somebody: a breach if they had it before, and how far down it is among their wishes; nothing for who has none. */
function holdingOf({ played, keepsTo }: SeatingProblem, { person, wants }: Seatable, power: string): number {
  const again = keepsTo.has('power-again') && played.get(person)?.has(power) === true;
  const place = wants.indexOf(power);
  return (again ? breachWeight : 0) + (place < 0 ? wants.length : place);
}
