import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../../ledger/fields.ts';
import { type Advancement, advancement } from '../advancement.ts';
import { backward, type CountedBack, countBack } from '../count-back.ts';
import type { Part, ScoredBoard } from '../parts.ts';
import { type Chain, least, most, placesIn, rank, type Standing } from '../ranking.ts';
import { highestRoll, type Roller, type Rolls, rollerOf } from '../rolls.ts';
import { firstYear } from './figures.ts';

/** A player of the final. */
export interface FinalPlayer extends Roller, CountedBack {
  readonly player: PersonNumber;
  readonly part: Part;
  /** What they had at the end; nothing if the seat was no longer theirs. */
  readonly centres: Fraction;
  /** Their place after the semi-final; behind everybody if they had none. */
  readonly before: Fraction;
}

/** WM C.11. */
export const finalChain: Chain<FinalPlayer> = [
  most('C.11', 'More centres at the end of the final come first.', ({ centres }) => centres),
  countBack('C.11(a)', firstYear),
  least('C.11(b)', 'The player with the better place in the semi-final comes first.', ({ before }) => before),
  highestRoll('C.7(f)'),
];

/** WM C.11: the final's players; the one who goes on is the champion. `before` is the standing of the semi-final. */
export function champion(
  final: ScoredBoard,
  before: Standing<{ readonly player: PersonNumber }>,
  rolls: Rolls,
): Advancement<FinalPlayer> {
  const places = placesIn(before, ({ player }) => player);
  const players = final.parts
    .filter(({ permanentSince }) => permanentSince !== null)
    .map((part) => ({
      player: part.player,
      part,
      centres: new Fraction(part.centres.at(-1) ?? 0),
      countBack: backward(part.centres),
      before: new Fraction(places.get(part.player) ?? places.size + 1),
      ...rollerOf(part.player, rolls),
    }));
  return advancement(
    rank(players, finalChain, ({ player }) => player),
    1,
  );
}
