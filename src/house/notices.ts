import { z } from 'zod';
import { offices } from '../../terms/administration/authority.ts';
import { entry, instant, penalty, person, suggestion } from '../ledger/fields.ts';
import { postNamed, removalBases } from './outcomes.ts';
import { scoreChange } from './score-changes.ts';
import type { Told } from './told.ts';
import type { Posts } from './told-posts.ts';

/** Where a notice goes: a channel of the club's settings, a channel by its id, or a person directly. */
export const houseTargets = [
  z.object({ to: z.enum(['discussion', 'games', 'court']) }),
  z.object({ to: z.literal('channel'), channel: z.string() }),
  z.object({ to: z.literal('person'), person }),
] as const;

/** What becomes of a request to be removed (Act II.8). */
const removalNews = z.enum(['asked', 'withdrawn', 'reminder', 'overdue']);
export type RemovalNews = z.output<typeof removalNews>;

/** What is told in #discussion, without its private part, where a direct message does not arrive. */
export const housePoints = {
  /** The person who was penalised is told of it, and of what became of their score. */
  'penalty-issued': z.object({ penalty, person, change: scoreChange.nullable() }),
  /** Act III.6.1: the person whom the staff banned is told; `ban` is where the reason stands. */
  'staff-banned': z.object({ person, ban: entry }),
  'staff-ban-lifted': z.object({ person }),
  /** Acts II.7 and II.8: somebody is told that they are off the Leaderboard. */
  removed: z.object({ person, basis: z.enum(removalBases) }),
};

/** What must not be missed: where a direct message does not arrive, the person is asked to open theirs. */
export const housePressing = {
  /** Act II.8: the Chief Justice is told of a request; `due` is null while a ban without an end holds it. */
  'removal-request': z.object({ person, news: removalNews, due: instant.nullable() }),
  /** Act I.9.5: somebody is told why they have no office any more. */
  'breach-found': z.object({ entry }),
  /** Act III.2.4: the person who issued a penalty, or the Chief Justice after them, is reminded to declare it. */
  'penalty-reminder': z.object({ penalty }),
  /** A Moderator is told that somebody reported a message, by the entry of it. */
  'message-reported': z.object({ report: entry, person }),
  /** Discord did not let the bot tell somebody of a penalty, or of a ban by the staff; the person who issued it is told. */
  'not-told': z.object({ person, penalty: penalty.nullable() }),
};

/** What the bot tells the club by itself. People and games by number: names are put in when it is posted. */
export const houseNotices = {
  ...housePoints,
  ...housePressing,
  /** Act IV.3: everybody is told what has changed in the Terms, by the entry that published it. */
  'terms-published': z.object({ publication: entry }),
  /** Acts IV.4 and IV.5: the Chief Justice is told of a suggestion, and the person who made it of the answer. */
  suggested: z.object({ suggestion }),
  'suggestion-answered': z.object({ suggestion, person }),
  /** Act III.2: every change of office is announced. */
  'office-changed': z.object({
    person,
    office: z.enum(offices),
    given: z.boolean(),
    by: person.nullable(),
  }),
  /** Act III.2.4: what else was done with the power of an office, by the entry that says what, about whom and why. */
  'power-used': z.object({ entry }),
  /** Acts 0.13 and 0.14: a post is to be taken down; nothing is posted. */
  'post-removal': postNamed.extend({ by: person }),
  /** The member of staff is told that Discord does not let the bot take a post down. */
  'post-not-removed': postNamed,
  /** The club is told what the bot may not change: all roles, all nicknames, or those of some people. */
  'wearing-barred': z.object({ roles: z.boolean(), nicknames: z.boolean(), people: z.array(person) }),
  /** Act III.5.1: every technical modification is announced; `entry` is where the reason stands. */
  'score-modified': scoreChange.extend({ by: person, entry, consent: person.optional() }),
  /** Acts III.3.5 and III.6: somebody is asked to agree, by the entry that says to what. */
  'consent-asked': z.object({ consent: entry }),
  /** Act III.6: who is the member of staff now, and was before; `consent` is who agreed to it. */
  'staff-named': z.object({
    person,
    by: person.nullable(),
    consent: person.nullable(),
    before: person.nullable(),
  }),
  /** Act III.1: the server's managers changed settings of the club, by the names of the options. */
  'settings-changed': z.object({ by: person, changed: z.array(z.string()) }),
  /** Tables were turned on or off, or whether bans count there; null is what stayed. `consent` is who agreed to it. */
  'tables-chosen': z.object({
    tables: z.boolean().nullable(),
    bans: z.boolean().nullable(),
    by: person.nullable(),
    consent: person.nullable(),
  }),
  /** Acts II.12 and III.4: what the Chief Justice did alone. */
  'chief-acted': z.object({ by: person, entry }),
  /** Act III.2.4: the public is told of a penalty: what, against whom, and why. */
  'penalty-declared': z.object({ penalty }),
  /** Act III.2.4.2: a penalty is void, since it was not declared. */
  'penalty-lapsed': z.object({ penalty }),
  /** Acts II.3 and III.2.4: a Moderator changed a score; `entry` is where the reason stands. */
  'score-adjusted': scoreChange.extend({ by: person, entry }),
  /** Somebody is asked to open their direct messages; of what they were to be told nothing is said. */
  'messages-closed': z.object({ person }),
  /** Somebody is reminded of what they asked for and falls in that moment. */
  reminder: z.object({ person, at: instant }),
  /** Somebody's reminders ended, since their direct messages are closed. */
  'reminders-ended': z.object({ person }),
};

export const housePosts: Posts<typeof houseNotices> = {
  'penalty-declared': ({ penalty }, { state }) => state.penalties[penalty]?.seq ?? null,
  'score-adjusted': ({ entry }) => entry,
  'score-modified': ({ entry }) => entry,
  'power-used': ({ entry }, { entries }) => (entries[entry - 1]?.type === 'game-recorded' ? entry : null),
};

/** One of those that are named. */
export type HouseNotice<Kind extends keyof typeof houseNotices> = Told<typeof houseNotices, Kind>;
