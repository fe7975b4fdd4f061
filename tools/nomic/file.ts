import { readFileSync, statSync } from 'node:fs';
import { limits, NomicError, type RulesFile, readRulesText } from '../../packages/nomic/src/index.ts';

/** The rule set in a file. What is wrong is told with the file's name. */
export function rulesIn(path: string | undefined): RulesFile {
  if (path === undefined) throw new NomicError('Name a file.');
  try {
    return readRulesText(textIn(path));
  } catch (error) {
    if (error instanceof NomicError) throw new NomicError(printable(`${path}: ${error.message}`));
    throw error;
  }
}

function textIn(path: string): string {
  try {
    // Characters take up to four bytes each.
    if (statSync(path).size > limits.file * 4) throw new NomicError('The file is too large.');
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof NomicError) throw error;
    throw new NomicError('The file cannot be read.');
  }
}

/** Refuses words that a job does not take. */
export function noMore(words: readonly string[]): void {
  const [word] = words;
  if (word !== undefined) throw new NomicError(printable(`There is nothing to do with "${word}".`));
}

/** A text on one line, without what would change the terminal. */
export const printable = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** A text that may have several lines, without anything else that would change the terminal. */
export const printableLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\p{C}/gu, ''))
    .join('\n');
