import { z } from 'zod';
import {
  type DrawnOrder,
  drawMap,
  mapNamed,
  mapNames,
  type Position,
} from '../../packages/diplomacy/src/index.ts';

const mapPlan = z.object({
  map: z.enum(mapNames),
  position: z.custom<Position>(),
  orders: z.custom<readonly DrawnOrder[]>(),
});

/** A map as SVG, by what was sent to another thread of it. Throws for what is no plan of a map that comes with the project. */
export function drawPlan(sent: unknown): string {
  const { map, position, orders } = mapPlan.parse(sent);
  return drawMap(mapNamed(map), position, { orders });
}
