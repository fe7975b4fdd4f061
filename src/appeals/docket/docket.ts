import { isOpen } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import { holders } from '../../house/book/offices.ts';
import { type Actor, whoActs } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { allCases, type Case, dueOf, latestJudgement } from '../book/cases.ts';
import type { CourtDuty } from '../book/court-entries.ts';
import {
  courtOf,
  isInside,
  type Ledger,
  partiesOf,
  sidesOf,
  silentIn,
  vacancies,
  votersOf,
  withoutWord,
} from '../court.ts';
import { findCase } from '../find-case.ts';
import { writersOn } from '../opinions/on-judgement.ts';
import { justiceName } from '../opinions/published.ts';
import { partyName } from '../party-names.ts';
import { deciderOf } from '../voting/redecide.ts';

/** A case with which the Court has still to do. */
export interface DocketLine {
  appeal: Case;
  waiting: Waiting[];
  /** Its next deadline, past or to come; null where it has none. */
  due: Instant | null;
}

/** Everything that is before the Court, or of which it has still to say why: what is due first comes first. */
export const docketOf = (view: Ledger): DocketLine[] =>
  allCases(view.state)
    .map((appeal) => lineOf(view, appeal))
    .filter(({ appeal, waiting }) => isOpen(appeal.stage) || waiting.length > 0)
    .sort((one, other) => byDue(one, other) || one.appeal.number - other.appeal.number);

function lineOf(view: Ledger, appeal: Case): DocketLine {
  const waiting = waitingFor(view, appeal);
  return { appeal, waiting, due: waiting[0]?.due ?? null };
}

/** What somebody is called where everybody may read it: a party as the Court names parties. As typed. */
export const publicName = (view: ClubView, appeal: Case, person: PersonNumber): string =>
  partiesOf(appeal).includes(person) ? partyName(view, person) : justiceName(view, person);

/** The cases in which somebody has a part: as a party, counsel, witness or of the panel. The open first, then the latest. */
function ownCases(view: Ledger, person: PersonNumber | null): Case[] {
  const rank = ({ stage, number }: Case) => (isOpen(stage) ? 1e9 : 0) + number;
  return allCases(view.state)
    .filter((appeal) => person !== null && hasPart(appeal, person))
    .sort((one, other) => rank(other) - rank(one));
}

const hasPart = (appeal: Case, person: PersonNumber): boolean =>
  [...sidesOf(appeal), ...appeal.witnesses, ...appeal.panel].includes(person);

/** What a case waits for: the duties that have a deadline, the first vote among them, and what has none. */
export type Awaited = CourtDuty | 'first-vote' | 'writ' | 'panel' | 'answer';

export interface Waiting {
  awaited: Awaited;
  /** Who can do it, or has to; empty where nobody holds the office. */
  from: PersonNumber[];
  /** The last moment at which it is in time; null where there is none. */
  due: Instant | null;
}

/** What a case waits for and from whom, the most pressing first; nothing once it is over. */
export const waitingFor = (view: Ledger, appeal: Case): Waiting[] =>
  [...nextStep(view, appeal), ...opinionOwed(view, appeal)].sort(byDue);

/** Whether something comes later than it should have. */
export const isOverdue = ({ due }: Pick<Waiting, 'due'>, now: Instant): boolean => due !== null && now > due;

/** What has no deadline comes last. */
const byDue = (one: Pick<Waiting, 'due'>, other: Pick<Waiting, 'due'>): number =>
  (one.due ?? Number.MAX_SAFE_INTEGER) - (other.due ?? Number.MAX_SAFE_INTEGER);

function nextStep(view: Ledger, appeal: Case): Waiting[] {
  switch (appeal.stage) {
    case 'filed':
      return [undated('writ', withoutWord(view, appeal))];
    case 'granted':
      return [seating(view)];
    case 'hearing':
    case 'sitting':
      return [vacancies(view, appeal) > 0 ? seating(view) : firstVote(view, appeal)];
    case 'voting':
    case 'revote':
    case 'voting-en-banc':
      return [...votes(view, appeal), ...(vacancies(view, appeal) > 0 ? [seating(view)] : [])];
    case 'remanded':
      return [dated(view, appeal, 'redecision', decidersOf(view, appeal))];
    case 'asked':
      return [undated('answer', holders(view.state, 'chief'))];
    case 'denied':
    case 'withdrawn':
    case 'judged':
    case 'published':
    case 'declined':
    case 'final':
    case 'closed':
      return [];
    default:
      return appeal.stage satisfies never;
  }
}

const undated = (awaited: Awaited, from: PersonNumber[]): Waiting => ({ awaited, from, due: null });

const dated = ({ state }: Ledger, appeal: Case, duty: CourtDuty, from: PersonNumber[]): Waiting => ({
  awaited: duty,
  from,
  due: dueOf(state, appeal, duty),
});

/** Act III.3.7 */
const seating = ({ state }: Ledger): Waiting => undated('panel', holders(state, 'chief'));

function votes(view: Ledger, appeal: Case): Waiting[] {
  const silent = silentIn(view, appeal);
  return silent.length === 0 ? [] : [dated(view, appeal, 'vote', silent)];
}

/** The first vote ends the hearing, and can be late like any other (Acts III.3.7 and III.3.9). */
const firstVote = (view: Ledger, appeal: Case): Waiting => ({
  ...dated(view, appeal, 'vote', votersOf(view, appeal)),
  awaited: 'first-vote',
});

/** Act III.3.8: the Moderator whose act it was, else the others who are no party. */
function decidersOf(view: Ledger, appeal: Case): PersonNumber[] {
  const decider = deciderOf(view, appeal);
  if (decider !== null) return [decider];
  return holders(view.state, 'moderator').filter((person) => !partiesOf(appeal).includes(person));
}

/** Act III.3.10: its author, or the person who may become that. */
function opinionOwed(view: Ledger, appeal: Case): Waiting[] {
  const judgement = latestJudgement(appeal);
  if (judgement === null || dueOf(view.state, appeal, 'opinion') === null) return [];
  const { author } = appeal;
  const writes = author !== null && courtOf(view).includes(author);
  return [dated(view, appeal, 'opinion', writes ? [author] : writersOn(view, appeal, judgement))];
}

/** One case, for somebody who may see all of it (`inside`) or what everybody may; or all those of the asker. */
export type Status =
  | { kind: 'case'; appeal: Case; reader: PersonNumber | null; inside: boolean }
  | { kind: 'own'; cases: Case[] };

/** How a case stands, or without one the asker's own. Everybody may ask: the Court is public (Act III.3). */
export function askStatus(view: ClubView, actor: Actor, cited: string | null): Result<Status> {
  const { number: reader } = whoActs(view, actor);
  if (cited === null) return done({ kind: 'own', cases: ownCases(view, reader) });
  const found = findCase(view, cited);
  if (!found.ok) return found;
  const appeal = found.value;
  return done({ kind: 'case', appeal, reader, inside: isInside(view, appeal, reader) });
}
