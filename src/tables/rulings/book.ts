import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { aside, type CaseNumber, entry, type PersonNumber } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';

/** What the gamemaster decided where the rules leave something open; its words are kept beside its entry. */
export interface Ruling {
  number: number;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  /** The point of the rule set that it is on; null for none. */
  point: string | null;
  /** The case in which the club's Court overturned it; null while nobody has. */
  overturnedIn: CaseNumber | null;
  /** Who of the table overturned it; null while nobody has. */
  overturnedBy: 'director' | 'committee' | null;
  /** Whether it was withdrawn as a mistake. */
  withdrawn: boolean;
}

interface Rulings {
  /** In the order of their numbers. */
  rulings: Ruling[];
}

export const empty = (): Rulings => ({ rulings: [] });

interface Made {
  ruling: number;
  point: string | null;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
}

function add({ rulings }: TableState, { ruling: number, ...made }: Made, withdrawn: boolean): void {
  const { point, seq, at, by } = made;
  rulings.push({ number, point, seq, at, by, overturnedIn: null, overturnedBy: null, withdrawn });
}

/** `case` is one of the club's Court, in the club's own book. */
const ofCourt = z.object({ entry, case: aside });

export const kinds = [
  kind('ruling-made', z.object({ ruling: aside, point: z.string().nullable() }), {
    title: 'A ruling of a gamemaster',
    apply: (state, made) => add(state, made, false),
    applyUndone: (state, made) => add(state, made, true),
  }),
  /** The club's Court overturned the ruling of that entry. */
  kind('ruling-overturned', ofCourt, {
    title: 'A ruling of a gamemaster was overturned',
    apply: ({ rulings }, { entry, case: number }) => {
      for (const ruling of rulings) if (ruling.seq === entry) ruling.overturnedIn = number;
    },
  }),
  /** The whole Court put its own decision in the place of the one that overturned it. */
  kind('ruling-restored', ofCourt, {
    title: 'A ruling of a gamemaster holds again',
    apply: ({ rulings }, { entry }) => {
      for (const ruling of rulings) if (ruling.seq === entry) ruling.overturnedIn = null;
    },
  }),
];
