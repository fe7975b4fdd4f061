import { expect, it } from 'vitest';
import { type TableState, tableBooks } from '../../../src/tables/book/table.ts';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { tablesOf, theTable, writeAt } from '../../../src/tables/table.ts';
import { tables as tablesRoom } from '../../../src/tables/tables.ts';
import { TableStory } from '../a-table.ts';

const count = 200;

/** A club at which so many tables are played, all of the same players, one of whom is away. */
function manyTables(): TableStory {
  const story = new TableStory().start();
  const { about, state } = story.table;
  const seats = houseRules.seats.map(({ id }) => ({ seat: id, person: story.playing(id) }));
  story.club.keep((work) => {
    for (let more = 1; more < count; more++) {
      const { number } = work.begin(tableBooks);
      const book = theBook(work, number);
      work.appendTo(book, { type: 'table-opened', ...about, gm: state.gm ?? 0 }, { by: null, acts: [] });
      writeAt(work, theTable(work, number), { type: 'seats-drawn', seed: 'a lot', seats }, null);
    }
  });
  for (let number = 1; number <= count; number++)
    story.does(story.playing('AUS'), announceAway, {
      ...{ table: String(number), channel: '99', from: '2026-11-25', until: '2026-11-26', cancel: false },
    });
  return story;
}

function theBook(work: Parameters<typeof theTable>[0], number: number) {
  const book = work.books.get(number);
  if (book?.goesBy(tableBooks) !== true) throw new Error('A table has just been opened');
  return book;
}

it('what is due at 200 tables is looked up before every command of the club without reckoning it again', () => {
  const { club } = manyTables();
  // Nothing is known of the tables as they are after a change, be it none at all.
  club.keep(() => undefined);
  const { view, now } = club;
  const reckoned = new Set<number>();
  for (const { number, state } of tablesOf(view)) noteReads(state, () => reckoned.add(number));
  const look = () => {
    reckoned.clear();
    for (const calendar of tablesRoom.due) expect(calendar(view, now)).toEqual([]);
    return reckoned.size;
  };
  expect([look(), look(), look()]).toEqual([count, 0, 0]);
});

/** Whoever reckons a deadline reads who is away. */
function noteReads(state: TableState, read: () => void): void {
  const { away } = state;
  Object.defineProperty(state, 'away', {
    get: () => {
      read();
      return away;
    },
  });
}
