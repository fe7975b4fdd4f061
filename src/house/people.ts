import { mayAppoint, mayModerate, type Office } from '../../terms/administration/authority.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';
import { isMember } from './book/members.ts';
import { officesHeld } from './book/offices.ts';
import { displayName, sameName, tidy } from './names.ts';
import type { ClubView, UnitOfWork } from './ports.ts';
import type { Wanted } from './reminders/reminder.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from './result.ts';
import { withoutScores } from './worn.ts';

/** A person as the club knows them. The name and the account can be erased; the number stays. */
export interface Person {
  number: PersonNumber;
  /** The Discord account's id, or null for a member without one. */
  account: string | null;
  name: string;
}

export interface People {
  byNumber(number: PersonNumber): Person | null;
  /** The person who has that account; or had it erased and would be known again, then without an account. */
  byAccount(account: string): Person | null;
  all(): readonly Person[];
  /** Those who had their account erased and would be known again by it. */
  recognisable(): readonly PersonNumber[];
  /** Those who want to be reminded of something. */
  reminded(): readonly PersonNumber[];
  /** What somebody wants to be reminded of; nothing until they choose it. */
  remindersOf(person: PersonNumber): Wanted;
}

/** The person who gives a command, as Discord vouches for them. */
export interface Actor {
  account: string;
  /** The display name on the server, for a person the club does not know yet. */
  name: string;
  /** The account's own name, where `name` is a nickname that it has on the server. */
  ownName?: string;
  /** Whether Discord lets them manage the server. */
  managesGuild: boolean;
}

/** Somebody whom a command names: a Discord user, or a member by name or `#number`. */
export type Named = { account: string; name: string; ownName?: string; bot: boolean } | { text: string };

/** Whether a person had their data erased and has not come back: nobody can be named so any more. */
export const isErased = (
  { state }: { state: Pick<State, 'erased'> },
  { number, account }: Pick<Person, 'number' | 'account'>,
): boolean => account === null && state.erased.has(number);

/** The offices of the person who gives the command. */
export const officesOfActor = (view: ClubView, actor: Actor): ReadonlySet<Office> =>
  officesOf(view, whoActs(view, actor));

/** Acts III.2 and III.3.4: none, or the refusal for somebody without a Moderator's power. */
export const needsModerator = (view: ClubView, actor: Actor): Refusal[] =>
  mayModerate(officesOfActor(view, actor))
    ? []
    : [{ code: 'needs-office', offices: ['moderator', 'justice'], acts: ['III.2', 'III.3.4'] }];

/** Act III.2: none, or the refusal for somebody who is not the Chief Justice. */
export const needsChief = (view: ClubView, actor: Actor): Refusal[] =>
  mayAppoint(officesOfActor(view, actor))
    ? []
    : [{ code: 'needs-office', offices: ['chief'], acts: ['III.2'] }];

/** Acts 0.14 and III.6: whether that is the member of staff who watches over the club. */
export function isStaff(view: ClubView, actor: Actor): boolean {
  const { number } = whoActs(view, actor);
  return number !== null && number === view.settings.staff;
}

/** Somebody a command speaks of: a person of the club, or an account it has not met, whose `number` is null. */
export interface Somebody {
  number: PersonNumber | null;
  account: string | null;
  name: string;
}

/** Somebody as Discord shows them on the server. */
type OnServer = Pick<Actor, 'account' | 'name' | 'ownName'>;

/** The person who gives the command. */
export const whoActs = (view: ClubView, actor: Actor): Somebody => byAccount(view, actor);

/** The person who has that account, or a newcomer. Somebody recognised after an erasure has their number and a new name. */
function byAccount({ people, settings }: ClubView, named: OnServer): Somebody {
  const { account } = named;
  const person = people.byAccount(account);
  if (person?.account === account) return person;
  return { number: person?.number ?? null, account, name: theirName(named, settings.worn.found[account]) };
}

/** What somebody is called on the server, without the score that the bot adds to nicknames; one that it `found` is theirs. */
function theirName({ name, ownName }: OnServer, found: string | null | undefined): string {
  if (ownName === undefined) return displayName(name);
  const own = [found ?? ownName, ownName].map(displayName);
  return displayName(withoutScores(displayName(name), own));
}

/** Whom a command names: a Discord user, or somebody by `#12` or a name that is theirs alone. No bots (Act 0.9). */
export function whoIsNamed(view: ClubView, named: Named): Result<Somebody> {
  if ('text' in named) return byText(view, named.text);
  if (named.bot) return refused({ code: 'against-a-bot', acts: ['0.9'] });
  return done(byAccount(view, named));
}

/** As `whoIsNamed`, for commands that only make sense of somebody the club knows. */
export function whichPerson(view: ClubView, named: Named): Result<Person> {
  const found = whoIsNamed(view, named);
  if (!found.ok) return found;
  const { number, name } = found.value;
  const person = number === null ? null : view.people.byNumber(number);
  if (person === null || isErased(view, person))
    return notUnderstood({ problem: 'no-such-person', text: name });
  return done(person);
}

/** Somebody by their number, so that a question about them is not carried out on the name's next bearer. */
export function asShown(view: ClubView, named: Named): Named {
  const found = 'text' in named ? whoIsNamed(view, named) : null;
  if (found === null || !found.ok || found.value.number === null) return named;
  return { text: `#${found.value.number}` };
}

function byText(view: ClubView, text: string): Result<Somebody> {
  const [, digits] = /^#(\d{1,9})$/.exec(text.trim()) ?? [];
  const people = view.people.all().filter((person) => !isErased(view, person));
  const numbered = people.find(({ number }) => number === Number(digits));
  if (numbered !== undefined) return done(numbered);
  const namesakes = called(people, text);
  const [only, another] = namesakes;
  if (only === undefined) return notUnderstood({ problem: 'no-such-person', text });
  if (another === undefined) return done(only);
  return notUnderstood({ problem: 'several-people', text, people: namesakes.map(({ number }) => number) });
}

/** Those who bear that name; or, where nobody does, the name without an @ before it and the scores that nicknames show. */
function called(people: readonly Person[], text: string): Person[] {
  const bearing = (name: string) => people.filter((person) => sameName(person.name, name));
  const exactly = bearing(text);
  return exactly.length > 0 ? exactly : bearing(withoutScores(tidy(text).replace(/^@/, '')));
}

/** The person's number, a new one if need be. Call it once nothing is refused. An erased person has a name again. */
export function enrol(work: UnitOfWork, { number, account, name }: Somebody): PersonNumber {
  const met = number ?? (account === null ? undefined : work.people.byAccount(account)?.number);
  if (met === undefined) return work.addPerson({ account, name });
  if (account !== null && work.people.byNumber(met)?.account === null) {
    work.linkAccount(met, account);
    work.rename(met, name);
  }
  return met;
}

/** The number of the person who gives the command, from now on if the club had not met them. */
export const enrolActor = (work: UnitOfWork, actor: Actor): PersonNumber => enrol(work, whoActs(work, actor));

/** The number of an officer who gives the command. Throws for somebody the club has not met: ask for their office first. */
export function officerOf(view: ClubView, actor: Actor): PersonNumber {
  const { number } = whoActs(view, actor);
  if (number === null) throw new Error('Nobody holds an office whom the club has not met');
  return number;
}

export const isMemberNow = (view: ClubView, { number }: Somebody): boolean =>
  number !== null && isMember(view.state, number);

const none: ReadonlySet<Office> = new Set();

/** The offices that somebody holds. */
export const officesOf = (view: ClubView, { number }: Somebody): ReadonlySet<Office> =>
  number === null ? none : officesHeld(view.state, number);
