import { type DiplomacyMap, provinceOf } from '../../src/map/map.ts';
import { readLocation } from '../../src/notation/place.ts';
import { writeUnit } from '../../src/notation/unit.ts';
import type { Unit } from '../../src/position.ts';
import { placeFor, unitOf } from './board.ts';
import type { Case, Line, PhaseOfCase } from './read-cases.ts';

/** What a phase of a case comes to, in words that a difference can be read in: each list is sorted. */
export interface Outcome {
  /** `ENG nth convoys`, `ENG nth disrupted, dislodged`. */
  readonly told: readonly string[];
  readonly units: readonly string[];
  /** `ENG F nth to bel den`. */
  readonly dislodged: readonly string[];
}

/** The phases of a case as one rule set decides them. */
export function phasesUnder(each: Case, rules: string): readonly PhaseOfCase[] {
  const changes = each.under.filter((under) => under.rules.includes(rules)).flatMap(({ phases }) => phases);
  return each.phases.map(({ kind, lines }) => ({
    kind,
    lines: changedBy(
      changes.filter((change) => change.kind === kind).flatMap((change) => change.lines),
      lines,
    ),
  }));
}

/** A line takes the place of that of the same unit. Where others are removed unordered than before, none of those before stays. */
function changedBy(changes: readonly Line[], lines: readonly Line[]): Line[] {
  const left = lines.filter(({ ordered }) => ordered || changes.every((change) => change.ordered));
  const isAdded = (change: Line): boolean => !left.some((line) => isOfSame(change, line));
  return [...left.map((line) => changedLine(line, changes)), ...changes.filter(isAdded)];
}

function changedLine(line: Line, changes: readonly Line[]): Line {
  const change = changes.find((other) => isOfSame(other, line));
  return change === undefined ? line : { ...change, path: change.path ?? line.path };
}

const isOfSame = (one: Line, other: Line): boolean =>
  one.power === other.power && subject(one.order) === subject(other.order);

const subject = (order: string): string => order.replace(/ (- |Hold|Supports |Convoys ).*$/, '');

/** What is to come out of a phase for units that stand so. */
export function expected({ kind, lines }: PhaseOfCase, before: readonly Unit[], map: DiplomacyMap): Outcome {
  const named = lines.map((line) => ({ line, unit: unitOf(line, map) }));
  const own = named.filter(({ unit }) => before.some((other) => isSame(other, unit)));
  const silent = kind === 'M' ? before.filter((unit) => !own.some((one) => isSame(one.unit, unit))) : [];
  return {
    told: [
      ...named.map(({ line, unit }) => tellLine(line, unit)),
      ...silent.map((unit) => tell(unit, 'holds', false)),
    ].sort(),
    units: after(kind, named, before, map).map(writeUnit).sort(),
    dislodged: named.flatMap(({ line, unit }) => retreatsOf(line, standing(unit, before), map)).sort(),
  };
}

/** Coasts and types may be named wrongly in an order: there is but one unit in a province. */
const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && provinceOf(one.at) === provinceOf(other.at);

const standing = (unit: Unit, before: readonly Unit[]): Unit =>
  before.find((other) => isSame(other, unit)) ?? unit;

export const tell = ({ power, at }: Pick<Unit, 'power' | 'at'>, result: string, dislodged: boolean): string =>
  `${power} ${provinceOf(at)} ${result}${dislodged ? ', dislodged' : ''}`;

const tellLine = ({ result, retreats }: Line, unit: Unit): string => tell(unit, result, retreats !== null);

export const tellDislodged = (unit: Unit, retreats: readonly string[]): string =>
  `${writeUnit(unit)} to ${retreats.length === 0 ? 'nowhere' : [...retreats].sort().join(' ')}`;

function retreatsOf({ retreats }: Line, unit: Unit, map: DiplomacyMap): string[] {
  if (retreats === null) return [];
  const places = retreats.map((place) => readLocation(map, place));
  return [tellDislodged(unit, places)];
}

interface NamedLine {
  readonly line: Line;
  readonly unit: Unit;
}

function after(
  kind: PhaseOfCase['kind'],
  named: readonly NamedLine[],
  before: readonly Unit[],
  map: DiplomacyMap,
): readonly Unit[] {
  const find = (unit: Unit) => named.find((one) => isSame(one.unit, unit) && !isIdle(one.line));
  const stayed = before.flatMap((unit) => moved(unit, find(unit)?.line, map));
  const built = named.filter(({ line }) => kind === 'A' && line.result === 'builds').map(({ unit }) => unit);
  return [...stayed, ...built];
}

/** Whether an order does nothing in its phase: another of the same unit may count. */
const isIdle = ({ result, retreats }: Line): boolean =>
  (result === 'void' || result === 'illegal') && retreats === null;

function moved(unit: Unit, line: Line | undefined, map: DiplomacyMap): Unit[] {
  if (line === undefined) return [unit];
  if (line.retreats !== null || line.result === 'disbands') return [];
  if (line.result !== 'moves' && line.result !== 'retreats') return [unit];
  const to =
    line.to ??
    line.order
      .replace(/ via .*$/, '')
      .split(' - ')
      .at(-1) ??
    '';
  return [{ ...unit, at: placeFor(unit.type, to, map) }];
}
