import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Matter } from '../rule-sets/rule-set.ts';
import { by, type Table } from '../table.ts';
import { barringBan, holdersOf, personActing } from '../who.ts';

/** Who directs (WM A.4, MJ A.4): the assistant who acts in the director’s place, else the director; null where nobody does. */
export function directorOf(table: Pick<Table, 'state' | 'above'>): PersonNumber | null {
  const [acting] = holdersOf(table, 'acting-director');
  const [director] = holdersOf(table, 'director');
  return acting ?? director ?? null;
}

/** The same; null also where they have no account any more or are banned, so that nobody would wait for them for ever. */
export function presentDirector(view: ClubView, table: Table, now: Instant): PersonNumber | null {
  const director = directorOf(table);
  if (director === null) return null;
  const isGone = view.people.byNumber(director)?.account == null || barringBan(view, director, now) !== null;
  return isGone ? null : director;
}

/** None for who directs; else the refusal. */
export function needsDirector(view: ClubView, actor: Actor, table: Table, matter: Matter): Refusal[] {
  const director = directorOf(table);
  return director !== null && director === personActing(view, actor)
    ? []
    : [{ code: 'needs-table-director', table: table.number, director, ...by(table.rules, matter) }];
}
