import type { Province } from '../../../../packages/diplomacy/src/index.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';

/** The abbreviations of their own that a player filed, with the provinces that they mean. */
export interface FiledList {
  /** The phase in which they were filed; null for before the start. */
  phase: string | null;
  words: ReadonlyMap<string, Province>;
  /** Those that the gamemaster struck out. */
  vetoed: ReadonlySet<string>;
}

/** The list of each player who filed one. */
export type AbbreviationLists = ReadonlyMap<PersonNumber, FiledList>;

/** The abbreviations of a person that count, for whoever reads their orders (WM D.III(1)); nothing where there are none. */
export function abbreviationsOf(
  lists: AbbreviationLists,
  person: PersonNumber | null,
): { abbreviations?: ReadonlyMap<string, Province> } {
  const filed = person === null ? undefined : lists.get(person);
  if (filed === undefined) return {};
  return { abbreviations: new Map([...filed.words].filter(([word]) => !filed.vetoed.has(word))) };
}
