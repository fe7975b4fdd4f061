/** What the laws of chess make of a game by how it ended (FIDE 5.1 and 5.2); other endings may bring either. */
const results: ReadonlyMap<string, 'win' | 'draw'> = new Map([
  ['checkmate', 'win'],
  ['resignation', 'win'],
  ['stalemate', 'draw'],
  ['agreement', 'draw'],
]);

/** Act I.1: what that ending makes of a game whose player says it brought them `score`, where that cannot be; else null. */
export function contradiction(ending: string, score: 1 | 0.5 | 0): 'win' | 'draw' | null {
  const result = results.get(ending) ?? null;
  return (result === 'draw') === (score === 0.5) ? null : result;
}

/** How a game ended, to go after its result; null where there is nothing to say of it. */
export const endingWords = {
  checkmate: 'by checkmate',
  resignation: 'by resignation',
  agreement: 'by agreement',
  stalemate: 'by stalemate',
  time: 'when time ran out',
  clock: 'on the clock',
  other: null,
  material: 'by the pieces captured (Act I.5)',
  insufficient: 'since neither side can give mate any more',
  threefold: 'by the same position three times',
  'fifty-moves': 'by fifty moves without a capture or a pawn move',
  justice: 'as a Justice ended it (Act I.9.6)',
} as const;
