import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { Table } from '../table.ts';
import { barringBan, moderates, needsGm, personActing } from '../who.ts';

/** What is known of a gamemaster besides what the club has written down. */
export interface GmElsewhere {
  /** Whether they have left the server. */
  gmLeft: boolean;
}

/** Whether a table has nobody who can run it: no gamemaster, or one who has no account any more or is banned. */
export const gmIsGone = (view: ClubView, { state: { gm } }: Table, now: Instant): boolean =>
  gm === null || view.people.byNumber(gm)?.account == null || barringBan(view, gm, now) !== null;

/** None for the gamemaster, and for a Moderator where the gamemaster is gone; else the refusal. */
export function needsGmOrSuccessor(
  view: ClubView,
  actor: Actor,
  table: Table,
  { gmLeft, now, point }: GmElsewhere & { now: Instant; point: string },
): Refusal[] {
  const isGone = gmLeft || gmIsGone(view, table, now);
  return isGone && moderates(view, personActing(view, actor)) ? [] : needsGm(view, actor, table, point);
}
