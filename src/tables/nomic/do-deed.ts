import { type Deed, play, type Told } from '../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Texts, UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { tellGames } from '../opening/news.ts';
import { type Table, theTable, writeAt } from '../table.ts';
import { namedIn } from './care/references.ts';
import { keep, wordsOf } from './deed.ts';
import { nomicGame } from './find-nomic.ts';
import { playThreads } from './threads/names.ts';
import { placeOf, threadOf } from './threads-told.ts';

/** Who did something for a seat, and the message in which they typed it; null for a command. */
interface Doer {
  by: PersonNumber | null;
  message: string | null;
  /** What they said besides, which is kept beside the entry. */
  texts?: Texts;
}

/** What came of an entry: its place in the book, and what the game tells. */
export interface Done {
  entry: number;
  told: readonly Told[];
}

/** What a deed of a seat would come to now; changes nothing. What is void or improper is told as that. */
export function foresee(table: Table, seat: string, deed: Deed, now: Instant): readonly Told[] {
  const game = nomicGame(table);
  return play(game, { at: Math.max(game.now, now), by: seat, ...deed }).told.slice(game.told.length);
}

/** A seat does something: it is written into the book, whatever it comes to, and the table is told. */
export function doDeed(
  work: UnitOfWork,
  table: Table,
  seat: string,
  deed: Deed,
  { by, message, texts = {} }: Doer,
): Done {
  const { nomic } = table.state;
  const about = { seat, message, named: nomic === null ? {} : namedIn(nomic, deed) };
  const body = { type: 'nomic-deed', ...about, deed: keep(deed, nomicGame(table).figures) } as const;
  return tellOf(work, table, writeAt(work, table, body, by, { ...wordsOf(deed), ...texts }));
}

/** The moment came at which something falls due by itself. */
export const timeCame = (work: UnitOfWork, table: Table, what: 'time over' | 'day over'): Done =>
  tellOf(work, table, writeAt(work, table, { type: 'nomic-time-came', what }, null));

/** The table is told what an entry came to, in each thread what belongs there. */
function tellOf(work: UnitOfWork, { number }: Table, entry: number): Done {
  const { state } = theTable(work, number);
  const { from, to } = state.nomic?.tellings.get(entry) ?? { from: 0, to: 0 };
  const told = state.nomic?.game.told.slice(from, to) ?? [];
  for (const thread of playThreads)
    if (told.some((each) => threadOf(each) === thread))
      work.announce({ kind: 'nomic-told', table: number, entry, thread }, placeOf(number, thread));
  if (state.endedBy?.seq === entry) tellGames(work, number, 'over');
  return { entry, told };
}
