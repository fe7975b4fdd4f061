import type { PersonNumber } from '../../../ledger/fields.ts';
import { advancement } from './advancement.ts';
import type { Part } from './parts.ts';
import { type Chain, rank, type Standing } from './ranking.ts';
import { certainOf, type Roller } from './rolls.ts';

/** How the best of each board go on to the last round. */
export interface LastRound<T> {
  /** How many play in it. */
  readonly places: number;
  /** The best of a board, by this chain and under this point. */
  readonly best: { readonly chain: Chain<T>; readonly point: string };
  /** The others by this chain: who has a place that is left under `point`, who comes in for somebody who declined under `instead`. */
  readonly others: { readonly chain: Chain<T>; readonly point: string; readonly instead: string };
}

/** Who plays in the last round, and by which point. */
export interface Qualified {
  readonly player: PersonNumber;
  readonly point: string;
  /** The board whose best they are; null for the others. */
  readonly board: number | null;
}

/** Who goes on to the last round, and the standings that say why. */
export interface BestOfBoards<T> {
  readonly boards: readonly { readonly board: number; readonly standing: Standing<T> }[];
  /** Those who are not the best of a board and have not declined. */
  readonly others: Standing<T>;
  /** All who go on, unless rolls are wanted: then the places that are certain. */
  readonly qualified: readonly Qualified[];
  readonly neededRolls: readonly PersonNumber[];
}

interface Finisher extends Roller {
  readonly player: PersonNumber;
  readonly part: Part;
}

/**
 * WM C.9, C.10, MJ A.16, A.21: the best of each board go on, then as many of the others as there are places left; for each who declines, the
 * next of the others comes in.
 */
export function bestOfBoards<T extends Finisher>(
  all: readonly T[],
  declined: readonly PersonNumber[],
  round: LastRound<T>,
): BestOfBoards<T> {
  const boards = boardsOf(all, round.best.chain);
  const best = boards.flatMap(({ advancing }) => advancing);
  const accepted = ({ player }: T): boolean => !declined.includes(player);
  const rest = all.filter((one) => !best.includes(one));
  const others = rank(rest.filter(accepted), round.others.chain, numberOf);
  const open = boards.flatMap(({ neededRolls }) => neededRolls);
  // Who is among the others is known once each board has its best.
  const coming = advancement(others, open.length > 0 ? 0 : round.places - best.filter(accepted).length);
  const qualifying = certainOf(rank(rest, round.others.chain, numberOf), round.places - boards.length);
  return {
    boards: boards.map(({ board, standing }) => ({ board, standing })),
    others,
    qualified: [
      ...best.filter(accepted).map((one) => qualified(one, round.best.point, one.part.position.board)),
      ...coming.advancing.map((one) =>
        qualified(one, qualifying.includes(one) ? round.others.point : round.others.instead, null),
      ),
    ],
    neededRolls: [...open, ...coming.neededRolls],
  };
}

/** Each board with its best, in the order of their numbers. */
const boardsOf = <T extends Finisher>(all: readonly T[], chain: Chain<T>) =>
  [...new Set(all.map(({ part }) => part.position.board))]
    .sort((one, other) => one - other)
    .map((board) => {
      const players = all.filter(({ part }) => part.position.board === board);
      return { board, ...advancement(rank(players, chain, numberOf), 1) };
    });

const qualified = ({ player }: Finisher, point: string, board: number | null): Qualified => ({
  player,
  point,
  board,
});

const numberOf = ({ player }: Finisher): number => player;
