import { standardMap } from '../map/standard.ts';
import { choicesOf, type RuleSet, type Rulings, ruling } from './rule-set.ts';

/** The rules of the World Masters e-mail tournament of 2004, over the rule book of 2000. The citations are places of its section D (C.4 of section C). */
export const worldMasters2004Rulings: Rulings = {
  severalRoutes: ruling('all broken', 'b', 'D.VI(4)'),
  paradox: ruling('rulebook then szykman', 'c', 'D.VI(6)'),
  convoyToNeighbour: ruling('explicit or own fleet ordered', 'd', 'D.VI(2)'),
  convoyedCutOfOwnProvince: ruling('no', 'a', 'D.VI(5)'),
  retreatToConvoyedFrom: ruling('yes', 'b', 'D.VI(1)'),
  routes: ruling('may be named', 'b', 'D.VI(3)'),
  dislodgedEffectOnSwap: ruling('yes', 'b', 'a reading: DATC v3.0'),
  coastOfTwoLeftOut: ruling('fails', 'a', 'D.IV(3)b'),
  coastOfOneLeftOut: ruling('that coast', 'a', 'D.IV(3)b'),
  impossibleCoast: ruling('the possible one', 'a', 'D.IV(3)b'),
  supportCoast: ruling('not looked at', 'e', 'D.IV(3)c'),
  wrongOwnCoast: ruling('not looked at', 'b', 'D.IV(3)a, b'),
  irrelevantCoast: ruling('not looked at', 'b', 'D.IV(3)'),
  buildCoastLeftOut: ruling('fails', 'a', 'D.V(1)'),
  typeLeftOut: ruling('not needed', 'b', 'D.IV(1)'),
  typeWrong: ruling('not looked at', 'b', 'D.IV(1)'),
  buildTypeLeftOut: ruling('a coast makes it a fleet', 'c', 'D.V(1)'),
  fleetBuiltInland: ruling('fails', 'a', 'D.V(5)'),
  nationalityLeftOut: ruling('not needed', 'b', 'D.IV(2)'),
  nationalityWrong: ruling('not looked at', 'b', 'D.IV(2)'),
  laterSet: ruling('last set', 'd', 'D.III(3)'),
  severalOrders: ruling('last', 'b', 'D.III(5)'),
  tooManyBuilds: ruling('last', 'c', 'D.V(2)'),
  buildsInOneProvince: ruling('last', 'c', 'D.V(3)'),
  tooManyDisbands: ruling('last', 'c', 'D.V(2)'),
  waives: ruling('allowed', 'a', 'D.I(3), the rule book'),
  civilDisorder: ruling('home centres', 'd', 'D.V(4)'),
  supportInDisorder: ruling('yes', 'b', 'D.VII(6)c, D.III(4)'),
  legality: ruling('possible in the position', 'd', 'D.III(4)'),
  poorlyWritten: ruling('each by itself', 'a', 'D.III(1), D.III(2)'),
  implicitOrders: ruling('not allowed', 'b', 'D.III(2)'),
  convoyOntoOwnUnit: ruling('allowed', '', 'D.VI(7)'),
  riverConvoys: ruling('no', '', 'D.I(3), the rule book'),
  homes: ruling('fixed', '', 'D.I(3), the rule book'),
  phases: ruling('separate', '', 'D.II(5)'),
  severalConditionals: ruling('first possible', '', 'D.II(5)'),
  victory: ruling(18, '', 'C.4'),
};

/** World Masters 2004. */
export const worldMasters2004: RuleSet = {
  id: 'world-masters-2004',
  name: 'World Masters 2004',
  map: standardMap,
  choices: choicesOf(worldMasters2004Rulings),
};
