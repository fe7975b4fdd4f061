import type { DiplomacyMap, Power, Province } from '../map/map.ts';
import type { Phase, Position, Unit } from '../position.ts';
import { type Result, results, type Told } from '../results/result.ts';
import { ruleSetNamed, type Wishes } from '../rules/named.ts';
import { list, type Members, members, text, texts } from './json.ts';
import { NotationError, quoted } from './notation-error.ts';
import { writePhase } from './phase.ts';
import { type PositionJson, readCentres, readPosition, readUnits, writePosition } from './position.ts';
import { writeUnit } from './unit.ts';

/** A whole game: what it is played by, and every phase with the orders that were given. */
export interface Game extends Wishes {
  /** The rule set's id. */
  readonly rules: string;
  /** In the order of time. The last one's orders may still be missing. */
  readonly phases: readonly GamePhase[];
  /** How it ended; null while it goes on. */
  readonly end: GameEnd | null;
}

/** One phase of a game: the position, what was ordered in it, and what became of that. */
export interface GamePhase {
  readonly position: Position;
  /** The orders of each power, as they were written. */
  readonly orders: ReadonlyMap<Power, readonly string[]>;
  /** What became of them; empty before they were adjudicated. The same orders in the same position come to the same again. */
  readonly results: readonly Outcome[];
}

/** What became of an order, without the reason, which adjudicating again gives. */
export type Outcome = Omit<Told, 'why'>;

/** The board when the game ended, and who won. */
export interface GameEnd {
  readonly units: readonly Unit[];
  readonly centres: ReadonlyMap<Power, readonly Province[]>;
  readonly winners: readonly Power[];
}

/** A game as JSON, as `schema/game.schema.json` describes it. */
export interface GameJson extends Wishes {
  readonly rules: string;
  readonly phases: readonly GamePhaseJson[];
  readonly end?: { readonly winners: readonly Power[] } & Pick<PositionJson, 'units' | 'centres'>;
}

/** One phase of a game as JSON: its position, orders and results. */
export interface GamePhaseJson extends PositionJson {
  readonly orders: Readonly<Record<Power, readonly string[]>>;
  readonly results: readonly OutcomeJson[];
}

/** What became of an order, as JSON. */
export interface OutcomeJson {
  readonly power: Power;
  readonly unit?: string;
  readonly order: string;
  readonly result: Result;
  readonly dislodged?: true;
}

/** The game as JSON. */
export function writeGame({ phases, end, ...played }: Game): GameJson {
  return {
    ...played,
    phases: phases.map(({ position, orders, results: told }) => ({
      ...writePosition(position),
      orders: Object.fromEntries(orders),
      results: told.map(writeOutcome),
    })),
    ...(end === null
      ? {}
      : {
          end: {
            units: end.units.map(writeUnit),
            centres: Object.fromEntries(end.centres),
            winners: end.winners,
          },
        }),
  };
}

const writeOutcome = ({ power, unit, order, result, dislodged }: Outcome): OutcomeJson => ({
  power,
  ...(unit === null ? {} : { unit }),
  order,
  result,
  ...(dislodged ? { dislodged } : {}),
});

const mostPhases = 5000;
const mostOrders = 10_000;

/** The game that the JSON describes. Throws a `NotationError` that names what is wrong: see `readPosition`. */
export function readGame(json: unknown): Game {
  const data = members(json, 'The game');
  const rules = text(data.rules, 'rules');
  const wishes: Wishes = {
    ...(data.map === undefined ? {} : { map: text(data.map, 'map') }),
    ...(data.settings === undefined ? {} : { settings: readSettings(data.settings) }),
  };
  const ruleSet = ruleSetNamed(rules, wishes);
  if ('refused' in ruleSet) throw new NotationError(ruleSet.refused);
  const phases = list(data.phases, mostPhases, 'phases').map((each) => readGamePhase(ruleSet.map, each));
  inTime(phases.map((each) => each.position.phase));
  return { rules, ...wishes, phases, end: data.end === undefined ? null : readEnd(ruleSet.map, data.end) };
}

const readSettings = (json: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(members(json, 'settings')).map(([issue, letter]) => [
      issue,
      text(letter, `The setting of ${quoted(issue)}`),
    ]),
  );

function inTime(phases: readonly Phase[]): void {
  const order = ['SM', 'SR', 'FM', 'FR', 'WA'];
  const when = ({ season, year, kind }: Phase): number => year * order.length + order.indexOf(season + kind);
  const early = phases.find((phase, at) => at > 0 && when(phase) <= when(phases[at - 1] ?? phase));
  if (early !== undefined)
    throw new NotationError(`${writePhase(early)} comes after a phase that is no earlier.`);
}

function readGamePhase(map: DiplomacyMap, json: unknown): GamePhase {
  const data = members(json, 'A phase');
  const orders = Object.entries(members(data.orders ?? {}, 'orders')).map(
    ([power, those]): [Power, readonly string[]] => [
      knownPower(map, power),
      texts(those, mostOrders, `The orders of ${power}`),
    ],
  );
  return {
    position: readPosition(data, map),
    orders: new Map(orders),
    results: list(data.results ?? [], mostOrders, 'results').map((each) =>
      readOutcome(map, members(each, 'A result')),
    ),
  };
}

function readOutcome(map: DiplomacyMap, data: Members): Outcome {
  const result = results.find((each) => each === data.result);
  if (result === undefined) throw new NotationError(`A result is none of ${results.join(', ')}.`);
  return {
    power: knownPower(map, text(data.power, 'The power of a result')),
    unit: data.unit === undefined ? null : text(data.unit, 'The unit of a result'),
    order: text(data.order, 'The order of a result'),
    result,
    dislodged: data.dislodged === true,
  };
}

function readEnd(map: DiplomacyMap, json: unknown): GameEnd {
  const data = members(json, 'end');
  return {
    units: readUnits(map, data.units),
    centres: readCentres(map, data.centres ?? {}, 'centres'),
    winners: texts(data.winners, map.powers.size, 'winners').map((each) => knownPower(map, each)),
  };
}

function knownPower(map: DiplomacyMap, power: string): Power {
  if (!map.powers.has(power)) throw new NotationError(`There is no power ${quoted(power)}.`);
  return power;
}
