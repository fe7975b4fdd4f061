import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { type Hidden, hidden } from '../../house/secrets.ts';
import { entry, type PersonNumber, person } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';
import { type PressKind, pressKinds } from '../rule-sets/rule-set.ts';

/** Press that waits for the end of a phase, or was published with it. Its words are beside its entry. */
export interface PressGiven {
  seq: number;
  at: Instant;
  kind: PressKind;
  /** The phase in which it was written. */
  phase: string;
  /** The entry that ended a phase or the game, with which it was published, and when; null while it waits. */
  published: { seq: number; at: Instant } | null;
  /** The seat under whose name it is; null for grey press. */
  seat: string | null;
  /** The seat with whose name it is signed though anybody may have written it, where a rule set allows that. */
  as: string | null;
  /** Who wrote it; null for grey press, whose author is hidden from everybody. */
  by: PersonNumber | null;
  author: Hidden | null;
  /** Whether the gamemaster does not let it be published. */
  refused: boolean;
}

interface Press {
  press: PressGiven[];
}

export const empty = (): Press => ({ press: [] });

/** A phase or the game ends: what waits is published, for good, also where that end is undone later as a mistake. */
export function publishPress({ press }: Press, { seq, at }: { seq: number; at: Instant }): void {
  for (const each of press) if (!each.refused) each.published ??= { seq, at };
}

export const kinds = [
  /** Nothing but `author` says who wrote grey press: `by` is null there too. */
  kind(
    'press-given',
    z.object({
      kind: z.enum(pressKinds),
      phase: z.string(),
      seat: z.string().nullable(),
      as: z.string().nullable(),
      author: hidden.nullable(),
    }),
    {
      title: 'Press was written at a table',
      apply: ({ press }, { seq, at, kind, phase, seat, as, by, author }) => {
        press.push({ seq, at, kind, phase, seat, as, by, author, published: null, refused: false });
      },
    },
  ),
  /** Its author took it back before it was published; of grey press nothing says who that was. */
  kind('press-withdrawn', z.object({ entry }), {
    title: 'Press at a table was taken back',
    apply: (state, { entry: of }) => {
      state.press = state.press.filter(({ seq }) => seq !== of);
    },
  }),
  /** The gamemaster does not let it be published (MJ B.XI(1)). */
  kind('press-refused', z.object({ entry }), {
    title: 'Press at a table was refused by its gamemaster',
    apply: ({ press }, { entry: of }) => {
      for (const each of press) if (each.seq === of && each.published === null) each.refused = true;
    },
  }),
  /** The member of staff read who wrote grey press (Act 0.14). */
  kind('press-author-read', z.object({ press: entry, person }), {
    title: 'The member of staff read who wrote grey press at a table',
  }),
];
