import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClubsInMemory } from '../../src/store/clubs-in-memory.ts';

const club = (entries: number) => ({ books: new Map([[0, { entries: Array.from({ length: entries }) }]]) });

it('lets those go that were asked for the longest ago, when there are too many', () => {
  const clubs = new ClubsInMemory({ clubs: 2, entries: 1000 });
  for (const id of ['1', '2']) clubs.keep(id, club(1));
  clubs.get('1');
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['1', '3']);
});

it('lets those go when they have too many entries together, and keeps the latest, however large it is', () => {
  const clubs = new ClubsInMemory({ clubs: 10, entries: 100 });
  for (const id of ['1', '2']) clubs.keep(id, club(50));
  expect(clubs.size).toBe(2);
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['2', '3']);
  clubs.keep('4', club(500));
  expect(clubs.ids()).toEqual(['4']);
});

it('never has more than there is room for, but for the latest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.integer({ max: 9, min: 0 }), entries: fc.nat(60), asks: fc.boolean() })),
      (uses) => {
        const clubs = new ClubsInMemory<ReturnType<typeof club>>({ clubs: 4, entries: 100 });
        for (const { id, entries, asks } of uses) {
          if (asks) clubs.get(String(id));
          else clubs.keep(String(id), club(entries));
          const kept = clubs.ids().map((each) => clubs.get(each)?.books.get(0)?.entries.length ?? 0);
          const together = kept.reduce((sum, each) => sum + each, 0);
          expect(clubs.size).toBeLessThanOrEqual(4);
          if (clubs.size > 1) expect(together).toBeLessThanOrEqual(100);
        }
      },
    ),
  );
});
