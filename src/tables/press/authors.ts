import type { ClubView } from '../../house/ports.ts';
import type { UnnamedWords } from '../../house/room.ts';
import type { Hidden } from '../../house/secrets.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Table, tablesOf } from '../table.ts';
import type { PressGiven } from './book.ts';

/** Who wrote press, and for which seat. */
export interface Author {
  seat: string;
  person: PersonNumber;
}

const placeOf = (table: number): string => `author of press at table ${table}`;

/** Hides who wrote grey press: nothing else says it. */
export const hideAuthor = (
  { secrets }: Pick<ClubView, 'secrets'>,
  table: number,
  { seat, person }: Author,
): Hidden => secrets.hide(placeOf(table), `${seat} ${person}`);

function openAuthor({ secrets }: Pick<ClubView, 'secrets'>, table: number, author: Hidden): Author | null {
  const [seat = '', person = ''] = secrets.open(placeOf(table), author)?.words.split(' ') ?? [];
  return seat === '' ? null : { seat, person: Number(person) };
}

/**
 * Who wrote press, for that person, for erasing and for the member of staff alone. Null where nobody can tell any more, since the club
 * was moved to another machine.
 */
export function authorOf(
  view: Pick<ClubView, 'secrets'>,
  table: number,
  { seat, by, author }: Pick<PressGiven, 'seat' | 'by' | 'author'>,
): Author | null {
  if (author !== null) return openAuthor(view, table, author);
  return seat === null || by === null ? null : { seat, person: by };
}

/**
 * The grey press that a person wrote, at all tables, also what was taken back or undone. Where nobody can tell any more who
 * wrote it, it may be theirs if they ever played there.
 */
export const greyPressOf = (view: ClubView, person: PersonNumber): UnnamedWords[] =>
  tablesOf(view).flatMap((table) => {
    const mayBe = [...table.state.seats.values()].some(({ played }) => played.includes(person));
    return greyIn(table).flatMap(({ seq, author }): UnnamedWords[] => {
      const known = openAuthor(view, table.number, author);
      const theirs = known === null ? mayBe : known.person === person;
      return theirs ? [{ book: table.number, seq, sure: known !== null }] : [];
    });
  });

const greyIn = ({ book }: Table): { seq: number; author: Hidden }[] =>
  book.entries.flatMap((entry) =>
    entry.type === 'press-given' && entry.author !== null ? [{ seq: entry.seq, author: entry.author }] : [],
  );
