import { capital } from '../../../terms/words.ts';

const draw = 0.5;

/** Closer than this, neither is the favourite. */
const even = 0.03;

/** Who was, or is, the favourite, by the share of the points that the first of the two can expect (Act II.3). */
export function favourite(
  expected: number,
  [first, second]: readonly [string, string],
  tense: 'is' | 'was' = 'is',
): string {
  const lead = Math.abs(expected - draw);
  if (lead < even) return `Neither${first === 'you' ? ' of you' : ''} ${tense} the favourite.`;
  const better = expected < draw ? second : first;
  const verb = better === 'you' ? { is: 'are', was: 'were' }[tense] : tense;
  return `${capital(better)} ${verb} the ${lead < 0.15 ? 'slight' : lead < 0.3 ? 'clear' : 'overwhelming'} favourite.`;
}
