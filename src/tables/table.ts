import type { ClubView, UnitOfWork } from '../house/ports.ts';
import { type Refusal, type Result, understood } from '../house/result.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { type TableBody, type TableBook, type TableState, tableBooks } from './book/table.ts';
import type { About } from './opening/book.ts';
import { tableRules } from './rule-sets/named.ts';
import { citePoint, type TableRules } from './rule-sets/rule-set.ts';

/** A table by its number, which is that of its book. */
export type TableNumber = number;

/** A table of the club as it is now. */
export interface Table {
  number: TableNumber;
  book: TableBook;
  state: TableState;
  about: About;
  rules: TableRules;
}

/** All tables of a club, the first first. */
export const tablesOf = ({ books }: Pick<ClubView, 'books'>): Table[] =>
  [...books.values()].flatMap((book) => (book.goesBy(tableBooks) ? (asTable(book) ?? []) : []));

/** The table of that number; null where there is none. */
export function tableNumbered({ books }: Pick<ClubView, 'books'>, number: TableNumber): Table | null {
  const book = books.get(number);
  return book?.goesBy(tableBooks) === true ? asTable(book) : null;
}

/** The same. Throws where there is none: for what is told of a table that was there. */
export function theTable(view: Pick<ClubView, 'books'>, number: TableNumber): Table {
  const table = tableNumbered(view, number);
  if (table === null) throw new Error(`There is no table ${number}`);
  return table;
}

function asTable(book: TableBook): Table | null {
  const { state, number } = book;
  const { about } = state;
  return about === null ? null : { number, book, state, about, rules: tableRules[about.rules] };
}

/** The table that a command means. */
export interface Meant {
  /** What was typed: a number, `#2` or a name; null where nothing was. */
  table: string | null;
  /** Where the command was given. */
  channel: string;
}

/** What was typed, else the table that is played in that channel, else the only one that is not over. */
export function findTable(view: ClubView, { table: typed, channel }: Meant): Result<Table> {
  if (typed !== null) return understood(tableTyped(view, typed), { problem: 'no-such-table', text: typed });
  const [only, another] = tablesOf(view).filter(isUnderWay);
  const here = tableIn(view, channel) ?? (another === undefined ? only : undefined);
  return understood(here, { problem: 'which-table' });
}

function tableTyped(view: ClubView, typed: string): Table | null {
  const [, digits] = /^#?(\d{1,9})$/.exec(typed.trim()) ?? [];
  if (digits !== undefined) return tableNumbered(view, Number(digits));
  const name = typed.trim().toLowerCase();
  const [only, another] = tablesOf(view).filter(({ about }) => about.name.toLowerCase() === name);
  return another === undefined ? (only ?? null) : null;
}

/** The table that is played in a thread or channel. */
export function tableIn(view: ClubView, channel: string): Table | null {
  const [number] = Object.entries(view.settings.tableThreads).find(([, place]) => place === channel) ?? [];
  return number === undefined ? null : tableNumbered(view, Number(number));
}

/** Whether a table is open for players or being played. */
export const isUnderWay = ({ state: { status } }: Table): boolean =>
  status === 'open' || status === 'playing';

/** None, or the refusal where a table is over or was given up. */
export const isOverAlready = (table: Table, point: string): Refusal[] =>
  isUnderWay(table) ? [] : [{ code: 'table-over', table: table.number, ...by(table.rules, point) }];

/** The refusal where a table is not being played: no point of its rules says so. */
export const notPlayed = ({ number: table }: Pick<Table, 'number'>): Refusal => ({
  ...{ code: 'table-not-played', table, acts: [], points: [] },
});

/** Writes in the book of a table, as of now. Returns the place of the entry there. */
export const writeAt = (
  work: UnitOfWork,
  { book }: Pick<Table, 'book'>,
  body: TableBody,
  by: PersonNumber | null,
  texts: Parameters<UnitOfWork['append']>[1]['texts'] = {},
): number => work.appendTo(book, body, { by, acts: [], texts });

/** What a refusal rests on: points of a table's rule set, as they are cited. */
export const by = (rules: TableRules, ...points: readonly string[]) => ({
  acts: [],
  points: points.map((point) => citePoint(rules, point)),
});
