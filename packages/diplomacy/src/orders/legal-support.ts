import { type DiplomacyMap, type Location, type Province, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import { coastMeant } from './coast-meant.ts';
import { type Field, isOverseas, unitAt } from './field.ts';
import type { LegalOrder } from './legal-order.ts';
import { misnamedOther } from './misnamed.ts';
import type { MovementOrder } from './order.ts';
import { capital, placeWords, unitWords } from './place-words.ts';
import { reachOf } from './reach.ts';

type SupportOrder = Extract<MovementOrder, { kind: 'support' }>;

/**
 * A support into a province that the unit could go to itself, for a unit that is or could come there; else why it is not possible. Any
 * coast of the province will do for the unit (DATC 6.B.4).
 */
export function legalSupport(order: SupportOrder, unit: Unit, field: Field): LegalOrder | string {
  const { map } = field.context;
  const of = unitAt(field, order.of);
  if (of === undefined) return `There is no unit in ${placeWords(provinceOf(order.of.at), map)} to support.`;
  // DATC 6.A.8
  if (of === unit) return 'No unit can support itself.';
  const wrong = misnamedOther(order.of, of, field);
  if (wrong !== null) return wrong;
  const target = provinceOf(order.to ?? of.at);
  // DATC 6.A.10, 6.D.34
  if (!couldGo(unit, target, map)) return outOfReach(target, unit, field);
  if (order.to === null) return { kind: 'support', unit, of, to: null };
  const to = aimMeant(order.to, of, unit, field);
  return to === null ? notComing(order.to, of, field) : { kind: 'support', unit, of, to };
}

/** Whether a unit could go to a province by itself, to whatever coast. */
function couldGo(unit: Unit, province: Province, map: DiplomacyMap): boolean {
  const near = reachOf(map, unit);
  if (near.has(province) || unit.type === 'A') return near.has(province);
  for (const at of near) if (provinceOf(at) === province) return true;
  return false;
}

function outOfReach(target: Location, unit: Unit, { context: { map } }: Field): string {
  const who = unitWords(unit, map);
  if (target === provinceOf(unit.at)) return capital(`${who} cannot support an attack on itself.`);
  return capital(`${who} cannot support into ${placeWords(target, map)}, where it could not go itself.`);
}

const notComing = (to: Location, of: Unit, { context: { map } }: Field): string =>
  capital(`${unitWords(of, map)} cannot reach ${placeWords(to, map)}, so it cannot be supported there.`);

/** Where the supported unit goes, or null where it cannot. A coast stays where one was named that has to match (DATC 4.B.4). */
function aimMeant(to: Location, of: Unit, unit: Unit, field: Field): Location | null {
  const { map, rules } = field.context;
  const province = provinceOf(to);
  // DATC 6.D.31: a fleet that supports does not convoy.
  if (!couldGo(of, province, map) && !isOverseas(field, of, province, provinceOf(unit.at))) return null;
  if (to === province || of.type === 'A' || rules.choices.supportCoast === 'not looked at')
    return to !== province && of.type === 'A' && rules.choices.irrelevantCoast === 'illegal'
      ? null
      : province;
  return coastOfAim(to, of, field);
}

/** The coast of a fleet's move as it is named in a support: it has to be one that the fleet can reach. */
function coastOfAim(to: Location, of: Unit, { context: { map, rules } }: Field): Location | null {
  const province = provinceOf(to);
  const known = map.provinces.get(province)?.coasts ?? [];
  // DATC 4.B.6
  if (!known.some((coast) => to === `${province}/${coast}`))
    return rules.choices.irrelevantCoast === 'illegal' ? null : province;
  const meant = coastMeant({ type: of.type, to, offered: [...reachOf(map, of)] }, map, rules.choices);
  return typeof meant === 'string' ? meant : null;
}
