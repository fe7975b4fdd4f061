import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../../ledger/fields.ts';
import { type BestOfBoards, bestOfBoards } from '../best-of-boards.ts';
import { countBack } from '../count-back.ts';
import type { ScoredBoard } from '../parts.ts';
import { type Qualifier, qualifiers } from '../qualifier.ts';
import { type Chain, least, most, placesIn, rank, type Standing } from '../ranking.ts';
import { highestRoll, type Rolls } from '../rolls.ts';
import { firstYear, seatsOfBoard } from './figures.ts';

/** A player after the semi-final. */
export interface SemiFinalist extends Qualifier {
  /** Their place in the round before; behind everybody if they had none. */
  readonly before: Fraction;
}

const score = most<SemiFinalist>('C.9', 'More points in the semi-final come first.', (one) => one.score);
const ties: Chain<SemiFinalist> = [
  least(
    'C.9(a)',
    'The player whose country scored least over all boards of the semi-final comes first.',
    (one) => one.country,
  ),
  countBack('C.9(b)', firstYear),
  least(
    'C.9(c)',
    'The player with the better place in the round before comes first.',
    ({ before }) => before,
  ),
  highestRoll('C.7(f)'),
];

/** WM C.9. */
export const semiFinalChain: Chain<SemiFinalist> = [score, ...ties];

/** WM C.10: after the bonus and the score comes the place by C.9, which is by its tie-breaks once the scores are the same. */
export const standInChain: Chain<SemiFinalist> = [
  most('C.10', 'The higher positional bonus in the semi-final comes first.', (one) => one.part.bonus),
  most('C.10(a)', 'More points in the semi-final come first.', (one) => one.score),
  ...ties.map((criterion) => ({
    ...criterion,
    point: criterion.point.startsWith('C.9') ? `C.10(b) with ${criterion.point}` : criterion.point,
  })),
];

/** WM C.9 over all boards of the semi-final. `before` is the standing of the round before: C.8's, or C.7's where round 2 is the semi-final. */
export function semiFinalStandings(
  boards: readonly ScoredBoard[],
  before: Standing<{ readonly player: PersonNumber }>,
  rolls: Rolls,
): Standing<SemiFinalist> {
  const places = placesIn(before, ({ player }) => player);
  const players = qualifiers(boards, rolls).map((one) => ({
    ...one,
    before: new Fraction(places.get(one.player) ?? places.size + 1),
  }));
  return rank(players, semiFinalChain, byNumber);
}

/** WM C.9, C.10: the best of each board go on to the final, and others for those who decline or where there are fewer boards than places. */
export const advanceToFinal = (
  standing: Standing<SemiFinalist>,
  declined: readonly PersonNumber[],
): BestOfBoards<SemiFinalist> =>
  bestOfBoards(
    standing.map(({ who }) => who),
    declined,
    {
      places: seatsOfBoard,
      best: { chain: semiFinalChain, point: 'C.9' },
      others: { chain: standInChain, point: 'C.10', instead: 'C.10' },
    },
  );

const byNumber = ({ player }: SemiFinalist): number => player;
