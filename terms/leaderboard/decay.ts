import type { Figures } from '../figures.ts';
import type { Act } from '../register.ts';
import type { Instant, LocalDate } from '../time.ts';

/** What points are lost for: staying away (Act II.6.1), and playing no game (Act II.6.2). */
export const decayBases = ['absence', 'idle'] as const;
export type DecayBasis = (typeof decayBases)[number];

export const decayActs = { absence: 'II.6.1', idle: 'II.6.2' } as const satisfies Record<DecayBasis, Act>;

/** Act II.6: whether a session counts for somebody who joined then: only one that began later does. */
export const isSinceJoining = (opensAt: Instant, joinedAt: Instant): boolean => opensAt > joinedAt;

/** Act II.6.2: the index of the session in whose week a day falls: after the one before, up to its own. −1 if none yet. */
export const weekOf = (sessions: readonly LocalDate[], day: LocalDate): number =>
  sessions.findIndex((date) => date >= day);

/** What one session that was held was to a Member. */
export interface MembersWeek {
  /** At its close. */
  readonly banned: boolean;
  readonly present: boolean;
  /** A game that counts, over the board or online, in the week of the session. */
  readonly played: boolean;
}

/** How many sessions in a row, up to the latest, were missed, and how many passed without a game. */
export type Runs = Readonly<Record<DecayBasis, number>>;

export const noRuns: Runs = { absence: 0, idle: 0 };

/**
 * Act II.6: the runs at a close, from the weeks up to it, the latest first. A week with a ban is passed over; nothing
 * is due at its own close.
 */
export function runsOf(latestFirst: Iterable<MembersWeek>): Runs {
  const runs = { absence: 0, idle: 0 };
  const going = { absence: true, idle: true };
  let latest = true;
  for (const { banned, present, played } of latestFirst) {
    if (banned && latest) break;
    latest = false;
    if (banned) continue;
    going.absence &&= !present;
    going.idle &&= !played;
    if (!going.absence && !going.idle) break;
    for (const basis of decayBases) runs[basis] += Number(going[basis]);
  }
  return runs;
}

type DecayFigures = Pick<Figures, 'absenceSessions' | 'absenceDeduction' | 'idleSessions' | 'idleDeduction'>;

/** From which session in a row on points are lost. */
export const firstDeducted = (basis: DecayBasis, figures: DecayFigures): number =>
  basis === 'absence' ? figures.absenceSessions : figures.idleSessions;

/** Points for one session, before the floor (Act II.2). */
export const deductionFor = (basis: DecayBasis, figures: DecayFigures): number =>
  basis === 'absence' ? figures.absenceDeduction : figures.idleDeduction;

/** Acts II.6.1 and II.6.2: what points are lost for at the close of a session; for both, it may be. */
export const dueAtClose = (runs: Runs, figures: DecayFigures): DecayBasis[] =>
  decayBases.filter((basis) => runs[basis] > 0 && runs[basis] >= firstDeducted(basis, figures));

/** Act II.6: for what the next session would cost the first points, so that the Member is warned. */
export const warnedAtClose = (runs: Runs, figures: DecayFigures): DecayBasis[] =>
  decayBases.filter((basis) => runs[basis] > 0 && runs[basis] === firstDeducted(basis, figures) - 1);
