import type { Finding } from '../../../terms/administration/sanctions.ts';
import { counted, dayOf } from '../../../terms/words.ts';
import type { EntryOf, PenaltyPart } from '../../ledger/entries.ts';

const findingWords: Record<Finding, string> = { intent: 'meant', negligence: 'negligent' };

/** What a penalty consists of, after whoever got it: `penalty #3: a warning`. */
export function penaltyWords({ penalty, game, fraud, parts, finding }: EntryOf<'penalty-issued'>): string {
  const undone = fraud ? [`game #${game} is undone, as invented`] : [];
  const found = finding === null ? '' : ` (found: ${findingWords[finding]})`;
  return `penalty #${penalty}: ${[...undone, ...parts.map((part) => partWords(part, game))].join(', ')}${found}`;
}

function partWords(part: PenaltyPart, game: number | null): string {
  switch (part.kind) {
    case 'warning':
      return 'a warning';
    case 'deduction':
      return `${counted(part.points, 'point')} off the score`;
    case 'time':
      return `${counted(part.minutes, 'minute')} off the next game with a clock`;
    case 'forfeit':
      return `game #${game} counts as lost`;
    case 'halve':
      return 'half of the score';
    case 'reset':
      return 'the score is set back';
    case 'ban':
      return part.until === null ? 'a ban without an end' : `a ban through ${dayOf(part.until)}`;
    default:
      return part satisfies never;
  }
}
