import type { Scene } from '../../house/words/reply.ts';
import type { OwnGame } from './orders/own-orders.ts';

/** The address of the page on which a player draws their orders on the map; null while there is none. */
export const ordersLink = (_scene: Scene, _own: OwnGame): string | null => null;
