import { dueBy } from '../time.ts';

/** Act III.3.10: the last moment at which the opinion on what was judged then is in time. */
export const opinionDue = dueBy('opinionDays');

/** Acts III.3.6, III.3.7 and III.3.9.1: how long something waits for the Chief Justice before everybody is told. */
export const answerDue = dueBy('answerDays');

/** Act III.3.8: the last moment at which the Moderator may decide again what was remanded then. */
export const redecisionDue = dueBy('redecisionDays');

/** Act III.3.9: the last moment to vote; then the votes cast are counted, or silent panellists replaced (Act III.3.7). */
export const votesDue = dueBy('enBancVoteDays');
