/** What somebody can say that a petition is against. */
export const againsts = [
  'penalty',
  'ban',
  'monitor',
  'game',
  'deduction',
  'technical',
  'judgement',
  'other',
] as const;
export type Against = (typeof againsts)[number];
