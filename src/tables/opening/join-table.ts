import { type Ban, bansOf, holdsAt } from '../../house/book/discipline.ts';
import { enrolActor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import { seatsOf } from '../rule-sets/rule-set.ts';
import { parsePreference } from '../seats/draw.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { isOfficer, personActing } from '../who.ts';

/** Somebody joins a table that is open, with the seats that they would like (Club 1.2 to 1.4). Again, to change those. */
export const joinTable: UseCase<Meant & { preference: string | null }, TableOutcome> = (
  work,
  actor,
  input,
) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  const refusals = [...isFull(table, person), ...mayNotPlay(work, table, person, work.now)];
  if (refusals.length > 0) return refused(...refusals);
  const seats = seatsOf(table.rules);
  const wants = input.preference === null ? [] : parsePreference(input.preference, seats);
  if (wants === null) return notUnderstood({ problem: 'no-such-seat', text: input.preference ?? '', seats });
  const entrant = enrolActor(work, actor);
  const again = table.state.entrants.some((each) => each.person === entrant);
  if (again && input.preference === null)
    return done({ kind: 'table-joined', table: table.number, person: entrant, again });
  if (again) writeAt(work, table, { type: 'table-left', person: entrant }, entrant);
  writeAt(work, table, { type: 'table-joined', person: entrant, wants }, entrant);
  return done({ kind: 'table-joined', table: table.number, person: entrant, again });
};

function isFull({ state, number, rules }: Table, person: PersonNumber | null): Refusal[] {
  if (state.status !== 'open') return [{ code: 'table-not-open', table: number, ...by(rules, '1.5') }];
  const others = state.entrants.filter((entrant) => entrant.person !== person);
  return others.length < seatsOf(rules).length
    ? []
    : [{ code: 'table-full', table: number, ...by(rules, '1.5') }];
}

/** None, or why somebody may not play at a table (Club 1.2 and 1.3). */
export function mayNotPlay(
  view: ClubView,
  table: Table,
  person: PersonNumber | null,
  now: number,
): Refusal[] {
  const banned = person === null ? null : barringBan(view, person, now);
  return [
    ...(isOfficer(table, person)
      ? [{ code: 'officer-plays-not', table: table.number, ...by(table.rules, '1.3') } as const]
      : []),
    ...(banned === null
      ? []
      : [
          {
            code: 'banned',
            person: banned.person,
            endsAt: banned.endsAt,
            ...by(table.rules, '1.2'),
          } as const,
        ]),
  ];
}

/** A ban by the staff bars from tables; one from the Leaderboard only where the club says so. */
function barringBan({ state, settings }: ClubView, person: PersonNumber, now: number): Ban | null {
  const inForce = bansOf(state, person).filter((ban) => holdsAt(ban, now));
  return inForce.find(({ penalty }) => penalty === null || settings.tableBans) ?? null;
}

/** Somebody leaves a table before its start; afterwards they ask for a replacement (Club 1.6). */
export const leaveTable: UseCase<Meant, TableOutcome> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  const entered = table.state.entrants.some((entrant) => entrant.person === person);
  if (table.state.status !== 'open' || person === null || !entered)
    return refused({ code: 'not-at-table', table: table.number, ...by(table.rules, '1.5') });
  writeAt(work, table, { type: 'table-left', person }, person);
  return done({ kind: 'table-left', table: table.number, person });
};
