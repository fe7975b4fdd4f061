import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { holdDeadline } from '../clock/hold-deadline.ts';
import { firstTime, phaseDeadline } from '../clock/phase-deadline.ts';
import { reckonedOnce } from '../clock/reckoned.ts';
import { type Table, tablesOf, theTable } from '../table.ts';
import { allFinalAt, endPhase, punctual } from './end-phase.ts';
import type { PhaseEnd } from './game.ts';

const hour = 3600_000;
const day = 24 * hour;

interface PhaseEnding {
  at: Instant;
  how: PhaseEnd;
}

/**
 * The phases that end: at their deadlines (Club 3.1), or once all orders are final (Club 3.3), but not at night (Club 3.2). Deadlines
 * are on full minutes, and the club is settled each minute and before each command, so that results come within a second of them.
 * A phase that ends early does so within a minute, in which the last one to mark their orders final can still think again. No timer
 * for each table is needed for that.
 */
export const phasesDue = (view: ClubView, now: Instant): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const ends = phaseEndOf(view, table);
    return ends === null || ends.at >= now ? [] : [phaseDue(table, ends)];
  });

function phaseDue({ number, state }: Table, { at, how }: PhaseEnding): DueThing {
  const phase = state.diplomacy === null ? '' : writePhase(state.diplomacy.position.phase);
  return {
    at,
    name: `the end of ${phase} at table ${number}, due at ${at}`,
    carryOut: (work, now) => endDue(work, theTable(work, number), how, now),
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

/** When the phase ends early, as all orders are final; null while they are not. */
function earlyEnd(view: ClubView, table: Table): Instant | null {
  const { diplomacy: game, held } = table.state;
  const finalAt = table.rules.figures.early ? allFinalAt(table) : null;
  if (game === null || finalAt === null) return null;
  const since = held.get(writePhase(game.position.phase));
  const morning = since?.why === 'night' ? since.until : 0;
  return Math.max(firstTime(view, table, finalAt), morning);
}

/**
 * Ends a phase that is due. Where its deadline passed more than an hour ago, nobody could give orders at it: the bot was not there, or
 * the calendar changed. Nothing has been shown to anybody yet, so the time that was lost is given back, an hour to a day of it,
 * once a phase. Results never come at night: they wait until the morning.
 */
function endDue(work: UnitOfWork, table: Table, how: PhaseEnd, now: Instant): void {
  const lateBy = now - work.now;
  if (how === 'deadline' && lateBy > hour && !wasLateBefore(table)) {
    const until = firstTime(work, table, now + Math.min(Math.max(lateBy, hour), day));
    return holdDeadline(work, table, until, 'late');
  }
  const free = firstTime(work, table, now);
  if (lateBy > punctual && free > now) return holdDeadline(work, table, free, 'night');
  endPhase(work, table, how, null, now);
}

function wasLateBefore({ state: { diplomacy, held } }: Table): boolean {
  const phase = diplomacy === null ? '' : writePhase(diplomacy.position.phase);
  return held.get(phase)?.wasLate === true;
}
