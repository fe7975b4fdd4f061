import type { UnitOfWork } from '../house/ports.ts';
import { tell } from '../house/tell.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { NoticeTarget } from '../told.ts';
import { partiesOf } from './court.ts';
import type { CourtNotice, PetitionStep, VotingNotice } from './notices.ts';

type ToAll<Notice> = Notice extends unknown ? Omit<Notice, 'person'> : never;

type News = ToAll<CourtNotice<'petition' | 'hearing'> | VotingNotice>;

function tellEach(work: UnitOfWork, news: News, people: readonly PersonNumber[]): void {
  for (const person of new Set(people)) tell(work, { ...news, person }, person);
}

function tellParties(work: UnitOfWork, news: News): void {
  const known = work.state.cases[news.case];
  if (known !== undefined) tellEach(work, news, partiesOf(known));
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
