import type { Location, ProvinceFacts } from '../map/map.ts';
import { coastReach, isWhole } from './choices.ts';
import { around, type Box, nameBox } from './clear.ts';
import { shapeId } from './ground.ts';
import { measures } from './measures.ts';
import type { PictureOptions } from './options.ts';
import type { Stage } from './pens.ts';
import { spotOf } from './shapes.ts';
import { escaped } from './text.ts';
import { sayPlace } from './words.ts';

/**
 * What one points at, over everything else and not seen: the shape of each province and a disc for each named coast, which take the focus; and
 * over them each place's name and unit, which may lie on a neighbour.
 */
export function places(scene: Stage, { choices, chosen = [] }: PictureOptions): string {
  const all = placesOf(scene);
  const stops = choices === undefined ? null : new Set([...choices, ...chosen]);
  const shape = (at: Location): string => {
    const stop = stops === null || stops.has(at) ? 0 : -1;
    const words = escaped(sayPlace(scene.canvas.map, scene.position, at));
    const pressed = chosen.includes(at) ? ' aria-pressed="true"' : '';
    return shapeOf(
      scene,
      at,
      `data-at="${at}" tabindex="${stop}" role="button" aria-label="${words}"${pressed}`,
    );
  };
  return [...all.map(shape), ...all.map((at) => areaOf(scene, at))].join('');
}

/** Every province that the picture has, and after them every named coast. */
function placesOf({ canvas, size }: Stage): Location[] {
  const provinces = [...canvas.map.provinces.values()].filter(({ terrain }) => terrain !== 'impassable');
  const named = provinces.flatMap(({ id, coasts }) => coasts.map((coast) => `${id}/${coast}`));
  return [...provinces.map(({ id }) => id), ...named].filter(
    (at) => spotOf(canvas.shapes[size], at) !== null,
  );
}

function shapeOf({ canvas, size }: Stage, at: Location, attributes: string): string {
  if (isWhole(at)) return `<use href="#${shapeId(canvas.id, at)}" ${attributes}/>`;
  const [x, y] = spotOf(canvas.shapes[size], at)?.unit ?? [0, 0];
  return `<circle cx="${x}" cy="${y}" r="${measures[size].unit * coastReach}" ${attributes}/>`;
}

function areaOf(scene: Stage, at: Location): string {
  return `<path data-at="${at}" d="${boxesOf(scene, at).map(rectangle).join('')}"/>`;
}

/** Where the name and the units of a place are drawn. */
export function boxesOf({ canvas, size, position }: Stage, at: Location): Box[] {
  const spot = spotOf(canvas.shapes[size], at);
  if (spot === null) return [];
  const { unit, beside } = measures[size];
  const facts: ProvinceFacts | undefined = canvas.map.provinces.get(at);
  const out = position.dislodged.some((dislodged) => dislodged.unit.at === at);
  return [
    ...(facts === undefined ? [] : [nameBox(facts, spot, size)]),
    around(spot.unit, unit),
    ...(out ? [around(spot.beside, beside)] : []),
  ];
}

const rectangle = ([left, top, right, bottom]: Box): string => `M${left} ${top}H${right}V${bottom}H${left}z`;
