import { z } from 'zod';
import { offices } from '../../terms/administration/authority.ts';
import { declarationWays } from '../../terms/administration/declaration.ts';
import { entry, game, penalty, person, suggestion } from '../ledger/fields.ts';
import { scoreChange } from './score-changes.ts';
import type { Told } from './told.ts';

/** `publication` is the entry that published it. */
export const amendmentOutcomes = {
  'terms-published': z.object({ publication: entry }),
  'suggestion-taken': z.object({ suggestion }),
  'suggestion-answered': z.object({ suggestion }),
};

export const chiefOutcomes = {
  /** Act III.5 */
  'score-modified': scoreChange.extend({ entry }),
  /** Acts II.12 and III.4 */
  'chief-acted': z.object({ by: person, entry }),
  /** Act I.9.5: the offices that it cost. */
  'breach-found': z.object({ person, offices: z.array(z.enum(offices)) }),
};

/** `consent` is the entry by which it was asked for. */
export const consentOutcomes = {
  'consent-asked': z.object({ consent: entry }),
  'consent-answered': z.object({ consent: entry, given: z.boolean() }),
};

/** A message of Discord's on the club's server, by its ids. */
export const postNamed = z.object({ channel: z.string(), message: z.string() });
export type PostNamed = z.output<typeof postNamed>;

export const disciplineOutcomes = {
  'penalty-issued': z.object({ penalty, changes: z.array(scoreChange) }),
  'penalty-declared': z.object({ penalty, way: z.enum(declarationWays) }),
  'score-adjusted': scoreChange.extend({ entry }),
  'staff-banned': z.object({ person, ban: entry }),
  'staff-ban-lifted': z.object({ person }),
  'post-removal-ordered': postNamed,
};

/** What keeps cases from being heard in the Court's channel. */
const courtTrouble = z.object({
  /** Neither everybody nor all Members see it. */
  unseen: z.boolean(),
  /** The permissions that the bot lacks there. */
  lacking: z.array(z.string()),
});
export type CourtTrouble = z.output<typeof courtTrouble>;

const office = z.enum(offices);

export const officeOutcomes = {
  /**
   * `closed`: the club's channels in which the bot may not write, which the first clubs were not told; `court`: what is
   * wrong with the Court's. `asked`: the entry by which another officer is asked to agree to the member of staff;
   * `tablesAsked`: that by which the Chief Justice is asked to agree to what is chosen of tables.
   */
  'club-set-up': z.object({
    first: z.boolean(),
    changed: z.array(z.string()),
    closed: z.array(z.string()).optional(),
    court: courtTrouble.optional(),
    asked: entry.optional(),
    tablesAsked: entry.optional(),
  }),
  joined: z.object({ person, again: z.boolean(), games: z.array(game) }),
  'member-added': z.object({ person }),
  'member-renamed': z.object({ person }),
  'office-given': z.object({ person, office }),
  'office-taken': z.object({ person, office }),
  'account-linked': z.object({ person }),
};

/** Act 0.14: what the member of staff reads, and what is erased. */
export const privacyOutcomes = {
  'record-read': z.object({ person, reader: person }),
  'file-read': z.object({ person }),
  /** `recognisable`: a ban or a removal from a table holds, so the person is known again by their account until that is over. */
  erased: z.object({ person, recognisable: z.boolean(), removedFrom: z.array(z.number()).optional() }),
};

/** What somebody wants to be reminded of, as it stands then. */
export const reminderOutcomes = { 'reminders-chosen': z.object({ person }) };

/** Why somebody is taken off the Leaderboard: they asked (Act II.8), or stay away (Act II.7). */
export const removalBases = ['request', 'inactive'] as const;
export type RemovalBasis = (typeof removalBases)[number];

export const removalOutcomes = {
  'removal-requested': z.object({ person }),
  'removal-request-withdrawn': z.object({ person }),
  /** `games`: those that were still waiting, and no longer are. */
  removed: z.object({ person, basis: z.enum(removalBases), games: z.array(game) }),
};

/** `report` is the entry of it; `told`: how many people were. */
export const reportOutcomes = {
  'message-reported': z.object({ report: entry, told: z.int() }),
};

/** What commands of the house come to. */
export const houseOutcomes = {
  ...amendmentOutcomes,
  ...chiefOutcomes,
  ...consentOutcomes,
  ...disciplineOutcomes,
  ...officeOutcomes,
  ...privacyOutcomes,
  ...reminderOutcomes,
  ...removalOutcomes,
  ...reportOutcomes,
};

/** Any of them, or one of those that are named. */
export type HouseOutcome<Kind extends keyof typeof houseOutcomes = keyof typeof houseOutcomes> = Told<
  typeof houseOutcomes,
  Kind
>;
