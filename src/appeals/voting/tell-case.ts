import type { UnitOfWork } from '../../club/ports.ts';
import { tell } from '../../club/tell.ts';
import { partiesOf } from '../court.ts';
import type { VotingNotice } from './notices.ts';

type News = VotingNotice extends infer Each ? (Each extends unknown ? Omit<Each, 'person'> : never) : never;

/** Has it told where the case is heard, and each party directly. */
export function tellCase(work: UnitOfWork, news: News): void {
  work.announce({ ...news, person: null }, { to: 'court' });
  const known = work.state.cases[news.case];
  for (const person of known === undefined ? [] : partiesOf(known)) tell(work, { ...news, person }, person);
}
