import { appealsBook } from '../../src/appeals/book/court.ts';
import { houseBook } from '../../src/house/book/house.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { nameOf } from '../../src/house/words/text.ts';
import { ladderBook } from '../../src/ladder/book/ladder.ts';
import { type EntryType, rules } from '../../src/rule-books.ts';
import { ana, mo, now } from './club.ts';
import { inGroup, type Message, type Room, type Said } from './message.ts';
import { type Numbers, valuesOf } from './of-schema.ts';

const books = {
  'The house': houseBook,
  'The ladder': ladderBook,
  'The Court': appealsBook,
} as const satisfies Partial<Record<Room, unknown>>;

/** What each kind of entry is called in the data that somebody takes home, and what it says on a Member's record. */
export function recordWords(view: ClubView): Message[] {
  return (['The house', 'The ladder', 'The Court'] as const).flatMap((room) => {
    const types = books[room].kinds.map(({ type }): EntryType => type);
    return [
      ...inGroup(room, 'What entries are called', types.map(titleOf)),
      ...inGroup(
        room,
        'What stands on a record',
        types.flatMap((type) => linesOf(type, view)),
      ),
    ];
  });
}

const titleOf = (type: EntryType): Said => ({ code: type, text: rules.kindOf({ type }).title });

/** The lines of every way in which an entry can be filled; each once. */
function linesOf(type: EntryType, view: ClubView): Said[] {
  const { schema, line } = rules.kindOf({ type });
  if (line === undefined) return [];
  const seq = view.entries.find((entry) => entry.type === type)?.seq ?? view.entries.length;
  const lines = valuesOf(schema, numbersAt(seq)).map((body) =>
    line({ ...rules.read(type, body), ...stamp, seq }, { view, name: (person) => nameOf(view, person) }),
  );
  return [...new Set(lines)].flatMap((text) => (text === null ? [] : [{ code: type, text }]));
}

const stamp = { at: now, by: mo, acts: ['II.3' as const], terms: '2.4' };

const numbersAt = (entry: number): Numbers => ({
  ...{ person: ana, game: 1, penalty: 1, case: 1, online: 1, clock: 1, suggestion: 1, entry },
});
