import type { Choices } from './rule-set.ts';

/** What a field of `Choices` decides: the DATC's number for it, a title, and the letters that choose a value. */
export interface Issue<Field extends keyof Choices = keyof Choices> {
  readonly field: Field;
  /** DATC's number; the place of another text where DATC has none. */
  readonly number: string;
  readonly title: string;
  /**
   * The values by letter: those of DATC v2.4, which letters every choice, and `v3` where v3.0 prefers what v2.4 does not list.
   * Letters that nobody uses today are not played and left out. Empty where there is nothing to set.
   */
  readonly letters: Readonly<Record<string, Choices[Field]>>;
}

const issue = <Field extends keyof Choices>(
  number: string,
  field: Field,
  title: string,
  letters: Readonly<Record<string, Choices[Field]>> = {},
): Issue<Field> => ({ field, number, title, letters });

/** Every field of `Choices`, in the order of DATC 4; then what DATC has no issue for. */
export const issues: readonly Issue[] = [
  issue('4.A.1', 'severalRoutes', 'Convoy with several routes', { a: 'any broken', b: 'all broken' }),
  issue('4.A.2', 'paradox', 'Convoy paradox', { c: 'rulebook then szykman', d: 'szykman' }),
  issue('4.A.3', 'convoyToNeighbour', 'Convoy to a neighbouring province', {
    v3: 'explicit or own fleet',
    d: 'explicit or own fleet ordered',
    e: 'explicit with its path',
  }),
  issue('4.A.4', 'convoyedCutOfOwnProvince', 'Support cut by a convoyed attack on itself', {
    a: 'no',
    b: 'yes',
  }),
  issue('4.A.5', 'retreatToConvoyedFrom', 'Retreat to where a convoyed attack came from', {
    a: 'no',
    b: 'yes',
  }),
  issue('4.A.6', 'routes', 'Routes in convoy orders', {
    a: 'not read',
    b: 'may be named',
    c: 'must be named',
  }),
  issue('4.A.7', 'dislodgedEffectOnSwap', 'Bounce by a unit dislodged in a swap', { a: 'no', b: 'yes' }),
  issue('4.B.1', 'coastOfTwoLeftOut', 'Coast left out, two possible', { a: 'fails', b: 'default' }),
  issue('4.B.2', 'coastOfOneLeftOut', 'Coast left out, one possible', { a: 'that coast', c: 'fails' }),
  issue('4.B.3', 'impossibleCoast', 'Impossible coast', { a: 'the possible one', b: 'illegal' }),
  issue('4.B.4', 'supportCoast', 'Coast in a support', { d: 'must match if named', e: 'not looked at' }),
  issue('4.B.5', 'wrongOwnCoast', 'Wrong coast of the ordered unit', { a: 'illegal', b: 'not looked at' }),
  issue('4.B.6', 'irrelevantCoast', 'Unknown or meaningless coast', { a: 'illegal', b: 'not looked at' }),
  issue('4.B.7', 'buildCoastLeftOut', 'Coast left out in a build', { a: 'fails' }),
  issue('4.C.1', 'typeLeftOut', 'Type of unit left out', { a: 'illegal', b: 'not needed' }),
  issue('4.C.2', 'typeWrong', 'Wrong type of unit', { a: 'illegal', b: 'not looked at' }),
  issue('4.C.3', 'buildTypeLeftOut', 'Type left out in a build', {
    b: 'fails',
    c: 'a coast makes it a fleet',
  }),
  issue('4.C.4', 'fleetBuiltInland', 'Fleet built inland', { a: 'fails', b: 'army' }),
  issue('4.C.5', 'nationalityLeftOut', 'Nationality left out', { a: 'illegal', b: 'not needed' }),
  issue('4.C.6', 'nationalityWrong', 'Wrong nationality', { a: 'illegal', b: 'not looked at' }),
  issue('4.D.1', 'laterSet', 'Several sets of orders', {
    a: 'newest of each unit',
    c: 'last set',
    d: 'last set',
  }),
  issue('4.D.3', 'severalOrders', 'Several orders to one unit', { a: 'first', b: 'last', c: 'hold' }),
  issue('4.D.4', 'tooManyBuilds', 'Too many builds', { a: 'none', b: 'first', c: 'last' }),
  issue('4.D.5', 'buildsInOneProvince', 'Several builds in one province', {
    a: 'none unless only an army can be',
    b: 'first',
    c: 'last',
  }),
  issue('4.D.6', 'tooManyDisbands', 'Too many disbands', { a: 'civil disorder', b: 'first', c: 'last' }),
  issue('4.D.7', 'waives', 'Waiving builds', { a: 'allowed' }),
  issue('4.D.8', 'civilDisorder', 'Removal in civil disorder', {
    v3: 'owned centres',
    d: 'home centres',
  }),
  issue('4.D.9', 'supportInDisorder', 'Support of a unit in civil disorder', { a: 'no', b: 'yes' }),
  issue('4.E.1', 'legality', 'Illegal orders', { d: 'possible in the position' }),
  issue('4.E.2', 'poorlyWritten', 'Poorly written orders', { a: 'each by itself' }),
  issue('4.E.3', 'implicitOrders', 'Implicit orders', { b: 'not allowed' }),
  issue('6.D.16', 'convoyOntoOwnUnit', "Convoy of another's army onto one's own unit"),
  issue('MJ B.I(2)', 'riverConvoys', 'Convoys by fleets in river provinces'),
  issue('MJ B.I(3)', 'homes', 'Home centres'),
  issue('BT15', 'phases', 'Phases of a season'),
  issue('WM D.II(5)', 'severalConditionals', 'Several conditional orders for one unit'),
  issue('victory', 'victory', 'Centres that win'),
];

/** An issue that no engine sees, as it is settled before orders and positions come to one. */
export interface UnseenIssue {
  readonly number: string;
  readonly title: string;
  /** Who settles it, or why it does not arise. */
  readonly settled: string;
}

/** The issues of DATC 4 without a field in `Choices`. */
export const unseenIssues: readonly UnseenIssue[] = [
  {
    number: '4.D.2',
    title: 'Several sets of orders, in no known order',
    settled: 'Does not arise: the person who receives orders knows when each set came.',
  },
  {
    number: '4.E.4',
    title: 'Perpetual orders',
    settled: 'Not allowed by any of the rule sets: orders come with each phase (b).',
  },
  {
    number: '4.E.5',
    title: 'Proxy orders',
    settled: 'Not allowed by any of the rule sets: the person who receives orders knows whose they are (c).',
  },
  {
    number: '4.E.6',
    title: 'A unit that should not be there',
    settled:
      'A person corrects the position. World Masters D.VIII(3) and Maharajiad B.IX(3) wait for the next adjustments, which balance it.',
  },
];
