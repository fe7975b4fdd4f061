import type { Act } from '../../../terms/register.ts';
import { needsModerator } from '../../house/authority.ts';
import type { Actor, Named, Person } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { whichPerson, whoActs } from '../../house/who.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Monitor, monitorOn } from '../book/monitors.ts';

/** Acts II.10 and III.3.5: whom a Moderator names, unless it is themselves. */
export function whoIsMonitored(view: ClubView, actor: Actor, named: Named): Result<Person> {
  const authority = needsModerator(view, actor);
  if (authority.length > 0) return refused(...authority);
  const found = whichPerson(view, named);
  if (!found.ok) return found;
  const own = whoActs(view, actor).number === found.value.number;
  return own ? refused({ code: 'own-matter', acts: ['III.3.5'] }) : found;
}

/** The monitor that stands on a person, or the refusal that says that there is none. */
export function whichMonitor({ state }: ClubView, person: PersonNumber, act: Act): Result<Monitor> {
  const monitor = monitorOn(state, person);
  return monitor === null ? refused({ code: 'not-monitored', person, acts: [act] }) : done(monitor);
}
