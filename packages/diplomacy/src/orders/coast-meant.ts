import { type DiplomacyMap, type Location, provinceOf, type UnitType } from '../map/map.ts';
import type { Choices } from '../rules/rule-set.ts';

export type CoastFault = 'not offered' | 'coast missing' | 'wrong coast';

interface Asked {
  readonly type: UnitType;
  /** As written. */
  readonly to: Location;
  /** Where this unit could go. */
  readonly offered: readonly Location[];
}

/** Which of the places that a unit could go to is meant, or what is wrong with the coast that was named or left out (DATC 4.B.1–4.B.3, 4.B.6). */
export function coastMeant(
  asked: Asked,
  map: DiplomacyMap,
  choices: Choices,
): Location | { fault: CoastFault } {
  const { type, to } = asked;
  const here = asked.offered.filter((at) => provinceOf(at) === provinceOf(to));
  const [first] = here;
  if (first === undefined) return { fault: 'not offered' };
  if (here.includes(to)) return to;
  if (to === provinceOf(to)) return coastLeftOut(first, here.length, choices);
  const known = map.provinces.get(provinceOf(to))?.coasts ?? [];
  if (type === 'F' && known.some((coast) => to.endsWith(`/${coast}`)))
    // DATC 4.B.3
    return choices.impossibleCoast === 'illegal' ? { fault: 'wrong coast' } : first;
  // DATC 4.B.6
  if (choices.irrelevantCoast === 'illegal') return { fault: 'wrong coast' };
  return type === 'A' ? first : coastLeftOut(first, here.length, choices);
}

function coastLeftOut(first: Location, possible: number, choices: Choices): Location | { fault: CoastFault } {
  if (first === provinceOf(first)) return first;
  const fails = possible > 1 ? choices.coastOfTwoLeftOut === 'fails' : choices.coastOfOneLeftOut === 'fails'; // DATC 4.B.1, 4.B.2
  return fails ? { fault: 'coast missing' } : first;
}
