import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { waitsForJudge } from '../birthday/stop-turn.ts';
import { keepDeadline } from '../clock/hold-deadline.ts';
import { firstTime, phaseDeadline } from '../clock/phase-deadline.ts';
import { punctual } from '../clock/phase-due.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { type Table, writeAt } from '../table.ts';
import { keepingRules } from '../votes/changed-rules.ts';
import { countWithPhase } from '../votes/count-votes.ts';
import { afterPhase } from './after-phase.ts';
import type { DiplomacyGame, PhaseEnd } from './game.ts';
import { holdForMissing } from './hold-for-missing.ts';
import { powersToOrder } from './needs.ts';
import { keepFinal } from './orders/keep-final.ts';
import { ordersPlace } from './orders/own-orders.ts';

/** How many hours a phase lasts longer where orders were lost, so that they can be given again. */
const hoursAfterLoss = 24;

const hour = 3600_000;

/**
 * Ends the phase of a table: the orders of all seats are published (Club 2.5), and the phase is adjudicated. Orders that cannot be opened,
 * since the club was moved without the key, are asked for again instead, and the phase lasts longer; so it does where orders are missing
 * and may not be. Votes that are due with it are counted before; if they end the game, the phase is not played. Orders that were given
 * beforehand stay secret until their own phase ends (WM D.II(5), MJ B.III(5)). `now` is what the clock shows where the phase ends later
 * than it was to: the next one begins then.
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
  if (waitsForJudge(work, table)) return;
  const phase = writePhase(game.position.phase);
  const opened = [...game.drafts].map(([seat, draft]) => ({
    ...{ seat, draft, opened: work.secrets.open(ordersPlace(table.number, seat, phase), draft.orders) },
  }));
  const lost = opened.filter((each) => each.opened === null).map(({ seat }) => seat);
  if (lost.length > 0) return askAgain(work, table, { phase, seats: lost, now });
  if (how !== 'gm' && holdForMissing(work, table, now)) return;
  const given = opened.filter((each) => each.opened?.words !== '').map(({ seat }) => seat);
  const changeRules = keepingRules(work, table);
  if (countWithPhase(work, table, { idle: idleIn(table, game, given), now }) !== 'goes on') return;
  // Nothing at all is no orders (Club 3.6).
  for (const { seat, draft, opened: own } of opened)
    if (own !== null && own.words !== '')
      writeAt(
        work,
        table,
        {
          ...{ type: 'orders-published', seat, phase, lines: own.words.split('\n') },
          ...{ salt: own.salt, digest: draft.orders.digest, receivedAt: draft.at },
          ...(draft.beforehand !== null && { beforehand: true as const }),
        },
        draft.by,
      );
  const late = now - work.now > punctual ? { publishedAt: now } : {};
  const entry = writeAt(work, table, { type: 'phase-adjudicated', phase, how, ...late }, person);
  work.announce({ kind: 'phase-played', table: table.number, entry }, { to: 'table', table: table.number });
  afterPhase(work, table.number, entry);
  keepFinal(work, table.number);
  changeRules();
}

/** The powers that have units to move in a movement phase and gave no orders. */
const idleIn = ({ rules }: Table, { position }: DiplomacyGame, given: readonly string[]): string[] =>
  position.phase.kind === 'M'
    ? powersToOrder(position, diplomacyRules(rules).diplomacy.map).filter((power) => !given.includes(power))
    : [];

interface Lost {
  phase: string;
  seats: string[];
  now: Instant;
}

function askAgain(work: UnitOfWork, table: Table, { phase, seats, now }: Lost): void {
  writeAt(work, table, { type: 'orders-lost', phase, seats }, null);
  const from = Math.max(now, phaseDeadline(work, table) ?? now);
  keepDeadline(work, table, firstTime(work, table, from + hoursAfterLoss * hour), 'lost');
  work.announce({ kind: 'orders-lost', table: table.number, seats }, { to: 'table', table: table.number });
}
