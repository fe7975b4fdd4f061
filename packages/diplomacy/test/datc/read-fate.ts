import type { Result } from '../../src/results/result.ts';

/** What becomes of an order. */
export interface Fate {
  readonly result: Result;
  /** Where the unit comes to, if the order does not say it all. */
  readonly to: string | null;
  /** Where the unit may retreat to if it is dislodged; null if it is not. */
  readonly retreats: readonly string[] | null;
}

const results: readonly Result[] = [
  'moves',
  'bounces',
  'holds',
  'supports',
  'cut',
  'convoys',
  'disrupted',
  'void',
  'illegal',
  'retreats',
  'disbands',
  'builds',
  'waives',
];

const fates =
  /^(\w+)(?: to ([^;]+))?(?:; dislodged, may (?:retreat to (?<retreats>.+)|(?<nowhere>not retreat)))?$/;

/** What is written after the bar: `moves`, `moves to Spain(nc)`, `holds; dislodged, may retreat to Bohemia, Tyrolia`. Throws at anything else. */
export function readFate(fate: string): Fate {
  const found = fates.exec(fate);
  const result = results.find((each) => each === found?.[1]);
  if (found === null || result === undefined) throw new Error(`Nothing ends so: ${fate}`);
  const { retreats, nowhere } = found.groups ?? {};
  const dislodged = retreats === undefined ? null : retreats.split(', ');
  return { result, to: found[2] ?? null, retreats: nowhere === undefined ? dislodged : [] };
}
