import type { DeclarationWay } from '../../../terms/administration/declaration.ts';
import type { ScoreChange } from '../../ladder/games/outcomes.ts';
import type { PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';

export type DisciplineOutcome =
  /** Every score that it moved. */
  | { kind: 'penalty-issued'; penalty: PenaltyNumber; changes: ScoreChange[] }
  | { kind: 'penalty-declared'; penalty: PenaltyNumber; way: DeclarationWay }
  | ({ kind: 'score-adjusted'; entry: number } & ScoreChange)
  | { kind: 'staff-banned'; person: PersonNumber; ban: number }
  | { kind: 'staff-ban-lifted'; person: PersonNumber }
  | ({ kind: 'post-removal-ordered' } & PostNamed);

/** A message of Discord's on the club's server, by its ids. */
export interface PostNamed {
  channel: string;
  message: string;
}
