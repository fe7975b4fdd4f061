import { asJson, isRecord, type JsonRecord } from '../json.ts';
import { limits } from '../limits.ts';
import { NomicError } from '../nomic-error.ts';
import type { Rule, RuleSet, Shape } from '../rules/rule.ts';
import type { RuleId } from '../rules/text.ts';
import { recordIn, textIn } from './fields.ts';
import { readRule } from './read-rule.ts';

/** A rule set, and the shape of the file that it was in. */
export interface RulesFile {
  readonly rules: RuleSet;
  readonly shape: Shape;
}

/**
 * Reads a rule set from the value of a file. The first shape has its rules in `rules`, with labels such as `101[I]`; the later one has
 * them in `items`, with texts in HTML and an `I` in `decorator`. Whatever else is there is kept. Throws a `NomicError` with a
 * sentence if the value is not of either shape, is too large, or has two rules in effect with one number.
 */
export function readRules(value: unknown): RulesFile {
  const file = asJson(value);
  if (!isRecord(file)) throw new NomicError('The file is not an object.');
  const shape = shapeOf(file);
  const entries = Object.entries(recordIn(file, shape === 'first' ? 'rules' : 'items', 'The file'));
  if (entries.length > limits.rules) throw new NomicError(`The file has more than ${limits.rules} rules.`);
  const read = new Map<RuleId, Rule>(entries.map(([id, each]) => [id, readRule(id, each, shape)]));
  checkNumbers(read.values());
  const [date, author] = [savedField(file, 'date'), savedField(file, 'author')];
  return { rules: { rules: read, date, author, renumberings: [], origin: { shape, file, read } }, shape };
}

/** Reads a rule set from the text of a file, as `readRules` does. */
export function readRulesText(text: string): RulesFile {
  if (text.length > limits.file) throw new NomicError(`The file is longer than ${limits.file} characters.`);
  return readRules(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new NomicError('The file is not valid JSON.');
    throw error;
  }
}

function shapeOf(file: JsonRecord): Shape {
  const [first, later] = [Object.hasOwn(file, 'rules'), Object.hasOwn(file, 'items')];
  if (first === later) throw new NomicError('The file needs its rules in either "rules" or "items".');
  return first ? 'first' : 'later';
}

/** When and by whom it was saved; the later shape may leave it out. */
const savedField = (file: JsonRecord, name: string): string =>
  Object.hasOwn(file, name) ? textIn(file, name, 'The file') : '';

/** A number means one rule in effect (R110 could not be kept otherwise). */
function checkNumbers(rules: Iterable<Rule>): void {
  const numbers = new Set<number>();
  for (const { inEffect, number } of rules) {
    if (!inEffect) continue;
    if (numbers.has(number)) throw new NomicError(`Two rules in effect have the number ${number}.`);
    numbers.add(number);
  }
}
