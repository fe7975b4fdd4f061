import { z } from 'zod';
import { type PersonNumber, person } from '../../../ledger/fields.ts';
import { kind } from './world.ts';

/** Somebody with an office in a tournament, at all of its tables. */
export interface Officer {
  office: string;
  person: PersonNumber;
}

interface Officers {
  /** The director first, if there is one. */
  officers: Officer[];
}

export const empty = (): Officers => ({ officers: [] });

const officer = z.object({ office: z.string(), person });

export const kinds = [
  kind('office-given', officer, {
    title: 'Was given an office in a tournament',
    apply: ({ officers }, { office, person }) => {
      officers.push({ office, person });
    },
  }),
  kind('office-ended', officer, {
    title: 'Gave up an office in a tournament',
    apply: (state, ended) => {
      state.officers = state.officers.filter(
        ({ office, person }) => office !== ended.office || person !== ended.person,
      );
    },
  }),
];
