import type { Unit } from '../position.ts';

/** A canonical order, unit or place as a player reads it: `A Vie–Gal` of `A vie-gal`, `F Stp(sc)` of `F stp/sc`. */
export const shown = (canonical: string): string =>
  canonical
    .replaceAll(/\b[a-z]{3}\b(?! convoy)/g, (id) =>
      id === 'via' ? id : `${id[0]?.toUpperCase()}${id.slice(1)}`,
    )
    .replaceAll(/\/([nsew]c)/g, '($1)')
    .replaceAll('-', '–');

/** `A Vie`. */
export const unitWords = ({ type, at }: Unit): string => shown(`${type} ${at}`);

/** `A Vie, A Bud and F Tri`. */
export function listed(units: readonly Unit[]): string {
  const words = units.map(unitWords);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
