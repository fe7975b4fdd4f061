import { randomBytes } from 'node:crypto';
import type { ClubId } from '../house/ports.ts';
import { isTold } from '../house/told.ts';
import { type Addressed, type NoticeTarget, notices, type Outcome, outcomes, target } from '../told.ts';
import { parsed } from './parsed.ts';

/** A notice as it is stored before it is posted, with a mark of its own. */
export const noticeRecord = (clubId: ClubId, createdAt: Date, told: Addressed) => ({
  clubId,
  mark: randomBytes(3).toString('hex'),
  notice: JSON.stringify(told.notice),
  target: withItsKindFirst(told.target),
  createdAt,
});

const withItsKindFirst = ({ to, ...where }: NoticeTarget): string => JSON.stringify({ to, ...where });

/** How the stored target of a notice begins that goes there. */
export const targetBegins = (to: NoticeTarget['to']): string => JSON.stringify({ to }).slice(0, -1);

/** What came of an interaction; null where this version cannot read it any more. */
export function outcomeFrom(stored: string): Outcome | null {
  const outcome = parsed(stored);
  return isTold(outcomes, outcome) ? outcome : null;
}

/** A notice on its way, and where it goes; null where this version cannot read them any more. */
export function addressedFrom(stored: { notice: string; target: string }): Addressed | null {
  const notice = parsed(stored.notice);
  const goesTo = target.safeParse(parsed(stored.target));
  return isTold(notices, notice) && goesTo.success ? { notice, target: goesTo.data } : null;
}
