import { type Phase, type Season, seasons } from '../position.ts';
import { NotationError, quoted } from './notation-error.ts';

/** `S1901M`. */
export const writePhase = ({ season, year, kind }: Phase): string => `${season}${year}${kind}`;

/** The phase of `S1901M`, `F1901R` or `W1901A`. Throws a `NotationError` for anything else. */
export function readPhase(text: string): Phase {
  const [, turn = '', kind] = /^(.{2,5})([MRA])$/.exec(text) ?? [];
  const when = readTurn(turn);
  if (when === null || (when.season === 'W') !== (kind === 'A'))
    throw unknown(text, 'S1901M, F1901R or W1901A');
  return { ...when, kind: kind === 'M' || kind === 'R' ? kind : 'A' };
}

/** A season of a year: `S1501`. */
export type Turn = Pick<Phase, 'season' | 'year'>;

export const writeTurn = ({ season, year }: Turn): string => `${season}${year}`;

/** The season and year of `S1501`, or null. */
export function readTurn(text: string): Turn | null {
  const [, letter, year] = /^([SFW])([1-9][0-9]{0,3})$/.exec(text) ?? [];
  const season: Season | undefined = seasons.find((each) => each === letter);
  return season === undefined ? null : { season, year: Number(year) };
}

const unknown = (text: string, such: string): NotationError =>
  new NotationError(`There is no phase ${quoted(text)}: phases are written as ${such}.`);
