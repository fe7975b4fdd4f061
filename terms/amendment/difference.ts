/** A stretch of two texts: in both, only in the one before, or only in the one after. */
export interface Stretch {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words, each with the gap after it: together they are the text again. */
const piecesOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/**
 * Act IV.3: what was changed, word by word. Without what was added it is the text before, without what was removed the
 * text after.
 */
export function differenceOf(before: string, after: string): Stretch[] {
  const [one, other] = [piecesOf(before), piecesOf(after)];
  const common = longestCommon(one, other);
  const stretches: Stretch[] = [];
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    const [piece, its] = [one[at], other[to]];
    if (piece !== undefined && piece === its) {
      append(stretches, 'same', piece);
      [at, to] = [at + 1, to + 1];
    } else if (its === undefined || (piece !== undefined && common(at + 1, to) >= common(at, to + 1))) {
      append(stretches, 'removed', piece ?? '');
      at += 1;
    } else {
      append(stretches, 'added', its);
      to += 1;
    }
  }
  return stretches;
}

function append(stretches: Stretch[], kind: Stretch['kind'], text: string): void {
  const last = stretches.at(-1);
  if (last?.kind === kind) stretches[stretches.length - 1] = { kind, text: last.text + text };
  else stretches.push({ kind, text });
}

/** How many pieces, in order, two lists have in common from one place and another on. */
function longestCommon(one: readonly string[], other: readonly string[]): (at: number, to: number) => number {
  const width = other.length + 1;
  const table = new Uint16Array((one.length + 1) * width);
  const commonFrom = (at: number, to: number): number => table[at * width + to] ?? 0;
  for (let at = one.length - 1; at >= 0; at--) {
    for (let to = other.length - 1; to >= 0; to--)
      table[at * width + to] =
        one[at] === other[to]
          ? commonFrom(at + 1, to + 1) + 1
          : Math.max(commonFrom(at + 1, to), commonFrom(at, to + 1));
  }
  return commonFrom;
}

const around = 60;

/** The same stretches, those that did not change cut down to what stands next to a change. */
export const shortened = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map(({ kind, text }, at) => {
    const [first, last] = [at === 0, at === stretches.length - 1];
    if (kind !== 'same' || text.length <= 2 * around + 3) return { kind, text };
    const head = first ? '' : text.slice(0, around);
    const tail = last ? '' : text.slice(-around);
    return { kind, text: `${head} … ${tail}` };
  });
