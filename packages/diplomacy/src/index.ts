export type {
  Coast,
  DiplomacyMap,
  Location,
  Power,
  PowerFacts,
  Province,
  ProvinceFacts,
  Terrain,
  UnitType,
} from './map/map.ts';
export type { AdjustmentOrder, MovementOrder, Named, Order, RetreatOrder, Via } from './orders/order.ts';
export type { Dislodged, Phase, PhaseKind, Position, Season, Unit } from './position.ts';
