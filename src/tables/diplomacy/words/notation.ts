import { cut } from '../../../house/words/text.ts';

/** A canonical order, unit or place as a player reads it: `A Vie–Gal` of `A vie-gal`, `F Stp(sc)` of `F stp/sc`. */
export const shown = (canonical: string): string =>
  cut(canonical, 100)
    .replaceAll(/\b[a-z]{3}\b(?! convoy)/g, (id) =>
      id === 'via' ? id : `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    )
    .replaceAll(/\/([nsew]c)/g, '($1)')
    .replaceAll('-', '–');
