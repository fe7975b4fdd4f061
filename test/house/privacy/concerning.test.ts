import { describe, expect, it } from 'vitest';
import type { ClubView } from '../../../src/house/ports.ts';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { entriesConcerning } from '../../../src/house/privacy/on-file.ts';
import { Book } from '../../../src/ledger/book.ts';
import type { Mark, PersonNumber, Thing } from '../../../src/ledger/fields.ts';
import { type Body, type Entry, type EntryOf, emptyState } from '../../../src/rule-books.ts';
import { aClub } from '../../support/a-club.ts';
import { entryTypes, type Sample, samplesOf } from '../../support/samples.ts';

const me = 7;

const entryAt = (seq: number, body: Body, by: PersonNumber | null): Entry =>
  ({ seq, at: 0, by, acts: [], terms: '2.4', ...body }) as EntryOf<typeof body.type>;

/** A club in which just that happened, and in which everybody has a name. */
function viewOf(entries: readonly Entry[]): ClubView {
  const { view } = aClub({ now: '2026-11-20 12:40' });
  const byNumber = (number: number) => ({ number, account: null, name: `Person ${number}` });
  return {
    id: view.id,
    settings: view.settings,
    rooms: view.rooms,
    rules: view.rules,
    newestAt: 0,
    books: new Map([[0, new Book(view.rules, [...entries])]]),
    presses: () => [],
    secrets: view.secrets,
    entries,
    state: emptyState(),
    people: {
      ...{ byNumber, byAccount: () => null, recognisable: () => [], all: () => [] },
      ...{ reminded: () => [], remindersOf: () => ({}) },
    },
  };
}

/** What the file of a person has of the last of some entries. */
async function inFileOf(person: PersonNumber, ...entries: Entry[]) {
  const data = await exportOf(aClub({ now: '2026-11-20 12:40' }).clubs, viewOf(entries), person, 0);
  return data.ledger.find(({ entry }) => entry === entries.length);
}

const samples = entryTypes.flatMap((type) =>
  samplesOf(type).map((sample, n): [string, Sample] => [`${type} ${n + 1}`, sample]),
);

describe('the file of a person has', () => {
  it.each(samples)('each %s that names them, whole, and each that they made', async (_, { body, named }) => {
    const { type, ...says } = body;
    for (const { mark, number } of named) {
      if (mark !== 'person') continue;
      expect(await inFileOf(number, entryAt(1, body, null))).toMatchObject({
        type,
        says,
        othersMatter: false,
      });
    }
    expect(await inFileOf(me, entryAt(1, body, me))).toMatchObject({ type, byYou: true });
    expect(await inFileOf(me, entryAt(1, body, null))).toBeUndefined();
  });

  it.each(samples)('of %s that they made for others nothing of those', async (_, { body, named }) => {
    const kept = await inFileOf(me, entryAt(1, body, me));
    const others = named.flatMap(({ mark, number }) => (mark === 'person' ? [number] : []));
    const things = named.filter(({ mark }) => mark !== 'person').map(({ number }) => number);
    if (kept?.othersMatter !== true)
      expect([others, things].flat()).toEqual(body.type === 'suggested' ? [101] : []);
    else
      expect(
        Object.values(kept.says).every((value) => typeof value === 'number' && things.includes(value)),
      ).toBe(true);
  });
});

const beginnings: Record<Thing, (number: number) => Body> = {
  game: (game) => ({
    ...{ type: 'game-recorded', game, player: me, opponent: 8, score: 1, colour: null, playedAt: 0 },
    ...{ date: '2026-11-20', online: false, ended: null, approval: [] },
  }),
  penalty: (penalty) => ({
    ...{ type: 'penalty-issued', penalty, person: me, offence: 1, game: null, fraud: false, ground: null },
    ...{ parts: [], finding: null, reverses: null },
  }),
  case: (number) => ({
    ...{ type: 'petitioned', case: number, year: 2026, ordinal: 1, petitioner: 8, respondent: me },
    ...{ subject: { kind: 'other' }, enBanc: false },
  }),
  online: (online) => ({ type: 'online-challenged', online, white: 8, black: me, minutes: null }),
  clock: (clock) => ({
    ...{ type: 'clock-opened', clock, white: me, black: 8, whiteLeft: 0, blackLeft: 0, increment: 0 },
    ...{ date: '2026-11-20', asked: [], penalties: [] },
  }),
  suggestion: (suggestion) => ({ type: 'suggested', suggestion, act: null }),
};

const fileOf = (view: ClubView, person: PersonNumber) =>
  [...view.books.values()].flatMap((book) => entriesConcerning(view, book, person, 'self'));

const isThing = (mark: Mark): mark is Thing => mark in beginnings;

const ofThings = samples.flatMap(([name, { body, named }]) =>
  named.flatMap(({ mark, number }): [string, Mark, Body, number][] =>
    mark === 'person' || (isThing(mark) && beginnings[mark](1).type === body.type)
      ? []
      : [[name, mark, body, number]],
  ),
);

it.each(ofThings)('%s is in the file of whose %s it is about', async (_, mark, body, number) => {
  const first = isThing(mark) ? beginnings[mark](number) : ({ type: 'monitored', person: me } as const);
  const by = mark === 'suggestion' ? me : null;
  // The entry that another names by its place has that place.
  const seq = isThing(mark) ? 1 : number;
  const view = viewOf([entryAt(seq, first, by), entryAt(1000, body, null)]);
  expect(fileOf(view, me).map(({ entry }) => entry.seq)).toEqual([seq, 1000]);
  expect(fileOf(view, 9)).toEqual([]);
});

it('what was done to somebody over a game is in their file, and not in that of who else played it', () => {
  const penalty = { ...beginnings.penalty(1), game: 3 };
  const view = viewOf([entryAt(1, beginnings.game(3), null), entryAt(2, penalty, null)]);
  expect(fileOf(view, me)).toHaveLength(2);
  expect(fileOf(view, 8).map(({ entry }) => entry.seq)).toEqual([1]);
});
