import { z } from 'zod';
import { entry } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';

interface TakenDown {
  /** The entries whose words the member of staff took down. */
  takenDown: Set<number>;
  /** The rules of a file of Nomic whose first texts they took down, by id. */
  takenDownRules: Set<string>;
}

export const empty = (): TakenDown => ({ takenDown: new Set(), takenDownRules: new Set() });

export const kinds = [
  /** What somebody wrote with that entry is erased, or shown no more; the reason is beside this one (Act 0.14). Of a file, only that rule. */
  kind('words-taken-down', z.object({ entry, rule: z.string().exactOptional() }), {
    title: 'The member of staff took down what was written at a table',
    apply: ({ takenDown, takenDownRules }, { entry: of, rule }) => {
      if (rule === undefined) takenDown.add(of);
      else takenDownRules.add(rule);
    },
  }),
];
