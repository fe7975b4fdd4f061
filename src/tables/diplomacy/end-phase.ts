import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import { type Table, writeAt } from '../table.ts';
import { afterPhase } from './after-phase.ts';
import type { PhaseEnd } from './game.ts';
import { powersToOrder } from './needs.ts';
import { ordersPlace } from './orders/own-orders.ts';

/** How many hours a phase lasts longer where orders were lost, so that they can be given again. */
const hoursAfterLoss = 24;

const hour = 3600_000;

/** By how much later than they are due results may come, in milliseconds, without the next phase beginning later for it. */
export const punctual = 10 * 60_000;

/**
 * Ends the phase of a table: the orders of all seats are published (Club 2.5), and the phase is adjudicated. Orders that cannot be opened,
 * since the club was moved without the key, are asked for again instead, and the phase lasts longer. `now` is what the clock shows
 * where the phase ends later than it was to: the next one begins then.
 */
export function endPhase(
  work: UnitOfWork,
  table: Table,
  how: PhaseEnd,
  person: PersonNumber | null,
  now = work.now,
): void {
  const { diplomacy: game } = table.state;
  if (game === null) throw new Error(`Table ${table.number} plays no Diplomacy`);
  const phase = writePhase(game.position.phase);
  const opened = [...game.drafts].map(([seat, draft]) => ({
    ...{ seat, draft, opened: work.secrets.open(ordersPlace(table.number, seat, phase), draft.orders) },
  }));
  const lost = opened.filter((each) => each.opened === null).map(({ seat }) => seat);
  if (lost.length > 0) return askAgain(work, table, { phase, seats: lost, now });
  for (const { seat, draft, opened: own } of opened)
    if (own !== null)
      writeAt(
        work,
        table,
        {
          ...{ type: 'orders-published', seat, phase, lines: own.words === '' ? [] : own.words.split('\n') },
          ...{ salt: own.salt, digest: draft.orders.digest, receivedAt: draft.at },
        },
        draft.by,
      );
  const late = now - work.now > punctual ? { publishedAt: now } : {};
  const entry = writeAt(work, table, { type: 'phase-adjudicated', phase, how, ...late }, person);
  work.announce({ kind: 'phase-played', table: table.number, entry }, { to: 'table', table: table.number });
  afterPhase(work, table.number, entry);
}

interface Lost {
  phase: string;
  seats: string[];
  now: Instant;
}

function askAgain(work: UnitOfWork, table: Table, { phase, seats, now }: Lost): void {
  writeAt(work, table, { type: 'orders-lost', phase, seats }, null);
  const hours = hoursAfterLoss + Math.ceil((now - work.now) / hour);
  writeAt(work, table, { type: 'deadline-extended', phase, hours, seat: null }, null);
  work.announce({ kind: 'orders-lost', table: table.number, seats }, { to: 'table', table: table.number });
}

/** The seats that still have to mark their orders final before the phase ends early; open seats are not waited for. */
export function waitedFor(_view: ClubView, { state, rules }: Table): string[] {
  const { diplomacy: game } = state;
  if (game === null) return [];
  return powersToOrder(game.position, rules.diplomacy.map).filter(
    (power) => isPlayed(state.seats.get(power)) && !game.final.has(power),
  );
}

const isPlayed = (seat: Seat | undefined): boolean => seat !== undefined && playerOf(seat) !== null;

/** When the last of those who have something to order marked it final. Null while somebody is waited for. */
export function allFinalAt(view: ClubView, table: Table): Instant | null {
  const { diplomacy: game } = table.state;
  if (game === null || game.final.size === 0 || waitedFor(view, table).length > 0) return null;
  return game.markedAt;
}
