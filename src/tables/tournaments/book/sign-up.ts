import { z } from 'zod';
import type { Instant } from '../../../../terms/time.ts';
import { hidden } from '../../../house/secrets.ts';
import { aside, type PersonNumber, person } from '../../../ledger/fields.ts';
import { kind } from './world.ts';

/** The rule sets by which tournaments are played that have rounds of boards. */
export const tournamentRuleIds = ['world-masters-2004', 'maharajiad'] as const;
export type TournamentRuleId = (typeof tournamentRuleIds)[number];

/** The code of the lot by which the next draw is made, told before it, and the lot itself, which nobody may read before. */
export const nextLot = { commitment: z.string(), lot: hidden };
export type NextLot = z.output<z.ZodObject<typeof nextLot>>;

const opened = z.object({
  /** As it was tidied; nothing formats in it where it is shown. */
  name: z.string(),
  rules: z.enum(tournamentRuleIds),
  ...nextLot,
});

/** What a tournament is: its name and rule set, and when it was opened. */
export interface AboutTournament extends Omit<z.output<typeof opened>, keyof typeof nextLot> {
  openedAt: Instant;
  openedBy: PersonNumber | null;
}

/** Where a tournament is on its way: open for players, played, over, or given up. */
export type TournamentStatus = 'open' | 'playing' | 'over';

/** A member whom a team has named: the power that they play in the first round, or null for one in reserve. */
const member = z.object({ person, power: z.string().nullable() });
export type TeamMember = z.output<typeof member>;

export interface EnteredTeam {
  number: number;
  name: string;
  captain: PersonNumber;
  members: readonly TeamMember[];
  /** Whether the lot put it together of people who signed up alone. */
  byLot: boolean;
}

/** Somebody who has signed up, and the powers that they would like, the dearest first. */
export interface SignedUp {
  person: PersonNumber;
  wants: readonly string[];
}

interface SignUp {
  /** Null before the first entry. */
  about: AboutTournament | null;
  status: TournamentStatus;
  next: NextLot | null;
  signedUp: SignedUp[];
  teams: EnteredTeam[];
  /** Those who got no place in the first round, the first of them first. */
  reserves: PersonNumber[];
}

export const empty = (): SignUp => ({
  ...{ about: null, status: 'open', next: null, signedUp: [], teams: [], reserves: [] },
});

const team = z.object({
  team: aside,
  name: z.string(),
  captain: person,
  members: z.array(member),
});

export const kinds = [
  kind('tournament-opened', opened, {
    title: 'A tournament was opened',
    apply: (state, { name, rules, commitment, lot, at: openedAt, by: openedBy }) => {
      state.about = { name, rules, openedAt, openedBy };
      state.next = { commitment, lot };
    },
  }),
  /** Again, to change their wishes: they keep their place among those who signed up. */
  kind('tournament-joined', z.object({ person, wants: z.array(z.string()) }), {
    title: 'Signed up for a tournament',
    apply: (state, { person, wants }) => {
      const place = state.signedUp.findIndex((each) => each.person === person);
      state.signedUp =
        place < 0 ? [...state.signedUp, { person, wants }] : state.signedUp.with(place, { person, wants });
    },
  }),
  kind('tournament-left', z.object({ person }), {
    title: 'Left a tournament before its start',
    apply: (state, { person }) => {
      state.signedUp = state.signedUp.filter((each) => each.person !== person);
    },
  }),
  /** A team, in place of what was entered under its number before. Its members play once they have signed up themselves. */
  kind('team-entered', team, {
    title: 'A team was entered in a tournament',
    apply: (state, { team: number, name, captain, members }) => {
      const others = state.teams.filter((each) => each.number !== number);
      state.teams = [...others, { number, name, captain, members, byLot: false }].sort(
        (one, other) => one.number - other.number,
      );
    },
  }),
  /** The captain or whoever entered it takes a team back. */
  kind('team-withdrawn', z.object({ team: aside }), {
    title: 'A team was taken back from a tournament',
    apply: (state, { team }) => {
      state.teams = state.teams.filter(({ number }) => number !== team);
    },
  }),
  /** Nobody can sign up any more: those who came alone are grouped by lot, and the rest are in reserve. */
  kind(
    'sign-up-closed',
    z.object({
      seed: z.string(),
      teams: z.array(team),
      reserves: z.array(person),
      ...nextLot,
    }),
    {
      title: 'The sign-up of a tournament was closed',
      apply: (state, { teams, reserves, commitment, lot }) => {
        for (const { team: number, name, captain, members } of teams)
          state.teams.push({ number, name, captain, members, byLot: true });
        state.reserves = [...reserves];
        state.status = 'playing';
        state.next = { commitment, lot };
      },
    },
  ),
];
