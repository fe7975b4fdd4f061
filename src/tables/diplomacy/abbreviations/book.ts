import { z } from 'zod';
import { writePhase } from '../../../../packages/diplomacy/src/index.ts';
import { person } from '../../../ledger/fields.ts';
import { kind } from '../../book/world.ts';
import type { FiledList } from './lists.ts';

interface Lists {
  /** The abbreviations of their own that players filed (WM D.III(1)). */
  abbreviations: Map<number, FiledList>;
}

export const empty = (): Lists => ({ abbreviations: new Map() });

const word = z.string();

export const kinds = [
  /** In place of the list that they filed before. */
  kind('abbreviations-filed', z.object({ person, list: z.array(z.object({ word, province: z.string() })) }), {
    title: 'Filed abbreviations of their own at a table',
    apply: ({ abbreviations, diplomacy }, { person, list }) => {
      const words = new Map(list.map(({ word, province }) => [word, province]));
      const phase = diplomacy === null ? null : writePhase(diplomacy.position.phase);
      if (words.size === 0) abbreviations.delete(person);
      else abbreviations.set(person, { phase, words, vetoed: new Set() });
    },
  }),
  /** The gamemaster strikes some of them out. */
  kind('abbreviations-vetoed', z.object({ person, words: z.array(word) }), {
    title: 'Had abbreviations struck out at a table',
    apply: ({ abbreviations }, { person, words }) => {
      const filed = abbreviations.get(person);
      if (filed !== undefined)
        abbreviations.set(person, { ...filed, vetoed: new Set([...filed.vetoed, ...words]) });
    },
  }),
];
