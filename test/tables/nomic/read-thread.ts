import type { Clubs } from '../../../src/house/clubs.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { deedsTyped } from '../../../src/tables/nomic/entries.ts';
import type { Altering, SaidInPlay } from '../../../src/tables/nomic/threads/book.ts';
import type { PlayThread } from '../../../src/tables/nomic/threads/names.ts';
import type { Table } from '../../../src/tables/table.ts';
import type { Instant } from '../../../terms/time.ts';

/** A message as it is shown: words are null where they were erased. */
export interface ShownMessage extends Omit<SaidInPlay, 'altered'> {
  readonly words: string | null;
  /** What became of it; a deletion has no words. */
  readonly altered: readonly {
    readonly at: Instant;
    readonly how: Altering;
    readonly words: string | null;
  }[];
  /** The entry of what it did in the game; null where it did nothing. */
  readonly did: number | null;
}

/** A page of what was written in a thread, in the order in which it was. */
export interface ThreadPage {
  readonly page: number;
  readonly pages: number;
  readonly messages: readonly ShownMessage[];
}

const aPage = 50;

/** What was written in a thread of a game of Nomic; the last page where none is named. Names in it are stood for by tokens (`withNames`). */
export async function readThread(
  clubs: Pick<Clubs, 'texts'>,
  view: Pick<ClubView, 'id'>,
  table: Table,
  { thread, page: wanted = Number.POSITIVE_INFINITY }: { thread: PlayThread; page?: number },
): Promise<ThreadPage> {
  const all = [...table.state.nomicSaid.values()].filter((said) => said.thread === thread);
  const pages = Math.max(1, Math.ceil(all.length / aPage));
  const page = Math.min(Math.max(1, wanted), pages);
  const shown = all.slice((page - 1) * aPage, page * aPage);
  const seqs = shown.flatMap(({ seq, altered }) => [seq, ...altered.map((each) => each.seq)]);
  const texts = await clubs.texts(view.id, seqs, table.number);
  const words = new Map(texts.flatMap(({ seq, kind, text }) => (kind === 'words' ? [[seq, text]] : [])));
  const did = deedsTyped(table);
  const messages = shown.map((said) => ({
    ...said,
    words: words.get(said.seq) ?? null,
    altered: said.altered.map(({ seq, at, how }) => ({ at, how, words: words.get(seq) ?? null })),
    did: did.get(said.message) ?? null,
  }));
  return { page, pages, messages };
}
