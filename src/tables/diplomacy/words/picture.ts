import {
  type DrawnOrder,
  drawMap,
  type Position,
  writePhase,
} from '../../../../packages/diplomacy/src/index.ts';
import type { Picture } from '../../../house/words/reply.ts';
import { cut } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';

/** The map with units and orders as a picture of a message. */
export function positionPicture(
  { rules, number }: Table,
  position: Position,
  orders: readonly DrawnOrder[],
): Picture {
  const { map } = rules.diplomacy;
  const phase = writePhase(position.phase);
  return {
    name: `table-${number}-${phase.toLowerCase()}.png`,
    alt: cut(`The map in ${phase}`, 1000),
    draw: () => drawMap(map, position, { orders }),
    zoom: 1,
  };
}
