import { writePhase } from '../../../../packages/diplomacy/src/index.ts';
import type { UseCase } from '../../../house/plan.ts';
import { done, notUnderstood, refused } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { by, findTableOf, type Meant, type Table, writeAt } from '../../table.ts';
import { needsGm, personActing } from '../../who.ts';
import { hasNone } from './has-none.ts';
import type { FiledList } from './lists.ts';

export interface StruckOut extends Meant {
  /** Abbreviations, with commas between them. */
  strike: string;
}

/**
 * The gamemaster strikes out abbreviations that players filed, whoever did, before the deadline of the turn in which they were filed
 * (WM D.III(1)). The table is told.
 */
export const strikeOut: UseCase<StruckOut, TableOutcome<'abbreviations-struck'>> = (work, actor, input) => {
  const found = findTableOf(work, input, 'diplomacy');
  if (!found.ok) return found;
  const table = found.value;
  const barred = hasNone(table);
  if (barred.length > 0) return refused(...barred);
  const refusals = needsGm(work, actor, table, 'abbreviations');
  if (refusals.length > 0) return refused(...refusals);
  const wanted: readonly string[] = input.strike.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = wordsFiled(table).filter(({ word }) => wanted.includes(word));
  const unknown = wanted.find((word) => !named.some((each) => each.word === word));
  if (named.length === 0 || unknown !== undefined)
    return notUnderstood({ problem: 'no-such-abbreviation', text: unknown ?? input.strike });
  if (named.some(({ filed }) => !isOpen(table, filed)))
    return refused({ code: 'veto-late', table: table.number, ...by(table.rules, 'abbreviations') });
  for (const person of new Set(named.map((each) => each.person))) {
    const words = named.flatMap((each) => (each.person === person ? each.word : []));
    writeAt(work, table, { type: 'abbreviations-vetoed', person, words }, personActing(work, actor));
  }
  const told = {
    kind: 'abbreviations-struck',
    table: table.number,
    struck: named.map(({ word, person }) => ({ word, person })),
  } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
};

interface WordFiled {
  word: string;
  person: PersonNumber;
  filed: FiledList;
}

/** The abbreviations that count, with who filed them. */
const wordsFiled = ({ state }: Table): WordFiled[] =>
  [...state.abbreviations].flatMap(([person, filed]) =>
    [...filed.words.keys()]
      .filter((word) => !filed.vetoed.has(word))
      .map((word) => ({ word, person, filed })),
  );

/** Whether the deadline of the turn in which a list was filed is still to come; of one from before the start, that of the first turn. */
function isOpen({ state: { diplomacy: game } }: Table, { phase }: FiledList): boolean {
  if (game === null) return true;
  return phase === null ? game.history.length === 0 : phase === writePhase(game.position.phase);
}
