import type { DiplomacyMap, Power, Province } from '../map/map.ts';
import type { Position } from '../position.ts';
import { ground } from './ground.ts';
import { legend } from './legend.ts';
import { legendHeight, measures } from './measures.ts';
import { names } from './names.ts';
import type { PictureOptions } from './options.ts';
import { overlayOf } from './overlay.ts';
import type { Stage } from './pens.ts';
import { places } from './places.ts';
import { sceneOf } from './scene.ts';
import { spotOf } from './shapes.ts';
import { escaped } from './text.ts';
import { unitAt } from './units.ts';
import { sayPhase } from './words.ts';

/**
 * A position as an SVG picture, 1,600 units wide, with its orders, in words too. Units and orders at places that the map lacks are left
 * out. Throws a RangeError for a map that this project has not drawn.
 *
 * Each province's path has its id as `data-province`. What orders and choices draw is in groups with the names of `Overlay` as `data-layer`,
 * to be changed by `drawOverlay`. In a `clickable` picture everything that one can point at is in the group `places`, and has its province or
 * coast as `data-at`: `bud`, `stp/nc`.
 *
 * Who draws many pictures can draw their parts once: each element under the root is one, and in groups with a `data-layer` each that is in them.
 */
export function drawMap(map: DiplomacyMap, position: Position, options: PictureOptions = {}): string {
  const scene = sceneOf(map, position, options);
  const { canvas, size } = scene;
  const owners = ownersOf(position);
  const overlay = overlayOf(scene, options);
  return [
    opened(scene, options),
    `<title id="${canvas.id}-title">${escaped(`${map.name}: ${sayPhase(position.phase, map)}`)}</title>`,
    `<desc id="${canvas.id}-words">${escaped(overlay.words)}</desc>`,
    ground(canvas, size, owners),
    layer('choices', overlay.choices),
    layer('arrows', overlay.arrows),
    names(canvas, size, owners),
    units(scene),
    layer('marks', overlay.marks),
    legend(canvas, position, size),
    options.clickable === true
      ? layer('places', places(scene, options), ' fill="none" pointer-events="all"')
      : '',
    '</svg>',
  ].join('');
}

/** A picture is one image to a screen reader; one that is clicked on is a group of buttons. */
function opened({ canvas: { shapes, id }, size }: Stage, { clickable = false }: PictureOptions): string {
  const height = shapes.height + legendHeight[size];
  const told = clickable
    ? `role="group" aria-labelledby="${id}-title" aria-describedby="${id}-words"`
    : `role="img" aria-labelledby="${id}-title ${id}-words"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shapes.width} ${height}" width="${shapes.width}" height="${height}" ${told}>`;
}

const layer = (name: string, inside: string, attributes = ''): string =>
  `<g data-layer="${name}"${attributes}>${inside}</g>`;

function ownersOf({ centres }: Position): ReadonlyMap<Province, Power> {
  return new Map(
    [...centres].flatMap(([power, owned]) => owned.map((province) => [province, power] as const)),
  );
}

function units({ canvas, size, position: { units: standing, dislodged } }: Stage): string {
  const { unit: side, beside } = measures[size];
  const spots = canvas.shapes[size];
  const stand = standing.map((unit) => {
    const spot = spotOf(spots, unit.at);
    return spot === null ? '' : unitAt(canvas, unit, spot.unit, side);
  });
  const out = dislodged.map(({ unit }) => {
    const spot = spotOf(spots, unit.at);
    if (spot === null) return '';
    const [x, y] = spot.beside;
    const ring = `<circle cx="${x}" cy="${y}" r="${beside * 0.62}" fill="${canvas.ink.edge}" fill-opacity="0.75" stroke="${canvas.ink.failed}" stroke-width="2.5" stroke-dasharray="5 4"/>`;
    return ring + unitAt(canvas, unit, spot.beside, beside * 0.9);
  });
  return [...stand, ...out].join('');
}
