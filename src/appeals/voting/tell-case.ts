import type { Settings, UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import { partiesOf } from '../court.ts';
import type { VotingNotice } from '../notices.ts';

type News = VotingNotice extends infer Each ? (Each extends unknown ? Omit<Each, 'person'> : never) : never;

/** Whether what is told in the Court’s channel is not told in #discussion with it. */
export const hasOwnChannel = ({ court, discussion }: Pick<Settings, 'court' | 'discussion'>): boolean =>
  court !== null && court !== discussion;

/**
 * Has a judgement told in the Court’s channel, where the case was heard, and to everybody in #discussion; all else to
 * those in the hearing; and each party directly.
 */
export function tellCase(work: UnitOfWork, news: News): void {
  const { case: number } = news;
  if (news.kind !== 'judged') work.announce({ ...news, person: null }, { to: 'case', case: number });
  else {
    work.announce({ ...news, person: null }, { to: 'court' });
    work.announce({ ...news, person: null, place: 'hearing' }, { to: 'case', case: number });
    if (hasOwnChannel(work.settings))
      work.announce({ ...news, person: null, place: 'discussion' }, { to: 'discussion' });
  }
  const known = work.state.cases[number];
  for (const person of known === undefined ? [] : partiesOf(known)) tell(work, { ...news, person }, person);
}
