import { z } from 'zod';
import type { Instant } from '../../../../terms/time.ts';
import { aside, instant, type PersonNumber, person } from '../../../ledger/fields.ts';
import type { BoardResult } from '../rules/result.ts';
import { nextLot } from './sign-up.ts';
import { kind } from './world.ts';

const tenure = z.object({
  power: z.string(),
  player: person,
  from: z.int().nonnegative(),
  to: z.int().nonnegative().nullable(),
  as: z.enum(['first', 'permanent', 'temporary']),
  fromPool: z.boolean(),
  began: instant,
});

/** What became of a board, as the rules reckon with it. */
const result = z.object({
  round: aside,
  board: aside,
  firstYear: z.int(),
  lastYear: z.int().nullable(),
  seats: z.array(
    z.object({
      power: z.string(),
      team: aside.nullable(),
      start: z.int(),
      centres: z.array(z.int()),
    }),
  ),
  tenures: z.array(tenure),
  end: z.object({
    how: z.enum(['year', 'solo', 'conceded', 'voted', 'stalemate']),
    powers: z.array(z.string()),
    seasons: z.int().nonnegative(),
  }),
});

const seat = z.object({ board: aside, power: z.string(), person });

/** Something that the seating could not keep to: a point of the rules, and whom and where it concerns. */
const breach = z.object({
  point: z.string(),
  people: z.array(person),
  teams: z.array(aside),
  boards: z.array(aside),
  power: z.string().nullable(),
});
export type SeatingBreach = z.output<typeof breach>;

/** A board of a round: the table at which it is played, and who began with which power. */
export interface Board {
  board: number;
  table: number;
  seats: readonly Pick<z.output<typeof seat>, 'power' | 'person'>[];
  /** Null until it is over, and again while a mistake there is put right. */
  result: BoardResult | null;
}

export interface Round {
  number: number;
  /** The lot by which its seats were drawn. */
  seed: string;
  startedAt: Instant;
  boards: Board[];
  breaches: readonly SeatingBreach[];
  closedAt: Instant | null;
}

interface Rounds {
  rounds: Round[];
  /** Rolls of a hundred-sided die, in order: the last resort where people are tied. */
  rolls: Map<PersonNumber, number[]>;
  /** Who does not want to play on, by the round that they would have played. */
  declined: Map<number, Set<PersonNumber>>;
}

export const empty = (): Rounds => ({ rounds: [], rolls: new Map(), declined: new Map() });

const ofBoard = z.object({ round: aside, board: aside });

export const kinds = [
  /** A round begins: the lot that was hidden before, who sits where by it, and what the seating could not keep to. */
  kind(
    'round-seated',
    z.object({
      round: aside,
      seed: z.string(),
      boards: z.array(z.object({ board: aside, table: aside })),
      seats: z.array(seat),
      breaches: z.array(breach),
      ...nextLot,
    }),
    {
      title: 'A round of a tournament was seated',
      apply: (state, { round: number, seed, boards, seats, breaches, commitment, lot, at: startedAt }) => {
        const begun = boards.map(({ board, table }) => ({
          ...{ board, table, result: null },
          seats: seats.filter((seat) => seat.board === board).map(({ power, person }) => ({ power, person })),
        }));
        state.rounds.push({ number, seed, startedAt, boards: begun, breaches, closedAt: null });
        state.next = { commitment, lot };
      },
    },
  ),
  /** A board is over, or came out otherwise since a mistake there was put right. */
  kind('board-finished', result, {
    title: 'A board of a tournament was finished',
    apply: ({ rounds }, { round, board, firstYear, lastYear, seats: all, tenures, end }) => {
      const seats = all.map((seat) => ({
        ...seat,
        tenures: tenures.filter(({ power }) => power === seat.power).map(({ power: _, ...tenure }) => tenure),
      }));
      setResult(rounds, { round, board }, { round, board, firstYear, lastYear, seats, end });
    },
  }),
  /** A board goes on, since a mistake there was put right. */
  kind('board-reopened', ofBoard, {
    title: 'A board of a tournament goes on',
    apply: ({ rounds }, of) => setResult(rounds, of, null),
  }),
  /** The lot that was hidden before, and what each who was tied rolled by it, in order. */
  kind(
    'dice-rolled',
    z.object({
      seed: z.string(),
      rolls: z.array(z.object({ person, rolls: z.array(z.int().min(1).max(100)) })),
      ...nextLot,
    }),
    {
      title: 'Dice were rolled in a tournament',
      apply: (state, { rolls: rolled, commitment, lot }) => {
        for (const { person, rolls } of rolled)
          state.rolls.set(person, [...(state.rolls.get(person) ?? []), ...rolls]);
        state.next = { commitment, lot };
      },
    },
  ),
  kind('round-closed', z.object({ round: aside }), {
    title: 'A round of a tournament was closed',
    apply: ({ rounds }, { round: number, at }) => {
      const round = rounds.find((each) => each.number === number);
      if (round !== undefined) round.closedAt = at;
    },
  }),
  /** Somebody who qualified for a round does not want to play it, or does after all. */
  kind('place-declined', z.object({ round: aside, person, declined: z.boolean() }), {
    title: 'Declined a place in a round of a tournament, or took it after all',
    apply: ({ declined: all }, { round, person, declined }) => {
      const those = all.get(round) ?? new Set();
      if (declined) those.add(person);
      else those.delete(person);
      all.set(round, those);
    },
  }),
  kind('tournament-over', z.object({ round: aside }), {
    title: 'A tournament is over',
    apply: (state) => {
      state.status = 'over';
    },
  }),
];

function setResult(
  rounds: readonly Round[],
  of: { round: number; board: number },
  result: BoardResult | null,
) {
  const round = rounds.find(({ number }) => number === of.round);
  const board = round?.boards.find((each) => each.board === of.board);
  if (board !== undefined) board.result = result;
}
