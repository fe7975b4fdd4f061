import type { UnitType } from '../map/map.ts';
import { slips } from './slips.ts';

/** What the words of orders mean. In small letters, as `fold` leaves them. */
const verbs = {
  hold: 'h hld hold holds holding stand stands standing stay stays staying remain remains',
  move: 'm mv mov mto cto move moves moving go goes going to into attack attacks attacking att',
  support: 's sup supp support supports supporting',
  convoy: 'c con cvy conv convoy convoys convoying',
  retreat: 'r rto ret rets retreat retreats retreating',
  disband: 'd dis dsb disb disband disbands disbanding rem remove removes removing destroy destroys',
  build: 'b bld build builds building',
  waive: 'w wve waive waives waived waiving pass',
} as const;

export type Verb = keyof typeof verbs;

const entries = Object.entries(verbs) as [Verb, string][];
const verbOf: ReadonlyMap<string, Verb> = new Map(
  entries.flatMap(([verb, words]) => words.split(' ').map((word): [string, Verb] => [word, verb])),
);

/** The verb that a word is, misspelt or not. */
export function verbNamed(word: string): Verb | undefined {
  return verbOf.get(word) ?? misspelt(word);
}

const longVerbs = [...verbOf].filter(([name]) => name.length > 4);

/** Longer verbs may have one slip in them, behind the first letter. */
function misspelt(word: string): Verb | undefined {
  if (word.length < 5 || word.length > 12) return undefined;
  const letter = word.charAt(0);
  return longVerbs.find(([name]) => name.startsWith(letter) && slips(word, name, 1) === 1)?.[1];
}

const types: ReadonlyMap<string, UnitType> = new Map([
  ...['a', 'amy', 'army', 'armies', 'amry', 'arym', 'armey'].map((word): [string, UnitType] => [word, 'A']),
  ...['f', 'fl', 'flt', 'fleet', 'fleets', 'fleat', 'flete', 'feet', 'navy'].map(
    (word): [string, UnitType] => [word, 'F'],
  ),
]);

/** The type of unit that a word is. */
export const typeNamed = (word: string): UnitType | undefined => types.get(word);

/** Words before a route. */
export const isVia = (word: string): boolean =>
  ['via', 'by', 'through', 'thru', 'over', 'using'].includes(word);

const fillers = new Set(['the', 'an', 'in', 'at', 'on', 'of', 'from']);

/** Words that say nothing. */
export const isFiller = (word: string): boolean => fillers.has(word);

const ends = new Set(['and', 'or', 'else', 'if', 'then', 'with', 'otherwise', 'when', 'unless']);

/** Whether a word ends a name that it is not the first of. */
export const endsName = (word: string): boolean =>
  verbOf.has(word) || types.has(word) || ends.has(word) || isVia(word) || word === 'in' || word === 'from';
