import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './plane.ts';

/** The countries of today from Natural Earth, which is in the public domain, as `world-atlas` ships them. */
type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const world = JSON.parse(readFileSync(file, 'utf8')) as World;

/** The outlines of all land, in degrees east and north. */
export function landRings(): Point[][] {
  return feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(asPoints);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(asPoints) : [];
  });
}

const asPoints = (ring: readonly (readonly number[])[]): Point[] =>
  ring.map(([x = 0, y = 0]) => [x, y] as const);

/** The border of two countries as lines. Throws where they have none: a name is wrong then. */
export function borderOf(one: string, other: string): Point[][] {
  const { coordinates } = mesh(world, world.objects.countries, (a, b) => {
    const names = [nameOf(a), nameOf(b)];
    return a !== b && names.includes(one) && names.includes(other);
  });
  if (coordinates.length === 0) throw new Error(`${one} and ${other} have no border.`);
  return coordinates.map(asPoints);
}

const nameOf = ({ properties }: { properties?: unknown }): string =>
  (properties as { name?: string } | undefined)?.name ?? '';
