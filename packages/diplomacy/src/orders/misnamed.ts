import { type Power, provinceOf } from '../map/map.ts';
import type { Unit } from '../position.ts';
import type { Field } from './field.ts';
import type { Named } from './order.ts';
import { capital, placeWords, typeWords, unitWords } from './place-words.ts';

/** What is wrong with how an order names its own unit, as far as the rule set minds; else null (DATC 4.B.5, 4.C.1, 4.C.2). */
export function misnamed(named: Named, unit: Unit, field: Field): string | null {
  return wrongType(named, unit, field) ?? wrongCoast(named, unit, field) ?? wrongPower(named, unit, field);
}

/** The same for the unit that it supports or convoys; a foreign one may have to be called so (DATC 4.C.5, 4.C.6). */
export function misnamedOther(named: Named, unit: Unit, field: Field): string | null {
  const { choices } = field.context.rules;
  const { map, power } = field.context;
  if (named.power === undefined && unit.power !== power && choices.nationalityLeftOut === 'illegal')
    return `Say whose ${unitWords(unit, map)} is.`;
  return misnamed(named, unit, field);
}

function wrongType({ type }: Named, unit: Unit, { context: { rules, map } }: Field): string | null {
  const { typeLeftOut, typeWrong } = rules.choices;
  if (type === null)
    return typeLeftOut === 'illegal'
      ? `Say whether ${placeWords(provinceOf(unit.at), map)} is an army or a fleet.`
      : null;
  if (type === unit.type || typeWrong === 'not looked at') return null;
  return `The unit in ${placeWords(provinceOf(unit.at), map)} is ${articles[unit.type]} ${typeWords[unit.type]}.`;
}

const articles = { A: 'an', F: 'a' } as const;

function wrongCoast({ at }: Named, unit: Unit, { context: { rules, map } }: Field): string | null {
  if (at === unit.at || at === provinceOf(at) || rules.choices.wrongOwnCoast === 'not looked at') return null;
  return `${capital(unitWords(unit, map))} is not on ${placeWords(at, map)}.`;
}

function wrongPower({ power }: Named, unit: Unit, { context: { rules, map } }: Field): string | null {
  if (power === undefined || power === unit.power || rules.choices.nationalityWrong === 'not looked at')
    return null;
  const name = (id: Power) => map.powers.get(id)?.name ?? id;
  return `${capital(unitWords(unit, map))} belongs to ${name(unit.power)}, not to ${name(power)}.`;
}
