import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Calendar, DueThing } from '../../house/room.ts';
import { gameOf, phaseOf, presentPhase } from '../games.ts';
import type { TableGame } from '../rule-sets/rule-set.ts';
import { type Table, tablesOf, theTable } from '../table.ts';
import { holdDeadline } from './hold-deadline.ts';
import { firstTime, phaseDeadline } from './phase-deadline.ts';
import { reckonedOnce } from './reckoned.ts';

const hour = 3600_000;
const day = 24 * hour;

/** By how much later than they are due results may come, in milliseconds, without the next phase beginning later for it. */
export const punctual = 10 * 60_000;

interface PhaseEnding {
  at: Instant;
  how: 'deadline' | 'final';
}

/** How a game ends its phase. `now` is what the clock shows where that is later than it was to: the next phase begins then. */
type EndPhase = (work: UnitOfWork, table: Table, how: PhaseEnding['how'], person: null, now: Instant) => void;

/**
 * The phases of a game that end: at their deadlines (Club 3.1), or once everybody is ready (Club 3.3), but not at night (Club 3.2).
 * Deadlines are on full minutes, and the club is settled each minute and before each command, so that results come within a second of
 * them. A phase that ends early does so within a minute, in which the last one to be ready can still think again. No timer for each
 * table is needed for that.
 */
export const phasesDue =
  (game: TableGame, end: EndPhase): Calendar =>
  (view, now) =>
    tablesOf(view).flatMap((table) => {
      const ends = table.about.game === game ? phaseEndOf(view, table) : null;
      return ends === null || ends.at >= now ? [] : [phaseDue(table, ends, end)];
    });

function phaseDue(table: Table, { at, how }: PhaseEnding, end: EndPhase): DueThing {
  const { number } = table;
  return {
    at,
    name: `the end of ${phaseOf(table)?.id} at table ${number}, due at ${at}`,
    carryOut: (work, now) => endDue(work, theTable(work, number), { how, now, end }),
  };
}

/** When and how the phase of a table will end as far as it is known now; null while no phase is played. */
export const phaseEndOf = reckonedOnce((view: ClubView, table: Table): PhaseEnding | null => {
  const deadline = phaseDeadline(view, table);
  if (deadline === null) return null;
  const early = earlyEnd(view, table);
  return early !== null && early <= deadline
    ? { at: early, how: 'final' }
    : { at: deadline, how: 'deadline' };
});

/** When the phase ends early, as everybody is ready; null while somebody is not. */
function earlyEnd(view: ClubView, table: Table): Instant | null {
  const readyAt = table.rules.figures.early ? gameOf(table).readyAt(table) : null;
  if (readyAt === null) return null;
  const morning = table.state.held.get(presentPhase(table).id)?.morning ?? 0;
  return Math.max(firstTime(view, table, readyAt), morning);
}

/**
 * Ends a phase that is due. Where its deadline passed more than an hour ago, nobody could give orders at it: the bot was not there, or
 * the host's clock was wrong. Nothing has been shown to anybody yet, so the time that was lost is given back, an hour to a day of it,
 * once a phase (Club 3.1). Results never come at night: they wait until the morning.
 */
function endDue(
  work: UnitOfWork,
  table: Table,
  { how, now, end }: { how: PhaseEnding['how']; now: Instant; end: EndPhase },
): void {
  const lateBy = now - work.now;
  if (how === 'deadline' && lateBy > hour && !wasLateBefore(table)) {
    const until = firstTime(work, table, now + Math.min(Math.max(lateBy, hour), day));
    return holdDeadline(work, table, until, 'late');
  }
  const free = firstTime(work, table, now);
  if (lateBy > punctual && free > now) return holdDeadline(work, table, free, 'night');
  end(work, table, how, null, now);
}

const wasLateBefore = (table: Table): boolean =>
  table.state.held.get(presentPhase(table).id)?.wasLate === true;
