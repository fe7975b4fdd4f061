import type { TableGameParts } from '../games.ts';
import { awaitedAtNomic } from './care/awaited.ts';
import { nomicErrand, nomicReminder, taskName } from './care/words.ts';

/** What Nomic tells of a game to what all tables share. It has no phases: what falls due comes from its own rules. */
export const nomicParts: TableGameParts = {
  phase: () => null,
  phaseName: taskName,
  toAct: () => [],
  takenOverHours: () => 0,
  awaited: awaitedAtNomic,
  reminder: nomicReminder,
  errand: nomicErrand,
  unless: 'you have done by then what it is for',
  readyAt: () => null,
  isOut: ({ state: { nomic } }, seat) => nomic?.game.forfeited.has(seat) === true,
  winners: ({ state: { nomic } }) => [nomic?.game.over?.winner ?? []].flat(),
  lacks: {
    extension: 'phase-length',
    absence: 'phase-length',
    press: 'threads',
    vote: 'referee',
    return: 'corrections',
  },
};
