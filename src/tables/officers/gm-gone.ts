import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { Matter } from '../rule-sets/rule-set.ts';
import { by, type Table } from '../table.ts';
import { barringBan, holdsOffice, isAtTable, moderates, needsGm, personActing } from '../who.ts';

/** What is known of a gamemaster besides what the club has written down. */
export interface GmElsewhere {
  /** Whether they have left the server. */
  gmLeft: boolean;
}

/** Whether a table has nobody who can run it: no gamemaster, or one who has no account any more or is banned. */
export const gmIsGone = (view: ClubView, { state: { gm } }: Table, now: Instant): boolean =>
  gm === null || view.people.byNumber(gm)?.account == null || barringBan(view, gm, now) !== null;

interface AsOf extends GmElsewhere {
  now: Instant;
  matter: Matter;
}

/** None for the gamemaster, and for a Moderator where the gamemaster is gone; else the refusal. */
export function needsGmOrSuccessor(
  view: ClubView,
  actor: Actor,
  table: Table,
  { gmLeft, now, matter }: AsOf,
): Refusal[] {
  const isGone = gmLeft || gmIsGone(view, table, now);
  return isGone && moderates(view, personActing(view, actor)) ? [] : needsGm(view, actor, table, matter);
}

/**
 * None for the gamemaster, and for a Moderator who has no part in the game or where nobody else can run the table; else the refusal
 * (Club 1.1 and 1.7).
 */
export function needsGmOrModerator(view: ClubView, actor: Actor, table: Table, as: AsOf): Refusal[] {
  const { number, state, rules } = table;
  const person = personActing(view, actor);
  const isGone = as.gmLeft || gmIsGone(view, table, as.now);
  const isFree = isGone || !isAtTable(table, person);
  if (holdsOffice(table, person, 'gm') || (moderates(view, person) && isFree)) return [];
  return [{ code: 'needs-gm-or-moderator', table: number, gm: state.gm, ...by(rules, as.matter) }];
}
