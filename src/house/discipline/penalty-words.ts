import type { Finding } from '../../../terms/administration/sanctions.ts';
import type { BanGround } from '../../../terms/leaderboard/bans.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { counted, dayOf, listed } from '../../../terms/words.ts';
import type { GameNumber, PenaltyPart } from '../../ledger/fields.ts';
import type { Penalty } from '../book/discipline.ts';
import type { ClubView } from '../ports.ts';

/** What a ban is for (Act II.9). */
export const groundWords: Record<BanGround, string> = {
  repeated: 'repeatedly breaking the rules',
  serious: 'one serious offence',
  disrepute: 'giving the Leaderboard or its players a bad name',
};

/** What was found before something severe (Act III.2.3). */
export const findingWords: Record<Finding, string> = {
  intent: 'on purpose',
  negligence: 'careless',
};

/** What a penalty consists of, in a few words (Acts I.2.1 and II.5). */
export function partsWords(
  { parts, fraud, game }: Pick<Penalty, 'parts' | 'fraud' | 'game'>,
  view: ClubView,
): string {
  const undone = fraud ? ['the made-up game is cancelled'] : [];
  return listed([...undone, ...parts.map((part) => partWords(part, game, view))]);
}

function partWords(part: PenaltyPart, game: GameNumber | null, { state }: ClubView): string {
  switch (part.kind) {
    case 'warning':
      return 'a warning';
    case 'deduction':
      return `${counted(part.points, 'point')} off the score`;
    case 'time':
      return `${counted(part.minutes, 'minute')} less in the next game with a clock`;
    case 'forfeit':
      return `game #${game} counts as lost`;
    case 'halve':
      return 'half the score';
    case 'reset':
      return `the score is set back to ${state.figures.startingScore}`;
    case 'ban':
      return banWords(part.until);
    default:
      return part satisfies never;
  }
}

/** How long a ban is. */
export const banWords = (until: LocalDate | null): string =>
  until === null ? 'a ban with no end date' : `a ban until the end of ${dayOf(until)}`;
