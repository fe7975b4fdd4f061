import type { FigureChanges } from '../figures/figures.ts';
import type { Person } from '../figures/kinds.ts';
import { readFigures } from '../figures/read-figures.ts';
import { limits } from '../limits.ts';
import type { Change } from '../rules/change.ts';
import type { RuleSet } from '../rules/rule.ts';
import { headOf } from './change-heads.ts';

/** What stands behind “Rule-change:”. */
export type ChangeWritten =
  | {
      readonly is: 'change';
      readonly change: Change;
      /** Null where it says nothing of figures. */
      readonly figures: FigureChanges | null;
      /** Whether further parts are to come (E9). */
      readonly more: boolean;
    }
  /** The next part of a proposal: further paragraphs of its text. */
  | { readonly is: 'continued'; readonly text: readonly string[]; readonly more: boolean };

/** A proposal that was read; or why it is none, in a sentence. */
export type ReadChange = ChangeWritten | { readonly refused: string };

/**
 * Reads what stands behind “Rule-change:”, such as `Amend Rule 203: …`, each line a paragraph. Last lines are `Figures: winning=150`
 * and `More follows.`, where they are needed. A rule is the one that bears that number in the rule set.
 */
export function readChangeWords(text: string, rules: RuleSet, people: readonly Person[] = []): ReadChange {
  if (text.length > limits.rule) return { refused: `A proposal has at most ${limits.rule} characters.` };
  const { lines, figures, more } = withoutEnding(linesOf(text), people);
  if (figures !== null && 'refused' in figures) return figures;
  const added = continuation(lines);
  if (added !== null) {
    if (figures !== null) return { refused: 'Figures belong to the first part of a proposal.' };
    return added.length === 0
      ? { refused: 'Say how the text goes on.' }
      : { is: 'continued', text: added, more };
  }
  const read = headOf(lines, rules);
  return 'refused' in read
    ? read
    : { is: 'change', change: read.change, figures: figures?.changes ?? null, more };
}

/** The lines that say something, without the spaces around them. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const figuresLine = /^figures\s{0,8}:/i;
const moreLine = /^more follows\.?$/i;

/** Whether a line would be read as the end of a proposal, and not as part of its text. */
export const isEnding = (line: string): boolean => figuresLine.test(line) || moreLine.test(line);

interface Ended {
  readonly lines: readonly string[];
  readonly figures: ReturnType<typeof readFigures> | null;
  readonly more: boolean;
}

/** The lines before the last ones, and what those say. `Figures:` with nothing behind it names none, and only ends the text. */
function withoutEnding(all: readonly string[], people: readonly Person[]): Ended {
  const more = moreLine.test(all.at(-1) ?? '');
  const lines = more ? all.slice(0, -1) : all;
  const last = lines.at(-1) ?? '';
  const [head] = figuresLine.exec(last) ?? [];
  if (head === undefined) return { lines, figures: null, more };
  const named = last.slice(head.length).trim();
  return { lines: lines.slice(0, -1), figures: named === '' ? null : readFigures(named, people), more };
}

/** The paragraphs that are added to a proposal; null where it is another one. */
function continuation([first = '', ...others]: readonly string[]): readonly string[] | null {
  const [head] = /^continued\s{0,8}:/i.exec(first) ?? [];
  return head === undefined
    ? null
    : [first.slice(head.length).trim(), ...others].filter((line) => line !== '');
}
