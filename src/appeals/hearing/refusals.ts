import type { ConflictKind } from '../../../terms/court/conflicts.ts';
import type { Instant } from '../../../terms/time.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Secrecy } from '../book/exhibit-views.ts';

/** As what somebody takes part in a hearing. */
export const hearingRoles = ['party', 'counsel', 'bench'] as const;
export type HearingRole = (typeof hearingRoles)[number];

/** Why two cases are not heard together. */
export type NoJoin = 'same' | 'joined' | 'whole-court' | 'not-now' | 'conflict';

/** Why something is not to be done about who hears a case, or put before them. */
export type HearingObstacle =
  /** A panel of this case has so many Justices. */
  | { code: 'panel-size'; case: CaseNumber; size: number }
  | { code: 'not-of-the-court'; person: PersonNumber }
  | { code: 'has-conflict'; case: CaseNumber; person: PersonNumber; kinds: ConflictKind[] }
  | { code: 'stays-on-panel'; case: CaseNumber; person: PersonNumber }
  /** `due`: when those on it have to have voted, who can be followed by others after that. */
  | { code: 'panel-complete'; case: CaseNumber; due: Instant | null }
  | { code: 'heard-with-another'; case: CaseNumber; with: CaseNumber }
  | { code: 'all-take-part'; case: CaseNumber }
  | { code: 'recused-already'; case: CaseNumber }
  | { code: 'no-recusal-after-vote'; case: CaseNumber }
  | { code: 'not-in-this-case'; case: CaseNumber; may: HearingRole[] }
  | { code: 'is-a-party'; case: CaseNumber; name: string }
  | { code: 'hears-the-case'; case: CaseNumber; name: string }
  | { code: 'of-the-court'; case: CaseNumber; name: string }
  | { code: 'speaks-for-other'; case: CaseNumber; name: string }
  | { code: 'called-already'; case: CaseNumber; name: string }
  | { code: 'too-many-exhibits'; case: CaseNumber; limit: number }
  | { code: 'exhibit-not-for-you'; case: CaseNumber; exhibit: number; secrecy: Secrecy }
  /** It is no raw evidence of an online game, so that there is nothing to take out of it. */
  | { code: 'not-raw'; case: CaseNumber; exhibit: number }
  | { code: 'not-redacted'; case: CaseNumber; exhibit: number }
  | { code: 'released-already'; case: CaseNumber; exhibit: number }
  | { code: 'sealed-already'; case: CaseNumber; exhibit: number }
  | { code: 'motion-open'; case: CaseNumber; motion: number }
  | { code: 'motion-ruled'; case: CaseNumber; motion: number; granted: boolean }
  | { code: 'motion-voted-on'; case: CaseNumber; motion: number }
  | { code: 'not-joined'; case: CaseNumber; with: CaseNumber; why: NoJoin }
  /** `ordered`: it was already; else the case is not about an online game. */
  | { code: 'no-raw-evidence'; case: CaseNumber; ordered: boolean };

/** What was not understood about a hearing. */
export type HearingProblem =
  | { problem: 'named-twice'; person: PersonNumber }
  | { problem: 'no-such-exhibit'; text: string }
  | { problem: 'no-such-motion'; text: string };
