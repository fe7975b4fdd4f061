import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClubsInMemory } from '../../src/store/clubs-in-memory.ts';

const club = (entries: number) => ({ books: new Map([[0, { entries: Array.from({ length: entries }) }]]) });

/** Room for so many, in use or at rest, by a clock that stands still until it is set. */
function someRoom(inUse: { clubs: number; entries: number }, atRest = inUse) {
  const clock = { now: 0 };
  const rooms = { inUse, atRest: { ...atRest, after: 10 } };
  return { clock, clubs: new ClubsInMemory<ReturnType<typeof club>>(rooms, () => clock.now) };
}

it('lets those go that were asked for the longest ago, when there are too many', () => {
  const { clubs } = someRoom({ clubs: 2, entries: 1000 });
  for (const id of ['1', '2']) clubs.keep(id, club(1));
  clubs.get('1');
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['1', '3']);
});

it('lets those go when they have too many entries together, and keeps the latest, however large it is', () => {
  const { clubs } = someRoom({ clubs: 10, entries: 100 });
  for (const id of ['1', '2']) clubs.keep(id, club(50));
  expect(clubs.size).toBe(2);
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['2', '3']);
  clubs.keep('4', club(500));
  expect(clubs.ids()).toEqual(['4']);
});

it('counts what a club has written since it was read', () => {
  const { clubs } = someRoom({ clubs: 10, entries: 100 });
  clubs.keep('1', club(50));
  const growing = club(1);
  clubs.keep('2', growing);
  growing.books.get(0)?.entries.push(...Array.from({ length: 60 }));
  clubs.get('2');
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['2', '3']);
});

it('has more room for clubs in use than for those at rest', () => {
  const { clubs, clock } = someRoom({ clubs: 4, entries: 1000 }, { clubs: 2, entries: 100 });
  for (const id of ['1', '2', '3', '4']) clubs.keep(id, club(60));
  clock.now = 9;
  clubs.get('1');
  clubs.makeRoom();
  expect(clubs.ids()).toEqual(['2', '3', '4', '1']);
  clock.now = 10;
  clubs.makeRoom();
  expect(clubs.ids()).toEqual(['1']);
});

it('lets those at rest stay for which there is room', () => {
  const { clubs, clock } = someRoom({ clubs: 4, entries: 1000 }, { clubs: 2, entries: 100 });
  for (const id of ['1', '2', '3']) clubs.keep(id, club(50));
  clock.now = 1_000_000;
  clubs.makeRoom();
  expect(clubs.ids()).toEqual(['2', '3']);
});

it('never has more than there is room for, but for the latest', () => {
  const use = fc.record({
    id: fc.integer({ max: 9, min: 0 }),
    entries: fc.nat(60),
    asks: fc.boolean(),
    passes: fc.nat(6),
  });
  fc.assert(
    fc.property(fc.array(use), (uses) => {
      const { clubs, clock } = someRoom({ clubs: 4, entries: 100 }, { clubs: 2, entries: 70 });
      const askedAt = new Map<string, number>();
      const kept = new Map<string, number>();
      for (const { id, entries, asks, passes } of uses) {
        clock.now += passes;
        if (asks && clubs.get(String(id)) !== undefined) askedAt.set(String(id), clock.now);
        if (!asks) {
          clubs.keep(String(id), club(entries));
          askedAt.set(String(id), clock.now);
          kept.set(String(id), entries);
        }
        clubs.makeRoom();
        const ids = clubs.ids();
        const together = ids.reduce((sum, each) => sum + (kept.get(each) ?? 0), 0);
        const someRest = ids.some((each) => (askedAt.get(each) ?? 0) <= clock.now - 10);
        const room = someRest ? { clubs: 2, entries: 70 } : { clubs: 4, entries: 100 };
        expect(clubs.size).toBeLessThanOrEqual(room.clubs);
        if (clubs.size > 1) expect(together).toBeLessThanOrEqual(room.entries);
      }
    }),
  );
});
