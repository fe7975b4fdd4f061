import { type Power, writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import { isAtRest, turnAfter } from '../birthday/turn.ts';
import type { Awaited, TableGameParts, TablePhase } from '../games.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../seats/book.ts';
import type { Table } from '../table.ts';
import { ordersStand, seatsMissing } from './missing.ts';
import { powersToOrder, survivors } from './needs.ts';
import { phaseHours } from './phase-hours.ts';
import { ordersErrand, ordersReminder } from './words/awaited.ts';
import { phaseName } from './words/phase-name.ts';

/** The powers that have something to order in this phase; none where nothing is played. */
const toOrder = ({ state: { diplomacy: game }, rules }: Table): readonly Power[] =>
  game === null ? [] : powersToOrder(game.position, diplomacyRules(rules).diplomacy.map);

/** Those of them whose orders are not final, and may still change. */
const notFinal = (table: Table): Power[] =>
  toOrder(table).filter(
    (power) => table.state.diplomacy?.final.has(power) === false && !ordersStand(table, power),
  );

/** The same where somebody plays them: open seats are waited for by the clock alone. */
const waitedFor = (table: Table): readonly Power[] =>
  notFinal(table).filter((power) => isPlayed(table.state.seats.get(power)));

const isPlayed = (seat: Seat | undefined): boolean => seat !== undefined && playerOf(seat) !== null;

const hour = 3600_000;

/**
 * From when on the phase may end early (Club 3.3): when the last of those who have something to order marked it final; but with an open
 * seat whose orders are not final the phase lasts some time from its beginning, and from when the seat became open, so that
 * somebody can take the seat. Some time passes since the last results too (WM D.VII(2), MJ B.VIII(2)). Null while a player is waited for.
 */
function allFinalAt(table: Table): Instant | null {
  const { diplomacy: game } = table.state;
  if (game === null || game.final.size === 0 || waitedFor(table).length > 0) return null;
  if (game.markedAt === null || seatsMissing(table).length > 0) return null;
  const since = notFinal(table).map((power) => Math.max(game.phaseBegunAt, game.openSince.get(power) ?? 0));
  const { openSeatHours, gapHours } = diplomacyRules(table.rules).figures;
  const waits = since.map((each) => each + openSeatHours * hour);
  return Math.max(game.markedAt, game.phaseBegunAt + gapHours * hour, ...waits);
}

/** The phase that is being played; null while none is. */
function phase(table: Table): TablePhase | null {
  const { diplomacy: game, status } = table.state;
  if (game === null || status !== 'playing' || isAtRest(table.state)) return null;
  const { phase } = game.position;
  const { turns } = diplomacyRules(table.rules).figures;
  const about = { id: writePhase(phase), hours: phaseHours(table, phase.kind), begunAt: game.phaseBegunAt };
  return turns === null ? about : { ...about, ...turnAfter(table.state, game.phaseBegunAt) };
}

/** Orders that are final, until the end of the phase. */
function awaited(table: Table): Awaited[] {
  const played = phase(table);
  if (played === null) return [];
  const about = { what: played.id, since: played.begunAt, until: null, atOnce: false };
  return waitedFor(table).map((seat) => ({ seat, ...about }));
}

/** What Diplomacy tells of a game to what all tables share. */
export const diplomacyParts: TableGameParts = {
  phase,
  phaseName,
  toAct: toOrder,
  takenOverHours({ rules }, phase) {
    const { noMisses, takenOverHours } = diplomacyRules(rules).figures;
    return noMisses.phases.includes(phase) ? takenOverHours.noMisses : takenOverHours.others;
  },
  awaited,
  reminder: ordersReminder,
  errand: ordersErrand,
  unless: 'your orders are final',
  readyAt: allFinalAt,
  isOut: ({ state: { diplomacy: game }, rules }, seat) =>
    game !== null && !survivors(game.position, diplomacyRules(rules).diplomacy.map).includes(seat),
  winners: ({ state: { diplomacy: game, regulations } }) =>
    regulations.concluded?.seats ?? game?.winners ?? [],
  lacks: {},
};
