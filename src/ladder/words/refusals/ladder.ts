import { joined, partsOf } from '../../../house/chapters.ts';
import * as chapters from '../../chapters.ts';
import { breachRefusals } from './breaches.ts';
import { chessProblems } from './chess.ts';
import { clockRefusals } from './clocks.ts';
import { gameRefusals } from './games.ts';
import { monitorRefusals } from './monitors.ts';
import { onlineProblems, onlineRefusals } from './online.ts';
import { rematchRefusals } from './rematches.ts';
import { sessionRefusals } from './sessions.ts';

/** Whatever the ladder refuses. */
export const ladderRefusals = {
  ...breachRefusals,
  ...joined(partsOf(chapters, 'refusals')),
  ...clockRefusals,
  ...gameRefusals,
  ...monitorRefusals,
  ...onlineRefusals,
  ...rematchRefusals,
  ...sessionRefusals,
};

/** Whatever the ladder does not understand. */
export const ladderProblems = { ...chessProblems, ...onlineProblems };
