import type { Table } from '../table.ts';
import { survivors } from './needs.ts';

/** Whether the power of a seat is out of the game: it has neither a unit nor a centre left. */
export function isOut({ state, rules }: Pick<Table, 'state' | 'rules'>, seat: string): boolean {
  const { diplomacy: game } = state;
  return game !== null && !survivors(game.position, rules.diplomacy.map).includes(seat);
}
