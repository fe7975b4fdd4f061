import {
  type Change,
  type FiguresNow,
  figuresNow,
  type Game,
  type Threshold,
} from '../../../../packages/nomic/src/index.ts';

const ofThem: Readonly<Record<Threshold['of'], string>> = {
  cast: 'the votes cast',
  voters: 'all who may vote',
};

/** `all the votes cast are for it` */
function thresholdWords({ of, needs }: Threshold): string {
  if (needs === 'unanimous')
    return of === 'cast' ? 'all votes cast are for it' : 'all who may vote are for it';
  const share = needs === 'majority' ? 'more than half' : `at least ${needs.join('/')}`;
  return `${share} of ${ofThem[of]} are for it`;
}

/** What votes adopt a change; null where a Judge has to say. */
function thresholdFor({ values, undecided }: FiguresNow, change: Change): Threshold | null {
  const softens = change.kind === 'transmute' && change.to === 'mutable';
  if (softens && values.transmuting !== null) return values.transmuting;
  return undecided.includes('threshold') ? null : values.threshold;
}

/** `It is adopted if all votes cast are for it.` */
export function adoptionWords(game: Game, change: Change): string {
  const threshold = thresholdFor(figuresNow(game), change);
  return threshold === null
    ? 'No rule says what votes adopt it, so a Judge has to.'
    : `It is adopted if ${thresholdWords(threshold)}.`;
}
