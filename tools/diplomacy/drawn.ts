import {
  adjudicate,
  type DrawnOrder,
  drawMap,
  readOrder,
  type Told,
} from '../../packages/diplomacy/src/index.ts';
import type { Request } from './request.ts';

/** The position with its orders and what becomes of them, as an SVG on one line. */
export function drawn(request: Request): string {
  const { rules, position, orders } = request;
  const ordered = [...orders.values()].some((written) => 'orders' in written || written.length > 0);
  const told = ordered ? adjudicate(position, orders, rules).told : [];
  const svg = drawMap(rules.map, position, { orders: told.flatMap((one) => drawnOrder(one, request)) });
  return svg.replaceAll('\n', ' ');
}

/** An order as it was told of; none where it was not understood. */
function drawnOrder({ power, order, result }: Told, { rules, position }: Request): readonly DrawnOrder[] {
  const context = { map: rules.map, rules, position, power, kind: position.phase.kind };
  const reading = readOrder(order, context, () => []);
  return 'order' in reading ? [{ power, order: reading.order, result }] : [];
}
