import {
  type Context,
  isLegal,
  legalOrder,
  type MapName,
  nameOfMap,
  type Order,
  type Ways,
  writeOrder,
  writePhase,
  writePosition,
} from '../../../packages/diplomacy/src/index.ts';
import { type Instant, localDate, localTime, type Zone } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubView } from '../../house/ports.ts';
import { clockOf } from '../../tables/clock/phase-deadline.ts';
import { phaseEndOf } from '../../tables/clock/phase-due.ts';
import type { DiplomacyGame } from '../../tables/diplomacy/game.ts';
import { powersToOrder } from '../../tables/diplomacy/needs.ts';
import { seatOfLink } from '../../tables/diplomacy/orders/on-the-site.ts';
import { ownLines, standingOrderer } from '../../tables/diplomacy/orders/own-orders.ts';
import { type OrderRead, readOrders } from '../../tables/diplomacy/orders/read-orders.ts';
import { troublesOf } from '../../tables/diplomacy/orders/troubles.ts';
import { type OrdersLink, readOrdersLink } from '../../tables/diplomacy/orders-link.ts';
import { conditionalWords } from '../../tables/diplomacy/words/conditional.ts';
import { phaseName } from '../../tables/diplomacy/words/phase-name.ts';
import { diplomacyRules } from '../../tables/rule-sets/rule-set.ts';
import type { Seat } from '../../tables/seats/book.ts';
import type { Table } from '../../tables/table.ts';
import { seatName } from '../../tables/words/table.ts';
import type { Found } from '../page.ts';
import type { LineRead } from './lines.ts';
import type { OrdersState } from './state.ts';

/** The page on which one person gives the orders of one seat. */
export type OrdersReading = Found<typeof readOrdersPage>;

/** What a link opens, or null for one that we did not give, that has lapsed, or whose person does not play that seat now. */
export async function readOrdersPage(clubs: Clubs, text: string, now: Instant) {
  const link = readOrdersLink(clubs, text, now);
  if (link === null || !(await clubs.goesOn(link.club))) return null;
  const view = await clubs.view(link.club);
  const found = seatOfLink(view, link);
  const game = found?.table.state.diplomacy ?? null;
  if (found === null || game === null) return null;
  return {
    link: link satisfies OrdersLink,
    view,
    position: game.position,
    map: diplomacyRules(found.table.rules).diplomacy.map,
    state: stateOf(view, found, game),
  };
}

type Seated = { table: Table; seat: Seat };

/** The stamp of what such a page shows, without opening any orders; null where the link opens nothing. */
export async function readStamp(clubs: Clubs, text: string, now: Instant): Promise<string | null> {
  const link = readOrdersLink(clubs, text, now);
  const view = link === null ? null : await clubs.view(link.club);
  const found = view === null || link === null ? null : seatOfLink(view, link);
  const game = found?.table.state.diplomacy ?? null;
  return view === null || found === null || game === null ? null : stampOf(view, found, game);
}

/** Another one says that something of a page has changed. */
function stampOf(
  view: ClubView,
  { table, seat }: Seated,
  { position, drafts, final }: DiplomacyGame,
): string {
  const deadline = phaseEndOf(view, table)?.at ?? 0;
  const draft = drafts.get(seat.id)?.seq ?? 0;
  return `${writePhase(position.phase)} ${draft} ${final.has(seat.id)} ${deadline} ${table.state.status}`;
}

function stateOf(view: ClubView, { table, seat }: Seated, game: DiplomacyGame): OrdersState {
  const { choices } = diplomacyRules(table.rules).diplomacy;
  const phase = writePhase(game.position.phase);
  const words = ownLines(view, { table, game, seat, phase });
  const draft = game.drafts.get(seat.id);
  const zone = clockOf(view, table);
  const final = game.final.has(seat.id);
  const deadline = phaseEndOf(view, table)?.at ?? null;
  return {
    table: { number: table.number, name: table.about.name },
    power: { id: seat.id, name: seatName(table, seat.id) },
    ...{ phase, phaseName: phaseName(phase, table), status: statusOf(table, seat, game) },
    map: mapOf(table),
    ways: { ...waysOf(choices) },
    position: writePosition(game.position),
    lines: linesRead({ table, seat }, game, words ?? ''),
    lost: words === null,
    final,
    beforehand: (draft?.beforehand ?? null) !== null,
    early: table.rules.figures.early,
    inOne: choices.phases === 'in one',
    receipt:
      draft === undefined
        ? null
        : { digest: draft.orders.digest, at: draft.at, time: localTime(draft.at, zone) },
    deadline:
      deadline === null
        ? null
        : {
            at: deadline,
            words: `${momentWords(deadline, zone)}${table.rules.figures.statesGmt ? ' GMT' : ''}`,
          },
    stamp: stampOf(view, { table, seat }, game),
  };
}

const waysOf = ({ convoyToNeighbour, riverConvoys, routes }: Ways): Ways => ({
  ...{ convoyToNeighbour, riverConvoys, routes },
});

function statusOf({ state, rules }: Table, seat: Seat, { position }: DiplomacyGame): OrdersState['status'] {
  if (state.status !== 'playing') return 'over';
  return powersToOrder(position, diplomacyRules(rules).diplomacy.map).includes(seat.id)
    ? 'ordering'
    : 'nothing';
}

function mapOf({ rules, number }: Table): MapName {
  const name = nameOfMap(diplomacyRules(rules).diplomacy.map);
  if (name === null) throw new Error(`Table ${number} is played on a map without a name`);
  return name;
}

/** `Wednesday 25 November 2026, 12:00 (Europe/London)` */
const momentWords = (at: Instant, zone: Zone): string =>
  `${dayOf(localDate(at, zone))}, ${localTime(at, zone)} (${zone.timezone})`;

function linesRead({ table, seat }: Seated, game: DiplomacyGame, words: string): LineRead[] {
  const orderer = standingOrderer({ table, game, seat, phase: writePhase(game.position.phase) });
  const read = readOrders(game, diplomacyRules(table.rules), orderer, words);
  const troubles = troublesOf(game, diplomacyRules(table.rules), orderer, read);
  return read.map((each, place) => ({
    ...lineOf(each, table, game, seat),
    trouble: troubles[place]?.words ?? null,
  }));
}

function lineOf(
  { text, order, written, trouble, conditional, phase }: OrderRead,
  { rules }: Table,
  { position }: DiplomacyGame,
  seat: Seat,
): Omit<LineRead, 'trouble'> {
  const { map } = diplomacyRules(rules).diplomacy;
  const { kind } = position.phase;
  const context: Context = { map, rules: diplomacyRules(rules).diplomacy, position, power: seat.id, kind };
  const meant = order === null || trouble !== null ? order : wholly(order, context);
  return {
    ...{ text, order: meant, conditional, later: phase !== kind },
    says: conditional === null || order !== null ? null : conditionalWords(conditional, map),
    written: meant === null ? written : writeOrder(meant, kind),
  };
}

/** An order with all that was left out of it, as it is in the list of what is possible. */
function wholly(order: Order, context: Context): Order {
  switch (order.kind) {
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy': {
      const judged = legalOrder(order, context);
      return isLegal(judged) ? judged : order;
    }
    default:
      return order;
  }
}
