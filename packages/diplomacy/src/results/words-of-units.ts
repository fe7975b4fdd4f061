import type { Unit } from '../position.ts';

/** What was shown before. The same orders, units and places are named again and again. */
const before = new Map<string, string>();
const most = { texts: 5000, length: 40 } as const;

/** A canonical order, unit or place as a player reads it: `A Vie–Gal` of `A vie-gal`, `F Stp(sc)` of `F stp/sc`. */
export function shown(canonical: string): string {
  const known = before.get(canonical);
  if (known !== undefined) return known;
  const words = canonical
    .replaceAll(/\b[a-z]{3}\b(?! convoy)/g, (id) =>
      id === 'via' ? id : `${id[0]?.toUpperCase()}${id.slice(1)}`,
    )
    .replaceAll(/\/([nsew]c)/g, '($1)')
    .replaceAll('-', '–');
  if (before.size >= most.texts) before.clear();
  if (canonical.length <= most.length) before.set(canonical, words);
  return words;
}

/** `A Vie`. */
export const unitWords = ({ type, at }: Unit): string => shown(`${type} ${at}`);

/** `A Vie, A Bud and F Tri`. */
export function listed(units: readonly Unit[]): string {
  const words = units.map(unitWords);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
