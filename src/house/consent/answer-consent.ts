import type { PersonNumber } from '../../ledger/fields.ts';
import { officesHeld } from '../book/offices.ts';
import { chooseTables, readTables, type TablesChoice, whilePlayed } from '../offices/choose-tables.ts';
import { nameStaff } from '../offices/naming.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../result.ts';
import { askRooms } from '../room.ts';
import { type Consent, consentAt, isWaiting } from './consents.ts';

interface ConsentAnswer {
  /** The place of the entry by which it was asked for. */
  consent: string;
  given: boolean;
  /** The reason with which it was asked for; null where there was none, or it was erased. */
  reason: string | null;
}

/**
 * Acts III.3.5, III.4 and III.6: the Chief Justice, or for the Chief Justice's own matter another Justice, agrees to what
 * somebody asked for, and it is done; or not. Not understood once it was answered, is seven days old, or cannot be
 * done.
 */
export function answerConsent(work: UnitOfWork, actor: Actor, input: ConsentAnswer): Result<HouseOutcome> {
  const asked = consentAt(work, Number(input.consent));
  if (asked === null || !isWaiting(work, asked, work.now)) return notUnderstood({ problem: 'lapsed' });
  const refusals = mayNotAnswer(work, actor, asked);
  if (refusals.length > 0) return refused(...refusals);
  const by = enrol(work, whoActs(work, actor));
  const carried = input.given ? carryOut(work, asked, input.reason, by) : done(undefined);
  if (!carried.ok) return carried;
  const { seq, acts } = asked;
  work.append({ type: 'consent-answered', asked: seq, given: input.given }, { by, acts });
  return done({ kind: 'consent-answered', consent: seq, given: input.given });
}

function mayNotAnswer(view: ClubView, actor: Actor, asked: Consent): Refusal[] {
  const { number } = whoActs(view, actor);
  const held = number === null ? null : officesHeld(view.state, number);
  if (isForChief(view, asked))
    return held?.has('chief') === true
      ? []
      : [{ code: 'needs-office', offices: ['chief'], acts: asked.acts }];
  if (number === asked.by || number === asked.person)
    return [{ code: 'own-matter', instead: 'other-justice', acts: ['III.3.5'] }];
  if (number === null || held === null || !(held.has('justice') || held.has('chief')))
    return [{ code: 'needs-office', offices: ['justice'], acts: ['III.3.5'] }];
  const { matter } = asked;
  return matter.kind === 'staff' || matter.kind === 'tables'
    ? []
    : view.rooms.flatMap((room) => room.ownGame?.(view.state, matter, number) ?? []);
}

/** Whether the Chief Justice answers: for tables, and for who is the member of staff unless that is to be themselves. */
export const isForChief = ({ state }: Pick<ClubView, 'state'>, { matter, person }: Consent): boolean =>
  matter.kind === 'tables' || (matter.kind === 'staff' && !officesHeld(state, person).has('chief'));

function carryOut(
  work: UnitOfWork,
  { matter, person, by }: Consent,
  reason: string | null,
  consent: PersonNumber,
): Result<unknown> {
  if (matter.kind === 'tables') return carryOutTables(work, matter, by, consent);
  if (matter.kind === 'staff') {
    if (work.settings.staff !== null && work.settings.staff === person)
      return notUnderstood({ problem: 'lapsed' });
    nameStaff(work, person, by, consent);
    return done(undefined);
  }
  const chief = by === null ? null : asActor(work, by);
  if (chief === null || reason === null) return notUnderstood({ problem: 'lapsed' });
  const agreed = { matter, person, chief, reason, consent };
  return (
    askRooms(work, (room) => room.carryOutAgreed?.(work, agreed)) ?? notUnderstood({ problem: 'lapsed' })
  );
}

/** What is so by now is not done again. */
function carryOutTables(
  work: UnitOfWork,
  { tables, bans }: TablesChoice,
  by: PersonNumber | null,
  consent: PersonNumber,
): Result<unknown> {
  const choice = readTables(work, { tables, tableBans: bans });
  if (choice === null) return notUnderstood({ problem: 'lapsed' });
  const played = whilePlayed(work, choice);
  if (played.length > 0) return refused(...played);
  chooseTables(work, choice, by, consent);
  return done(undefined);
}

/** The person who asked, as they would act now. */
function asActor({ people }: ClubView, person: PersonNumber): Actor | null {
  const asker = people.byNumber(person);
  if (asker?.account == null) return null;
  return { account: asker.account, name: asker.name, managesGuild: false };
}
