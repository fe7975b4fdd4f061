import { type Location, provinceOf } from '../map/map.ts';
import { shapeId } from './ground.ts';
import { measures } from './measures.ts';
import type { PictureOptions } from './options.ts';
import { number, type Stage } from './pens.ts';
import { type Spot, spotOf } from './shapes.ts';

/** How far around the place of a fleet on a named coast that coast is pointed at, in parts of a unit. */
export const coastReach = 0.8;

/**
 * What can be chosen: lit, with a dot where a unit would stand, or a ring around the one that does; of a named coast a disc. What is chosen
 * has a thick edge instead, so that neither is told by a colour.
 */
export function choices(scene: Stage, { choices = [], chosen = [] }: PictureOptions): string {
  const thick = measures[scene.size].arrow;
  const open = [...new Set(choices)].filter((at) => !chosen.includes(at));
  const thin = number(thick * 0.45);
  return [
    lit(scene, open.filter(isWhole), thin),
    lit(scene, [...new Set(chosen)], number(thick * 0.9)),
    lit(
      scene,
      open.filter((at) => !isWhole(at)),
      thin,
    ),
    marked(scene, open),
  ].join('');
}

/** Whether a place is a whole province. */
export const isWhole = (at: Location): boolean => at === provinceOf(at);

const drawnAt = (
  { canvas, size }: Stage,
  places: readonly Location[],
  draw: (at: Location, spot: Spot) => string,
): string =>
  places
    .map((at) => {
      const spot = spotOf(canvas.shapes[size], at);
      return spot === null ? '' : draw(at, spot);
    })
    .join('');

function lit(scene: Stage, places: readonly Location[], thick: number): string {
  const { ink, id } = scene.canvas;
  const reach = number(measures[scene.size].unit * coastReach);
  const shapes = drawnAt(scene, places, (at, { unit: [x, y] }) =>
    isWhole(at) ? `<use href="#${shapeId(id, at)}"/>` : `<circle cx="${x}" cy="${y}" r="${reach}"/>`,
  );
  return shapes === ''
    ? ''
    : `<g fill="${ink.lit}" fill-opacity="${ink.lightness}" stroke="${ink.name}" stroke-width="${thick}" stroke-linejoin="round">${shapes}</g>`;
}

function marked(scene: Stage, places: readonly Location[]): string {
  const { ink } = scene.canvas;
  const { unit, arrow } = measures[scene.size];
  const taken = new Set(scene.position.units.map(({ at }) => at));
  return drawnAt(scene, places, (at, { unit: [x, y] }) =>
    taken.has(at)
      ? `<circle cx="${x}" cy="${y}" r="${number(unit * 0.68)}" fill="none" stroke="${ink.name}" stroke-width="${number(arrow * 0.6)}"/>`
      : isWhole(at)
        ? `<circle cx="${x}" cy="${y}" r="${number(unit * 0.22)}" fill="${ink.name}"/>`
        : '',
  );
}
