import type { Office } from '../../../terms/administration/authority.ts';
import type { ScoreChange } from '../../ladder/games/outcomes.ts';
import type { PersonNumber } from '../../ledger/fields.ts';

export type ChiefOutcome =
  /** Act III.5; `entry` is where the reason stands. */
  | ({ kind: 'score-modified'; entry: number } & ScoreChange)
  /** Acts II.12 and III.4 */
  | { kind: 'chief-acted'; by: PersonNumber; entry: number }
  /** Act I.9.5: the offices that it cost. */
  | { kind: 'breach-found'; person: PersonNumber; offices: Office[] };
