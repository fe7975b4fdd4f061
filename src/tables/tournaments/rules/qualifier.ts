import Fraction from 'fraction.js';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { backward, type CountedBack } from './count-back.ts';
import { countryTotals } from './countries.ts';
import { type Part, qualifyingParts, type ScoredBoard } from './parts.ts';
import { type Roller, type Rolls, rollerOf } from './rolls.ts';

/** A player after a round, by the game with which they can qualify there. */
export interface Qualifier extends Roller, CountedBack {
  readonly player: PersonNumber;
  readonly part: Part;
  readonly score: Fraction;
  /** What their power scored over all boards of the round. */
  readonly country: Fraction;
}

/** Everybody who can qualify in a round (WM C.15, MJ A.24). */
export function qualifiers(boards: readonly ScoredBoard[], rolls: Rolls): Qualifier[] {
  const countries = countryTotals(boards);
  return [...qualifyingParts(boards).values()].map((part) => ({
    player: part.player,
    part,
    score: part.score,
    country: countries.get(part.position.power) ?? new Fraction(0),
    countBack: backward(part.centres),
    ...rollerOf(part.player, rolls),
  }));
}
