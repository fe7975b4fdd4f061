import { mayModerate } from '../../../terms/administration/authority.ts';
import { mayRead } from '../../../terms/jurisdiction/staff.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { officesHeld } from '../book/offices.ts';
import type { HouseOutcome } from '../outcomes.ts';
import {
  type Actor,
  enrol,
  type Named,
  needsModerator,
  type Person,
  whichPerson,
  whoActs,
} from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Result, refused } from '../result.ts';

/** Acts III.2, III.3.4 and 0.14: whether a person may read the records of Members, and whether that is logged. */
export const mayReadRecords = ({ state, settings }: ClubView, reader: PersonNumber | null) =>
  mayRead({
    byRule: reader !== null && mayModerate(officesHeld(state, reader)),
    isStaff: reader !== null && settings.staff === reader,
  });

/** Whose record somebody asks for, and who they are. */
interface RecordAsked {
  person: Person;
  reader: PersonNumber;
  /** Their reading has to be logged (Act 0.14). */
  logged: boolean;
}

/** Acts III.2, III.3.4 and 0.14: for Moderators and Justices, and for the member of staff, whose reading is logged. */
export function askRecord(view: ClubView, actor: Actor, member: Named): Result<RecordAsked> {
  const { number: reader } = whoActs(view, actor);
  const { may, logged } = mayReadRecords(view, reader);
  if (!may || reader === null) return refused(...needsModerator(view, actor));
  const found = whichPerson(view, member);
  return found.ok ? done({ person: found.value, reader, logged }) : found;
}

/** Act 0.14: logs that the member of staff reads a person's record. */
export function readRecordAsStaff(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named },
): Result<HouseOutcome> {
  const asked = askRecord(work, actor, input.member);
  if (!asked.ok) return asked;
  const { number: person } = asked.value.person;
  const reader = enrol(work, whoActs(work, actor));
  work.append({ type: 'file-read', person }, { by: reader, acts: ['0.14'] });
  return done({ kind: 'record-read', person, reader });
}
