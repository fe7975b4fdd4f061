import type { MovementOrder, Named, Order, Via } from '../orders/order.ts';
import type { PhaseKind } from '../position.ts';

/** A unit as its own power names it: `A bud`, or `bud` where its type was left out. */
export const writeNamed = ({ type, at }: Named): string => (type === null ? at : `${type} ${at}`);

/**
 * The order as it is written everywhere: `A bud H`, `A bud-gal`, `A lon-bel via eng-nth`, `A lon-bel via convoy`, `A tyr S A vie`,
 * `A tyr S A vie-tri`, `F nth C A yor-nwy`, `A vie D`, `Build F stp/nc`, `Disband A ser`, `Waive`. A fleet after another on a route has a
 * hyphen before it, another route the word `or`. Only for disbanding does it matter what phase the order is for.
 */
export function writeOrder(order: Order, kind?: PhaseKind): string {
  switch (order.kind) {
    case 'waive':
      return 'Waive';
    case 'build':
      return `Build ${writeNamed(order.unit)}`;
    case 'disband':
      return kind === 'R' ? `${writeNamed(order.unit)} D` : `Disband ${writeNamed(order.unit)}`;
    case 'retreat':
      return `${writeNamed(order.unit)}-${order.to}`;
    default:
      return writeMovement(order);
  }
}

function writeMovement(order: MovementOrder): string {
  const unit = writeNamed(order.unit);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit}-${order.to}${writeVia(order.via)}`;
    case 'support':
      return `${unit} S ${writeNamed(order.of)}${order.to === null ? '' : `-${order.to}`}`;
    case 'convoy':
      return `${unit} C ${writeNamed(order.of)}-${order.to}`;
  }
}

function writeVia(via: Via): string {
  if (via === null) return '';
  if (via === 'convoy') return ' via convoy';
  return ` via ${via.map((route) => route.join('-')).join(' or ')}`;
}
