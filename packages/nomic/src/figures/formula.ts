import Fraction from 'fraction.js';
import jsep from 'jsep';

/** The values that a formula may name. */
export const valueNames = {
  R: 'the highest number of a rule in effect',
  Y: 'the votes for the proposal',
  N: 'the votes against it',
  V: 'the votes cast',
  E: 'the players who could vote',
  P: 'the proposal’s number',
} as const;
export type ValueName = keyof typeof valueNames;
export type Values = Readonly<Record<ValueName, number>>;

/** Its limits: characters, parts, and how deep they go; digits of a number; the largest value on the way. */
export const formulaLimits = { length: 200, parts: 60, depth: 20, digits: 9, value: 10n ** 18n } as const;

const operations = {
  '+': (one: Fraction, other: Fraction) => one.add(other),
  '-': (one: Fraction, other: Fraction) => one.sub(other),
  '*': (one: Fraction, other: Fraction) => one.mul(other),
  '/': (one: Fraction, other: Fraction) => one.div(other),
} as const;
type Operator = keyof typeof operations;

const least = (one: Fraction, other: Fraction): Fraction => (one.compare(other) <= 0 ? one : other);
const most = (one: Fraction, other: Fraction): Fraction => (one.compare(other) >= 0 ? one : other);

const functions = {
  floor: ([one = new Fraction(0)]: readonly Fraction[]) => one.floor(),
  ceil: ([one = new Fraction(0)]: readonly Fraction[]) => one.ceil(),
  round: ([one = new Fraction(0)]: readonly Fraction[]) => one.round(),
  abs: ([one = new Fraction(0)]: readonly Fraction[]) => one.abs(),
  min: (all: readonly Fraction[]) => all.reduce(least),
  max: (all: readonly Fraction[]) => all.reduce(most),
} as const;
type FunctionName = keyof typeof functions;
const ofSeveral: readonly FunctionName[] = ['min', 'max'];

type Part =
  /** Its digits as they were written: a formula is plain data, which JSON can hold. */
  | { readonly number: string }
  | { readonly value: ValueName }
  | { readonly operator: Operator; readonly left: Part; readonly right: Part }
  | { readonly call: FunctionName; readonly of: readonly Part[] };

/** A formula that was read: numbers, named values, `+ - * /`, `floor ceil round abs min max`, and nothing else. */
export interface Formula {
  readonly text: string;
  readonly root: Part;
}

/** Why a formula is none, in a sentence. */
export interface NoFormula {
  readonly refused: string;
}

/** Reads a formula such as `floor(max(10, R - 290) * Y / V)`. `max{…}` is read like `max(…)`. Nothing in it is ever run as code. */
export function readFormula(text: string): Formula | NoFormula {
  const { length } = formulaLimits;
  if (text.length > length) return { refused: `A formula has at most ${length} characters.` };
  const written = text.trim().replaceAll('{', '(').replaceAll('}', ')');
  try {
    const root = new Reader().part(jsep(written), 0);
    return { text: written, root };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    // The parser says by a plain error that it does not understand.
    if (error instanceof Error) return { refused: 'That is no formula.' };
    throw error;
  }
}

class Refused extends Error {}

/** Turns the parser’s tree into parts of the kinds that a formula may have. */
class Reader {
  #parts = 0;

  part(node: jsep.Expression, depth: number): Part {
    this.#parts++;
    if (this.#parts > formulaLimits.parts)
      throw new Refused(`A formula has at most ${formulaLimits.parts} parts.`);
    if (depth > formulaLimits.depth)
      throw new Refused(`A formula goes at most ${formulaLimits.depth} levels deep.`);
    switch (node.type) {
      case 'Literal':
        return { number: numberIn(node) };
      case 'Identifier':
        return { value: nameIn(node) };
      case 'UnaryExpression':
        return this.#signed(node, depth);
      case 'BinaryExpression':
        return this.#operation(node, depth);
      case 'CallExpression':
        return this.#call(node, depth);
      default:
        throw new Refused(
          'A formula has numbers, named values, + - * / and floor, ceil, round, abs, min, max.',
        );
    }
  }

  #operation(node: jsep.Expression, depth: number): Part {
    const operator = keyIn(operations, node.operator);
    if (operator === undefined) throw new Refused('A formula has only + - * / between its parts.');
    const [left, right] = [this.#child(node.left, depth), this.#child(node.right, depth)];
    return { operator, left, right };
  }

  #signed(node: jsep.Expression, depth: number): Part {
    const right = this.#child(node.argument, depth);
    if (node.operator === '+') return right;
    if (node.operator === '-') return { operator: '-', left: { number: '0' }, right };
    throw new Refused('A formula has only + and - before its parts.');
  }

  #call(node: jsep.Expression, depth: number): Part {
    const callee = isNode(node.callee) ? node.callee.name : undefined;
    const call = keyIn(functions, typeof callee === 'string' ? callee.toLowerCase() : undefined);
    if (call === undefined) throw new Refused('A formula knows floor, ceil, round, abs, min and max.');
    const given = Array.isArray(node.arguments) ? node.arguments : [];
    const of = given.map((each) => this.#child(each, depth));
    if (of.length === 0 || (of.length > 1 && !ofSeveral.includes(call)))
      throw new Refused(`${call} takes ${ofSeveral.includes(call) ? 'at least one value' : 'one value'}.`);
    return { call, of };
  }

  #child(child: unknown, depth: number): Part {
    if (!isNode(child)) throw new Refused('That is no formula.');
    return this.part(child, depth + 1);
  }
}

const isNode = (value: unknown): value is jsep.Expression =>
  typeof value === 'object' && value !== null && 'type' in value;

function keyIn<Known extends object>(known: Known, name: unknown): keyof Known | undefined {
  const isKey = (key: unknown): key is keyof Known => typeof key === 'string' && Object.hasOwn(known, key);
  return isKey(name) ? name : undefined;
}

function numberIn({ raw }: jsep.Expression): string {
  if (typeof raw !== 'string' || !/^\d+(\.\d+)?$/.test(raw) || raw.length > formulaLimits.digits)
    throw new Refused(`A number in a formula has at most ${formulaLimits.digits} digits.`);
  return raw;
}

function nameIn({ name }: jsep.Expression): ValueName {
  const known = keyIn(valueNames, name);
  if (known === undefined) throw new Refused(`A formula names only ${Object.keys(valueNames).join(', ')}.`);
  return known;
}

/** What a formula comes to: whole points, rounded down; or why it comes to nothing. */
export type Outcome = { readonly points: number } | { readonly nothing: 'division by zero' | 'too large' };

/** Works a formula out in exact fractions. */
export function workOut(formula: Formula, values: Values): Outcome {
  try {
    return { points: Number(worked(formula.root, values).floor().valueOf()) };
  } catch (error) {
    if (error instanceof TooLarge) return { nothing: 'too large' };
    if (error instanceof NoDivisor) return { nothing: 'division by zero' };
    throw error;
  }
}

class TooLarge extends Error {}
class NoDivisor extends Error {}

function worked(part: Part, values: Values): Fraction {
  if ('number' in part) return new Fraction(part.number);
  if ('value' in part) return new Fraction(values[part.value]);
  if ('call' in part) return functions[part.call](part.of.map((each) => worked(each, values)));
  const [left, right] = [worked(part.left, values), worked(part.right, values)];
  if (part.operator === '/' && right.n === 0n) throw new NoDivisor();
  return small(operations[part.operator](left, right));
}

function small(value: Fraction): Fraction {
  if (value.n > formulaLimits.value || value.d > formulaLimits.value) throw new TooLarge();
  return value;
}
