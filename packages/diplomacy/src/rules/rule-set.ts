import type { DiplomacyMap } from '../map/map.ts';

/**
 * What one rule set decides where the rule book leaves a choice: one field for each issue of DATC 4 that has more than one answer in use,
 * named by what it is about. The values say what is done. `issues.ts` ties each to its number, its letters and its citations.
 */
export interface RuleSet {
  readonly id: string;
  /** As a player says it: `World Masters 2004`. */
  readonly name: string;
  readonly map: DiplomacyMap;
  readonly choices: Choices;
}

/** What a rule set decides, issue by issue, with the numbers of DATC 4. */
export interface Choices {
  /** 4.A.1: an army with more than one route fails when one of them is broken, or only when all that it may use are. */
  readonly severalRoutes: 'any broken' | 'all broken';
  /** 4.A.2: how a convoy paradox ends. `rulebook` is the rule of 2000: such an army cuts no support for an attack on a fleet it needs. */
  readonly paradox: 'szykman' | 'rulebook then szykman';
  /** 4.A.3: when an army goes to a neighbour by convoy. */
  readonly convoyToNeighbour:
    | 'explicit or own fleet'
    | 'explicit or own fleet ordered'
    | 'explicit with its path';
  /** 4.A.4: whether a convoyed army cuts a support given against the province that it comes from. */
  readonly convoyedCutOfOwnProvince: 'no' | 'yes';
  /** 4.A.5: whether a unit dislodged by a convoyed army may retreat to where that came from. */
  readonly retreatToConvoyedFrom: 'no' | 'yes';
  /** 4.A.6: whether an order may name its route. */
  readonly routes: 'not read' | 'may be named' | 'must be named';
  /** 4.A.7: whether a dislodged unit can bounce others in the province of an attacker with which it swapped by convoy. */
  readonly dislodgedEffectOnSwap: 'no' | 'yes';
  /** 4.B.1: a coast left out where the unit could reach both. */
  readonly coastOfTwoLeftOut: 'fails' | 'default';
  /** 4.B.2: a coast left out where the unit can reach one. */
  readonly coastOfOneLeftOut: 'that coast' | 'fails';
  /** 4.B.3: a coast named that the unit cannot reach, where it can reach the other. */
  readonly impossibleCoast: 'illegal' | 'the possible one';
  /** 4.B.4: a coast in a support. */
  readonly supportCoast: 'must match if named' | 'not looked at';
  /** 4.B.5: a wrong coast of the unit that is ordered. */
  readonly wrongOwnCoast: 'not looked at' | 'illegal';
  /** 4.B.6: a coast that is unknown or without meaning. */
  readonly irrelevantCoast: 'not looked at' | 'illegal';
  /** 4.B.7: a coast left out where a fleet is built. */
  readonly buildCoastLeftOut: 'fails';
  /** 4.C.1 */
  readonly typeLeftOut: 'not needed' | 'illegal';
  /** 4.C.2 */
  readonly typeWrong: 'not looked at' | 'illegal';
  /** 4.C.3: a build without a type, inland always an army. */
  readonly buildTypeLeftOut: 'a coast makes it a fleet' | 'fails';
  /** 4.C.4: a fleet ordered where only an army can be built. */
  readonly fleetBuiltInland: 'fails' | 'army';
  /** 4.C.5 */
  readonly nationalityLeftOut: 'not needed' | 'illegal';
  /** 4.C.6 */
  readonly nationalityWrong: 'not looked at' | 'illegal';
  /** 4.D.1: what a later set of orders does to an earlier one of the same power. */
  readonly laterSet: 'last set' | 'newest of each unit';
  /** 4.D.3: several orders to one unit in a set. `hold` takes identical ones as one. */
  readonly severalOrders: 'first' | 'last' | 'hold';
  /** 4.D.4 */
  readonly tooManyBuilds: 'first' | 'last' | 'none';
  /** 4.D.5: several builds in one province. */
  readonly buildsInOneProvince: 'first' | 'last' | 'none unless only an army can be';
  /** 4.D.6 */
  readonly tooManyDisbands: 'first' | 'last' | 'civil disorder';
  /** 4.D.7 */
  readonly waives: 'allowed';
  /**
   * 4.D.8: from where civil disorder measures. `owned centres`: all units go over land and water. `home centres`: those that the power has
   * now; armies go over land and water, fleets as fleets do.
   */
  readonly civilDisorder: 'owned centres' | 'home centres';
  /** 4.D.9: whether the units of a power in civil disorder can be supported where they stand. */
  readonly supportInDisorder: 'yes' | 'no';
  /** 4.E.1: which orders are legal: those that the units on the board make possible. */
  readonly legality: 'possible in the position';
  /** 4.E.2: whether other orders help to understand a poor one. */
  readonly poorlyWritten: 'each by itself';
  /** 4.E.3: whether an order to support or to convoy a unit also orders that unit. */
  readonly implicitOrders: 'not allowed';
  /** 6.D.16: whether a power's fleet can convoy another's army onto the power's own unit. */
  readonly convoyOntoOwnUnit: 'allowed';
  /** Maharajiad B.I(2): fleets convoy in river provinces, and an attack by a fleet disrupts them there even where it fails. */
  readonly riverConvoys: 'no' | 'yes';
  /** Maharajiad B.I(3): a unit that stays on a centre for a whole year makes it a home centre of its power. */
  readonly homes: 'fixed' | 'made by staying a year';
  /** Birthday BT15: retreats and adjustments are decided with the movement, from conditional orders. */
  readonly phases: 'separate' | 'in one';
  /**
   * What several conditional orders for one unit or one centre come to: the first of all options that is possible, from top to bottom, or
   * what several orders come to, each line being one (WM D.II(5), MJ B.III(5)).
   */
  readonly severalConditionals: 'first possible' | 'as other orders';
  /** How many centres win. */
  readonly victory: number;
}

/** One decision: what is done, which letter of DATC v2.4 that is (`v3` where it has none), and the text that decides it. */
export interface Ruling<Value> {
  readonly value: Value;
  readonly letter: string;
  readonly cite: string;
}

/** All that one rule set decides, with the place of each decision. */
export type Rulings = { readonly [Field in keyof Choices]: Ruling<Choices[Field]> };

/** A ruling in the order of its line in the tables: `ruling('all broken', 'b', 'D.VI(4)')`. */
export const ruling = <const Value>(value: Value, letter: string, cite: string): Ruling<Value> => ({
  value,
  letter,
  cite,
});

/** The bare choices of rulings. */
export function choicesOf(rulings: Rulings): Choices {
  const entries = Object.entries(rulings).map(([field, { value }]) => [field, value]);
  // The keys and the values are those of `rulings`, whose type names each.
  return Object.fromEntries(entries) as Choices;
}
