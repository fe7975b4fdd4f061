import type { ProvinceFacts } from '../map/map.ts';
import { once } from './once.ts';
import { widthOf } from './text.ts';

/** For a telephone, with short names in large letters; for a large screen, with whole names. */
export const pictureSizes = ['small', 'large'] as const;
/** `small` or `large`. */
export type PictureSize = (typeof pictureSizes)[number];

/** All in units of the picture, of which it is 1,600 wide. */
export interface Measures {
  /** The side of the square that a unit is drawn in. */
  readonly unit: number;
  /** The same for a unit that another dislodged. */
  readonly beside: number;
  readonly letters: number;
  /** The radius of a centre's mark. */
  readonly mark: number;
  /** How thick the arrows are. */
  readonly arrow: number;
}

/** The measures of each size of picture. */
export const measures: Readonly<Record<PictureSize, Measures>> = {
  small: { unit: 50, beside: 38, letters: 26, mark: 11.5, arrow: 7.5 },
  large: { unit: 38, beside: 30, letters: 15.5, mark: 8, arrow: 5 },
};

/** How thick borders, coasts and hatches are: less than a pixel in the pictures of messages, 1,280 wide, as is drawn much faster than more. */
export const fineLine = 1.2;

/** How high the strip under the map is. */
export const legendHeight: Readonly<Record<PictureSize, number>> = { small: 136, large: 56 };

/** A name as it is put on the map: in one line or more, with the room that it takes, its centre's mark included. */
export interface Label {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The name of a province in at most so many lines. */
export function labelOf(facts: ProvinceFacts, size: PictureSize, lines: number): Label {
  const known = labels(facts);
  const label = known.get(`${size} ${lines}`) ?? newLabel(facts, size, lines);
  known.set(`${size} ${lines}`, label);
  return label;
}

const labels = once((_facts: ProvinceFacts) => new Map<string, Label>());

function newLabel(facts: ProvinceFacts, size: PictureSize, lines: number): Label {
  const { letters, mark } = measures[size];
  const said = size === 'large' ? broken(facts.name, lines) : [short(facts)];
  const room = facts.centre ? 2 * mark + 4 : 0;
  const wide = Math.max(...said.map((line) => widthOf(line, letters)));
  return {
    lines: said,
    width: Math.ceil(wide + room),
    height: Math.ceil(Math.max(said.length * letters * 1.1, facts.centre ? 2 * mark + 2 : 0)),
  };
}

const short = ({ id, terrain }: ProvinceFacts): string =>
  terrain === 'sea' ? id.toUpperCase() : id.slice(0, 1).toUpperCase() + id.slice(1);

/** A name in that many lines, as even as its words allow. */
function broken(name: string, lines: number): string[] {
  const words = name.split(' ');
  if (lines < 2 || words.length < 2) return [name];
  const longest = (cut: number): number =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length);
  const cuts = words.slice(1).map((_, at) => at + 1);
  const best = cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a), 1);
  return [words.slice(0, best).join(' '), ...broken(words.slice(best).join(' '), lines - 1)];
}
