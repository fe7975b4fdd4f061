import { z } from 'zod';
import { entry } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';

interface TakenDown {
  /** The entries whose words the member of staff took down. */
  takenDown: Set<number>;
}

export const empty = (): TakenDown => ({ takenDown: new Set() });

export const kinds = [
  /** What somebody wrote with that entry is erased; the reason is beside this one (Act 0.14). */
  kind('words-taken-down', z.object({ entry }), {
    title: 'The member of staff took down what was written at a table',
    apply: ({ takenDown }, { entry: of }) => {
      takenDown.add(of);
    },
  }),
];
