import type { FigureValues, LiveRules } from '../rule-sets/rule-set.ts';

const longest = 1_000;

/** Figures as they were read, or a sentence that says what is wrong with them. */
export type FiguresRead = { readonly values: FigureValues } | { readonly refused: string };

/** Reads figures as a proposal names them: `victory=20, 4.A.2=d`. `same` says that none changes. */
export function readFigures(text: string, { figures }: Pick<LiveRules, 'figures'>): FiguresRead {
  if (text.length > longest) return { refused: `Figures have at most ${longest} characters.` };
  if (text.trim().toLowerCase() === 'same') return { values: {} };
  const values: Record<string, string> = {};
  for (const part of text.split(',')) {
    const read = readOne(part, figures);
    if ('refused' in read) return read;
    if (Object.hasOwn(values, read.name)) return { refused: `The figure ${read.name} is there twice.` };
    values[read.name] = read.value;
  }
  return { values };
}

function readOne(
  part: string,
  figures: LiveRules['figures'],
): { name: string; value: string } | { refused: string } {
  const [, written, text] = /^\s*([a-z0-9.]+)\s*=\s*(\S.*?)\s*$/i.exec(part) ?? [];
  if (written === undefined || text === undefined)
    return { refused: 'Write figures as victory=20, 4.A.2=d; or same if none changes.' };
  const name = Object.keys(figures).find((each) => each.toLowerCase() === written.toLowerCase());
  const figure = name === undefined ? undefined : figures[name];
  if (name === undefined || figure === undefined)
    return { refused: `There is no figure ${written}. The figures are ${Object.keys(figures).join(', ')}.` };
  const value = figure.read(text);
  return value === null ? { refused: `The figure ${name} can be ${figure.can}.` } : { name, value };
}

/** Figures as `readFigures` reads them. */
export const writeFigures = (values: FigureValues): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ') || 'same';

/** The figures that are bound to a point, by name. */
export const boundTo = ({ figures }: Pick<LiveRules, 'figures'>, point: string): string[] =>
  Object.keys(figures).filter((name) => figures[name]?.point === point);
