import { type Province, provinceOf } from '../map/map.ts';
import { writeOrder } from '../notation/order.ts';
import type { LegalOrder } from '../orders/legal-order.ts';
import type { Unit } from '../position.ts';
import type { Reason, Strength } from './reason.ts';
import type { Told } from './result.ts';
import { turnWords } from './turn-words.ts';
import { listed, shown, unitWords } from './words-of-units.ts';

type WordsFor<Code extends Reason['code']> = (why: Extract<Reason, { code: Code }>, told: Told) => string;

/** What is said of each reason of a movement phase. */
const movementWords: {
  readonly [Code in Exclude<Reason['code'], keyof typeof turnWords>]: WordsFor<Code>;
} = {
  moved: ({ by, against }, told) => `${ordered(by, told)} moved${opposed(by, against, told)}`,
  bounced: ({ by, against }, told) => `${ordered(by, told)} bounced${opposed(by, against, told)}`,
  'own unit': ({ against, without }, told) =>
    without.length === 0
      ? `${shown(told.order)} failed: no power dislodges its own unit, ${unitWords(against.unit)}`
      : `${shown(told.order)} failed: the support of ${listed(without)} does not count against ${unitWords(against.unit)}, a unit of the same power`,
  'convoy broken': ({ at, by }, told) =>
    `${shown(told.order)} failed: the convoy was broken in ${shown(at)} by ${unitWords(by)}`,
  'convoy attacked': ({ at, by }, told) =>
    `${shown(told.order)} failed: the river convoy was broken in ${shown(at)} by the attack of ${unitWords(by)}`,
  'convoy paradox': ({ at }, told) =>
    `${shown(told.order)} failed: the fleet in ${shown(at)} and the convoyed army depend on each other, so the convoy fails`,
  'no convoy': (_, told) =>
    told.unit?.startsWith('A')
      ? `${shown(told.order)} failed: no fleets were ordered to convoy it all the way`
      : `${shown(told.order)} failed: no other fleets convoyed the army the rest of the way`,
  cut: ({ by }, told) => `support of ${unitShown(told)} cut by ${unitWords(by)}`,
  supported: ({ unit }, told) => `${unitShown(told)} supported ${unitWords(unit)}`,
  convoyed: ({ army }, told) => `${unitShown(told)} convoyed ${unitWords(army)}`,
  unmatched: ({ unit, ordered: other }, told) =>
    `${shown(told.order)} matched nothing: ${instead(unit, other)}`,
  'by land': ({ army }, told) => `${shown(told.order)} was not needed: ${unitWords(army)} went by land`,
  held: (_, told) =>
    told.result === 'holds' ? `${unitShown(told)} held` : `${shown(told.order)} came to nothing`,
  'held out': ({ by, against }, told) =>
    `${unitShown(told)} held${supportedBy(by)}${opposed(by, against, told)}`,
  beleaguered: ({ against }, told) =>
    `${unitShown(told)} held: ${listed(against.map(({ unit }) => unit))} attacked with more and kept each other out`,
  dislodged: ({ by, against }, told) =>
    `${unitShown(told)} dislodged by ${unitWords(by.unit)}${supportedBy(by)}: ${by.strength} against ${against.strength}`,
};

const allWords = { ...movementWords, ...turnWords };

/**
 * What became of an order and why, as a player would say it, without a full stop: `A Vie–Gal bounced: 2 against 2 with A War–Gal,
 * supported by A Ukr`; `support of A Tyr cut by A Pie`.
 */
export function wordsOf(told: Told): string {
  const { why } = told;
  // Each code finds the words for its own reason: the tables' types say so, and an indexed access cannot.
  const words = allWords[why.code] as (why: Reason, told: Told) => string;
  const said = words(why, told);
  if (!told.dislodged || why.code === 'dislodged') return said;
  const { dislodgedBy = null } = told;
  const by = dislodgedBy === null ? '' : ` by ${unitWords(dislodgedBy)}`;
  return `${said.replace(/\.$/, '')}; ${unitShown(told)} was dislodged${by}`;
}

const unitShown = ({ unit, order }: Told): string => shown(unit ?? order);

const supportedBy = ({ supports }: Strength): string =>
  supports.length === 0 ? '' : `, supported by ${listed(supports)}`;

/** The order, and who supported it. */
const ordered = (by: Strength, { order }: Told): string =>
  by.supports.length === 0 ? shown(order) : `${shown(order)}, supported by ${listed(by.supports)},`;

/** `: 2 against 2 with A War–Gal, supported by A Ukr`; nothing where nobody was in the way. */
function opposed(by: Strength, against: readonly Strength[], told: Told): string {
  if (against.length === 0) return '';
  const place = battlefield(told);
  const sides = against.map((side) => {
    const comes = provinceOf(side.unit.at) !== place;
    return `${side.strength} with ${unitWords(side.unit)}${comes ? `–${shown(place)}` : ''}${supportedBy(side)}`;
  });
  return `: ${by.strength} against ${sides.join(' and ')}`;
}

/** The province that a canonical order is about: where a move goes, else where its unit is. */
function battlefield({ order }: Told): Province {
  const [, to = null] = /^[AF] [^ ]+?-([a-z]{3})/.exec(order) ?? [];
  return to ?? provinceOf(order.slice(2));
}

function instead(unit: Unit | null, order: LegalOrder | null): string {
  if (unit === null) return 'nobody stands there';
  if (order === null || order.kind === 'hold') return `${unitWords(unit)} held`;
  return `${unitWords(unit)} was ordered ${shown(writeOrder(order))}`;
}
