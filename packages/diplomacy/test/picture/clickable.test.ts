import { describe, expect, it } from 'vitest';
import { maharajahMap } from '../../src/map/maharajah.ts';
import type { DiplomacyMap } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import type { Order } from '../../src/orders/order.ts';
import { drawMap } from '../../src/picture/draw-map.ts';
import { inks, paints } from '../../src/picture/ink.ts';
import { pictureSizes } from '../../src/picture/measures.ts';
import type { PictureOptions } from '../../src/picture/options.ts';
import { drawOverlay } from '../../src/picture/overlay.ts';
import { boxesOf } from '../../src/picture/places.ts';
import { sceneOf } from '../../src/picture/scene.ts';
import { shapesOf, spotOf } from '../../src/picture/shapes.ts';
import type { Position } from '../../src/position.ts';

const start = (map: DiplomacyMap): Position => ({
  phase: { season: 'S', year: 1901, kind: 'M' },
  units: [...map.powers.values()].flatMap(({ id, starts }) => starts.map((unit) => ({ power: id, ...unit }))),
  centres: new Map([...map.powers.values()].map(({ id, homes }) => [id, homes])),
  dislodged: [],
});

/** Every province, and every coast that has a name. */
const placesOf = (map: DiplomacyMap): string[] =>
  [...map.provinces.values()].flatMap(({ id, coasts }) => [id, ...coasts.map((coast) => `${id}/${coast}`)]);

const cases = [standardMap, maharajahMap].flatMap((map) =>
  pictureSizes.map((size) => ({ map, size, name: map.name })),
);

const allOf = (svg: string, what: RegExp): string[] => [...svg.matchAll(what)].map(([, found = '']) => found);

const draw = (options: PictureOptions = {}, position = start(standardMap)): string =>
  drawMap(standardMap, position, options);
const stopsOf = (svg: string): string[] => allOf(svg, /data-at="([^"]+)" tabindex="0"/g);
const labelOf = (svg: string, at: string): string =>
  new RegExp(`data-at="${at}" tabindex="-?\\d" role="button" aria-label="([^"]*)"`).exec(svg)?.[1] ?? '';

describe.each(cases)('a clickable picture of $name, $size', ({ map, size }) => {
  const svg = drawMap(map, start(map), { size, clickable: true });

  it('has every province and every named coast, once for the focus and once as name and unit', () => {
    const focused = allOf(svg, /data-at="([^"]+)" tabindex/g);
    const areas = allOf(svg, /<path data-at="([^"]+)"/g);
    expect(focused.sort()).toEqual(placesOf(map).sort());
    expect(areas.sort()).toEqual(placesOf(map).sort());
  });

  it('has no id twice, and refers to none that it lacks', () => {
    const ids = allOf(svg, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(allOf(svg, /(?:href="#|url\(#)([^")]+)/g).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has what one points at over everything else', () => {
    expect(svg.endsWith('</g></svg>')).toBe(true);
    expect(svg.lastIndexOf('data-layer=')).toBe(svg.indexOf('data-layer="places"'));
  });

  it('has no name or unit of one place on that of another', () => {
    const scene = sceneOf(map, start(map), { size });
    const all = placesOf(map).flatMap((at) => boxesOf(scene, at).map((box) => ({ at, box })));
    const meeting = all.flatMap(({ at, box: a }) =>
      all
        .filter(
          ({ at: other, box: b }) => other > at && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3],
        )
        .map(({ at: other }) => `${at} ${other}`),
    );
    expect(meeting).toEqual([]);
  });
});

describe('a clickable picture', () => {
  it('is the same below what one points at', () => {
    const bare = (svg: string): string =>
      svg.replace(/^<svg [^>]*>/, '').replace(/<g data-layer="places".*/, '');
    expect(bare(draw({ clickable: true }))).toBe(bare(draw()).replace(/<\/svg>$/, ''));
    expect(draw()).not.toContain('data-at');
  });

  it('is a group of buttons to a screen reader, not one image', () => {
    expect(draw({ clickable: true })).toMatch(/^<svg [^>]*role="group" aria-labelledby="map-title"/);
    expect(draw()).toMatch(/^<svg [^>]*role="img"/);
  });

  it('says of each place which units are there', () => {
    const start1901 = start(standardMap);
    const svg = draw(
      { clickable: true },
      {
        ...start1901,
        dislodged: [{ unit: { power: 'TUR', type: 'A', at: 'vie' }, from: 'bud', retreats: ['tyr'] }],
      },
    );
    expect(labelOf(svg, 'gal')).toBe('Galicia');
    expect(labelOf(svg, 'lon')).toBe('London: English fleet');
    expect(labelOf(svg, 'stp/sc')).toBe('St Petersburg (south coast): Russian fleet');
    expect(labelOf(svg, 'stp')).toBe('St Petersburg');
    expect(labelOf(svg, 'vie')).toBe('Vienna: Austrian army, dislodged Turkish army');
  });

  it('takes the focus everywhere, or with choices at those and at what is chosen', () => {
    expect(stopsOf(draw({ clickable: true })).sort()).toEqual(placesOf(standardMap).sort());
    const svg = draw({ clickable: true, choices: ['gal', 'spa/nc'], chosen: ['vie'] });
    expect(stopsOf(svg).sort()).toEqual(['gal', 'spa/nc', 'vie']);
    expect(allOf(svg, /data-at="([^"]+)"[^>]* aria-pressed="true"/g)).toEqual(['vie']);
    expect(stopsOf(draw({ clickable: true, choices: [] }))).toEqual([]);
  });
});

describe('choices', () => {
  const layerOf = (options: PictureOptions): string =>
    drawOverlay(standardMap, start(standardMap), options).choices;

  it('are drawn by the shapes of the picture, and as a disc for a coast', () => {
    expect(layerOf({})).toBe('');
    expect(layerOf({ choices: ['gal'], id: 'table-7' })).toContain('<use href="#table-7-gal"/>');
    const [x, y] = spotOf(shapesOf(standardMap)?.large ?? {}, 'spa/nc')?.unit ?? [];
    expect(layerOf({ choices: ['spa/nc'] })).toContain(`<circle cx="${x}" cy="${y}"`);
  });

  it('are told from what is chosen, and a free place from one that is taken, without a colour', () => {
    const kinds = [
      layerOf({ choices: ['gal'] }),
      layerOf({ chosen: ['gal'] }),
      layerOf({ choices: ['vie'] }).replaceAll('vie', 'gal'),
    ].map((svg) => svg.replace(/(?:cx|cy|fill|stroke)="[^"]*"/g, ''));
    expect(new Set(kinds).size).toBe(3);
  });

  it('are drawn once, and as chosen where they are both', () => {
    expect(layerOf({ choices: ['gal', 'gal'], chosen: ['vie', 'vie'] })).toBe(
      layerOf({ choices: ['gal', 'vie'], chosen: ['vie'] }),
    );
  });

  it('at places that do not exist are left out', () => {
    const nowhere = ['"><script>', '__proto__', 'constructor', 'spa/ec', ''];
    expect(layerOf({ choices: nowhere, chosen: nowhere })).toBe('');
    expect(draw({ clickable: true, choices: nowhere, chosen: nowhere })).not.toContain('<script');
  });
});

describe('an overlay', () => {
  const move: Order = { kind: 'move', unit: { type: 'A', at: 'vie' }, to: 'gal', via: null };
  const build: Order = { kind: 'build', unit: { type: 'A', at: 'mos' } };
  const options: PictureOptions = {
    theme: 'dark',
    size: 'small',
    orders: [
      { power: 'AUS', order: move, result: null },
      { power: 'RUS', order: build, result: null },
    ],
    choices: ['bud'],
    chosen: ['vie'],
  };

  it('put into a picture drawn without orders makes it the one with them', () => {
    const { orders: _, choices: __, chosen: ___, ...base } = options;
    const { words, ...layers } = drawOverlay(standardMap, start(standardMap), options);
    const filled = Object.entries(layers).reduce(
      (svg, [name, inside]) =>
        svg.replace(`<g data-layer="${name}"></g>`, () => `<g data-layer="${name}">${inside}</g>`),
      draw(base).replace(/(<desc [^>]*>).*(<\/desc>)/, (_all, open, close) => `${open}${words}${close}`),
    );
    expect(filled).toBe(draw(options));
    expect(Object.values(layers).every((inside) => inside.length > 100)).toBe(true);
  });

  it('is small, and the same each time', () => {
    const { choices, arrows, marks } = drawOverlay(standardMap, start(standardMap), options);
    expect((choices + arrows + marks).length).toBeLessThan(4_000);
    expect(drawOverlay(standardMap, start(standardMap), options)).toEqual(
      drawOverlay(standardMap, start(standardMap), options),
    );
  });

  it('is refused as the picture would be', () => {
    expect(() => drawOverlay(standardMap, start(standardMap), { id: '"' })).toThrow(RangeError);
  });

  it('uses the paint of the theme', () => {
    const { choices, arrows } = drawOverlay(standardMap, start(standardMap), options);
    expect(arrows).toContain(paints(standardMap, 'dark').get('AUS')?.fill);
    expect(choices).toContain(inks.dark.name);
  });
});
