import type { Office } from '../../../terms/administration/authority.ts';
import type { Instant } from '../../../terms/time.ts';
import { concernsOf } from '../../ledger/concerns.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Ban, banAt, holdsAt } from '../book/discipline.ts';
import { isMember } from '../book/members.ts';
import { officesHeld } from '../book/offices.ts';
import { takeOffice } from '../offices/office-changes.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, type Named, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Result, refused, unlessRefused } from '../result.ts';
import { type Leaving, leavingOf, partyToCase, removedFrom, unnamedWordsOf } from '../room.ts';
import { entriesOf, onFile } from './on-file.ts';

/** What erasing somebody's data would do. */
export interface Erasure extends Leaving {
  person: PersonNumber;
  member: boolean;
  offices: Office[];
  staff: boolean;
  /** What they are still known again for: a ban, or null, and the tables that go on from which they were removed. */
  ban: Ban | null;
  removedFrom: number[];
}

/**
 * Act 0.13: erases somebody's name, account and words, and takes them off the board and out of their offices; for
 * others the member of staff asks (Act 0.14). Games and the ledger stay, under a number, and so do a ban (Act II.9)
 * and the removal from a table that goes on.
 * Refused for the Chief Justice (Act III.2), and for a party to an open case.
 */
export function erasePerson(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named | null },
): Result<HouseOutcome> {
  const previewed = previewErasure(work, actor, input.member, work.now);
  if (!previewed.ok) return previewed;
  const { person, ban, removedFrom: tables } = previewed.value;
  const recognisable = ban !== null || tables.length > 0;
  const by = enrol(work, whoActs(work, actor));
  leave(work, previewed.value, by);
  work.append({ type: 'erased', person }, { by, acts: ['0.13'] });
  work.rename(person, `Former member ${person}`);
  work.eraseAccount(person, { recognisable });
  eraseWordsOf(work, person, work.now);
  const removed = ban === null && tables.length > 0 ? { removedFrom: tables } : {};
  return done({ kind: 'erased', person, recognisable, ...removed });
}

/** What `erasePerson` would do, or why it would not; changes nothing. */
export function previewErasure(
  view: ClubView,
  actor: Actor,
  named: Named | null,
  now: Instant,
): Result<Erasure> {
  const found = onFile(view, actor, named);
  if (!found.ok) return found;
  const { number: person } = found.value;
  const offices = [...officesHeld(view.state, person)];
  if (offices.includes('chief')) return refused({ code: 'chief-must-pass-on', person, acts: ['III.2'] });
  const erasure = {
    person,
    offices,
    ...leavingOf(view, person),
    member: isMember(view.state, person),
    staff: view.settings.staff === person,
    ban: banAt(view.state, person, now),
    removedFrom: removedFrom(view, person),
  };
  return unlessRefused(partyToCase(view, person, '0.13'), done(erasure));
}

/**
 * Erases the reasons and disputes by or about a person, in every book; why a ban in force was made is kept. What somebody wrote under
 * no name goes too, also where nobody can tell any more whether it was them.
 */
export function eraseWordsOf(work: UnitOfWork, person: PersonNumber, now: Instant): void {
  const isKept = (seq: number) => work.state.bans.some((ban) => ban.seq === seq && holdsAt(ban, now));
  const ours = entriesOf(work, person).map(({ seq }) => seq);
  work.eraseWords(ours.filter((seq) => !isKept(seq)));
  for (const [number, { rules, entries }] of work.books)
    if (number !== 0) work.eraseWords([...concernsOf(rules, entries, person).keys()], number);
  for (const { book, seq } of unnamedWordsOf(work, person)) work.eraseWords([seq], book);
}

function leave(work: UnitOfWork, { person, offices, staff, member }: Erasure, by: PersonNumber): void {
  for (const room of work.rooms) room.endWaiting?.(work, person, by);
  for (const room of work.rooms) room.leaveTables?.(work, person, by);
  for (const office of offices) takeOffice(work, person, office, by);
  if (staff) work.saveSettings({ staff: null });
  for (const room of work.rooms) room.checkOut?.(work, person, by);
  if (member) work.append({ type: 'removed', person, basis: 'request' }, { by, acts: ['0.13', 'II.8'] });
}
