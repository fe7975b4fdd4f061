export { adjudicate, type Turn } from './adjudicate.ts';
export { homesOf } from './adjustments/balance.ts';
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
export { coasts, provinceOf, unitTypes } from './map/map.ts';
export { type MapData, MapError, type PowerData, type ProvinceData } from './map/map-data.ts';
export { type MapName, mapNamed, mapNames, nameOfMap } from './map/named.ts';
export { standardMap } from './map/standard.ts';
export { adjudicateMovement, type MovementRequest } from './movement/adjudicate-movement.ts';
export { writeConditional } from './notation/conditional.ts';
export {
  type Game,
  type GameEnd,
  type GameJson,
  type GamePhase,
  type GamePhaseJson,
  type Outcome,
  type OutcomeJson,
  readGame,
  writeGame,
} from './notation/game.ts';
export { NotationError } from './notation/notation-error.ts';
export { writeOrder } from './notation/order.ts';
export { readPhase, writePhase } from './notation/phase.ts';
export { readLocation } from './notation/place.ts';
export { type DislodgedJson, type PositionJson, readPosition, writePosition } from './notation/position.ts';
export { readUnit, writeUnit } from './notation/unit.ts';
export { type Agreed, agreeOn, readAbbreviations } from './orders/abbreviations.ts';
export {
  adjustmentsWhen,
  type Condition,
  type Conditional,
  firstPossible,
  retreatOptions,
} from './orders/conditional.ts';
export { legalAdjustments } from './orders/legal-adjustments.ts';
export { legalMovement, type Ways } from './orders/legal-movement.ts';
export type { LegalOrder } from './orders/legal-order.ts';
export { type LegalOrders, legalOrders } from './orders/legal-orders.ts';
export { isLegal, legalOrder } from './orders/legality.ts';
export { linesOf, type OrderLine } from './orders/lines.ts';
export type { AdjustmentOrder, MovementOrder, Named, Order, RetreatOrder, Via } from './orders/order.ts';
export { longestOrder, type Possible, type Reading, readOrder } from './orders/parse.ts';
export { readConditional } from './orders/parse-conditional.ts';
export { possibleOrders } from './orders/possible.ts';
export { provincesInReach, reachOf } from './orders/reach.ts';
export type { Context, Misread } from './orders/reading.ts';
export { inForce } from './orders/sets.ts';
export { Waters } from './orders/waters.ts';
export { drawMap } from './picture/draw-map.ts';
export type { DrawnOrder } from './picture/drawn-order.ts';
export type { Hatch, Row } from './picture/hatch.ts';
export { type Paint, paints, type Theme, themes } from './picture/ink.ts';
export {
  type Label,
  labelOf,
  type Measures,
  measures,
  type PictureSize,
  pictureSizes,
} from './picture/measures.ts';
export { choicesAt, type Near, placeNear } from './picture/near.ts';
export type { PictureOptions } from './picture/options.ts';
export { drawOverlay, type Overlay } from './picture/overlay.ts';
export type { Point } from './picture/shapes.ts';
export {
  type Dislodged,
  type Phase,
  type PhaseKind,
  type Position,
  phaseKinds,
  type Season,
  type Stay,
  seasons,
  type Unit,
} from './position.ts';
export type { ConvoyReason, MoveReason, Reason, Strength } from './results/reason.ts';
export { type Moved, type Movement, type Result, results, type Told } from './results/result.ts';
export type { NoAdjustment, NoRetreat, NotCounted, TurnReason } from './results/turn-reason.ts';
export { wordsOf } from './results/words.ts';
export { shown } from './results/words-of-units.ts';
export { birthday2020 } from './rules/birthday-2020.ts';
export { type Issue, issues, type UnseenIssue, unseenIssues } from './rules/issues.ts';
export { maharajiad } from './rules/maharajiad.ts';
export { type Refusal, ruleSetNamed, ruleSets, rulings, type Wishes } from './rules/named.ts';
export type { Choices, RuleSet, Ruling, Rulings } from './rules/rule-set.ts';
export { standard } from './rules/standard.ts';
export { worldMasters2004 } from './rules/world-masters-2004.ts';
export {
  type Line,
  type LinesContext,
  mostRead,
  type OrderSheet,
  readLines,
  type Texts,
  type Written,
  type WrittenOrders,
} from './turn/lines.ts';
