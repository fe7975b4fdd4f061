import type { UnitOfWork } from '../../club/ports.ts';
import { tell } from '../../club/tell.ts';
import { partiesOf } from '../court.ts';
import type { VotingNotice } from './notices.ts';

type News = VotingNotice extends infer Each ? (Each extends unknown ? Omit<Each, 'person'> : never) : never;

/** Has a judgement told to everybody in the Court’s channel, all else to those in the hearing; and each party directly. */
export function tellCase(work: UnitOfWork, news: News): void {
  const { case: number } = news;
  work.announce(
    { ...news, person: null },
    news.kind === 'judged' ? { to: 'court' } : { to: 'case', case: number },
  );
  const known = work.state.cases[number];
  for (const person of known === undefined ? [] : partiesOf(known)) tell(work, { ...news, person }, person);
}
