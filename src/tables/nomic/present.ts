import type { TableGameParts } from '../games.ts';

/** What Nomic tells of a game to what all tables share. It has no phases: what falls due comes from its own rules. */
export const nomicParts: TableGameParts = {
  phase: () => null,
  phaseName: (id) => id,
  toAct: () => [],
  waitedFor: () => [],
  readyAt: () => null,
  isOut: ({ state: { nomic } }, seat) => nomic?.game.forfeited.has(seat) === true,
  hasGiven: () => false,
  winners: ({ state: { nomic } }) => [nomic?.game.over?.winner ?? []].flat(),
  lacks: { extension: '3.1', absence: '3.1', press: '4.1', vote: '2.1', return: '7.3' },
};
