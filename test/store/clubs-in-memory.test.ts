import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClubsInMemory } from '../../src/store/clubs-in-memory.ts';

const club = (entries: number) => ({ books: new Map([[0, { entries: Array.from({ length: entries }) }]]) });

/** Room for so many, by a clock that stands still until it is set; after ten milliseconds without use a club is at rest. */
function someRoom({ atRest = 2, inUse = 4, entries = 1000 } = {}) {
  const clock = { now: 0 };
  const room = { atRest: { clubs: atRest }, inUse: { clubs: inUse, restAfter: 10 }, entries };
  return { clock, clubs: new ClubsInMemory<ReturnType<typeof club>>(room, () => clock.now) };
}

it('lets those go that were asked for the longest ago, when there are too many', () => {
  const { clubs } = someRoom();
  for (const id of ['1', '2']) clubs.keep(id, club(1));
  clubs.get('1');
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['1', '3']);
});

it('lets those go when they have too many entries together, and keeps the latest, however large it is', () => {
  const { clubs } = someRoom({ atRest: 10, entries: 100 });
  for (const id of ['1', '2']) clubs.keep(id, club(50));
  expect(clubs.size).toBe(2);
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['2', '3']);
  clubs.keep('4', club(500));
  expect(clubs.ids()).toEqual(['4']);
});

it('counts what a club has written since it was read', () => {
  const { clubs } = someRoom({ atRest: 10, entries: 100 });
  clubs.keep('1', club(50));
  const growing = club(1);
  clubs.keep('2', growing);
  growing.books.get(0)?.entries.push(...Array.from({ length: 60 }));
  clubs.get('2');
  clubs.keep('3', club(1));
  expect(clubs.ids()).toEqual(['2', '3']);
});

it('has more room for clubs in use, until nobody has used them for a while', () => {
  const { clubs, clock } = someRoom();
  for (const id of ['1', '2', '3', '4']) {
    clubs.keep(id, club(1));
    clubs.use(id);
  }
  for (const id of ['5', '6', '7']) clubs.keep(id, club(1));
  expect(clubs.ids()).toEqual(['1', '2', '3', '4', '6', '7']);
  clubs.letGo('6');
  clock.now = 9;
  clubs.use('1');
  clubs.get('2');
  clubs.letRest();
  expect(clubs.ids()).toEqual(['2', '3', '4', '1', '7']);
  clock.now = 10;
  clubs.letRest();
  expect(clubs.ids()).toEqual(['1', '7', '4']);
});

it('lets those at rest go before those in use, where there are too many entries', () => {
  const { clubs } = someRoom({ entries: 100 });
  for (const id of ['1', '2']) clubs.keep(id, club(40));
  clubs.use('1');
  clubs.keep('3', club(40));
  expect(clubs.ids()).toEqual(['1', '3']);
  clubs.use('3');
  clubs.keep('4', club(40));
  clubs.use('4');
  expect(clubs.ids()).toEqual(['3', '4']);
});

it('keeps a club in use that is read again, which is no use of it, and lets the one go that was used the longest ago', () => {
  const { clubs } = someRoom({ inUse: 2 });
  for (const id of ['1', '2']) {
    clubs.keep(id, club(1));
    clubs.use(id);
  }
  const again = club(5);
  clubs.keep('1', again);
  expect(clubs.get('1')).toBe(again);
  clubs.keep('3', club(1));
  clubs.use('3');
  expect(clubs.ids()).toEqual(['2', '3']);
});

it('knows nothing of one that was let go', () => {
  const { clubs } = someRoom();
  for (const id of ['1', '2']) clubs.keep(id, club(1));
  clubs.use('1');
  for (const id of ['1', '2']) clubs.letGo(id);
  clubs.use('1');
  expect([clubs.size, clubs.get('1'), clubs.get('2')]).toEqual([0, undefined, undefined]);
});

const step = fc.record({
  id: fc.integer({ max: 9, min: 0 }).map(String),
  entries: fc.nat(60),
  does: fc.constantFrom('keep', 'get', 'letGo'),
});

it.each([
  ['at rest', false],
  ['in use', true],
])('never has more %s than there is room for, but for the latest', (_, areUsed) => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { clubs } = someRoom({ atRest: 4, inUse: 4, entries: 100 });
      const entries = new Map<string, number>();
      for (const { id, does, ...one } of steps) {
        if (does === 'keep') {
          clubs.keep(id, club(one.entries));
          entries.set(id, one.entries);
        } else clubs[does](id);
        if (areUsed) clubs.use(id);
        const together = clubs.ids().reduce((sum, each) => sum + (entries.get(each) ?? 0), 0);
        expect(clubs.size).toBeLessThanOrEqual(4);
        if (clubs.size > 1) expect(together).toBeLessThanOrEqual(100);
      }
    }),
  );
});
