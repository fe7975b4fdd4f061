import { expect, it } from 'vitest';
import { begin, type Game, play } from '../../src/index.ts';
import { type Telling, tell } from '../../src/play/told.ts';
import { dispute, moment, opening } from '../support/table.ts';

const words = ({ told }: Game): string[] => told.all.map(({ why }) => why);
const said = (why: string): Telling => ({ is: 'announced', why, rules: [] });
const game = begin(opening);

it('keeps in each game what was told until then, whichever way the game goes on', () => {
  const one = tell(game, said('one'));
  const two = tell(one, said('two'));
  const other = tell(one, said('other'));
  const three = tell(two, said('three'));
  expect([game, one, two, other, three].map(words)).toEqual([
    [],
    ['one'],
    ['one', 'two'],
    ['one', 'other'],
    ['one', 'two', 'three'],
  ]);
  expect([...two.told].map(({ why }) => why)).toEqual(['one', 'two']);
  expect(two.told.slice(1, 5).map(({ why }) => why)).toEqual(['two']);
  expect(other.told).not.toEqual(two.told);
  expect(tell(one, said('two')).told).toEqual(two.told);
});

it('leaves a game as it was where somebody looks ahead', () => {
  const before = play(game, { at: moment('1 Mon 10:00'), by: 'A', ...dispute(1) });
  const kept = words(before);
  const ahead = play(before, { at: moment('1 Mon 11:00'), by: 'B', ...dispute(1) });
  expect(words(before)).toEqual(kept);
  expect(words(ahead)).toHaveLength(kept.length + 1);
});

/** To copy what was told each time would take many minutes. */
it('tells one thing after the other without copying those before', () => {
  let long = game;
  for (let nth = 0; nth < 300_000; nth++) long = tell(long, said(''));
  expect(long.told).toHaveLength(300_000);
});
