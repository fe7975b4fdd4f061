import { type ScoredBoard, scoreBoard } from '../../../../src/tables/tournaments/rules/parts.ts';
import type {
  BoardEnd,
  BoardResult,
  SeatResult,
  Tenure,
} from '../../../../src/tables/tournaments/rules/result.ts';
import type { Team } from '../../../../src/tables/tournaments/rules/teams.ts';
import { scoring } from '../../../../src/tables/tournaments/rules/world-masters/figures.ts';
import { champion } from '../../../../src/tables/tournaments/rules/world-masters/final.ts';
import {
  advanceToRoundTwo,
  roundOneStandings,
} from '../../../../src/tables/tournaments/rules/world-masters/round-one.ts';
import {
  advanceToSemiFinal,
  roundTwoStandings,
} from '../../../../src/tables/tournaments/rules/world-masters/round-two.ts';
import { roundsOf } from '../../../../src/tables/tournaments/rules/world-masters/rounds.ts';
import {
  advanceToFinal,
  semiFinalStandings,
} from '../../../../src/tables/tournaments/rules/world-masters/semi-final.ts';
import { Dice } from '../../../../tools/faults/dice.ts';
import { aBoard, powers, tenure } from './a-board.ts';

/** Few outcomes, so that much ties. */
const outcomes = [
  '10 8 6 4 3 2 1',
  '9 9 6 4 3 2 1',
  '8 8 8 4 3 2 1',
  '17 17 0 0 0 0 0',
  '12 9 5 4 4 0 0',
  '5 5 5 5 5 5 4',
];

/** A World Masters that is made up, with replacements, early ends and many ties. The same one comes of the same seed. */
export class ATournament {
  readonly teams: readonly Team[];
  readonly rolls: ReadonlyMap<number, readonly number[]>;
  private readonly dice: Dice;

  constructor(seed: number, teams: number) {
    this.dice = new Dice(seed, teams);
    this.teams = Array.from({ length: teams }, (_, n) => ({
      number: n + 1,
      members: powers.map((_, place) => 7 * n + place + 1),
    }));
    // Everybody has rolled often enough; the strangers who come in for others as well.
    const everybody = Array.from({ length: 14 * teams }, (_, n) => n + 1);
    this.rolls = new Map(
      everybody.map((player) => [player, Array.from({ length: 5 }, () => this.dice.between(1, 100))]),
    );
  }

  /** Plays all four rounds by the rules, with who goes on from each. */
  play() {
    const plans = roundsOf(this.teams.length);
    const [, second, semi] = plans;
    const one = this.round(1, this.order(this.teams.flatMap(({ members }) => members)), 1909);
    const standingsOne = roundOneStandings(this.scored(one), this.teams, this.rolls);
    const toTwo = advanceToRoundTwo(standingsOne, second?.places ?? 0);
    const two = this.round(2, this.order(toTwo.advancing.map(({ player }) => player)), 1909);
    const standingsTwo = roundTwoStandings(standingsOne, this.scored(two), this.rolls);
    const toSemi = advanceToSemiFinal(standingsTwo, semi?.places ?? 0);
    const three = this.round(3, this.order(toSemi.advancing.map(({ player }) => player)), 1912);
    const semiFinal = semiFinalStandings(this.scored(three), standingsTwo.players, this.rolls);
    const declined = advanceToFinal(semiFinal, []).qualified.flatMap(({ player }) =>
      this.dice.chance(0.3) ? [player] : [],
    );
    const toFinal = advanceToFinal(semiFinal, declined);
    const [final] = this.round(4, this.order(toFinal.qualified.map(({ player }) => player)), 1915);
    if (final === undefined) throw new Error('There is no final');
    const won = champion(scoreBoard(final, scoring), semiFinal, this.rolls);
    return {
      played: { rounds: [one, two, three, final] as const, teams: this.teams, declined, rolls: this.rolls },
      scored: [one, two].flatMap((boards) => this.scored(boards)),
      ...{ standingsOne, standingsTwo, semiFinal, toTwo, toSemi, toFinal, won },
    };
  }

  scored(boards: readonly BoardResult[]): ScoredBoard[] {
    return boards.map((board) => scoreBoard(board, scoring));
  }

  private order(players: readonly number[]): number[] {
    const left = [...players];
    return players.flatMap(() => left.splice(this.dice.between(0, left.length - 1), 1));
  }

  private round(round: number, players: readonly number[], lastYear: number): BoardResult[] {
    return Array.from({ length: players.length / 7 }, (_, n) => {
      const seated = players.slice(7 * n, 7 * n + 7);
      const end = this.end(2 * (lastYear - 1900));
      const seats = powers.map((power, place): [string, Partial<SeatResult>] => {
        const player = seated[place] ?? 0;
        const team = this.teams.find(({ members }) => members.includes(player));
        return [power, { team: team?.number ?? null, tenures: this.tenures(player, end.seasons) }];
      });
      return aBoard(this.counts(end), {
        round,
        board: n + 1,
        lastYear,
        end,
        seats: Object.fromEntries(seats),
      });
    });
  }

  private counts({ how, powers: of }: BoardEnd): string {
    const counts = this.order(this.dice.pick(outcomes).split(' ').map(Number));
    // A solo is the first power's, which then has 18; what the others have does not matter.
    const ends = counts.map((count, n) => (how === 'solo' ? (powers[n] === of[0] ? 18 : 2) : count));
    return ends.map((end) => (this.dice.chance(0.3) ? `${this.dice.between(3, 5)}/${end}` : end)).join(' ');
  }

  private end(seasons: number): BoardEnd {
    const powersOf = (): string[] => powers.filter(() => this.dice.chance(0.5));
    const early = this.dice.between(2, seasons);
    return this.dice.pick<() => BoardEnd>([
      () => ({ how: 'year', powers: [], seasons }),
      () => ({ how: 'year', powers: [], seasons }),
      () => ({ how: 'solo', powers: [this.dice.pick(powers)], seasons: early - (early % 2) }),
      () => ({ how: 'conceded', powers: [this.dice.pick(powers)], seasons: early - 1 }),
      () => ({ how: 'voted', powers: powersOf(), seasons: early - 1 }),
    ])();
  }

  /** Mostly one; sometimes somebody stands in or takes over, now and then from the pool, and sometimes nobody does for a while. */
  private tenures(player: number, seasons: number): Tenure[] {
    const all = [tenure(player)];
    while (this.dice.chance(0.2)) {
      const before = all.pop();
      if (before === undefined || before.from >= seasons)
        return before === undefined ? all : [...all, before];
      const left = this.dice.between(before.from + 1, seasons);
      const other = this.dice.between(1, 14 * this.teams.length);
      all.push({ ...before, to: left });
      all.push(this.next(other, player, left));
    }
    return all;
  }

  private next(other: number, player: number, left: number): Tenure {
    const began = this.dice.between(1, 1_000_000_000);
    return this.dice.pick<() => Tenure>([
      () => tenure(other, { from: left, began, as: 'temporary' }),
      () => tenure(other, { from: left, began, as: 'temporary' }),
      () => tenure(player, { from: left, began, as: 'first' }),
      () => tenure(other, { from: left, began }),
      () => tenure(other, { from: left, began, fromPool: true }),
      () => tenure(other, { from: left + 1, began }),
    ])();
  }
}
