import type { Position, Power } from '../../../packages/diplomacy/src/index.ts';
import { randomOrders } from '../../../src/tables/diplomacy/random-orders.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import { Dice } from '../../faults/dice.ts';

/** Decides by chance for a board: always the same on the same board of the same seed, whatever happens around it. */
export class BoardPlayers {
  private readonly dice: Dice;

  constructor(seed: number, round: number, board: number) {
    this.dice = new Dice(seed, round, board);
  }

  /** What a power orders in a position, all of it legal. */
  orders(position: Position, power: Power): string[] {
    const { diplomacy } = worldMasters;
    return randomOrders(position, diplomacy.map, diplomacy, power, (below) =>
      this.dice.between(0, below - 1),
    );
  }
}
