import { standardMap } from '../map/standard.ts';
import { choicesOf, type RuleSet, type Rulings, ruling } from './rule-set.ts';

/** The regulations of the Birthday Tournament of 2020. BT25 leaves what they do not say to the official rules. */
export const birthday2020Rulings: Rulings = {
  severalRoutes: ruling('all broken', 'b', 'BT17, BT25'),
  paradox: ruling('rulebook then szykman', 'c', 'BT21, BT25'),
  convoyToNeighbour: ruling('explicit with its path', 'e', 'BT17'),
  convoyedCutOfOwnProvince: ruling('no', 'a', 'BT20'),
  retreatToConvoyedFrom: ruling('yes', 'b', 'BT22, BT25'),
  routes: ruling('must be named', 'c', 'BT17'),
  dislodgedEffectOnSwap: ruling('yes', 'b', 'a reading: BT25'),
  coastOfTwoLeftOut: ruling('fails', 'a', 'BT18, BT25'),
  coastOfOneLeftOut: ruling('that coast', 'a', 'BT25'),
  impossibleCoast: ruling('illegal', 'b', 'BT25'),
  supportCoast: ruling('must match if named', 'd', 'BT25'),
  wrongOwnCoast: ruling('not looked at', 'b', 'BT25'),
  irrelevantCoast: ruling('not looked at', 'b', 'BT25'),
  buildCoastLeftOut: ruling('fails', 'a', 'BT25'),
  typeLeftOut: ruling('not needed', 'b', 'BT15'),
  typeWrong: ruling('not looked at', 'b', 'a reading: BT25'),
  buildTypeLeftOut: ruling('a coast makes it a fleet', 'c', 'BT25'),
  fleetBuiltInland: ruling('fails', 'a', 'BT23'),
  nationalityLeftOut: ruling('not needed', 'b', 'BT25'),
  nationalityWrong: ruling('not looked at', 'b', 'BT25'),
  laterSet: ruling('last set', 'd', 'BT15, BT25'),
  severalOrders: ruling('hold', 'c', 'BT25'),
  tooManyBuilds: ruling('first', 'b', 'BT25'),
  buildsInOneProvince: ruling('first', 'b', 'BT25'),
  tooManyDisbands: ruling('first', 'b', 'BT25'),
  waives: ruling('allowed', 'a', 'BT23'),
  civilDisorder: ruling('home centres', 'd', 'a reading: BT24'),
  supportInDisorder: ruling('yes', 'b', 'BT24'),
  legality: ruling('possible in the position', 'd', 'BT17, BT25'),
  poorlyWritten: ruling('each by itself', 'a', 'BT25'),
  implicitOrders: ruling('not allowed', 'b', 'BT17'),
  convoyOntoOwnUnit: ruling('allowed', '', 'BT21'),
  riverConvoys: ruling('no', '', 'BT17'),
  homes: ruling('fixed', '', 'BT23'),
  phases: ruling('in one', '', 'BT15'),
  severalConditionals: ruling('first possible', '', 'BT15'),
  victory: ruling(18, '', 'BT16'),
};

/** Birthday Tournament 2020. */
export const birthday2020: RuleSet = {
  id: 'birthday-2020',
  name: 'Birthday Tournament 2020',
  map: standardMap,
  choices: choicesOf(birthday2020Rulings),
};
