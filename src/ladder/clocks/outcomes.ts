import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { clock, game } from '../../ledger/fields.ts';

const named = z.object({ clock });

export const clockOutcomes = {
  'clock-opened': named,
  'clock-consented': named,
  'clock-declined': named,
  'clock-started': named,
  'clock-paused': named,
  'clock-resumed': named,
  'clock-ended': named,
  'clock-entered': z.object({ clock, game }),
};
export type ClockOutcome = Told<typeof clockOutcomes>;
