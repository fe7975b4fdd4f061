import { after, isBeforeAll, type Move } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import { on } from '../../house/book/kind.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import type { Case } from './cases.ts';

/** What an entry does to the case that it names. */
export const inCase = on(({ cases }, { case: number }: { case: CaseNumber }) => cases[number]);

/** Takes a case where the move leads; nothing happens where it cannot be made. */
export function move(known: Case, step: Move, at: Instant): void {
  const stage = after(known.stage, step);
  if (stage === null || stage === known.stage) return;
  known.stage = stage;
  known.since = at;
}

/** A round of votes of whoever hears the case now. */
export function beginRound(known: Case, since: Instant): void {
  known.rounds.push({ enBanc: isBeforeAll(known.stage), since, votes: [] });
}

/** Acts III.3.8 and III.3.9: the first round of votes follows a hearing; the whole Court’s time runs since it sits. */
export function endHearing(known: Case, at: Instant): void {
  if (known.stage !== 'hearing' && known.stage !== 'sitting') return;
  beginRound(known, isBeforeAll(known.stage) ? known.since : at);
  move(known, 'vote', at);
}
