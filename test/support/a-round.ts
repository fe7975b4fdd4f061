import type { Round } from '../../src/ladder/outcomes.ts';

/** A session of that day in which nothing happened but what is said. */
export const aRound = (date: string, about: Partial<Round> = {}) => ({
  kind: 'weekly-round' as const,
  date,
  counted: [],
  lapsed: [],
  referred: [],
  board: [],
  games: [],
  decayed: [],
  warned: 0,
  rematches: [],
  monitors: [],
  undeclared: [],
  requests: 0,
  next: '2026-11-27',
  ...about,
});
