import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import type { Choices } from '../rules/rule-set.ts';
import type { LegalOrder } from './legal-order.ts';
import { provincesInReach, reachOf } from './reach.ts';
import { Waters } from './waters.ts';

/** What of a rule set decides which movement orders are possible. */
export type Ways = Pick<Choices, 'convoyToNeighbour' | 'riverConvoys' | 'routes'>;

/**
 * Every movement order that a unit could carry out in the position (DATC 4.E.1), by unit: to hold, to go to each place that it can reach,
 * then supports and convoys. Where an army can go both by land and by convoy there is an order for each way. Where routes have to be
 * named (DATC 4.A.6), a convoyed army goes by the shortest.
 */
export function legalMovement(
  units: readonly Unit[],
  map: DiplomacyMap,
  choices: Ways,
): ReadonlyMap<Unit, readonly LegalOrder[]> {
  const field = fieldOf(units, map, choices);
  return new Map(
    units.map((unit) => [
      unit,
      [{ kind: 'hold', unit }, ...moves(unit, field), ...supports(unit, field), ...convoys(unit, field)],
    ]),
  );
}

/** What the orders of all units are made from. */
interface Field {
  readonly map: DiplomacyMap;
  readonly choices: Ways;
  readonly waters: Waters;
  readonly byProvince: ReadonlyMap<Province, Unit>;
  /** Which units can come to a province by their own, with each place there that they can come to. */
  readonly comers: ReadonlyMap<Province, readonly Comer[]>;
  /** Where each army can go by convoy. */
  readonly overseas: ReadonlyMap<Unit, ReadonlySet<Province>>;
  /** What each fleet can convoy, by its province. */
  readonly cargo: ReadonlyMap<Province, readonly Comer[]>;
}

interface Comer {
  readonly unit: Unit;
  readonly to: Location;
}

function fieldOf(units: readonly Unit[], map: DiplomacyMap, choices: Ways): Field {
  const waters = new Waters(map, units, choices.riverConvoys === 'yes');
  const comers = new Map<Province, Comer[]>();
  for (const unit of units) for (const to of reachOf(map, unit)) add(comers, provinceOf(to), { unit, to });
  const armies = units.filter(({ type }) => type === 'A');
  const overseas = new Map(armies.map((army) => [army, waters.reach(army.at)]));
  const byProvince = new Map(units.map((unit) => [provinceOf(unit.at), unit]));
  return { map, choices, waters, byProvince, comers, overseas, cargo: cargoOf(overseas, waters, choices) };
}

/**
 * What each fleet can be told to convoy: the armies that it is of use to (DATC 6.G.19). Where the order of an army's own fleet sends it by
 * convoy, needed or not, all those on whose routes it lies (WM D.VI(2), MJ B.VII(2)).
 */
function cargoOf(overseas: Field['overseas'], waters: Waters, choices: Ways): Field['cargo'] {
  const cargo = new Map<Province, Comer[]>();
  for (const [unit, places] of overseas) {
    const ofUse =
      choices.convoyToNeighbour === 'explicit or own fleet ordered' ? null : waters.ofUse(unit.at);
    for (const to of places)
      for (const fleet of ofUse === null ? waters.onRoutes(unit.at, to) : (ofUse.get(to) ?? []))
        add(cargo, fleet, { unit, to });
  }
  return cargo;
}

function add(lists: Map<Province, Comer[]>, province: Province, comer: Comer): void {
  const list = lists.get(province);
  if (list === undefined) lists.set(province, [comer]);
  else list.push(comer);
}

function moves(unit: Unit, { map, choices, waters, overseas }: Field): readonly LegalOrder[] {
  const own = reachOf(map, unit);
  const byLand = [...own].map((to): LegalOrder => ({ kind: 'move', unit, to, via: null }));
  const byConvoy = [...(overseas.get(unit) ?? [])].map((to): LegalOrder => {
    if (choices.routes === 'must be named')
      return { kind: 'move', unit, to, via: waters.routes(unit.at, to, 1) };
    return { kind: 'move', unit, to, via: own.has(to) ? 'convoy' : null };
  });
  return [...byLand, ...byConvoy];
}

function supports(unit: Unit, field: Field): readonly LegalOrder[] {
  // A fleet cannot both support a move and be what makes it possible (DATC 6.D.31).
  const isFleet = unit.type === 'F' && field.waters.has(provinceOf(unit.at));
  const overseas = isFleet ? overseasWithout(unit, field) : field.overseas;
  return [...provincesInReach(field.map, unit)].flatMap((province) => {
    const there = field.byProvince.get(province);
    const byConvoy = [...overseas].filter(
      ([of, places]) => places.has(province) && !reachOf(field.map, of).has(province),
    );
    const coming = [
      ...(field.comers.get(province) ?? []),
      ...byConvoy.map(([of]) => ({ unit: of, to: province })),
    ];
    return [
      ...(there === undefined ? [] : [{ unit: there, to: null }]),
      ...coming.filter((each) => each.unit !== unit),
    ].map(({ unit: of, to }): LegalOrder => ({ kind: 'support', unit, of, to }));
  });
}

const overseasWithout = (fleet: Unit, { overseas, waters }: Field): Field['overseas'] =>
  new Map([...overseas.keys()].map((army) => [army, waters.reach(army.at, provinceOf(fleet.at))]));

function convoys(unit: Unit, { cargo }: Field): readonly LegalOrder[] {
  if (unit.type !== 'F') return [];
  return (cargo.get(provinceOf(unit.at)) ?? []).map(({ unit: of, to }) => ({ kind: 'convoy', unit, of, to }));
}
