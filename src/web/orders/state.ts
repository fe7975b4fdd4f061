import {
  type MapName,
  mapNamed,
  type PositionJson,
  readPosition,
  type Ways,
} from '../../../packages/diplomacy/src/index.ts';
import { type Slots, slotsOf } from './choices.ts';
import type { LineRead } from './lines.ts';

/** What one player sees of their own orders, and all that a browser needs to change them. */
export interface OrdersState {
  table: { number: number; name: string };
  power: { id: string; name: string };
  phase: string;
  phaseName: string;
  /** Whether there is something to order, nothing in this phase, or the game is over. */
  status: 'ordering' | 'nothing' | 'over';
  map: MapName;
  ways: Ways;
  position: PositionJson;
  lines: readonly LineRead[];
  /** Whether there are orders that the bot cannot open any more. */
  lost: boolean;
  final: boolean;
  /** Whether what stands was given with the orders of an earlier phase. */
  beforehand: boolean;
  /** Whether the phase ends as soon as all orders are final. */
  early: boolean;
  /** Whether retreats, builds and disbands are ordered with the moves (BT15). */
  inOne: boolean;
  /** What proves that the orders arrived, and when they did; null before. */
  receipt: { digest: string; at: number; time: string } | null;
  deadline: { at: number; words: string } | null;
  /** Another one says that something of this has changed. */
  stamp: string;
}

/** All that the power of a page can order. */
export function slotsIn({ map: name, ways, position, power, status, inOne, lines }: OrdersState): Slots {
  const map = mapNamed(name);
  const given = lines.flatMap(({ conditional }) => conditional ?? []);
  const own = { map, ways, position: readPosition(position, map), power: power.id };
  const all = slotsOf(inOne ? { ...own, given } : own);
  return status === 'ordering' ? all : { ...all, slots: [], later: [] };
}
