export { adjudicate, type Turn } from './adjudicate.ts';
export { loadMap } from './map/load.ts';
export { maharajahMap } from './map/maharajah.ts';
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
export { provinceOf } from './map/map.ts';
export { type MapData, MapError, type PowerData, type ProvinceData } from './map/map-data.ts';
export { type MapName, mapNamed, mapNames } from './map/named.ts';
export { standardMap } from './map/standard.ts';
export { NotationError } from './notation/notation-error.ts';
export { writeOrder } from './notation/order.ts';
export { readPhase, writePhase } from './notation/phase.ts';
export { readLocation } from './notation/place.ts';
export { type DislodgedJson, type PositionJson, readPosition, writePosition } from './notation/position.ts';
export { readUnit, writeUnit } from './notation/unit.ts';
export { type LegalOrders, legalOrders } from './orders/legal-orders.ts';
export type { AdjustmentOrder, MovementOrder, Named, Order, RetreatOrder, Via } from './orders/order.ts';
export type { Dislodged, Phase, PhaseKind, Position, Season, Stay, Unit } from './position.ts';
export type { Reason, Strength } from './results/reason.ts';
export type { Moved, Movement, Result, Told } from './results/result.ts';
export { wordsOf } from './results/words.ts';
export { type Issue, issues, type UnseenIssue, unseenIssues } from './rules/issues.ts';
export { type Refusal, ruleSetNamed, ruleSets, rulings, type Wishes } from './rules/named.ts';
export type { Choices, RuleSet, Ruling, Rulings } from './rules/rule-set.ts';
export { mostRead, type WrittenOrders } from './turn/lines.ts';
