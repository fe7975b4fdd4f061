import type { HearingOutcome } from '../appeals/hearing/outcomes.ts';
import type { OpinionOutcome } from '../appeals/opinions/outcomes.ts';
import type { PetitionOutcome } from '../appeals/petitions/outcomes.ts';
import type { VotingOutcome } from '../appeals/voting/outcomes.ts';
import type { ClockOutcome } from '../ladder/clocks/outcomes.ts';
import type { GameOutcome } from '../ladder/games/outcomes.ts';
import type { LimitOutcome } from '../ladder/limits/outcomes.ts';
import type { MonitorOutcome } from '../ladder/monitors/outcomes.ts';
import type { OnlineOutcome } from '../ladder/online/outcomes.ts';
import type { SessionOutcome } from '../ladder/sessions/outcomes.ts';
import type { AmendmentOutcome } from './amendment/outcomes.ts';
import type { ChiefOutcome } from './chief/outcomes.ts';
import type { ConsentOutcome } from './consent/outcomes.ts';
import type { DisciplineOutcome } from './discipline/outcomes.ts';
import type { OfficeOutcome } from './offices/outcomes.ts';
import type { PrivacyOutcome } from './privacy/outcomes.ts';
import type { RecordOutcome } from './record/outcomes.ts';
import type { RemovalOutcome } from './removal/outcomes.ts';

/**
 * What a change came to, as plain data that is kept with the interaction: people and games by number, so that
 * an answer given again, or late, still says what is true. Closed; worded where it is shown.
 */
export type Outcome =
  | AmendmentOutcome
  | ChiefOutcome
  | ClockOutcome
  | ConsentOutcome
  | DisciplineOutcome
  | GameOutcome
  | HearingOutcome
  | LimitOutcome
  | MonitorOutcome
  | OfficeOutcome
  | OnlineOutcome
  | PrivacyOutcome
  | OpinionOutcome
  | PetitionOutcome
  | RemovalOutcome
  | RecordOutcome
  | SessionOutcome
  | VotingOutcome
  /** Something that fell due was done: nobody asked for it. */
  | { kind: 'settled' };
