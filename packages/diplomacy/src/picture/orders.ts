import { type Location, type Power, provinceOf } from '../map/map.ts';
import { bent, middleOf, through, trimmed, type Way } from './arrows.ts';
import { clearOf, freeCorner, freePoint, isFree } from './clear.ts';
import { type DrawnOrder, failed } from './drawn-order.ts';
import { measures } from './measures.ts';
import { arrow, colourOf, cross, dashes, line, number, ring, type Stage } from './pens.ts';
import { type Point, spotOf } from './shapes.ts';
import { unitAt } from './units.ts';

/** What orders put under the names, arrows first and then what failed, and what over the units: units that are built, crosses on those that go. */
export function drawnOrders(stage: Stage): { under: string; over: string } {
  const drawn = stage.orders.map((order) => drawnOrder(stage, order));
  const all = (layer: keyof Drawn): string => drawn.map((parts) => grouped(parts[layer])).join('');
  return { under: all('under') + all('marks'), over: all('over') };
}

const grouped = (drawn = ''): string => (drawn === '' ? '' : `<g>${drawn}</g>`);

type Drawn = Partial<Readonly<Record<'under' | 'marks' | 'over', string>>>;
const nothing: Drawn = {};

function drawnOrder(stage: Stage, drawn: DrawnOrder): Drawn {
  const { order } = drawn;
  if (order.kind === 'waive') return nothing;
  const at = order.kind === 'build' ? placeOf(stage, order.unit.at) : unitOf(stage, order.unit.at);
  if (at === null) return nothing;
  switch (order.kind) {
    case 'hold':
      return held(stage, drawn, at);
    case 'move':
      return moved(stage, drawn, at, wayOf(stage, order.unit.at, order.to), standsAt(stage, order.to));
    case 'support':
      return supported(stage, drawn, at, order.of.at, order.to);
    case 'convoy':
      return convoyed(stage, drawn, at, wayOf(stage, order.of.at, order.to));
    case 'retreat':
      return retreated(stage, drawn, order.unit.at, order.to);
    case 'build':
      return built(stage, drawn, at);
    case 'disband':
      return disbanded(stage, drawn, outOf(stage, drawn.power, order.unit.at) ?? at);
  }
}

/** Where a unit at a location stands. */
const placeOf = ({ canvas, size }: Stage, at: Location): Point | null =>
  spotOf(canvas.shapes[size], at)?.unit ?? null;

/** Where the unit of a province stands, also where an order left its coast out. */
function unitOf(stage: Stage, at: Location): Point | null {
  const found = stage.position.units.find((unit) => provinceOf(unit.at) === provinceOf(at));
  return placeOf(stage, found?.at ?? at);
}

/** Where a dislodged unit of that power stands; null if none is there. */
function outOf({ canvas, size, position }: Stage, power: Power, at: Location): Point | null {
  const found = position.dislodged.find(
    ({ unit }) => unit.power === power && provinceOf(unit.at) === provinceOf(at),
  );
  return found === undefined ? null : (spotOf(canvas.shapes[size], found.unit.at)?.beside ?? null);
}

/** The way of a move: over the fleets that convoy it, the nearest first, or straight there. */
function wayOf(stage: Stage, from: Location, to: Location): Way {
  const [start, end] = [unitOf(stage, from), placeOf(stage, to)];
  if (start === null || end === null) return [];
  const fleets = stage.orders.flatMap(({ order }) =>
    order.kind === 'convoy' && order.of.at === from && provinceOf(order.to) === provinceOf(to)
      ? [unitOf(stage, order.unit.at)]
      : [],
  );
  const over = fleets.filter((fleet) => fleet !== null);
  const toStart = ([x, y]: Point): number => Math.hypot(x - start[0], y - start[1]);
  return through([start, ...over.sort((a, b) => toStart(a) - toStart(b)), end]);
}

/** Struck out, so that one still sees what it was. */
function disbanded(stage: Stage, drawn: DrawnOrder, [x, y]: Point): Drawn {
  const { unit, arrow: thick } = measures[stage.size];
  const arm = number(unit * 0.42);
  const d = `M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`;
  const { edge, failed: red } = stage.canvas.ink;
  const strike = (colour: string, wide: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${number(wide)}" stroke-linecap="round"/>`;
  const both = strike(edge, thick * 1.5) + strike(red, thick * 0.8);
  return { over: failed(drawn) ? '' : `<g transform="translate(${x} ${y})">${both}</g>` };
}

/** A bar under the unit. */
function held(stage: Stage, drawn: DrawnOrder, [x, y]: Point): Drawn {
  const { unit, arrow: thick } = measures[stage.size];
  const low = number(y + unit * 0.62);
  const way: Way = [
    [number(x - unit * 0.36), low],
    [number(x + unit * 0.36), low],
  ];
  return { under: line(stage, way, colourOf(stage, drawn.power), thick * 0.8, '') };
}

/** Up to the place where the unit will stand, or to the edge of the unit that is there. */
function moved(stage: Stage, drawn: DrawnOrder, at: Point, way: Way, taken: boolean): Drawn {
  const { unit } = measures[stage.size];
  const colour = colourOf(stage, drawn.power);
  if (failed(drawn))
    return bounced(stage, at, trimmed(way, unit * 0.55, unit * (taken ? 0.95 : 0.5)), colour);
  const whole = trimmed(way, unit * 0.55, unit * (taken ? 0.62 : 0.12));
  return { under: arrow(stage, clearOf(stage.names, whole, 2, 0.25), colour, '') };
}

/** Dashed, with a cross at its end that keeps clear of names and units; if it cannot, the cross is at the unit that would have moved. */
function bounced(stage: Stage, at: Point, whole: Way, colour: string): Drawn {
  const radius = measures[stage.size].unit * 0.26;
  const way = clearOf(stage.taken, whole, radius, 0.5);
  const under = arrow(stage, way, colour, dashes(stage, 2.2, 1.4));
  const tip = way.at(-1);
  if (tip === undefined) return { under };
  return isFree(stage.taken, tip, radius)
    ? { under, marks: cross(stage, tip, 0.26) }
    : { under, over: crossAtCorner(stage, at) };
}

const standsAt = ({ position }: Stage, at: Location): boolean =>
  position.units.some((unit) => provinceOf(unit.at) === provinceOf(at));

/** A dotted line to the middle of the move, or to a ring around the unit that stays. */
function supported(stage: Stage, drawn: DrawnOrder, at: Point, of: Location, to: Location | null): Drawn {
  const { unit, arrow: thick } = measures[stage.size];
  const colour = colourOf(stage, drawn.power);
  const target = to === null ? unitOf(stage, of) : middleOf(wayOf(stage, of, to));
  if (target === null) return nothing;
  const way = trimmed(bent(at, target, 0.1), unit * 0.55, to === null ? unit * 0.7 : 0);
  const end = way.at(-1) ?? target;
  const mark =
    to === null
      ? ring(stage, target, colour, dashes(stage, 1.4, 0.9))
      : `<circle cx="${number(end[0])}" cy="${number(end[1])}" r="${number(thick * 1.15)}" fill="${colour}" stroke="${stage.canvas.ink.edge}" stroke-width="1.5"/>`;
  return {
    under: line(stage, way, colour, number(thick * 0.7), dashes(stage, 0.9, 0.9)) + mark,
    ...(failed(drawn) ? cutAt(stage, way, at) : {}),
  };
}

/** A support that failed is crossed about its middle, and not on a name or under a unit; if there is no such place, at the unit that gave it. */
function cutAt(stage: Stage, way: Way, at: Point): Drawn {
  const radius = measures[stage.size].unit * 0.22;
  const free = freePoint(stage.taken, way, radius);
  return free === null ? { over: crossAtCorner(stage, at) } : { marks: cross(stage, free, 0.22) };
}

/** A cross at a corner of a unit, which lies on no name. */
function crossAtCorner(stage: Stage, at: Point): string {
  const { unit } = measures[stage.size];
  return cross(stage, freeCorner(stage.names, at, unit * 0.5, unit * 0.22), 0.22);
}

/** A ring of waves around the fleet, which the army's way leads over; and a line to that way where the army does not come. */
function convoyed(stage: Stage, drawn: DrawnOrder, at: Point, way: Way): Drawn {
  const { unit } = measures[stage.size];
  const colour = colourOf(stage, drawn.power);
  const near = way.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < unit * 2);
  const target = middleOf(way);
  const tie =
    near || way.length === 0
      ? ''
      : line(stage, trimmed(bent(at, target, 0), unit * 0.5, 0), colour, 3, dashes(stage, 2, 0.8));
  const { arrow: thick } = measures[stage.size];
  const waves = `${number(thick * 2)} ${number(thick * 0.8)} ${number(thick * 0.6)} ${number(thick * 0.8)}`;
  return {
    under: tie + ring(stage, at, stage.canvas.ink.edge, '') + ring(stage, at, colour, waves),
    over: failed(drawn) ? crossAtCorner(stage, at) : '',
  };
}

function retreated(stage: Stage, drawn: DrawnOrder, from: Location, to: Location): Drawn {
  const start = outOf(stage, drawn.power, from) ?? unitOf(stage, from);
  const end = placeOf(stage, to);
  if (start === null || end === null) return nothing;
  const { unit } = measures[stage.size];
  const gone = failed(drawn) || drawn.result === 'disbands';
  const way = trimmed(bent(start, end), unit * 0.4, unit * (gone ? 0.8 : 0.4));
  return {
    under: arrow(stage, way, colourOf(stage, drawn.power), dashes(stage, 1, 0.8)),
    marks: gone ? cross(stage, way.at(-1) ?? end, 0.26) : '',
  };
}

/** The new unit in a ring, with a plus. */
function built(stage: Stage, drawn: DrawnOrder, at: Point): Drawn {
  const { order, power } = drawn;
  if (order.kind !== 'build' || order.unit.type === null) return nothing;
  const { unit } = measures[stage.size];
  const colour = colourOf(stage, power);
  const arm = number(unit * 0.15);
  const [x, y] = freeCorner(stage.names, at, unit * 0.48, unit * 0.25).map(number);
  const plus =
    `<g transform="translate(${x} ${y})"><circle r="${number(unit * 0.25)}" fill="${stage.canvas.ink.edge}" stroke="${colour}" stroke-width="${number(unit / 16)}"/>` +
    `<path d="M${-arm} 0H${arm}M0 ${-arm}V${arm}" stroke="${stage.canvas.ink.name}" stroke-width="${number(unit / 11)}" stroke-linecap="round"/></g>`;
  const bare = ring(stage, at, stage.canvas.ink.edge, '') + ring(stage, at, colour, dashes(stage, 1.6, 1));
  const body = unitAt(stage.canvas, { power, type: order.unit.type }, at, unit);
  return failed(drawn) ? { over: cross(stage, at, 0.4) } : { under: bare, over: body + plus };
}
