import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { instant, type PersonNumber, person } from '../../ledger/fields.ts';
import { kind } from '../book/world.ts';

/** A deadline that was put off: of which phase, by how many hours, and at whose wish; null for the gamemaster and the bot. */
export interface Extension {
  phase: string;
  hours: number;
  seat: string | null;
  seq: number;
}

/** When a player said that they are away. */
export interface AwayTime {
  seat: string;
  from: Instant;
  to: Instant;
  seq: number;
}

interface Clock {
  extensions: Extension[];
  away: AwayTime[];
  /** How many hours ahead of a deadline somebody is reminded; those who chose nothing are not in it. */
  reminderHours: Map<PersonNumber, readonly number[]>;
}

export const empty = (): Clock => ({ extensions: [], away: [], reminderHours: new Map() });

export const kinds = [
  kind(
    'deadline-extended',
    z.object({ phase: z.string(), hours: z.int().positive(), seat: z.string().nullable() }),
    {
      title: 'A deadline at a table was put off',
      apply: ({ extensions }, { phase, hours, seat, seq }) => {
        extensions.push({ phase, hours, seat, seq });
      },
    },
  ),
  kind('away-announced', z.object({ seat: z.string(), person, from: instant, to: instant }), {
    title: 'Said when they are away from a table',
    apply: ({ away }, { seat, from, to, seq }) => {
      away.push({ seat, from, to, seq });
    },
  }),
  /** None: they want no reminders. */
  kind('reminders-set', z.object({ person, hours: z.array(z.int().positive()) }), {
    title: 'Chose when to be reminded of a table',
    apply: ({ reminderHours }, { person, hours }) => {
      reminderHours.set(person, hours);
    },
  }),
];
