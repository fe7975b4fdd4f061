import type { Colour } from '../../../terms/games/moves.ts';
import { counted } from '../../../terms/words.ts';
import type { PenaltyNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { ClockGame } from '../book/clock.ts';

/** A penalty that took time off a player's clock before the game. */
interface TimeTakenOff {
  penalty: PenaltyNumber;
  minutes: number;
}

/** Act I.2.1: the penalties by which each player of a clock began with less. */
export function timeTakenOff(
  { penalties: known }: State,
  { white, black, penalties }: ClockGame,
): Record<Colour, TimeTakenOff[]> {
  const of = (person: number) =>
    penalties.flatMap((number) => {
      const penalty = known[number];
      if (penalty?.person !== person) return [];
      const times = penalty.parts.flatMap((part) => (part.kind === 'time' ? [part.minutes] : []));
      return [{ penalty: number, minutes: times.reduce((sum, minutes) => sum + minutes, 0) }];
    });
  return { white: of(white), black: of(black) };
}

/** `Penalty #3: 2 minutes less`. */
export const takenOffWords = ({ penalty, minutes }: TimeTakenOff): string =>
  `Penalty #${penalty}: ${counted(minutes, 'minute')} less`;
