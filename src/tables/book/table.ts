import { z } from 'zod';
import { joined, partsOf, type Slices } from '../../house/chapters.ts';
import type { Book } from '../../ledger/book.ts';
import { entry } from '../../ledger/fields.ts';
import { undo } from '../../ledger/hindsight.ts';
import { RuleBooks } from '../../ledger/rule-books.ts';
import { setAside } from '../../ledger/set-aside.ts';
import { also as alsoByBirthday } from '../birthday/book.ts';
import { also as alsoByClock } from '../clock/book.ts';
import { also as alsoByDiplomacy } from '../diplomacy/book.ts';
import { also as alsoByNomic } from '../nomic/book.ts';
import { also as alsoByVotes } from '../votes/book.ts';
import * as chapters from './chapters.ts';
import { kind, nothingLaterAtTable, type TableWorld } from './world.ts';

/** What the book of a table says of it. Slices of games that are not played there stay empty. */
export interface TableState extends Slices<typeof chapters> {
  lastSeq: number;
}

/** A table of which nothing is known yet. */
const emptyTable = (): TableState => ({
  lastSeq: 0,
  ...joined(partsOf(chapters, 'empty').map((empty) => empty())),
});

const tableBook = {
  kinds: [
    ...partsOf(chapters, 'kinds').flat(),
    /**
     * The gamemaster undoes an earlier entry: it never happened, and what followed is played again. `again`: the phase that the
     * game is in then begins again, with its full time.
     */
    kind('entry-undone', z.object({ entry, again: z.boolean() }), {
      title: 'A mistake at a table was undone',
      lookBack: (later, { entry, at }) => undo(later, entry, at),
    }),
    setAside<TableWorld>(),
  ],
};

/** What the clock makes of what other subjects have in the book. */
const clockBook = { kinds: [], also: alsoByClock };

/** What a game of Diplomacy makes of what every table has in its book. */
const diplomacyBook = { kinds: [], also: alsoByDiplomacy };

/** What a game of Nomic makes of them. */
const nomicBook = { kinds: [], also: alsoByNomic };

/** What regulations that players change make of how a game goes on. */
const birthdayBook = { kinds: [], also: alsoByBirthday };

/** What votes make of changes of players. */
const votesBook = { kinds: [], also: alsoByVotes };

/** What an entry of a table says. */
export type TableBody = ReturnType<(typeof tableBook.kinds)[number]['read']>;

/** The rule books by which the book of every table goes. */
export const tableBooks = new RuleBooks<TableWorld, TableBody>(
  [tableBook, clockBook, diplomacyBook, nomicBook, votesBook, birthdayBook],
  {
    kind: 'table',
    empty: emptyTable,
    nothingLater: nothingLaterAtTable,
  },
);

export type TableBook = Book<TableWorld, TableBody>;
