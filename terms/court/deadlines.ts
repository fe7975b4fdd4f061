import type { Figures } from '../figures.ts';
import { endOfDays, type Instant, type Zone } from '../time.ts';

/** Act III.3.10: the last moment at which the opinion on what was judged then is in time. */
export const opinionDue = (judgedAt: Instant, figures: Zone & Pick<Figures, 'opinionDays'>): Instant =>
  endOfDays(judgedAt, figures.opinionDays, figures);

/**
 * Acts III.3.6, III.3.7 and III.3.9.1: the last moment at which what has waited for the Chief Justice since then is not
 * told to everybody.
 */
export const answerDue = (waitsSince: Instant, figures: Zone & Pick<Figures, 'answerDays'>): Instant =>
  endOfDays(waitsSince, figures.answerDays, figures);

/** Act III.3.8: the last moment at which the Moderator may decide anew what was remanded then. */
export const redecisionDue = (
  remandedAt: Instant,
  figures: Zone & Pick<Figures, 'redecisionDays'>,
): Instant => endOfDays(remandedAt, figures.redecisionDays, figures);

/**
 * Act III.3.9: the last moment to vote for those who could from then on. After it the votes of the whole Court are
 * counted, and on a panel the silent may be replaced (Act III.3.7).
 */
export const votesDue = (begunAt: Instant, figures: Zone & Pick<Figures, 'enBancVoteDays'>): Instant =>
  endOfDays(begunAt, figures.enBancVoteDays, figures);
