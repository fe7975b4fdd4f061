import { z } from 'zod';
import { type Office, offices } from '../../terms/administration/authority.ts';
import { declarationWays } from '../../terms/administration/declaration.ts';
import { findings } from '../../terms/administration/sanctions.ts';
import { banGrounds } from '../../terms/leaderboard/bans.ts';
import { decayBases } from '../../terms/leaderboard/decay.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant } from '../../terms/time.ts';
import { courtSchemas } from '../appeals/book/court-entries.ts';
import { someFigures } from '../house/book/figures-schema.ts';
import { clockSchemas } from '../ladder/book/clock-entries.ts';
import { onlineSchemas } from '../ladder/book/online-entries.ts';
import {
  act,
  aside,
  caseNumber,
  date,
  entry,
  game,
  instant,
  part,
  penalty,
  person,
  points,
  suggestion,
} from './fields.ts';

/**
 * The vocabulary of the ledger: one schema for each thing that can happen in a club.
 *
 * People are named by their number and games by theirs; names and free text are kept elsewhere, where they can
 * be erased. An entry says what was done ("halve", "White won"), never what came of it: amounts come from the fold.
 */

/** How players say that a game ended. */
export const toldEndings = [
  'checkmate',
  'resignation',
  'agreement',
  'stalemate',
  'time',
  'clock',
  'other',
] as const;

/** How a game came to its end; a material count is the Moderator's (Act I.5), the last four are online alone (Act I.9). */
export const endings = [
  ...toldEndings,
  'material',
  'insufficient',
  'threefold',
  'fifty-moves',
  'justice',
] as const;

/** Why a game waits for a Moderator instead of for its opponent alone. */
export const approvalReasons = [
  'late',
  'disputed',
  'no-account',
  'unanswered',
  'monitored',
  'clock',
  'contradicted',
  'again',
  'closed-by-player',
] as const;

/** How the rematch of Act I.6 went, seen from the petitioner; `neither` where nobody came to play it. */
export const rematchOutcomes = [
  'won',
  'drew',
  'lost',
  'petitioner-absent',
  'opponent-absent',
  'neither',
] as const;

/** Who may read the club's pages on the site: nobody, whoever has their address, or everybody. */
export const siteAccesses = ['off', 'link', 'public'] as const;

/** What the member of staff may read that is not for everybody: lists, and of a case what was asked for and said. */
export const staffPapers = ['penalties', 'bans', 'monitors', 'petition', 'hearing'] as const;

/** Every kind of entry by its type. */
export const schemas = {
  /** The club's figures change from here on, never backwards (Act IV.2). */
  'figures-set': z.object({ figures: someFigures }),
  /**
   * The Chief Justice publishes a version of the Terms: other figures, or another text of an Act (Act IV.1). `atOnce`:
   * a session that is going on goes by them too (Act IV.2); publications made before that was read so lack it.
   */
  'terms-published': z.object({
    version: z.string(),
    act: act.nullable(),
    figures: someFigures.nullable(),
    atOnce: z.literal(true).optional(),
  }),
  /** Somebody would like the Terms changed: an idea, or a finished text for an Act (Acts IV.4 and IV.5). */
  suggested: z.object({ suggestion, act: act.nullable() }),
  'suggestion-answered': z.object({ suggestion, accepted: z.boolean() }),
  /** Where the club talks was chosen anew; the channels themselves are settings, kept outside the ledger. */
  'channels-chosen': z.object({ purposes: z.array(z.enum(['discussion', 'court', 'games'])) }),
  /** Who may read the club's pages was chosen anew; their address is a setting, kept outside the ledger. */
  'access-chosen': z.object({ access: z.enum(siteAccesses) }),
  /** The member of staff of Acts 0.14 and III.6. */
  'staff-named': z.object({ person }),
  /** The member of staff read of a game what is not for everybody (Act 0.14). */
  'staff-read': z.object({ game }),
  /** The member of staff read a list that is for officers, or papers `of` a case, by its number (Act 0.14). */
  'papers-read': z.object({ papers: z.enum(staffPapers), of: caseNumber.nullable() }),
  /** A Moderator set how a name is shown; the names themselves can be erased. */
  renamed: z.object({ person }),
  /** The Chief Justice gave a person without an account one. */
  'account-linked': z.object({ person }),
  /** The member of staff has a post taken down, by Discord's ids (Acts 0.13 and 0.14). */
  'post-removal-ordered': z.object({ channel: z.string(), message: z.string() }),
  /** The member of staff read all that is kept of a person (Act 0.14). */
  'file-read': z.object({ person }),
  /** A person had their name, their account and their words erased; from here on they are a number. */
  erased: z.object({ person }),
  /** The Chief Justice, or the staff, gives somebody an office (Act III.2). */
  'office-given': z.object({ person, office: z.enum(offices) }),
  'office-taken': z.object({ person, office: z.enum(offices) }),
  /** A student joins the Leaderboard, or rejoins it (Act II.1). */
  joined: z.object({ person }),
  /** A Member leaves the Leaderboard (Acts II.7 and II.8). */
  removed: z.object({ person, basis: z.enum(['request', 'inactive']) }),
  /** A ban through the whole of its last day; `endsAt` is that day's last millisecond, null for ever (Act II.9). */
  banned: z.object({ person, until: date.nullable(), endsAt: instant.nullable() }),
  /** A score is changed other than by a game or the calendar (Acts II.3 and II.5). */
  adjusted: z.object({
    person,
    change: z.union([z.object({ points: z.int() }), z.enum(['halve', 'reset'])]),
  }),
  /** Points are lost at the close of the session of a day, for staying away or for playing no game (Act II.6). */
  decayed: z.object({ person, date, basis: z.enum(decayBases) }),
  /** A Moderator opens the session of a day; its window is the one in force on that day (Act 0.5). */
  'session-opened': z.object({ date, opensAt: instant, closesAt: instant }),
  'session-closed': z.object({ date }),
  /** The club was told how the session of a day went, once it was over for good. */
  'session-reported': z.object({ date }),
  /** A day without a session: a holiday. */
  'session-cancelled': z.object({ date }),
  'session-restored': z.object({ date }),
  /** `moderating`: counts as the Moderator in the room (Act 0.6, Act III.3.4). */
  'checked-in': z.object({ person, date, moderating: z.boolean() }),
  'checked-out': z.object({ person, date }),
  /** The register of a day is put right: there the whole session, or not at all (Act 0.9). */
  'register-corrected': z.object({ person, date, present: z.boolean(), moderating: z.boolean() }),
  /** A game is entered. It moves no score until it counts. `score` and `colour` are those of `player`. */
  'game-recorded': z.object({
    game,
    player: person,
    opponent: person,
    score: points,
    colour: z.enum(['white', 'black']).nullable(),
    playedAt: instant,
    date,
    online: z.boolean(),
    ended: z.enum(endings).nullable(),
    approval: z.array(z.enum(approvalReasons)),
    /** The games beside which it is said to be a second one (Act II.4.1). */
    besides: z.array(game).optional(),
    /** The opponent's entries of the same game that say something else: from here on they wait for a Moderator as well. */
    contradicts: z.array(game).optional(),
  }),
  /** Whoever entered it says that it was a game of its own beside those that it contradicts (Act II.4.1). */
  'game-declared-second': z.object({ game }),
  'game-confirmed': z.object({ game }),
  /** The game now waits for a Moderator as well, and why. */
  'game-referred': z.object({ game, reason: z.enum(approvalReasons) }),
  'game-withdrawn': z.object({ game }),
  'game-approved': z.object({ game, overseer: person.nullable() }),
  'game-refused': z.object({ game }),
  /** A held game whose players did not all join in time (Act 0.12). */
  'game-lapsed': z.object({ game }),
  /** The game counts from this place in the order (Act II.3). Voiding this entry undoes the game. */
  'game-counted': z.object({ game }),
  /** The result was another; the game is replayed in its old place. */
  'game-corrected': z.object({ game, score: points }),
  /**
   * A Moderator punishes an offence: one number for all its parts, which apply in their order. `reverses` is the entry
   * by which an invented game counted; that and a forfeit hold for as long as the penalty does (Acts I.2 and II.5).
   */
  'penalty-issued': z.object({
    penalty,
    person,
    offence: z.int().positive(),
    /** What was done to somebody over a game does not concern who else played it. */
    game: aside.nullable(),
    fraud: z.boolean(),
    ground: z.enum(banGrounds).nullable(),
    parts: z.array(part),
    finding: z.enum(findings).nullable(),
    reverses: aside.nullable(),
  }),
  /** The public was told of a penalty (Act III.2.4). */
  'penalty-declared': z.object({ penalty, way: z.enum(declarationWays), on: date }),
  /** Whoever issued a penalty was reminded to declare it, so many days after (Act III.2.4). */
  'penalty-reminded': z.object({ penalty, day: z.int() }),
  /** A ban by the staff ends here, and not as though it had never been (Act III.6). */
  'ban-ended': z.object({ ban: entry, person }),
  /** A Member's games wait for a Moderator from here on (Act II.10); its place is the monitor's name. */
  monitored: z.object({ person }),
  'monitor-lifted': z.object({ monitor: entry }),
  /** The suspicion was stated anew (Act II.10.5). */
  'monitor-restated': z.object({ monitor: entry }),
  /** The Member was told that the monitor outlasted the session of that day (Act II.10.5). */
  'monitor-overdue': z.object({ monitor: entry, date }),
  /** A Member has to play with a clock (Act II.11); no minutes where they choose them. */
  'clock-required': z.object({ person, minutes: z.int().positive().nullable() }),
  'clock-waived': z.object({ person }),
  /** What the Chief Justice did alone: what that Act leaves no choice about (Act II.12), or by Act III.4 where it is null. */
  'chief-acted': z.object({ act: act.nullable() }),
  /**
   * Somebody wants what takes another officer's consent: to have `person` as the member of staff (Act III.6), or what is
   * the own matter of the Chief Justice (Act III.3.5): their score, or a game of theirs. Its place is its name.
   */
  'consent-asked': z.object({
    person,
    matter: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('staff') }),
      z.object({ kind: z.literal('score'), points: z.int() }),
      z.object({ kind: z.literal('game'), game }),
      z.object({ kind: z.literal('online'), online: z.int().positive() }),
    ]),
  }),
  'consent-answered': z.object({ asked: z.int().positive(), given: z.boolean() }),
  /** Somebody passed on what was gathered of an online game (Act I.9.5). */
  'breach-found': z.object({ person }),
  /** A Member asks to be taken off the Leaderboard (Act II.8). */
  'removal-requested': z.object({ person }),
  'removal-request-withdrawn': z.object({ person }),
  /** The Chief Justice was reminded of a request, so many days after it (Act II.8). */
  'removal-reminded': z.object({ person, day: z.int() }),
  /** A player objects to how a game ended (Act I.6). */
  objected: z.object({ game, person }),
  /**
   * How the rematch went, by whoever oversaw it. `score` is the game's from now on, as its `player` sees it; null where
   * the original stands (Act I.6).
   */
  'rematch-decided': z.object({
    game,
    outcome: z.enum(rematchOutcomes),
    score: points.nullable(),
    untimed: z.boolean(),
  }),
  /** A game with a time limit and no clock starts (Act I.8.1); its place is the limit's name. */
  'limit-set': z.object({ white: person, black: person, minutes: z.int().positive(), date }),
  'limit-paused': z.object({ limit: entry }),
  'limit-resumed': z.object({ limit: entry }),
  /** The game is over: at its limit (Act I.8.2), or before. */
  'limit-ended': z.object({ limit: entry, reached: z.boolean() }),
  ...courtSchemas,
  ...onlineSchemas,
  ...clockSchemas,
  /** An earlier entry never happened. Voiding a void brings the entry back. */
  voided: z.object({ entry }),
} as const;

export type EntryType = keyof typeof schemas;

/** What an entry says, by its type. */
export type BodyOf<T extends EntryType> = T extends EntryType
  ? { type: T } & z.infer<(typeof schemas)[T]>
  : never;
export type Body = BodyOf<EntryType>;

export interface Envelope {
  /** The place in the club's ledger, counted from 1 without gaps. */
  seq: number;
  at: Instant;
  /** Who did it; null for the bot itself. */
  by: PersonNumber | null;
  acts: readonly Act[];
  /** The version of the Terms in force. */
  terms: string;
}

export type EntryOf<T extends EntryType> = T extends EntryType ? Envelope & BodyOf<T> : never;
export type Entry = EntryOf<EntryType>;

/** A person's number in the club: members and officers alike, with or without a Discord account. */
export type PersonNumber = number;
export type GameNumber = number;
export type PenaltyNumber = number;
export type CaseNumber = number;
/** What a game brought a player. */
export type Points = z.infer<typeof points>;
export type { Office };
export type PenaltyPart = z.infer<typeof part>;
export type RematchOutcome = (typeof rematchOutcomes)[number];
export type Ending = (typeof endings)[number];
export type SiteAccess = (typeof siteAccesses)[number];
export type ApprovalReason = (typeof approvalReasons)[number];
export type Colour = 'white' | 'black';

const isEntryType = (type: string): type is EntryType => Object.hasOwn(schemas, type);

/** Reads what was stored of an entry. Throws when it is not of this vocabulary. */
export function parseBody(type: string, stored: unknown): Body {
  if (!isEntryType(type)) throw new Error(`The ledger has an entry of an unknown type: ${type}`);
  return { type, ...schemas[type].parse(stored) } as Body;
}
