import { button } from '../../../house/words/reply.ts';
import type { Table } from '../../table.ts';

/** Opens the orders of the player who presses it, in the phase that is played then. */
export const myOrders = ({ number }: Pick<Table, 'number'>) =>
  button('My orders', 'orders-open', [number], 'primary');
