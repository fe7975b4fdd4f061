import { z } from 'zod';
import type { Instant } from '../../../../terms/time.ts';
import { type PersonNumber, person } from '../../../ledger/fields.ts';
import { kind } from '../../book/world.ts';

/** Reserves and people who are out by an earlier round may take an open seat. */
export interface Pool {
  since: Instant;
  /** Who would, the first who said so first. */
  answers: PersonNumber[];
}

interface Replacing {
  /** By the seat. */
  pools: Map<string, Pool>;
  /** Whom the director has refused a seat. */
  refused: { seat: string; person: PersonNumber }[];
}

export const empty = (): Replacing => ({ pools: new Map(), refused: [] });

const ofSeat = { seat: z.string() };

export const kinds = [
  /** The team has sent nobody, or there is none. */
  kind('pool-opened', z.object(ofSeat), {
    title: 'A seat at a table was opened to the reserves of a tournament',
    apply: ({ pools }, { seat, at: since }) => {
      pools.set(seat, { since, answers: [] });
    },
  }),
  kind('pool-answered', z.object({ ...ofSeat, person }), {
    title: 'Offered to take over a seat at a table of a tournament',
    apply: ({ pools }, { seat, person }) => {
      pools.get(seat)?.answers.push(person);
    },
  }),
  /** The director refuses somebody a seat that they were offered or have just taken; what becomes of it is in entries of its own. */
  kind('replacement-refused', z.object({ ...ofSeat, person }), {
    title: 'Was refused a seat at a table by the director of its tournament',
    apply: ({ refused }, { seat, person }) => {
      refused.push({ seat, person });
    },
  }),
];
