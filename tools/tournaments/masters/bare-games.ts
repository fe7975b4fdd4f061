import { adjudicate, type Position } from '../../../packages/diplomacy/src/index.ts';
import { firstPosition } from '../../../src/tables/diplomacy/game.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import { BoardPlayers } from './players.ts';

/** A board of a tournament, and how many phases were played there. */
export interface BareBoard {
  round: number;
  board: number;
  phases: number;
}

/** The yardstick: the players of a board play the same game with the referee alone. Returns how it ends. */
export function playBare(seed: number, { round, board, phases }: BareBoard): Position {
  const { diplomacy } = worldMasters;
  const players = new BoardPlayers(seed, round, board);
  let position = firstPosition(worldMasters);
  for (let phase = 0; phase < phases; phase++) {
    const now = position;
    const orders = powersToOrder(now, diplomacy.map)
      .map((power) => [power, players.orders(now, power)] as const)
      .filter(([, lines]) => lines.length > 0);
    position = adjudicate(now, new Map(orders), diplomacy).position;
  }
  return position;
}
