import type { ScoreChange } from '../../ladder/games/outcomes.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Redecision } from '../book/court-entries.ts';

/** What a round of votes came to: it goes on, is held once more, or is decided. */
export type RoundResult = 'waiting' | 'revote' | 'judged';

export type VotingOutcome =
  /** `waitingFor`: who has not voted yet. */
  | { kind: 'vote-cast'; case: CaseNumber; round: RoundResult; waitingFor: PersonNumber[] }
  | { kind: 'redecided'; case: CaseNumber; redecision: Redecision; changes: ScoreChange[] };
