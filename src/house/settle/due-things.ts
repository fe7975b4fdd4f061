import type { Instant } from '../../../terms/time.ts';
import { docketDue } from '../../appeals/docket/due.ts';
import { exhibitsForgotten } from '../../appeals/hearing/exhibits-due.ts';
import { votingDue } from '../../appeals/voting/due.ts';
import { clocksDue } from '../../ladder/clocks/clocks-due.ts';
import { rematchesOver, rematchesOvertaken } from '../../ladder/games/rematches-due.ts';
import { limitsReached } from '../../ladder/limits/limits-due.ts';
import { onlineDue } from '../../ladder/online/online-due.ts';
import { sessionOver } from '../../ladder/sessions/end-session.ts';
import { eventDue } from '../../ladder/sessions/plan-event.ts';
import { reportDue } from '../../ladder/sessions/report-session.ts';
import { undeclared } from '../discipline/undeclared.ts';
import type { ClubView } from '../ports.ts';
import { banOver } from '../privacy/forget-due.ts';
import { requestsDue } from '../removal/requests-due.ts';
import type { DueThing } from './due-thing.ts';

/** What one part of the Terms has fall due, past or still to come. */
type Calendar = (view: ClubView) => readonly DueThing[];

/** Of what falls due in one moment, the earlier here comes first. */
const calendars: readonly Calendar[] = [
  sessionOver,
  limitsReached,
  clocksDue,
  onlineDue,
  rematchesOver,
  rematchesOvertaken,
  banOver,
  requestsDue,
  undeclared,
  votingDue,
  docketDue,
  exhibitsForgotten,
  reportDue,
  eventDue,
];

/** What has fallen due by now, in the order in which it did. */
export const dueThings = (view: ClubView, now: Instant): DueThing[] =>
  calendars
    .flatMap((calendar) => calendar(view))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at - other.at);
