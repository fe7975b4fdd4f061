import { z } from 'zod';
import { type Office, officeNames, offices } from '../../../terms/administration/authority.ts';
import { act, game, type PersonNumber, person } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { kind } from './kind.ts';

/** Who may read the club's pages on the site: nobody, people who have the address, or everybody. */
export const siteAccesses = ['off', 'link', 'public'] as const;
export type SiteAccess = (typeof siteAccesses)[number];

const consentWords = {
  staff: 'was proposed as the member of staff',
  score: 'asked another Justice to agree to a change of their own score',
  game: 'asked another Justice to agree to take their own game off the board',
  online: 'asked another Justice to agree to end their own online game',
  tables: 'asked the Chief Justice to agree to a change of the club’s tables',
} as const;

/** What is chosen of tables; null is what stays as it is. */
const tablesChoice = { tables: z.boolean().nullable(), bans: z.boolean().nullable() };

/** Who has which office in the club, and what the Chief Justice and the officers settle for it. */
export const officeKinds = [
  /** The Chief Justice, or the staff, gives somebody an office (Act III.2). */
  kind('office-given', z.object({ person, office: z.enum(offices) }), {
    title: 'An office was given',
    apply: (state, entry) => {
      officesOf(state, entry.person).add(entry.office);
    },
    line: ({ office }) => `became ${officeNames[office]}`,
  }),
  kind('office-taken', z.object({ person, office: z.enum(offices) }), {
    title: 'An office ended',
    apply: (state, entry) => {
      officesOf(state, entry.person).delete(entry.office);
    },
    line: ({ office }) => `is no longer ${officeNames[office]}`,
  }),
  /** Where the club talks was chosen again; the channels themselves are settings, kept outside the ledger. */
  kind('channels-chosen', z.object({ purposes: z.array(z.enum(['discussion', 'court', 'games'])) }), {
    title: 'Channels of the club were chosen',
  }),
  /** Who may read the club's pages was chosen again; their address is a setting, kept outside the ledger. */
  kind('access-chosen', z.object({ access: z.enum(siteAccesses) }), {
    title: 'Readers of the club’s pages were chosen',
  }),
  /** Tables were turned on or off, or whether bans from the Leaderboard count there; null is what stayed as it was. */
  kind('tables-chosen', z.object(tablesChoice), { title: 'The club chose whether it has tables' }),
  /** The member of staff of Acts 0.14 and III.6. */
  kind('staff-named', z.object({ person }), {
    title: 'Named as the member of staff',
    line: () => 'was named as the member of staff',
  }),
  /** A Moderator set how a name is shown; the names themselves can be erased. */
  kind('renamed', z.object({ person }), {
    title: 'The name was changed',
    line: () => 'their shown name was changed',
  }),
  kind('account-linked', z.object({ person }), {
    title: 'A Discord account was linked',
    line: () => 'was given a Discord account',
  }),
  /** What the Chief Justice did alone: what that Act leaves no choice about (Act II.12), or by Act III.4 where it is null. */
  kind('chief-acted', z.object({ act: act.nullable() }), { title: 'The Chief Justice acted alone' }),
  /**
   * Somebody wants what takes another officer's consent: to have `person` as the member of staff (Act III.6), what is the
   * own matter of the Chief Justice (Act III.3.5): their score, or a game of theirs; or as `person` another choice of tables
   * (Act III.4). Its place is its name.
   */
  kind(
    'consent-asked',
    z.object({
      person,
      matter: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('staff') }),
        z.object({ kind: z.literal('score'), points: z.int() }),
        z.object({ kind: z.literal('game'), game }),
        z.object({ kind: z.literal('online'), online: z.int().positive() }),
        z.object({ kind: z.literal('tables'), ...tablesChoice }),
      ]),
    }),
    { title: 'Somebody was asked to agree', line: ({ matter }) => consentWords[matter.kind] },
  ),
  kind('consent-answered', z.object({ asked: z.int().positive(), given: z.boolean() }), {
    title: 'A question whether to agree was answered',
  }),
];

function officesOf(state: State, person: PersonNumber): Set<Office> {
  const held = state.offices.get(person) ?? new Set();
  state.offices.set(person, held);
  return held;
}

const noOffices: ReadonlySet<Office> = new Set();

export const officesHeld = (state: State, person: PersonNumber): ReadonlySet<Office> =>
  state.offices.get(person) ?? noOffices;

/** The holders of an office, by number. */
export const holders = (state: State, office: Office): PersonNumber[] =>
  [...state.offices].filter(([, offices]) => offices.has(office)).map(([person]) => person);

/** Act III.2: whether the club has a Chief Justice. */
export const hasChief = (state: State): boolean => holders(state, 'chief').length > 0;
