import { expect, it } from 'vitest';
import type { Deed } from '../../../packages/nomic/src/index.ts';
import type { NomicPlay } from '../../../src/tables/nomic/book.ts';
import { calledNow, namedIn } from '../../../src/tables/nomic/care/references.ts';
import { NomicStory } from './a-nomic-table.ts';

const asked: Deed = {
  ...{ is: 'point raised', statement: 'Is it so?', about: { is: 'move', mover: 'monday' } },
};
const disputed: Deed = { is: 'disputed', point: 1 };

/** The game of a table where so much else was done after one point of order. */
async function afterwards(done: number): Promise<{ play: NomicPlay; point: number }> {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  const point = story.deed('monday', asked).entry;
  const { nomic } = story.table.state;
  if (nomic === null) throw new Error('There is no game');
  const tellings = new Map(nomic.tellings);
  for (let nth = 1; nth <= done; nth++) tellings.set(point + nth, { from: 0, to: 0 });
  return { play: { ...nomic, tellings }, point };
}

it('a deed names what an entry made, and nothing where that was undone', async () => {
  const { play, point } = await afterwards(0);
  expect(namedIn(play, disputed)).toEqual({ 'point 1': point });
  expect(calledNow(play, disputed, {})).toEqual(disputed);
  expect(calledNow(play, disputed, { 'point 1': point })).toEqual(disputed);
  expect(calledNow(play, { is: 'disputed', point: 7 }, { 'point 7': point })).toEqual(disputed);
  expect(calledNow(play, disputed, { 'point 1': point + 1 })).toEqual({ is: 'disputed', point: -1 });
});

/** To go through everything for each deed would take many minutes. */
it('what a deed names is looked up where it was made, however much was done since', async () => {
  const { play, point } = await afterwards(100_000);
  let last: Deed = disputed;
  for (let nth = 0; nth < 100_000; nth++) last = calledNow(play, last, { 'point 1': point });
  expect(last).toEqual(disputed);
});
