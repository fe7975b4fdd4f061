import { describe, expect, it } from 'vitest';
import { provinceOf } from '../../src/map/map.ts';
import { adjudicateMovement, type MovementRequest } from '../../src/movement/adjudicate-movement.ts';
import { Dice } from '../support/dice.ts';
import { ashore, knotted, overseas } from '../support/random-positions.ts';
import { seeds } from '../support/scale.ts';
import { tryAll } from '../support/try-all.ts';

/** To try all ways takes twice as long with each move more. */
const isSmall = ({ orders }: MovementRequest): boolean =>
  orders.filter(({ kind }) => kind === 'move').length <= 8 &&
  orders.filter(({ kind }) => kind === 'convoy').length <= 4;

describe('What is decided is what remains when every way is tried', () => {
  it.each([
    ['without convoys', ashore, 160],
    ['with convoys', overseas, 160],
    ['with convoys that hang on each other', knotted, 80],
  ])('%s', (_, make, count) => {
    for (const seed of seeds(count)) {
      const position = make(new Dice(seed));
      if (!isSmall(position)) continue;
      const moved = adjudicateMovement(position)
        .orders.filter(({ result }) => result === 'moves')
        .map(({ order }) => provinceOf(order.unit.at));
      const expected = tryAll(position.map, position.rules, position.units, position.orders);
      expect({ seed, moved: moved.sort() }).toEqual({ seed, moved: [...expected.moves].sort() });
    }
  });
});
