import { type DiplomacyMap, provinceOf } from '../../src/map/map.ts';
import { readLocation } from '../../src/notation/place.ts';
import { writeUnit } from '../../src/notation/unit.ts';
import type { Dislodged, Unit } from '../../src/position.ts';
import { placeFor, unitOf } from './board.ts';
import type { Case, Line, PhaseOfCase } from './read-cases.ts';

/** What a phase of a case comes to. */
export interface Outcome {
  /** `ENG nth convoys`, `ENG nth disrupted, dislodged`. */
  readonly told: readonly string[];
  readonly units: readonly Unit[];
  readonly dislodged: readonly Pick<Dislodged, 'unit' | 'retreats'>[];
}

/** The same in words that a difference can be read in, sorted. */
export const inWords = ({ told, units, dislodged }: Outcome) => ({
  told: [...told].sort(),
  units: units.map(writeUnit).sort(),
  dislodged: dislodged
    .map(({ unit, retreats }) => `${writeUnit(unit)} to ${[...retreats].sort().join(' ') || 'nowhere'}`)
    .sort(),
});

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
  const own = changes.filter((other) => isOfSame(other, line));
  const change = own.find(({ order }) => order === line.order) ?? own[0];
  return change === undefined ? line : { ...change, path: change.path ?? line.path };
}

const isOfSame = (one: Line, other: Line): boolean =>
  one.power === other.power && subject(one.order) === subject(other.order);

const subject = (order: string): string => order.replace(/ (- |Hold|Supports |Convoys ).*$/, '');

type Before = Pick<Outcome, 'units' | 'dislodged'>;

/** What is to come out of a phase of a case that begins so. */
export function expected({ kind, lines }: PhaseOfCase, before: Before, map: DiplomacyMap): Outcome {
  const { units } = before;
  const retreating = before.dislodged.map(({ unit }) => unit);
  const named = lines.map((line) => ({ line, unit: unitOf(line, map) }));
  const isSilent = (unit: Unit) => !named.some((one) => isSame(one.unit, unit));
  const lineOf = (unit: Unit) => named.find((one) => isSame(one.unit, unit) && isFollowed(one.line))?.line;
  const dislodged = units.flatMap((unit) => dislodgedBy(lineOf(unit), unit, map));
  return {
    told: [
      ...named.map(({ line, unit }) => tell(unit, line.result, line.retreats !== null)),
      ...units.filter((unit) => kind === 'M' && isSilent(unit)).map((unit) => tell(unit, 'holds', false)),
      ...retreating.filter(isSilent).map((unit) => tell(unit, 'disbands', false)),
    ],
    units: [
      ...units.flatMap((unit) => after(unit, lineOf(unit), map)),
      ...retreating.flatMap((unit) =>
        lineOf(unit)?.result === 'retreats' ? after(unit, lineOf(unit), map) : [],
      ),
      ...named.filter(({ line }) => line.result === 'builds').map(({ unit }) => unit),
    ],
    dislodged,
  };
}

/** What is to come out where the retreats are written with the moves: of both phases at once (BT15). */
export function expectedInOne(
  [moves, retreats]: readonly [PhaseOfCase, PhaseOfCase],
  before: Before,
  map: DiplomacyMap,
): Outcome {
  const moved = expected(moves, before, map);
  const { told, units } = expected(retreats, moved, map);
  // Of a unit without a retreat nothing more is told than that it was dislodged.
  return {
    told: [...moved.told, ...told.slice(0, retreats.lines.length)],
    units,
    dislodged: moved.dislodged,
  };
}

/** Coasts and types may be named wrongly in an order: there is but one unit in a province. */
const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && provinceOf(one.at) === provinceOf(other.at);

export const tell = ({ power, at }: Pick<Unit, 'power' | 'at'>, result: string, dislodged: boolean): string =>
  `${power} ${provinceOf(at)} ${result}${dislodged ? ', dislodged' : ''}`;

function dislodgedBy(
  line: Line | undefined,
  unit: Unit,
  map: DiplomacyMap,
): Pick<Dislodged, 'unit' | 'retreats'>[] {
  if (line?.retreats == null) return [];
  return [{ unit, retreats: line.retreats.map((place) => readLocation(map, place)) }];
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
