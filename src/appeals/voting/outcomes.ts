import type { ScoreChange } from '../../club/games/outcomes.ts';
import type { Redecision } from '../../ledger/court-entries.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/entries.ts';

/** What a round of votes came to: it goes on, is held once more, or is decided. */
export type RoundResult = 'waiting' | 'revote' | 'judged';

export type VotingOutcome =
  /** `waitingFor`: who has not voted yet. */
  | { kind: 'vote-cast'; case: CaseNumber; round: RoundResult; waitingFor: PersonNumber[] }
  | { kind: 'redecided'; case: CaseNumber; redecision: Redecision; changes: ScoreChange[] };
