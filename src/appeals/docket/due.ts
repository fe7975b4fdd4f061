import { answerDue } from '../../../terms/court/deadlines.ts';
import { isBeforeAll, type Stage } from '../../../terms/court/stages.ts';
import {
  addDays,
  type Instant,
  instantAt,
  isSessionDay,
  type LocalDate,
  localDate,
} from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import { type Case, type CourtDeadline, deadlinesOf } from '../book/cases.ts';
import type { CourtDuty } from '../book/court-entries.ts';
import { vacancies, votersOf } from '../court.ts';
import type { ChiefAwaited } from '../notices.ts';
import { docketOf, type Waiting, waitingFor } from './docket.ts';

/** Acts III.3.8 to III.3.10: reminders of opinions, votes and new decisions, and the weekly docket for the Court. */
export const docketDue = (view: ClubView): DueThing[] => {
  const cases = docketOf(view).map(({ appeal }) => appeal);
  return [
    ...cases.flatMap((appeal) => [...remindersFor(view, appeal), ...waitOf(view, appeal)]),
    ...digestOf(view, cases),
  ];
};

/**
 * Acts III.3.6, III.3.7 and III.3.9.1: everybody is told that a case has waited for the Chief Justice too long, once
 * for each thing. One that waited before the bot could tell counts as of the latest entry.
 */
function waitOf(view: ClubView, appeal: Case): DueThing[] {
  const { state, entries } = view;
  const { number, waitTold } = appeal;
  const wait = waitForChief(view, appeal);
  if (wait === null || (waitTold !== null && waitTold >= wait.since)) return [];
  const { awaited, since } = wait;
  const due = answerDue(since, figuresAt(state, since));
  return [
    {
      at: Math.max(due, entries.at(-1)?.at ?? 0),
      name: `the wait of case ${number}`,
      carryOut(work) {
        const acts = [waitActs[awaited]];
        work.append({ type: 'wait-told', case: number }, { by: null, acts });
        work.announce({ kind: 'court-waits', case: number, awaited, since }, { to: 'discussion' });
      },
    },
  ];
}

const waitActs = { writ: 'III.3.6', panel: 'III.3.7', place: 'III.3.7', answer: 'III.3.9.1' } as const;

const awaitedIn: Partial<Record<Stage, ChiefAwaited>> = { filed: 'writ', granted: 'panel', asked: 'answer' };

function waitForChief(view: ClubView, appeal: Case): { awaited: ChiefAwaited; since: Instant } | null {
  const { stage, since } = appeal;
  const awaited = awaitedIn[stage];
  if (awaited !== undefined) return { awaited, since };
  const emptied = isWithItsPanel(appeal) ? emptySince(view, appeal) : null;
  return emptied === null ? null : { awaited: 'place', since: Math.max(emptied, since) };
}

/** Those that are heard with another have its panel. */
const isWithItsPanel = ({ stage, heardWith }: Case): boolean =>
  heardWith === null && (stage === 'hearing' || stage === 'voting' || stage === 'revote');

/** Act III.3.7: since when the first of a panel's empty places is so; null where none is. Nobody can vote meanwhile. */
function emptySince(view: ClubView, appeal: Case): Instant | null {
  if (vacancies(view, appeal) <= 0) return null;
  const sit = votersOf(view, appeal);
  const left = view.entries.find(
    (entry) =>
      entry.at >= (appeal.seatedAt ?? appeal.since) &&
      (entry.type === 'recused'
        ? entry.case === appeal.number
        : entry.type === 'office-taken' &&
          appeal.panel.includes(entry.person) &&
          !sit.includes(entry.person)),
  );
  return left?.at ?? null;
}

const remindersFor = ({ state }: ClubView, appeal: Case): DueThing[] =>
  deadlinesOf(state, appeal).flatMap((deadline) => unsaid(appeal, deadline));

/** A duty that begins again, such as another round of votes, has its reminders again. */
function unsaid(appeal: Case, { duty, since, due, reminders }: CourtDeadline): DueThing[] {
  const said = appeal.reminded.filter((each) => each.duty === duty && each.at >= since);
  return reminders
    .filter(({ day, at }) => at < due && !said.some((each) => each.day === day))
    .map(({ day, at }) => ({
      at,
      name: `reminder ${day} of the ${duty} in case ${appeal.number}`,
      carryOut: (work) => remind(work, appeal.number, duty, day),
    }));
}

function remind(work: UnitOfWork, number: number, duty: CourtDuty, day: number): void {
  const appeal = work.state.cases[number];
  if (appeal === undefined) return;
  const owing = waitingFor(work, appeal).filter((each) => isOf(duty, each));
  work.append(
    { type: 'court-reminded', case: number, duty, day },
    { by: null, acts: [actFor(appeal, duty)] },
  );
  for (const person of owing.flatMap(({ from }) => from))
    tell(work, { kind: 'court-reminder', case: number, duty, person }, person);
}

const isOf = (duty: CourtDuty, { awaited }: Waiting): boolean =>
  awaited === duty || (duty === 'vote' && awaited === 'first-vote');

function actFor(appeal: Case, duty: CourtDuty) {
  if (duty === 'opinion') return 'III.3.10';
  return duty === 'vote' && isBeforeAll(appeal.stage) ? 'III.3.9' : 'III.3.8';
}

/** On the club's day of the week, holidays too, when sessions begin on it; as long as anything is before the Court. */
function digestOf({ state }: ClubView, cases: readonly Case[]): DueThing[] {
  if (cases.length === 0) return [];
  const { figures, pastFigures, docketTold } = state;
  const openSince = Math.min(...cases.map(({ asked, filedAt }) => asked?.at ?? filedAt));
  const after = Math.max(openSince, pastFigures.at(-1)?.until ?? 0);
  const date = firstDayAfter(after, docketTold, figures);
  const at = instantAt(date, figures.opens, figures);
  return [{ at, name: `the docket of ${date}`, carryOut: (work) => tellDocket(work, date) }];
}

type Week = ClubView['state']['figures'];

/** The first of the club's days that begins its sessions after that moment, and comes after the day told of before. */
function firstDayAfter(after: Instant, told: LocalDate | null, figures: Week): LocalDate {
  const isNext = (day: LocalDate) =>
    isSessionDay(day, figures) &&
    instantAt(day, figures.opens, figures) > after &&
    (told === null || day > told);
  let date = localDate(after, figures);
  if (told !== null && told > date) date = told;
  while (!isNext(date)) date = addDays(date, 1);
  return date;
}

function tellDocket(work: UnitOfWork, date: LocalDate): void {
  work.append({ type: 'docket-told', date }, { by: null, acts: ['III.3'] });
  work.announce({ kind: 'docket', date }, { to: 'court' });
}
