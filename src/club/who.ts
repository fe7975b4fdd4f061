import type { Office, PersonNumber } from '../ledger/entries.ts';
import { isMember, officesHeld } from '../ledger/views.ts';
import { displayName, sameName } from './names.ts';
import type { Actor, Named, Person } from './people.ts';
import type { ClubView, UnitOfWork } from './ports.ts';
import { done, notUnderstood, type Result, refused } from './result.ts';

/** Somebody a command speaks of: a person of the club, or an account it has not met, whose `number` is null. */
export interface Somebody {
  number: PersonNumber | null;
  account: string | null;
  name: string;
}

/** Whoever gives the command. */
export const whoActs = (view: ClubView, actor: Actor): Somebody =>
  view.people.byAccount(actor.account) ?? newcomer(actor);

const newcomer = ({ account, name }: { account: string; name: string }): Somebody => ({
  number: null,
  account,
  name: displayName(name),
});

/**
 * Whom a command names: a Discord user, or somebody of the club by `#12` or by name. A bot is refused, since a
 * person is a human being (Act 0.9); a name that several bear is not guessed at.
 */
export function whoIsNamed(view: ClubView, named: Named): Result<Somebody> {
  if ('text' in named) return byText(view, named.text);
  if (named.bot) return refused({ code: 'against-a-bot', acts: ['0.9'] });
  return done(view.people.byAccount(named.account) ?? newcomer(named));
}

/** As `whoIsNamed`, for commands that only make sense of somebody the club knows. */
export function whichPerson(view: ClubView, named: Named): Result<Person> {
  const found = whoIsNamed(view, named);
  if (!found.ok) return found;
  const { number, account, name } = found.value;
  if (number === null) return notUnderstood({ problem: 'no-such-person', text: name });
  return done({ number, account, name });
}

function byText(view: ClubView, text: string): Result<Somebody> {
  const [, digits] = /^#(\d{1,9})$/.exec(text.trim()) ?? [];
  const numbered = digits === undefined ? null : view.people.byNumber(Number(digits));
  if (numbered !== null) return done(numbered);
  const namesakes = view.people.all().filter(({ name }) => sameName(name, text));
  const [only, another] = namesakes;
  if (only === undefined) return notUnderstood({ problem: 'no-such-person', text });
  if (another === undefined) return done(only);
  return notUnderstood({ problem: 'several-people', text, people: namesakes.map(({ number }) => number) });
}

/** The person's number, from now on if the club had not met them. Only once nothing is refused any more. */
export function enrol(work: UnitOfWork, { number, account, name }: Somebody): PersonNumber {
  const met = number ?? (account === null ? undefined : work.people.byAccount(account)?.number);
  return met ?? work.addPerson({ account, name });
}

export const isMemberNow = (view: ClubView, { number }: Somebody): boolean =>
  number !== null && isMember(view.state, number);

const none: ReadonlySet<Office> = new Set();

/** The offices that somebody holds. */
export const officesOf = (view: ClubView, { number }: Somebody): ReadonlySet<Office> =>
  number === null ? none : officesHeld(view.state, number);
