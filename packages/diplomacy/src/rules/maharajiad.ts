import { maharajahMap } from '../map/maharajah.ts';
import { choicesOf, type RuleSet, type Rulings, ruling } from './rule-set.ts';

/** The rules of the Maharajiad and of its variant, over the rule book of 2000. The citations are places of its section B. */
export const maharajiadRulings: Rulings = {
  severalRoutes: ruling('all broken', 'b', 'B.VII(4)'),
  paradox: ruling('rulebook then szykman', 'c', 'B.VII(6)'),
  convoyToNeighbour: ruling('explicit or own fleet ordered', 'd', 'B.VII(2)'),
  convoyedCutOfOwnProvince: ruling('no', 'a', 'B.VII(5)'),
  retreatToConvoyedFrom: ruling('yes', 'b', 'B.VII(1)'),
  routes: ruling('may be named', 'b', 'B.VII(3)'),
  dislodgedEffectOnSwap: ruling('yes', 'b', 'a reading: DATC v3.0'),
  coastOfTwoLeftOut: ruling('fails', 'a', 'its map has no coasts'),
  coastOfOneLeftOut: ruling('that coast', 'a', 'its map has no coasts'),
  impossibleCoast: ruling('illegal', 'b', 'its map has no coasts'),
  supportCoast: ruling('must match if named', 'd', 'its map has no coasts'),
  wrongOwnCoast: ruling('not looked at', 'b', 'its map has no coasts'),
  irrelevantCoast: ruling('not looked at', 'b', 'its map has no coasts'),
  buildCoastLeftOut: ruling('fails', 'a', 'its map has no coasts'),
  typeLeftOut: ruling('not needed', 'b', 'B.V(1)'),
  typeWrong: ruling('illegal', 'a', 'B.V(2)'),
  buildTypeLeftOut: ruling('fails', 'b', 'B.VI(1)'),
  fleetBuiltInland: ruling('fails', 'a', 'B.VI(5)'),
  nationalityLeftOut: ruling('not needed', 'b', 'B.V(3)'),
  nationalityWrong: ruling('illegal', 'a', 'B.V(4)'),
  laterSet: ruling('last set', 'd', 'B.IV(4)'),
  severalOrders: ruling('hold', 'c', 'B.IV(6)'),
  tooManyBuilds: ruling('none', 'a', 'B.VI(2)'),
  buildsInOneProvince: ruling('none unless only an army can be', 'a', 'B.VI(3)'),
  tooManyDisbands: ruling('civil disorder', 'a', 'B.VI(2)'),
  waives: ruling('allowed', 'a', 'B.II(3), the rule book'),
  civilDisorder: ruling('home centres', 'd', 'B.VI(4)'),
  supportInDisorder: ruling('yes', 'b', 'B.VIII(6)c, B.IV(5)'),
  legality: ruling('possible in the position', 'd', 'B.IV(5)'),
  poorlyWritten: ruling('each by itself', 'a', 'B.IV(1), B.IV(2)'),
  implicitOrders: ruling('not allowed', 'b', 'B.IV(3)'),
  convoyOntoOwnUnit: ruling('allowed', '', 'B.VII(7)'),
  riverConvoys: ruling('yes', '', 'B.I(2)'),
  homes: ruling('made by staying a year', '', 'B.I(3)'),
  phases: ruling('separate', '', 'B.III(5)'),
  severalConditionals: ruling('as other orders', '', 'B.III(5), B.IV(6)'),
  victory: ruling(19, '', 'B.I(1)'),
};

/** Maharajiad. */
export const maharajiad: RuleSet = {
  id: 'maharajiad',
  name: 'Maharajiad',
  map: maharajahMap,
  choices: choicesOf(maharajiadRulings),
};
