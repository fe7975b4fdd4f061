import { isAct } from '../../terms/register.ts';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Cite {
  /** As written: it may be no Act at all. */
  readonly act: string;
  readonly file: string;
}

const number = String.raw`(?:0|[IVX]+)(?:\.\d+)+`;
/** Between words; a comment may break its line there. */
const gap = String.raw`[\s/*]+`;
const list = `${number}(?:,?${gap}(?:(?:and|or|to)${gap})?${number})*`;

const inWords = new RegExp(String.raw`\bActs?${gap}(${list})`, 'g');
const inQuotes = new RegExp(String.raw`(['"\x60])(${number})\1`, 'g');
/** The name of a test or of a group of tests, also of one that is given a table. */
const nameOfTest = new RegExp(
  String.raw`(?:\b(?:describe|it|test)(?:\.\w+)*|\)|\x60)\(\s*['"\x60]Acts?${gap}(${list})`,
  'g',
);

const numbersIn = (text: string): string[] => text.match(new RegExp(number, 'g')) ?? [];

const unique = (numbers: readonly string[]): string[] => [...new Set(numbers)];

/** Every Act that a file cites: in words, `Act II.6.1`, or as a literal of its own, `'II.6.1'`. */
export function citesIn({ path, text }: SourceFile): Cite[] {
  const spoken = [...text.matchAll(inWords)].flatMap(([, acts = '']) => numbersIn(acts));
  const quoted = [...text.matchAll(inQuotes)].map(([, , act = '']) => act).filter((act) => !isNumber(act));
  return unique([...spoken, ...quoted]).map((act) => ({ act, file: path }));
}

/** A quoted `0.25` is a number; only what is an Act is taken for one. */
const isNumber = (text: string): boolean => text.startsWith('0.') && !isAct(text);

/** Every Act that a test in the file is named after. */
export const testedIn = ({ path, text }: SourceFile): Cite[] =>
  unique([...text.matchAll(nameOfTest)].flatMap(([, acts = '']) => numbersIn(acts))).map((act) => ({
    act,
    file: path,
  }));
