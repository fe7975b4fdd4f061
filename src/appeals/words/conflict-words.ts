import type { ConflictKind } from '../../../terms/court/conflicts.ts';

/** As what somebody has a conflict of interest (Act III.3.5): “as …”. */
export const conflictWords: Readonly<Record<ConflictKind, string>> = {
  party: 'a party',
  counsel: 'counsel for a party',
  witness: 'a witness',
  moderator: 'a Moderator who acted in it',
  player: 'a player of the game',
  recused: 'somebody who said so',
};
