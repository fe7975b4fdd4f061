import { after, isBeforeAll, type Move } from '../../../terms/court/stages.ts';
import type { Instant } from '../../../terms/time.ts';
import { on } from '../../house/book/kind.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import type { Case } from './cases.ts';

/** What an entry does to the case that it names. */
export const inCase = on(({ cases }, { case: number }: { case: CaseNumber }) => cases[number]);

/** Takes a case where the move leads; nothing happens where it cannot be made. */
export function move(appeal: Case, step: Move, at: Instant): void {
  const stage = after(appeal.stage, step);
  if (stage === null || stage === appeal.stage) return;
  appeal.stage = stage;
  appeal.since = at;
}

/** A round of votes of those who hear the case now. */
export function beginRound(appeal: Case, since: Instant): void {
  appeal.rounds.push({ enBanc: isBeforeAll(appeal.stage), since, votes: [] });
}

/** Acts III.3.8 and III.3.9: the first round of votes follows a hearing; the whole Court’s time runs since it sits. */
export function endHearing(appeal: Case, at: Instant): void {
  if (appeal.stage !== 'hearing' && appeal.stage !== 'sitting') return;
  beginRound(appeal, isBeforeAll(appeal.stage) ? appeal.since : at);
  move(appeal, 'vote', at);
}
