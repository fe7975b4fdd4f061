import { holders } from '../house/book/offices.ts';
import type { UnitOfWork } from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import { tell } from '../house/tell.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { NoticeTarget } from '../told.ts';
import { partiesOf } from './court.ts';
import type { CourtNotice, PetitionStep, ShutOut, VotingNotice } from './notices.ts';

type ToAll<Notice> = Notice extends unknown ? Omit<Notice, 'person'> : never;

type News = ToAll<CourtNotice<'petition' | 'hearing'> | VotingNotice>;

function tellEach(work: UnitOfWork, news: News, people: readonly PersonNumber[]): void {
  for (const person of new Set(people)) tell(work, { ...news, person }, person);
}

function tellParties(work: UnitOfWork, news: News): void {
  const appeal = work.state.cases[news.case];
  if (appeal !== undefined) tellEach(work, news, partiesOf(appeal));
}

/** Tells the Court in its channel what became of a petition; `entry` is where it is said why. */
export const tellCourt = (work: UnitOfWork, step: PetitionStep, number: CaseNumber, entry: number): void =>
  work.announce({ kind: 'petition', step, case: number, person: null, entry }, { to: 'court' });

/** Tells the Court and both parties. */
export function tellAll(work: UnitOfWork, step: PetitionStep, number: CaseNumber, entry: number): void {
  tellCourt(work, step, number, entry);
  tellParties(work, { kind: 'petition', step, case: number, entry });
}

/** What happened in a hearing, by its entry, and who is told of it directly. */
interface Heard {
  case: CaseNumber;
  entry: number;
  people?: readonly PersonNumber[];
}

/** Tells the Court in its channel, where everybody may read it, and some people directly. */
export const tellPublicly = (work: UnitOfWork, heard: Heard): void => tellOf(work, heard, { to: 'court' });

/** Tells those in the hearing, where it is held, and some people directly. */
export const tellInHearing = (work: UnitOfWork, heard: Heard): void =>
  tellOf(work, heard, { to: 'case', case: heard.case });

function tellOf(work: UnitOfWork, { case: number, entry, people = [] }: Heard, target: NoticeTarget): void {
  const news = { kind: 'hearing', case: number, entry } as const;
  work.announce({ ...news, person: null }, target);
  tellEach(work, news, people);
}

/** Tells those in the hearing, and each party directly; of a judgement also the Court’s channel and #discussion. */
export function tellCase(work: UnitOfWork, news: ToAll<VotingNotice>): void {
  const inHearing = { to: 'case', case: news.case } as const;
  if (news.kind !== 'judged') work.announce({ ...news, person: null }, inHearing);
  else {
    const { court, discussion } = work.settings;
    work.announce({ ...news, person: null }, { to: 'court' });
    work.announce({ ...news, person: null, place: 'hearing' }, inHearing);
    if (court !== null && court !== discussion)
      work.announce({ ...news, person: null, place: 'discussion' }, { to: 'discussion' });
  }
  tellParties(work, news);
}

/** Keeps what the bot may not do where cases are heard, and has the club told of it; empty where it may do all. */
export function noteHearingsBarred(work: UnitOfWork, lacking: string): Result<null> {
  work.saveSettings({ hearingsBarred: lacking });
  if (lacking !== '') work.announce({ kind: 'hearings-barred', lacking }, { to: 'court' });
  return done(null);
}

/** Has the Chief Justice told who cannot be let into a hearing; the member of staff where there is no Chief Justice. */
export function noteShutOut(work: UnitOfWork, news: ShutOut): Result<null> {
  const chiefs = holders(work.state, 'chief');
  const { staff } = work.settings;
  const told = chiefs.length === 0 && staff !== null ? [staff] : chiefs;
  for (const person of told) tell(work, { kind: 'shut-out', ...news }, person);
  return done(null);
}
