import { type DiplomacyMap, type Power, type Province, provinceOf } from '../map/map.ts';
import type { Dislodged, Position, Stay, Unit } from '../position.ts';
import { list, members, text, texts } from './json.ts';
import { NotationError, quoted } from './notation-error.ts';
import { readPhase, readTurn, writePhase, writeTurn } from './phase.ts';
import { readLocation, readProvince } from './place.ts';
import { readUnit, writeUnit } from './unit.ts';

/** A position as JSON, as `schema/position.schema.json` describes it. */
export interface PositionJson {
  readonly phase: string;
  readonly units: readonly string[];
  readonly centres: Readonly<Record<Power, readonly Province[]>>;
  readonly dislodged: readonly DislodgedJson[];
  readonly homes?: Readonly<Record<Power, readonly Province[]>>;
  /** The seasons in which a unit stayed, by the unit. */
  readonly stays?: Readonly<Record<string, readonly string[]>>;
}

/** A dislodged unit as JSON: the province that the attack came from, and where the unit may retreat to. */
export interface DislodgedJson {
  readonly unit: string;
  readonly from: Province | null;
  readonly retreats: readonly string[];
}

/** The position as JSON. */
export function writePosition(position: Position): PositionJson {
  const { homes, stays } = position;
  return {
    phase: writePhase(position.phase),
    units: position.units.map(writeUnit),
    centres: Object.fromEntries(position.centres),
    dislodged: position.dislodged.map(({ unit, from, retreats }) => ({
      unit: writeUnit(unit),
      from,
      retreats,
    })),
    ...(homes === undefined ? {} : { homes: Object.fromEntries(homes) }),
    ...(stays === undefined
      ? {}
      : {
          stays: Object.fromEntries(
            stays.map(({ unit, seasons }) => [writeUnit(unit), seasons.map(writeTurn)]),
          ),
        }),
  };
}

/**
 * The position that the JSON describes on this map. Throws a `NotationError` that names what is wrong: an unknown phase, power or province, a
 * unit where it cannot be, two units in a province, a centre that is none or has two owners, a retreat that cannot be made. What is left
 * out is empty, but phase and units have to be there.
 */
export function readPosition(json: unknown, map: DiplomacyMap): Position {
  const data = members(json, 'The position');
  const phase = readPhase(text(data.phase, 'phase'));
  const units = readUnits(map, data.units);
  const dislodged = list(data.dislodged ?? [], map.provinces.size, 'dislodged').map((each) =>
    readDislodged(map, each, units),
  );
  onePerProvince(dislodged.map((each) => each.unit));
  if (dislodged.length > 0 && phase.kind !== 'R')
    throw new NotationError(`Nobody can be dislodged in ${writePhase(phase)}.`);
  return {
    phase,
    units,
    centres: readCentres(map, data.centres ?? {}, 'centres'),
    dislodged,
    ...(data.homes === undefined ? {} : { homes: readCentres(map, data.homes, 'homes') }),
    ...(data.stays === undefined ? {} : { stays: readStays(map, data.stays, units) }),
  };
}

/** The units of a list, no two of them in one province. */
export function readUnits(map: DiplomacyMap, json: unknown): readonly Unit[] {
  const units = texts(json, map.provinces.size, 'units').map((each) => readUnit(map, each));
  onePerProvince(units);
  return units;
}

function onePerProvince(units: readonly Unit[]): void {
  const there = new Map<Province, Unit>();
  for (const unit of units) {
    const other = there.get(provinceOf(unit.at));
    if (other !== undefined)
      throw new NotationError(
        `Two units are in ${provinceOf(unit.at)}: ${writeUnit(other)} and ${writeUnit(unit)}.`,
      );
    there.set(provinceOf(unit.at), unit);
  }
}

function readDislodged(map: DiplomacyMap, json: unknown, units: readonly Unit[]): Dislodged {
  const data = members(json, 'A member of dislodged');
  const unit = readUnit(map, text(data.unit, 'A dislodged unit'));
  const from = data.from ?? null;
  const retreats = texts(data.retreats ?? [], map.provinces.size, `The retreats of ${writeUnit(unit)}`).map(
    (each) => readLocation(map, each),
  );
  const borders = unit.type === 'A' ? map.armyBorders : map.fleetBorders;
  for (const to of retreats) {
    if (!borders.get(unit.at)?.has(to))
      throw new NotationError(`${writeUnit(unit)} cannot retreat to ${to}.`);
    const other = units.find((each) => provinceOf(each.at) === provinceOf(to));
    if (other !== undefined)
      throw new NotationError(`${writeUnit(unit)} cannot retreat to ${to}, where ${writeUnit(other)} is.`);
  }
  return { unit, from: from === null ? null : readProvince(map, text(from, 'from')), retreats };
}

/** Provinces by power, each a centre and each of one power. */
export function readCentres(
  map: DiplomacyMap,
  json: unknown,
  what: string,
): ReadonlyMap<Power, readonly Province[]> {
  const owners = new Map<Province, Power>();
  const read = ([power, those]: [string, unknown]): [Power, readonly Province[]] => {
    if (!map.powers.has(power)) throw new NotationError(`There is no power ${quoted(power)}.`);
    return [
      power,
      texts(those, map.provinces.size, `The ${what} of ${power}`).map((each) => {
        const province = readProvince(map, each);
        if (!map.provinces.get(province)?.centre)
          throw new NotationError(`There is no centre in ${province}.`);
        const owner = owners.get(province);
        if (owner !== undefined)
          throw new NotationError(`${province} is twice in ${what}: of ${owner} and of ${power}.`);
        owners.set(province, power);
        return province;
      }),
    ];
  };
  return new Map(Object.entries(members(json, what)).map(read));
}

function readStays(map: DiplomacyMap, json: unknown, units: readonly Unit[]): readonly Stay[] {
  const there = new Map(units.map((unit) => [writeUnit(unit), unit]));
  return Object.entries(members(json, 'stays')).map(([words, those]) => {
    const unit = there.get(writeUnit(readUnit(map, words)));
    if (unit === undefined) throw new NotationError(`${quoted(words)} is in stays and not among the units.`);
    const seasons = texts(those, 3, `The stays of ${writeUnit(unit)}`).map((each) => {
      const turn = readTurn(each);
      if (turn === null) throw new NotationError(`There is no season ${quoted(each)}.`);
      return turn;
    });
    return { unit, seasons };
  });
}
