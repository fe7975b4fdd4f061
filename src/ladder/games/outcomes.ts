import { z } from 'zod';
import { scoreChange } from '../../house/score-changes.ts';
import type { Told } from '../../house/told.ts';
import { game } from '../../ledger/fields.ts';
import { rematchOutcomes } from '../book/rematch.ts';

const named = z.object({ game });
/** Every score that the replay moved. */
const changes = z.array(scoreChange);

export const gameOutcomes = {
  /** Act 0.14: the member of staff reads all that there is on a game. */
  'staff-read': named,
  /** `counts`: entered by a Moderator who is not a player, it counts at once. */
  'game-recorded': z.object({ game, counts: z.boolean(), held: z.boolean() }),
  /** `entered`: by entering the same result (Act II.4.1). */
  'game-confirmed': z.object({ game, counts: z.boolean(), entered: z.boolean().optional() }),
  'game-declared-second': named,
  'game-disputed': named,
  'game-withdrawn': named,
  'game-approved': named,
  'game-refused': named,
  'game-corrected': z.object({ game, changes, counts: z.boolean().optional() }),
  'game-voided': z.object({ game, changes }),
  'game-adjudicated': z.object({ game, counts: z.boolean() }),
  /** Act I.6: what counts is the first result until the rematch. */
  'game-objected': named,
  'rematch-decided': z.object({ game, outcome: z.enum(rematchOutcomes), changes }),
};
export type GameOutcome = Told<typeof gameOutcomes>;
