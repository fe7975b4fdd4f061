import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { PhaseEnd } from '../diplomacy/game.ts';
import { type Table, tablesOf, theTable, writeAt } from '../table.ts';
import { pendingAt } from './amendments.ts';

/** The regulations that wait for the Judge, as they were when the orders of the turn were due, or are now. */
export const waitingPoints = ({ state }: Pick<Table, 'state'>): string[] =>
  pendingAt(state, state.regulations.stopped?.at ?? null).map(({ point }) => point);

/**
 * Whether a turn whose orders are due has to wait, since nobody has said what a changed regulation means for the bot (BT15). The table is
 * told, and the Judge, at the first time.
 */
export function waitsForJudge(work: UnitOfWork, table: Table): boolean {
  const { state, number } = table;
  const { stopped } = state.regulations;
  const points = pendingAt(state, stopped?.at ?? work.now).map(({ point }) => point);
  if (points.length === 0) return false;
  if (stopped !== null || state.diplomacy === null) return true;
  const phase = writePhase(state.diplomacy.position.phase);
  writeAt(work, table, { type: 'turn-stopped', phase }, null);
  const told = { kind: 'turn-stopped', table: number, phase, points } as const;
  work.announce(told, { to: 'table', table: number });
  if (state.gm !== null) tell(work, told, state.gm);
  return true;
}

/** How a game ends its phase. */
type EndPhase = (
  work: UnitOfWork,
  table: Table,
  how: PhaseEnd,
  person: PersonNumber | null,
  now: Instant,
) => void;

/** The turns that waited for the Judge and no longer do: their orders are resolved at once. */
export const stoppedTurnsDue =
  (end: EndPhase) =>
  (view: ClubView): DueThing[] =>
    tablesOf(view)
      .filter((table) => table.state.status === 'playing' && table.state.regulations.stopped !== null)
      .filter((table) => waitingPoints(table).length === 0)
      .map((table) => ({
        at: table.book.newestAt,
        name: `the turn at table ${table.number} that waited for its Judge`,
        carryOut: (work, now) => end(work, theTable(work, table.number), 'deadline', null, now),
      }));
