import { readFileSync } from 'node:fs';
import {
  type Position,
  type Power,
  type Province,
  standardMap,
  type Told,
} from '../../../packages/diplomacy/src/index.ts';

/** One order as its player wrote it, and what the file says became of it. */
export interface RecordedOrder {
  readonly text: string;
  /** Such as `moves`. */
  readonly result: string;
  readonly dislodged: boolean;
}

/** One phase: what each power ordered in it. A power that has nothing to order is left out. */
export interface RecordedPhase {
  /** Such as `S1901M`. */
  readonly phase: string;
  readonly orders: ReadonlyMap<Power, readonly RecordedOrder[]>;
}

/** A whole game under the rule set `standard`, from its first phase until somebody wins. */
export interface RecordedGame {
  readonly phases: readonly RecordedPhase[];
  /** Who owned which centres after each year, by the alphabet; a power without any has an empty list. */
  readonly centres: ReadonlyMap<number, ReadonlyMap<Power, readonly Province[]>>;
  readonly winner: Power;
}

/** The game in `recorded-game.txt`, where a player can read it. */
export function recordedGame(): RecordedGame {
  const text = readFileSync(new URL('recorded-game.txt', import.meta.url), 'utf8');
  const [, ...blocks] = text.trim().split('\n\n');
  const read = blocks.map(readBlock);
  const winner = read.flatMap((block) => ('winner' in block ? block.winner : []))[0];
  if (winner === undefined) throw new Error('Nobody wins the recorded game.');
  return {
    phases: read.flatMap((block) => ('phase' in block ? block : [])),
    centres: new Map(read.flatMap((block) => ('year' in block ? [[block.year, block.owned]] : []))),
    winner,
  };
}

interface Year {
  readonly year: number;
  readonly owned: ReadonlyMap<Power, readonly Province[]>;
}

function readBlock(block: string): RecordedPhase | Year | { readonly winner: Power } {
  const [head = '', ...lines] = block.split('\n');
  const [, season, when, kind] = /^([SFW])\w+ (\d{4}), ([mra])\w+$/.exec(head) ?? [];
  if (season !== undefined && when !== undefined && kind !== undefined)
    return { phase: `${season}${when}${kind.toUpperCase()}`, orders: readOrders(lines) };
  const [, year] = /^Centres after (\d{4})$/.exec(head) ?? [];
  if (year !== undefined) return { year: Number(year), owned: new Map(lines.map(readOwned)) };
  const [, winner] = /^(\w+) wins$/.exec(head) ?? [];
  if (winner === undefined) throw new Error(`This is no part of a recorded game: ${head}`);
  return { winner: powerNamed(winner) };
}

function powerNamed(name: string): Power {
  const power = [...standardMap.powers.values()].find((each) => each.name === name);
  if (power === undefined) throw new Error(`There is no power ${name}.`);
  return power.id;
}

function readOrders(lines: readonly string[]): ReadonlyMap<Power, readonly RecordedOrder[]> {
  const orders = new Map<Power, RecordedOrder[]>();
  let own: RecordedOrder[] = [];
  for (const line of lines)
    if (line.startsWith('    ')) own.push(readOrderLine(line));
    else {
      own = [];
      orders.set(powerNamed(line.trim()), own);
    }
  return orders;
}

function readOrderLine(line: string): RecordedOrder {
  const [, text, result, dislodged] = /^ {4}(\S.*?) +\| (\w+)(; dislodged)?$/.exec(line) ?? [];
  if (text === undefined || result === undefined) throw new Error(`This is no recorded order: ${line}`);
  return { text, result, dislodged: dislodged !== undefined };
}

function readOwned(line: string): [Power, readonly Province[]] {
  const [name = '', list = ''] = line.trim().split(': ');
  const centres = list === 'none' ? [] : list.toLowerCase().split(', ');
  return [powerNamed(name), centres];
}

type Results = ReadonlyMap<Power, readonly Pick<RecordedOrder, 'result' | 'dislodged'>[]>;

/** What the file says became of the orders. */
export const resultsSaid = (orders: RecordedPhase['orders']): Results =>
  new Map(
    [...orders].map(([power, list]) => [power, list.map(({ result, dislodged }) => ({ result, dislodged }))]),
  );

/** What became of the orders, in the manner of the file. */
export function resultsOf(ordered: Iterable<Power>, { told }: { told: readonly Told[] }): Results {
  const powers = new Set([...ordered, ...told.map(({ power }) => power)]);
  return new Map(
    [...powers].map((power) => [
      power,
      told.filter((one) => one.power === power).map(({ result, dislodged }) => ({ result, dislodged })),
    ]),
  );
}

/** Who owns which centres, in the manner of the file. */
export const ownedIn = ({ centres }: Pick<Position, 'centres'>): Map<Power, Province[]> =>
  new Map([...standardMap.powers.keys()].map((power) => [power, [...(centres.get(power) ?? [])].sort()]));
