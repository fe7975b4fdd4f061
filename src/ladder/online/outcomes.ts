import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { online, person } from '../../ledger/fields.ts';

const named = z.object({ online });
/** It was said where the game is played, so that everybody sees it. */
const there = z.boolean();

/** `online` is the number of the game. */
export const onlineOutcomes = {
  'online-challenged': named,
  'online-accepted': named,
  /** `by` is the one who was challenged, or the challenger who took it back. */
  'online-declined': z.object({ online, by: person }),
  /** `ply` is how many moves had been made with that one. */
  'online-moved': z.object({ online, ply: z.int(), there }),
  'draw-offered': z.object({ online, by: person, there }),
  'draw-declined': z.object({ online, by: person, there }),
  'online-ended': z.object({ online, there }),
  'online-voided': named,
};
export type OnlineOutcome = Told<typeof onlineOutcomes>;
