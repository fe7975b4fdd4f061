import { type FigureName, type Figures, figures } from '../figures.ts';
import type { Act } from '../register.ts';
import type { Notation } from './notation.ts';

/** A figure of the Terms as the Chief Justice may set it again (Act IV.1). */
interface Settable {
  readonly name: FigureName;
  /** The Act that the figure belongs to. */
  readonly act: Act;
  /** What it is, in a few words. */
  readonly title: string;
  /** What is to be typed. */
  readonly expects: string;
  /** The figure by its name as somebody typed it, still to be held to its limits; null where that cannot be read. */
  read(text: string): unknown;
  /** As it would be typed. */
  show(figures: Figures): string;
}

const declared: { readonly [Name in FigureName]: Declared<Figures[Name]> } = figures;
type Declared<Value> = { act: Act; title: string; notation: Notation<Value> };

function settable<Name extends FigureName>(name: Name): Settable {
  const { act, title, notation } = declared[name];
  return {
    name,
    act,
    title,
    expects: notation.expects,
    read(text) {
      const value = notation.read(text);
      return value === null ? null : { [name]: value };
    },
    show: (figures) => notation.show(figures[name]),
  };
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** The figures that the Chief Justice sets, in the order of their Acts. */
export const settableFigures: readonly Settable[] = Object.keys(figures).filter(isFigure).map(settable);

/** Some of the figures, each within its own limits, and nothing else. */
export function isSomeFigures(value: unknown): value is Partial<Figures> {
  const some = Object.entries<unknown>(Object(value));
  const isWithinLimits = ([name, each]: [string, unknown]) =>
    isFigure(name) && figures[name].notation.limits.safeParse(each).success;
  return some.length > 0 && some.every(isWithinLimits);
}

/** Whether a change of figures changes when or where sessions are (Act 0.5). */
export const movesSessions = (changes: Partial<Figures>): boolean =>
  settableFigures.some(({ name, act }) => act === '0.5' && changes[name] !== undefined);

/** The figure of that name, however its letters are written; null where there is none that the Chief Justice sets. */
export const settableNamed = (text: string): Settable | null =>
  settableFigures.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase()) ?? null;

/** Those that somebody may mean by words of the name, the title or the Act; all of them when nothing is typed. */
export function findFigures(typed: string): Settable[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return settableFigures.filter(({ name, act, title }) => {
    const said = `${name} act ${act} ${title}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** What a change of figures changes, each with how it was and how it is. */
export const changedFigures = (
  before: Figures,
  changes: Partial<Figures>,
): { figure: Settable; was: string; is: string }[] =>
  settableFigures
    .filter(({ name }) => changes[name] !== undefined)
    .map((figure) => ({
      figure,
      was: figure.show(before),
      is: figure.show({ ...before, ...changes }),
    }));
