import { z } from 'zod';
import type { Told } from '../../house/told.ts';
import { caseNumber, person } from '../../ledger/fields.ts';
import { motionKinds } from '../book/court-entries.ts';
import { secrecies } from '../book/exhibit-views.ts';

const inCase = z.object({ case: caseNumber });
const exhibit = z.int();
const motion = z.int();
const motionKind = z.enum(motionKinds);

export const hearingOutcomes = {
  'panel-seated': inCase,
  recused: inCase.extend({ person }),
  'counsel-named': inCase.extend({ person }),
  'witness-called': inCase.extend({ person }),
  /** The first exhibits said of their secrecy no more than whether they were sealed. */
  'exhibit-filed': inCase.extend({ exhibit, secrecy: z.enum(secrecies).optional() }),
  'exhibit-released': inCase.extend({ exhibit }),
  /** Somebody looks at an exhibit: its file goes to them alone. */
  'exhibit-viewed': inCase.extend({ exhibit }),
  'motion-made': inCase.extend({ motion, motionKind }),
  /** `granted` is null while too few have voted. */
  'motion-voted': inCase.extend({ motion, motionKind, granted: z.boolean().nullable() }),
};
export type HearingOutcome = Told<typeof hearingOutcomes>;
