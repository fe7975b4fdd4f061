import type { Field } from './field.ts';
import { type Answer, convoying, no, open, type Piece, viaOf, yes } from './piece.ts';

/** Finds out by which fleets a convoyed army may go, and whether it gets there as far as that needs no battle. */
export function prepareConvoy(field: Field, army: Piece): void {
  army.routes = namedRoutes(field, army);
  if (field.choices.severalRoutes === 'any broken' && army.routes === null)
    army.routes = oneRouteOfAll(field, army);
  if (field.choices.riverConvoys === 'yes')
    for (const fleet of army.carriers ?? []) troubleOnRiver(field, army, fleet);
  army.arrives = arrival(field, army);
}

/** The named routes that are whole; null where the army may take any (DATC 4.A.6). */
function namedRoutes(field: Field, army: Piece): readonly (readonly Piece[])[] | null {
  const { routes } = field.choices;
  const via = viaOf(army);
  if (typeof via === 'object' && via !== null && routes !== 'not read')
    return via.map((route) => fleetsOf(field, army, route)).filter((fleets) => fleets.length > 0);
  // BT17: an army ordered across water without a path has none; the words `via convoy` leave it every path.
  return routes === 'must be named' && via === null ? [] : null;
}

/** The fleets of a named route; none where one is missing, convoys something else, or the route does not hang together. */
function fleetsOf({ board }: Field, army: Piece, route: readonly string[]): readonly Piece[] {
  const fleets: Piece[] = [];
  let last = army.at;
  for (const name of route) {
    const at = board.number(name);
    const fleet = army.carriers?.find((carrier) => carrier.at === at);
    if (fleet === undefined || board.byWater[last]?.has(at) !== true) return [];
    fleets.push(fleet);
    last = at;
  }
  return board.byWater[last]?.has(army.to) === true ? fleets : [];
}

/** DATC 4.A.1(a): all fleets on any route have to hold out, as though they were one. A fleet that lies off does not count (6.F.12). */
function oneRouteOfAll(field: Field, army: Piece): readonly (readonly Piece[])[] {
  const fleets = (army.carriers ?? []).filter((fleet) => isOnSomeRoute(field, army, fleet));
  return fleets.length > 0 ? [fleets] : [];
}

/**
 * MJ B.I(2): a fleet's attack on a convoy in a river province ends it even where it fails, unless that fleet stands where the army is to
 * go. Whose the fleet is makes no difference: the text names no exception.
 */
function troubleOnRiver({ board, attackers }: Field, army: Piece, fleet: Piece): void {
  if (board.river[fleet.at] !== true) return;
  for (let piece = attackers[fleet.at] ?? null; piece !== null; piece = piece.nextAttacker) {
    if (piece.unit.type !== 'F' || piece.at === army.to) continue;
    if (fleet.troubledBy === null || piece.at < fleet.troubledBy.at) fleet.troubledBy = piece;
    fleet.done = no;
  }
}

/** Whether a convoyed army gets to where it goes, by what is known of its fleets (DATC 4.A.1). */
export function arrival(field: Field, army: Piece): Answer {
  const { routes } = army;
  if (routes === null) {
    if (!leads(field, army, army.at, army.to, 'unbroken')) return no;
    return leads(field, army, army.at, army.to, 'sure') ? yes : open;
  }
  if (field.choices.severalRoutes === 'any broken') return ofAll(routes.flat());
  let answer: Answer = no;
  for (const route of routes) {
    const whole = ofAll(route);
    if (whole === yes) return yes;
    if (whole === open) answer = open;
  }
  return answer;
}

function ofAll(fleets: readonly Piece[]): Answer {
  if (fleets.length === 0 || fleets.some(({ done }) => done === no)) return no;
  return fleets.every(({ done }) => done === yes) ? yes : open;
}

/** Which of an army's fleets may carry it on: all, those not known to be broken, or those known to hold out. */
type Taken = 'any' | 'unbroken' | 'sure';

const nowhere: ReadonlySet<number> = new Set();

/** Whether fleets ordered to convoy an army lead from one province to another. */
function leads(field: Field, army: Piece, from: number, to: number, taken: Taken, without?: Piece): boolean {
  const { byWater } = field.board;
  const search = ++field.searches;
  const reached = [from];
  for (let last = reached.pop(); last !== undefined; last = reached.pop()) {
    const next = byWater[last] ?? nowhere;
    if (last !== army.at && next.has(to)) return true;
    for (const at of next) {
      const fleet = field.standing[at] ?? null;
      if (fleet === null || fleet === without || fleet.seen === search) continue;
      if (!carries(fleet, army, taken)) continue;
      fleet.seen = search;
      reached.push(fleet.at);
    }
  }
  return false;
}

function carries({ doing, helps, done }: Piece, army: Piece, taken: Taken): boolean {
  if (doing !== convoying || helps !== army) return false;
  return taken === 'any' || done === yes || (taken === 'unbroken' && done === open);
}

/** Whether an army has no way without that fleet, by the orders given (the rule of 2000 in DATC 4.A.2). */
export function isNecessary(field: Field, army: Piece, fleet: Piece): boolean {
  if (army.routes !== null) return army.routes.every((route) => route.includes(fleet));
  return !leads(field, army, army.at, army.to, 'any', fleet);
}

/** Whether the fleets ordered to convoy an army make a whole route that it may take. */
export const hasWholeRoute = (field: Field, army: Piece): boolean =>
  army.routes === null ? leads(field, army, army.at, army.to, 'any') : army.routes.length > 0;

/**
 * Whether a fleet lies on a way of the convoy from the army to its destination: whether it has a way to each of them, and no other fleet
 * lies on all of its ways to either.
 */
function isOnSomeRoute(field: Field, army: Piece, fleet: Piece): boolean {
  const goes = (to: number, without?: Piece) => leads(field, army, fleet.at, to, 'any', without);
  if (!goes(army.at) || !goes(army.to)) return false;
  return (army.carriers ?? []).every(
    (other) => other === fleet || goes(army.at, other) || goes(army.to, other),
  );
}
