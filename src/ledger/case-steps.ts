import { after, type Move } from '../../terms/court/stages.ts';
import type { Instant } from '../../terms/time.ts';
import type { Case } from './cases.ts';

/** Takes a case where the move leads; nothing happens where it cannot be made. */
export function move(known: Case, step: Move, at: Instant): void {
  const stage = after(known.stage, step);
  if (stage === null || stage === known.stage) return;
  known.stage = stage;
  known.since = at;
}

/** A round of votes of whoever hears the case now. */
export function beginRound(known: Case, since: Instant): void {
  known.rounds.push({ enBanc: isBeforeAll(known), since, votes: [] });
}

const isBeforeAll = ({ stage }: Case): boolean => stage === 'sitting' || stage === 'voting-en-banc';
