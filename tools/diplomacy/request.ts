import {
  type DiplomacyMap,
  issues,
  NotationError,
  type Position,
  type Power,
  type RuleSet,
  readPosition,
  ruleSetNamed,
  type Written,
  type WrittenOrders,
} from '../../packages/diplomacy/src/index.ts';

/** What a line asks about. */
export interface Request {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly orders: WrittenOrders;
}

/** The request of a line. Throws a `NotationError` that says what is wrong with it. */
export function readRequest(text: string): Request {
  const data = asObject(parse(text), 'The request');
  const rules = readRules(data);
  const position = readPosition(positionIn(data, rules), rules.map);
  return { rules, position, orders: readOrders(data.orders, rules.map) };
}

/** What matters of a position, as the answer before may have told of more. */
function positionIn(
  { phase, units, centres, homes, dislodged, stays }: Members,
  { choices }: RuleSet,
): Members {
  const retreats = typeof phase === 'string' && phase.endsWith('R');
  return {
    ...{ phase, units, centres, homes },
    // Only retreats have to do with what was dislodged.
    dislodged: retreats ? dislodged : undefined,
    // Nobody counts who stayed where homes are fixed (MJ B.I(3)).
    stays: choices.homes === 'fixed' ? undefined : stays,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotationError('The line is not valid JSON.');
  }
}

function readRules(data: Members): RuleSet {
  const map = data.map === undefined ? {} : { map: asText(data.map, 'map') };
  const settings = data.settings === undefined ? {} : { settings: readSettings(data.settings) };
  const rules = ruleSetNamed(asText(data.rules ?? 'standard', 'rules'), { ...map, ...settings });
  if ('refused' in rules) throw new NotationError(rules.refused);
  return rules;
}

/** What each power wrote: a list of orders, or of sets of orders in the order in which they came. */
function readOrders(value: unknown, map: DiplomacyMap): WrittenOrders {
  const orders = new Map<Power, Written>();
  for (const [power, written] of Object.entries(asObject(value ?? {}, 'orders'))) {
    if (!map.powers.has(power))
      throw new NotationError(`There is no power ${JSON.stringify(power.slice(0, 40))}.`);
    const what = `The orders of ${power}`;
    const list = asList(written, what);
    orders.set(power, list.some(Array.isArray) ? list.map((set) => textsIn(set, what)) : textsIn(list, what));
  }
  return orders;
}

function asList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new NotationError(`${what} are not a list.`);
  return value;
}

const textsIn = (value: unknown, what: string): readonly string[] =>
  asList(value, what).map((each) => asText(each, `One of t${what.slice(1)}`));

type Members = Readonly<Record<string, unknown>>;

function asObject(value: unknown, what: string): Members {
  if (!isObject(value)) throw new NotationError(`${what} is not an object.`);
  return value;
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new NotationError(`${what} is not a text.`);
  return value;
}

/** The settings that are wished for, of which there cannot be more than issues. */
function readSettings(value: unknown): Readonly<Record<string, string>> {
  const members = Object.entries(asObject(value, 'settings'));
  if (members.length > issues.length)
    throw new NotationError(`settings has more than ${issues.length} members.`);
  return Object.fromEntries(
    members.map(([number, letter]) => [number, asText(letter, `settings ${number.slice(0, 40)}`)]),
  );
}
