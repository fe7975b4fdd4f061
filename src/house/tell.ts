import { mayModerate } from '../../terms/administration/authority.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Notice } from '../told.ts';
import { holders, officesHeld } from './book/offices.ts';
import type { ClubView, UnitOfWork } from './ports.ts';

/** Has somebody told by the bot, where they have an account to be told by. */
export function tell(work: UnitOfWork, notice: Notice, person: PersonNumber): void {
  if (work.people.byNumber(person)?.account == null) return;
  work.announce(notice, { to: 'person', person });
}

/** Acts II.10.5 and III.2.4: the Moderator who goes on with what they did, or the Chief Justice after them. */
export function whoGoesOn(
  { state }: ClubView,
  { by, person }: { by: PersonNumber | null; person: PersonNumber },
): PersonNumber[] {
  const may = by !== null && by !== person && mayModerate(officesHeld(state, by));
  return may ? [by] : holders(state, 'chief').filter((chief) => chief !== person);
}

/** Act III.2.4: declares in #discussion what somebody did with the power of their office, by that entry. */
export const declareUse = (work: UnitOfWork, entry: number): void =>
  work.announce({ kind: 'power-used', entry }, { to: 'discussion' });
