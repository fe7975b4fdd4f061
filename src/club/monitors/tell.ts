import { mayModerate } from '../../../terms/administration/authority.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import type { Monitor } from '../../ledger/state.ts';
import { holders, officesHeld } from '../../ledger/views.ts';
import type { MonitorNews, Notice } from '../notices.ts';
import type { UnitOfWork } from '../ports.ts';

/** Has a step of a monitor declared in #discussion, and the Member told of it (Acts II.10 and III.2.4). */
export function tellOfMonitor(work: UnitOfWork, news: MonitorNews): void {
  work.announce({ kind: 'monitor', told: 'club', ...news }, { to: 'discussion' });
  tell(work, { kind: 'monitor', told: 'member', ...news }, news.person);
}

/** Has somebody told by the bot, where they have an account to be told by. */
export function tell(work: UnitOfWork, notice: Notice, person: PersonNumber): void {
  if (work.people.byNumber(person)?.account == null) return;
  work.announce(notice, { to: 'person', person });
}

/** Act II.10.5: who is asked to state the suspicion anew: whoever placed the monitor, or the Chief Justice after them. */
export function whoRestates({ state }: UnitOfWork, { by, person }: Monitor): PersonNumber[] {
  const may = by !== null && by !== person && mayModerate(officesHeld(state, by));
  return may ? [by] : holders(state, 'chief').filter((chief) => chief !== person);
}
