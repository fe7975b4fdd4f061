import type { Instant } from '../../../../terms/time.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Seat } from '../../seats/book.ts';
import type { Table } from '../../table.ts';
import { type BoardAt, boardAt, poolFrom, teamAt } from './board.ts';
import type { Pool } from './book.ts';
import { poolRank } from './pool-rank.ts';

/** Who may take an open seat by themselves. */
export type Call =
  | { of: 'anybody' }
  /** The captain of its team, until then where it has an end. */
  | { of: 'captain'; captain: PersonNumber; until: Instant | null }
  /** Those who may take it from the pool, and until when their answers are kept. */
  | { of: 'pool'; at: BoardAt; pool: Pool; until: Instant };

const hour = 3600_000;

/** Who may take an open seat now (WM B.8(c) and (d)); anybody at a table by itself, and where the rules keep it for nobody. */
export function callFor(view: ClubView, table: Table, seat: Seat, now: Instant): Call {
  const at = boardAt(view, table);
  const { replacing = null } = at?.format ?? {};
  if (at === null || replacing === null) return { of: 'anybody' };
  const team = teamAt(at, seat.id);
  const pool = table.state.pools.get(seat.id) ?? null;
  if (pool === null && team !== null)
    return { of: 'captain', captain: team.captain, until: poolFrom(at, seat) };
  if (at.plan.kind === 'first') return { of: 'anybody' };
  const open = pool ?? { since: now, answers: [] };
  return { of: 'pool', at, pool: open, until: open.since + replacing.poolHours * hour };
}

/** Whether somebody may take a seat out of the pool. */
export const isInPool = ({ at }: { at: BoardAt }, person: PersonNumber | null): boolean =>
  person !== null && poolRank(at).has(person);
