import {
  type Label,
  labelOf,
  measures,
  type PictureSize,
  type ProvinceFacts,
} from '../../../packages/diplomacy/src/index.ts';
import type { Point } from './plane.ts';
import { areaAround, type Box, boxAt, meets, type Sums, share, sumsOf } from './room.ts';

/** Where a unit stands, where one beside it, and the name, with its number of lines. */
export interface Place {
  readonly unit: Point;
  readonly beside: Point;
  readonly name?: Point;
  readonly lines?: number;
}

/** The picture as whose each unit of it is, row by row, and what is land. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly whose: readonly string[];
  readonly ids: Uint16Array;
  readonly land: Uint8Array;
}

interface Taken {
  readonly units: Box[];
  readonly names: Box[];
}

/** Finds room for every unit and name: nothing covers a unit, nor a name another. Coasts stand where a person put them. */
export function places(
  ground: Ground,
  provinces: readonly ProvinceFacts[],
  coasts: ReadonlyMap<string, Point>,
  size: PictureSize,
): Map<string, Place> {
  const found = new Map<string, Place>();
  const taken: Taken = { units: [], names: [] };
  for (const [at, unit] of coasts) {
    taken.units.push(boxAt(unit, measures[size].unit, measures[size].unit));
    const beside = besideOf(unit, size, taken, null);
    taken.units.push(boxAt(beside, measures[size].beside, measures[size].beside));
    found.set(at, { unit, beside });
  }
  const sized = provinces.map((facts) => ({ facts, area: areaAround(ground, facts.id) }));
  for (const { facts } of sized.sort((a, b) => a.area.count - b.area.count)) {
    const place = placed(ground, facts, size, taken);
    found.set(facts.id, place);
    const { unit, beside } = measures[size];
    taken.units.push(boxAt(place.unit, unit, unit), boxAt(place.beside, beside, beside));
    const label = labelOf(facts, size, place.lines ?? 1);
    taken.names.push(boxAt(place.name ?? place.unit, label.width, label.height));
  }
  return found;
}

interface Choice {
  readonly at: Point;
  readonly cost: number;
}

function placed(ground: Ground, facts: ProvinceFacts, size: PictureSize, taken: Taken): Place {
  const sums = sumsOf(ground, facts.id, facts.terrain === 'sea');
  const side = measures[size].unit;
  const units = choices(sums, side + 4, side + 4, 4).filter(
    ({ at }) => sums.owns(at) && !overlaps(boxAt(at, side + 2, side + 2), [...taken.units, ...taken.names]),
  );
  const options = facts.name.split(' ').map((_, at) => labelOf(facts, size, at + 1));
  const names = options.map((label) =>
    choices(sums, label.width + 4, label.height + 3, 3)
      .filter(
        ({ at }) => !overlaps(boxAt(at, label.width + 4, label.height + 2), [...taken.units, ...taken.names]),
      )
      .slice(0, 4000),
  );
  let best: { cost: number; place: Place } | null = null;
  for (const unit of units.slice(0, 160))
    options.forEach((label, option) => {
      for (const name of names[option] ?? []) {
        const cost = togetherCost(unit, name, label, option, side, sums);
        if (best !== null && cost >= best.cost) continue;
        const nameBox = boxAt(name.at, label.width + 4, label.height + 2);
        if (meets(boxAt(unit.at, side + 2, side + 2), nameBox)) continue;
        best = { cost, place: { unit: unit.at, beside: unit.at, name: name.at, lines: option + 1 } };
      }
    });
  if (best === null) throw new Error(`There is no room for ${facts.name}.`);
  const { place } = best as { place: Place };
  const label = labelOf(facts, size, place.lines ?? 1);
  const nameBox = boxAt(place.name ?? place.unit, label.width + 2, label.height + 2);
  return { ...place, beside: besideOf(place.unit, size, taken, nameBox, sums) };
}

function togetherCost(
  unit: Choice,
  name: Choice,
  label: Label,
  option: number,
  side: number,
  sums: Sums,
): number {
  const [dx, dy] = [unit.at[0] - name.at[0], unit.at[1] - name.at[1]];
  const gap = Math.max(Math.abs(dx) - (label.width + side) / 2, Math.abs(dy) - (label.height + side) / 2);
  const middle: Point = [(unit.at[0] + name.at[0]) / 2, (unit.at[1] + name.at[1]) / 2];
  const off = Math.hypot(middle[0] - sums.middle[0], middle[1] - sums.middle[1]);
  return (
    unit.cost * 1.6 +
    name.cost +
    Math.max(0, gap) * 0.35 +
    Math.abs(dx) * 0.06 +
    off * 0.08 +
    option * 1.5 +
    (dy < 0 ? 1 : 0)
  );
}

/** Where a box of that size could be in a region, cheapest first. */
function choices(sums: Sums, width: number, height: number, step: number): Choice[] {
  const found: Choice[] = [];
  for (let y = sums.top; y < sums.bottom; y += step)
    for (let x = sums.left; x < sums.right; x += step) {
      const cost = share(sums, boxAt([x, y], width, height));
      if (cost < 170) {
        const off = Math.hypot(x - sums.middle[0], y - sums.middle[1]);
        found.push({ at: [x, y], cost: cost + off * 0.03 });
      }
    }
  return found.sort((a, b) => a.cost - b.cost);
}

const overlaps = (box: Box, others: readonly Box[]): boolean => others.some((other) => meets(box, other));

/** Beside a unit where no name and no other unit is, if there is such a place. */
function besideOf(
  unit: Point,
  size: PictureSize,
  taken: Taken,
  name: Box | null,
  sums: Sums | null = null,
): Point {
  const { unit: side, beside } = measures[size];
  const far = (side + beside) / 2 - 3;
  const around = Array.from({ length: 24 }, (_, at): Point => {
    const turn = (at * Math.PI) / 12 + Math.PI / 4;
    return [
      Math.round(unit[0] + far * 1.12 * Math.cos(turn)),
      Math.round(unit[1] + far * 1.12 * Math.sin(turn)),
    ];
  });
  const own = boxAt(unit, side, side);
  const cost = (at: Point): number => {
    const box = boxAt(at, beside, beside);
    const others = taken.units.filter((other) => other.join() !== own.join());
    const names = name === null ? taken.names : [...taken.names, name];
    const hits = names.filter((other) => meets(box, other)).length * 1000;
    return (
      hits + others.filter((other) => meets(box, other)).length * 300 + (sums === null ? 0 : share(sums, box))
    );
  };
  return around.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}
