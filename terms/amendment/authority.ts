import type { Office } from '../administration/authority.ts';

/** Act IV.1: the Chief Justice alone changes the Terms. */
export const mayAmend = (held: ReadonlySet<Office>): boolean => held.has('chief');

/** Act IV.5: Moderators and Justices, the Chief Justice among them, hand in a finished text. */
export const mayPropose = (held: ReadonlySet<Office>): boolean => held.size > 0;

/** Act IV.4: how many suggestions of one person may wait for an answer at once. */
export const mostOpenSuggestions = 5;
