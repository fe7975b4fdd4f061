import { joined, partsOf } from '../../../house/chapters.ts';
import * as chapters from '../../chapters.ts';
import { breachRefusals } from './breaches.ts';
import { chessProblems } from './chess.ts';
import { clockRefusals } from './clocks.ts';
import { gameProblems, gameRefusals, monitorRefusals, rematchRefusals } from './games.ts';
import { onlineProblems, onlineRefusals } from './online.ts';
import { sessionRefusals } from './sessions.ts';

/** Everything that the ladder refuses. */
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

/** Everything that the ladder does not understand. */
export const ladderProblems = { ...chessProblems, ...gameProblems, ...onlineProblems };
