import { joined, partsOf, type Slices } from '../../../house/chapters.ts';
import type { Book } from '../../../ledger/book.ts';
import { RuleBooks } from '../../../ledger/rule-books.ts';
import { setAside } from '../../../ledger/set-aside.ts';
import * as chapters from './chapters.ts';
import { nothingLaterInTournament, type TournamentWorld } from './world.ts';

/** What the book of a tournament says of it. */
export interface TournamentState extends Slices<typeof chapters> {
  lastSeq: number;
}

/** A tournament of which nothing is known yet. */
const emptyTournament = (): TournamentState => ({
  lastSeq: 0,
  ...joined(partsOf(chapters, 'empty').map((empty) => empty())),
});

const tournamentBook = { kinds: [...partsOf(chapters, 'kinds').flat(), setAside<TournamentWorld>()] };

/** What an entry of a tournament says. */
export type TournamentBody = ReturnType<(typeof tournamentBook.kinds)[number]['read']>;

/** The rule books by which the book of every tournament goes. */
export const tournamentBooks = new RuleBooks<TournamentWorld, TournamentBody>([tournamentBook], {
  kind: 'tournament',
  empty: emptyTournament,
  nothingLater: nothingLaterInTournament,
});

export type TournamentBook = Book<TournamentWorld, TournamentBody>;
