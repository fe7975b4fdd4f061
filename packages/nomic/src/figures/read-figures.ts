import type { FigureChanges, Figures } from './figures.ts';
import { figureKinds, figureNamed, figureNames, type Person, type Read } from './kinds.ts';

const longest = 1_000;

/**
 * Reads figures as a proposal names them: `winning=150, threshold=2/3`. `same` says that no figure changes. The answer to anything
 * else is a sentence that says what is wrong.
 */
export function readFigures(text: string, people: readonly Person[] = []): Read {
  if (text.length > longest) return { refused: `Figures have at most ${longest} characters.` };
  if (text.trim().toLowerCase() === 'same') return { changes: {} };
  let changes: FigureChanges = {};
  for (const part of partsOf(text)) {
    const read = readOne(part, changes, people);
    if ('refused' in read) return read;
    changes = { ...changes, ...read.changes };
  }
  return { changes };
}

function readOne(part: string, before: FigureChanges, people: readonly Person[]): Read {
  const [, written, value] = /^\s*([a-z]+)\s*=\s*(\S.*)$/i.exec(part) ?? [];
  if (written === undefined || value === undefined)
    return { refused: 'Write figures as winning=150, threshold=2/3; or same if none changes.' };
  const name = figureNamed(written.toLowerCase());
  if (name === undefined)
    return { refused: `There is no such figure. The figures are ${figureNames.join(', ')}.` };
  if (Object.hasOwn(before, name)) return { refused: `The figure ${name} is there twice.` };
  const read = figureKinds[name].read(value.trim(), people);
  return 'refused' in read ? { refused: `The figure ${name} ${read.refused}.`.replace('..', '.') } : read;
}

/** The parts between commas, but for commas inside brackets. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const mark of text) {
    if ('({'.includes(mark)) depth++;
    if (')}'.includes(mark)) depth--;
    if (mark === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += mark;
  }
  return parts;
}

/** Figures as `readFigures` reads them; those that are not named are left out. */
export function writeFigures(
  changes: FigureChanges,
  figures: Figures,
  people: readonly Person[] = [],
): string {
  const named = figureNames.filter((name) => Object.hasOwn(changes, name));
  const all = { ...figures, ...changes };
  return named.length === 0
    ? 'same'
    : named.map((name) => `${name}=${figureKinds[name].write(all, people)}`).join(', ');
}
