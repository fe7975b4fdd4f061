import { z } from 'zod';
import { entry } from '../../ledger/fields.ts';
import { undo } from '../../ledger/hindsight.ts';
import { kind } from './kind.ts';

export const undoingKinds = [
  /** An earlier entry never happened. Voiding a void brings the entry back. */
  kind('voided', z.object({ entry }), {
    title: 'Something was undone',
    lookBack: (later, entry) => undo(later, entry.entry, entry.at),
  }),
  /** Never written: stands in the place of an entry that this version of the bot cannot read. `was`: its stored type. */
  kind('set-aside', z.object({ was: z.string() }), { title: 'Something that the bot cannot read any more' }),
];
