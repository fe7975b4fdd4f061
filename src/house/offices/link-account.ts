import type { PersonNumber } from '../../ledger/fields.ts';
import { officesHeld } from '../book/offices.ts';
import type { HouseOutcome } from '../outcomes.ts';
import {
  type Actor,
  enrol,
  type Named,
  needsChief,
  type Person,
  whichPerson,
  whoActs,
  whoIsNamed,
} from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, unlessRefused } from '../result.ts';
import { declareUse } from '../tell.ts';

interface LinkInput {
  /** The member without an account. */
  member: Named;
  account: Named;
}

export interface Link {
  person: Person;
  account: string;
}

/** The Chief Justice gives a member without a Discord account the account that is theirs; it is announced (Act III.4). */
export function linkAccount(work: UnitOfWork, actor: Actor, input: LinkInput): Result<HouseOutcome> {
  const link = mayLinkAccount(work, actor, input);
  if (!link.ok) return link;
  const { number: person } = link.value.person;
  work.linkAccount(person, link.value.account);
  const by = enrol(work, whoActs(work, actor));
  declareUse(work, work.append({ type: 'account-linked', person }, { by, acts: ['III.4'] }));
  return done({ kind: 'account-linked', person });
}

/** What would be linked to what, or why it cannot be. Changes nothing. */
export function mayLinkAccount(view: ClubView, actor: Actor, input: LinkInput): Result<Link> {
  const named = allOf(whichPerson(view, input.member), whoIsNamed(view, input.account));
  const read = unlessRefused(needsChief(view, actor), named);
  if (!read.ok) return read;
  const [person, { account, number, name }] = read.value;
  if (account === null) return notUnderstood({ problem: 'no-such-person', text: name });
  return unlessRefused([...hasAccount(person), ...isTaken(view, number)], done({ person, account }));
}

const hasAccount = ({ number: person, account }: Person): Refusal[] =>
  account === null ? [] : [{ code: 'has-account', person, acts: ['II.1'] }];

/** None, or the refusal of an account that is taken. One who only visited gives it up; the visits stay theirs. */
const isTaken = (view: ClubView, owner: PersonNumber | null): Refusal[] =>
  owner === null || isVisitor(view, owner) ? [] : [{ code: 'account-taken', person: owner, acts: ['II.1'] }];

const isVisitor = ({ state, settings, rooms }: ClubView, person: PersonNumber): boolean =>
  (state.standings[person]?.memberships ?? []).length === 0 &&
  officesHeld(state, person).size === 0 &&
  settings.staff !== person &&
  !state.bans.some((ban) => ban.person === person) &&
  !rooms.some((room) => room.hasPlayed?.(state, person));
