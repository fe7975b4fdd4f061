import type { ScoreChange } from '../../house/score-change.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/entries.ts';

/** What is told of votes and of what comes of them: to the Court, or to a party alone, who is then `person`. */
export type VotingNotice = {
  case: CaseNumber;
  person: PersonNumber | null;
} /** Act III.3.8: no outcome had a majority. `round`: the place of that round among those of the case. */ & (
  | { kind: 'revote-called'; round: number }
  /**
   * Act III.3.8: what was decided by the entry `judged`, and every score that it moved; `place` where that is not for the
   * Court's channel or a party.
   */
  | { kind: 'judged'; judged: number; changes: ScoreChange[]; place?: 'discussion' | 'hearing' }
  /** Act III.3.8: the panel has the case back. */
  | { kind: 'remand-returned' }
  /** Act III.3.8: how a Moderator decided anew by the entry `redecided`; `person` is null for the public too. */
  | { kind: 'redecided'; redecided: number; changes: ScoreChange[] }
);
