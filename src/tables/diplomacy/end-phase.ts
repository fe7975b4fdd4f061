import { type Power, writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
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
  // Nothing at all is no orders (Club 3.6).
  for (const { seat, draft, opened: own } of opened)
    if (own !== null && own.words !== '')
      writeAt(
        work,
        table,
        {
          ...{ type: 'orders-published', seat, phase, lines: own.words.split('\n') },
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

/** The seats whose orders are to be final before the phase ends early, and are not. */
function notFinal({ state: { diplomacy: game }, rules }: Table): Power[] {
  if (game === null) return [];
  return powersToOrder(game.position, rules.diplomacy.map).filter((power) => !game.final.has(power));
}

/** The same where somebody plays them: open seats are waited for by the clock alone. */
export const waitedFor = (table: Table): Power[] =>
  notFinal(table).filter((power) => isPlayed(table.state.seats.get(power)));

const isPlayed = (seat: Seat | undefined): boolean => seat !== undefined && playerOf(seat) !== null;

/**
 * From when on the phase may end early (Club 3.3): when the last of those who have something to order marked it final; but with an open
 * seat whose orders are not final the phase lasts some time from its beginning, and from when the seat became open, so that
 * somebody can take the seat. Null while a player is waited for.
 */
export function allFinalAt(table: Table): Instant | null {
  const { diplomacy: game } = table.state;
  if (game === null || game.final.size === 0 || waitedFor(table).length > 0) return null;
  if (game.markedAt === null) return null;
  const since = notFinal(table).map((power) => Math.max(game.phaseBegunAt, game.openSince.get(power) ?? 0));
  const wait = table.rules.figures.openSeatHours * hour;
  return Math.max(game.markedAt, ...since.map((each) => each + wait));
}
