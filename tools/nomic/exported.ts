import { clean, cleaning, NomicError, type Shape, writeRules } from '../../packages/nomic/src/index.ts';
import { printable, rulesIn } from './file.ts';

/** The rule set of a file as JSON, in its own shape or in another, as it is or cleaned. */
export function exported([path, ...words]: readonly string[]): string {
  const unknown = words.find((word) => !['first', 'later', 'clean'].includes(word));
  if (unknown !== undefined) throw new NomicError(printable(`Say first, later or clean, not "${unknown}".`));
  const { rules, shape } = rulesIn(path);
  const cleaned = words.includes('clean') ? clean(rules, cleaning(rules)) : rules;
  return JSON.stringify(writeRules(cleaned, shapeIn(words) ?? shape), null, 1);
}

const shapeIn = (words: readonly string[]): Shape | undefined =>
  words.includes('later') ? 'later' : words.includes('first') ? 'first' : undefined;
