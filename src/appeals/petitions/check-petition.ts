import { isBeforeCourt, type Obstacle, obstacleActs, obstacleTo } from '../../../terms/court/appealable.ts';
import type { SubjectKind } from '../../../terms/court/decisions.ts';
import type { Act } from '../../../terms/register.ts';
import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { broughtIn } from '../../house/brought.ts';
import type { Item } from '../../house/court-items.ts';
import { type Actor, type Named, needsModerator, whichPerson, whoActs } from '../../house/people.ts';
import type { Preview } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  done,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
  unlessRefused,
} from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allCases, barOn, type Case, casesAbout } from '../book/cases.ts';
import type { Subject } from '../book/court-entries.ts';

export interface PetitionInput {
  against: SubjectKind;
  /** What of that kind; null where it goes without saying. */
  item: string | null;
  /** A member without an account, for whom it is filed as they asked on paper; null for the person who files it. */
  member: Named | null;
}

/** A petition that the Court could take. */
export interface Petition {
  item: Item;
  petitioner: PersonNumber;
  subject: Subject;
  respondent: PersonNumber | null;
  enBanc: boolean;
  /** By what right it is brought, beside Act III.3; null for none. */
  act: Act | null;
}

/**
 * What somebody would take to the Court, or why they cannot: it does not concern them (Act III.3), it would be against
 * the person who files it for them (Act III.3.5), or the Court does not take it (Acts II.9.5, II.11.3, III.3.9 and III.6).
 */
export const checkPetition: Preview<PetitionInput, Petition> = (view, actor, input, now) => {
  const asked = petitionerOf(view, actor, input.member);
  if (!asked.ok) return asked;
  const person = asked.value;
  const found = findItem(view, person, input, now);
  if (!found.ok) return found;
  const item = found.value;
  if (person === null || !isFor(item, person)) return refused({ code: 'not-your-matter', acts: ['III.3'] });
  const undecided = item.subject === null ? [] : (broughtIn(view, item.subject).undecided?.() ?? []);
  const refusals = [...undecided, ...obstacles(view, item, person, now)];
  if (refusals.length > 0) return refused(...refusals);
  if (item.subject === null) throw new Error(`The Court takes ${item.what} without a subject`);
  const subject = subjectOf(view, item.subject);
  const brought = broughtIn(view, subject);
  const answering = brought.answering(person);
  const respondent = answering === person ? null : answering;
  if (input.member !== null && respondent === whoActs(view, actor).number)
    return refused({ code: 'own-matter', acts: ['III.3.5'] });
  const { act = null, enBanc = false } = brought;
  return done({ item, petitioner: person, subject, respondent, enBanc, act });
};

/** What a petition is against, be that named by what it was before. */
const subjectOf = (view: ClubView, subject: Subject): Subject =>
  broughtIn(view, subject).instead?.() ?? subject;

/** All that there is of that kind in the club; cases are not among it. */
const itemsOf = (view: ClubView, kind: Subject['kind'], now: Instant): Item[] =>
  view.rooms.flatMap(({ court }) => court?.items[kind]?.(view, now) ?? []);

/** Whether it concerns them, so that they may take it to the Court; what concerns all does everybody the club knows. */
export const isFor = ({ concerned }: Item, person: PersonNumber | null): boolean =>
  person !== null && (concerned === null || concerned.includes(person));

/**
 * Who goes to the Court: the person who acts, or the member without an account for whom a Moderator files it (Act III.2). Null for
 * somebody the club does not know. Refused for a member who has an account.
 */
export function petitionerOf(
  view: ClubView,
  actor: Actor,
  member: Named | null,
): Result<PersonNumber | null> {
  if (member === null) return done(whoActs(view, actor).number);
  const found = unlessRefused(needsModerator(view, actor), whichPerson(view, member));
  if (!found.ok) return found;
  const { number: person, account } = found.value;
  return account === null ? done(person) : refused({ code: 'has-account', person, acts: ['III.3'] });
}

/** The item that is named; or the only one of theirs that the Court could take. */
function findItem(
  view: ClubView,
  person: PersonNumber | null,
  { against, item }: PetitionInput,
  now: Instant,
): Result<Item> {
  const all = itemsOf(view, against, now);
  const unknown = notUnderstood({ problem: 'no-such-item', against, text: item ?? '' });
  const typed = item ?? (against === 'other' ? 'other' : null);
  if (typed !== null) {
    const key = keyOf(typed);
    const named = all.findLast((each) => each.key === key);
    return named === undefined ? unknown : done(named);
  }
  const own = all.filter((each) => isFor(each, person)).reverse();
  const takes = own.filter((each) => obstacles(view, each, person, now).length === 0);
  if (takes.length > 1) return notUnderstood({ problem: 'which-item', against });
  const only = takes[0] ?? own[0];
  return only === undefined ? unknown : done(only);
}

/** `12` of `#12`, `12` or what the choices show, which begins so. */
const keyOf = (text: string): string => /^\s*#?([\w-]*)/.exec(text)?.[1]?.toLowerCase() ?? '';

/** What keeps the Court from taking it, with the case in which it does. */
export function obstacles(
  view: ClubView,
  { what, subject, stands }: Item,
  person: PersonNumber | null,
  now: Instant,
): Refusal[] {
  const cases = subject === null ? [] : casesOf(view, subject, person);
  const barredUntil = subject?.kind === 'ban' ? barOn(view.state, subject.penalty) : null;
  const earlier = cases.map(({ stage, judgements }) => ({
    stage,
    judged: judgements.length > 0,
    enBanc: judgements.at(-1)?.enBanc ?? false,
  }));
  const today = localDate(now, view.state.figures);
  const obstacle = obstacleTo({ what, stands, barredUntil, cases: earlier }, today);
  return obstacle === null ? [] : [noAppeal(obstacle, cases.at(-1), barredUntil)];
}

/** The refusal of what the Court does not take: by the case about the same, and until which day. */
export const noAppeal = (obstacle: Obstacle, about?: Case, until: LocalDate | null = null): Refusal => ({
  code: 'not-appealable',
  obstacle,
  case: about?.number ?? null,
  until,
  acts: [obstacleActs[obstacle]],
});

/** Act III.3.6: a case about the same that is before the Court, or was judged since this one was filed; or null. */
export const takenInstead = (view: ClubView, appeal: Case): Case | null =>
  casesOf(view, appeal.subject, appeal.petitioner).find(
    (other) =>
      other.number !== appeal.number &&
      (isBeforeCourt(other) || other.judgements.some(({ seq }) => seq > appeal.seq)),
  ) ?? null;

/** The cases about the same; of matters that are about nothing in the ledger, those of that person which are open. */
function casesOf(view: ClubView, subject: Subject, person: PersonNumber | null): Case[] {
  if (subject.kind !== 'other') return casesAbout(view.state, subjectOf(view, subject));
  return allCases(view.state).filter(
    (appeal) =>
      appeal.subject.kind === 'other' && appeal.petitioner === person && appeal.judgements.length === 0,
  );
}

/** What somebody, or `member` through them, may take to the Court: what it takes first, then their own; latest first. */
export function choicesFor(
  view: ClubView,
  actor: Actor,
  against: SubjectKind,
  now: Instant,
  member: Named | null = null,
): Item[] {
  const asked = petitionerOf(view, actor, member);
  const person = asked.ok ? asked.value : null;
  const rank = (item: Item) =>
    (obstacles(view, item, person, now).length === 0 ? 2 : 0) + (item.concerned === null ? 0 : 1);
  return itemsOf(view, against, now)
    .filter((item) => isFor(item, person))
    .reverse()
    .map((item) => ({ item, rank: rank(item) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}
