import { type DiplomacyMap, provinceOf } from '../../src/map/map.ts';
import { readLocation } from '../../src/notation/place.ts';
import { writeUnit } from '../../src/notation/unit.ts';
import type { Position, Unit } from '../../src/position.ts';
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

/** What is to come out of a phase of a case that begins with this position. */
export function expected({ kind, lines }: PhaseOfCase, position: Position, map: DiplomacyMap): Outcome {
  const { units } = position;
  const dislodged = position.dislodged.map(({ unit }) => unit);
  const named = lines.map((line) => ({ line, unit: unitOf(line, map) }));
  const silent = units.filter((unit) => kind === 'M' && !named.some((one) => isSame(one.unit, unit)));
  const lineOf = (unit: Unit) => named.find((one) => isSame(one.unit, unit) && isFollowed(one.line))?.line;
  return {
    told: [
      ...named.map(({ line, unit }) => tell(unit, line.result, line.retreats !== null)),
      ...silent.map((unit) => tell(unit, 'holds', false)),
    ].sort(),
    units: [
      ...units.flatMap((unit) => after(unit, lineOf(unit), map)),
      ...dislodged.flatMap((unit) =>
        lineOf(unit)?.result === 'retreats' ? after(unit, lineOf(unit), map) : [],
      ),
      ...named.filter(({ line }) => line.result === 'builds').map(({ unit }) => unit),
    ]
      .map(writeUnit)
      .sort(),
    dislodged: units.flatMap((unit) => retreatsOf(lineOf(unit), unit, map)).sort(),
  };
}

/** Coasts and types may be named wrongly in an order: there is but one unit in a province. */
const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && provinceOf(one.at) === provinceOf(other.at);

export const tell = ({ power, at }: Pick<Unit, 'power' | 'at'>, result: string, dislodged: boolean): string =>
  `${power} ${provinceOf(at)} ${result}${dislodged ? ', dislodged' : ''}`;

export const tellDislodged = (unit: Unit, retreats: readonly string[]): string =>
  `${writeUnit(unit)} to ${retreats.length === 0 ? 'nowhere' : [...retreats].sort().join(' ')}`;

function retreatsOf(line: Line | undefined, unit: Unit, map: DiplomacyMap): string[] {
  if (line?.retreats == null) return [];
  return [
    tellDislodged(
      unit,
      line.retreats.map((place) => readLocation(map, place)),
    ),
  ];
}

/** An order that does nothing makes nothing happen to its unit, for which another order may count. */
const isFollowed = ({ result, retreats }: Line): boolean =>
  (result !== 'void' && result !== 'illegal') || retreats !== null;

/** Where the unit is after the phase. */
function after(unit: Unit, line: Line | undefined, map: DiplomacyMap): Unit[] {
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
