import type { Told } from '../../../packages/nomic/src/index.ts';
import type { Scene } from '../../house/words/reply.ts';
import type { Table } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import type { NomicPlay } from './book.ts';

/** What was told with an entry of the book. */
export function toldWith({ state: { nomic } }: Pick<Table, 'state'>, entry: number): readonly Told[] {
  const { from, to } = nomic?.tellings.get(entry) ?? { from: 0, to: 0 };
  return nomic?.game.told.slice(from, to) ?? [];
}

/** The last entry with which something was told that is meant; null where none was. */
export function entryOf(
  { state: { nomic } }: Pick<Table, 'state'>,
  isMeant: (told: Told) => boolean,
): number | null {
  return nomic === null ? null : entryTelling(nomic, nomic.game.told.all.findLastIndex(isMeant));
}

/** The entry with which what is in that place was told; null for none. */
export function entryTelling({ tellings }: Pick<NomicPlay, 'tellings'>, place: number): number | null {
  for (const [entry, { from, to }] of tellings) if (place >= from && place < to) return entry;
  return null;
}

/** The entry by which a point of order was raised, and the one of the last Judgement on it. */
export const entryOfPoint = (table: Pick<Table, 'state'>, number: number): number | null =>
  entryOf(table, ({ is, point }) => is === 'point of order' && point === number);
export const entryOfJudgement = (table: Pick<Table, 'state'>, number: number): number | null =>
  entryOf(table, ({ is, point }) => is === 'judged' && point === number);

const erased = 'Its words were erased.';

/** What somebody said with an entry, as they said it; or what is read in its place. */
export async function saidWith(
  { textIn }: Pick<Scene, 'textIn'>,
  table: Table,
  entry: number | null,
  kind: 'statement' | 'reason',
): Promise<string> {
  if (entry === null) return erased;
  if (isTakenDown(table, entry)) return takenDownWords;
  return (await textIn(table.number, entry, kind)) ?? erased;
}

/** The entries of what was typed by hand and counted, by the messages. */
export const deedsTyped = ({ book }: Pick<Table, 'book'>): ReadonlyMap<string, number> =>
  new Map(
    book.entries.flatMap((entry) =>
      entry.type === 'nomic-deed' && entry.message !== null ? [[entry.message, entry.seq]] : [],
    ),
  );
