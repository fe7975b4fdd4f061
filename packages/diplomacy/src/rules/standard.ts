import { standardMap } from '../map/standard.ts';
import { choicesOf, type RuleSet, type Rulings, ruling } from './rule-set.ts';

/** What the preferences of DATC v3.0 make of the rule book of 2023. The letters are those of v2.4, which has one for every choice. */
export const standardRulings: Rulings = {
  severalRoutes: ruling('all broken', 'b', 'DATC v3.0'),
  paradox: ruling('szykman', 'd', 'DATC v3.0'),
  convoyToNeighbour: ruling('explicit or own fleet', 'v3', 'DATC v3.0'),
  convoyedCutOfOwnProvince: ruling('no', 'a', 'DATC v3.0'),
  retreatToConvoyedFrom: ruling('yes', 'b', 'DATC v3.0'),
  routes: ruling('not read', 'a', 'DATC v3.0'),
  dislodgedEffectOnSwap: ruling('yes', 'b', 'DATC v3.0'),
  coastOfTwoLeftOut: ruling('fails', 'a', 'DATC v3.0'),
  coastOfOneLeftOut: ruling('that coast', 'a', 'DATC v3.0'),
  impossibleCoast: ruling('illegal', 'b', 'DATC v3.0'),
  supportCoast: ruling('must match if named', 'd', 'DATC v3.0'),
  wrongOwnCoast: ruling('not looked at', 'b', 'DATC v3.0'),
  irrelevantCoast: ruling('not looked at', 'b', 'DATC v3.0'),
  buildCoastLeftOut: ruling('fails', 'a', 'DATC v3.0'),
  typeLeftOut: ruling('not needed', 'b', 'DATC v3.0'),
  typeWrong: ruling('not looked at', 'b', 'DATC v3.0'),
  buildTypeLeftOut: ruling('a coast makes it a fleet', 'c', 'DATC v3.0'),
  fleetBuiltInland: ruling('fails', 'a', 'DATC v3.0'),
  nationalityLeftOut: ruling('not needed', 'b', 'DATC v3.0'),
  nationalityWrong: ruling('not looked at', 'b', 'DATC v3.0'),
  laterSet: ruling('last set', 'c', 'DATC v3.0'),
  severalOrders: ruling('hold', 'c', 'DATC v3.0'),
  tooManyBuilds: ruling('first', 'b', 'DATC v3.0'),
  buildsInOneProvince: ruling('first', 'b', 'DATC v3.0'),
  tooManyDisbands: ruling('first', 'b', 'DATC v3.0'),
  waives: ruling('allowed', 'a', 'DATC v3.0'),
  civilDisorder: ruling('owned centres', 'v3', 'DATC v3.0'),
  supportInDisorder: ruling('yes', 'b', 'DATC v3.0'),
  legality: ruling('possible in the position', 'd', 'DATC v3.0'),
  poorlyWritten: ruling('each by itself', 'a', 'DATC v3.0'),
  implicitOrders: ruling('not allowed', 'b', 'DATC v3.0'),
  convoyOntoOwnUnit: ruling('allowed', '', 'DATC v3.0, 6.D.16'),
  riverConvoys: ruling('no', '', 'the rule book'),
  homes: ruling('fixed', '', 'the rule book'),
  phases: ruling('separate', '', 'the rule book'),
  severalConditionals: ruling('first possible', '', 'a reading: DATC does not know them'),
  victory: ruling(18, '', 'the rule book'),
};

/** The rule book, as DATC v3.0 prefers. */
export const standard: RuleSet = {
  id: 'standard',
  name: 'The rule book, as DATC v3.0 prefers',
  map: standardMap,
  choices: choicesOf(standardRulings),
};
