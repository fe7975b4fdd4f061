import { describe, expect, it } from 'vitest';
import { loadMap } from '../../src/map/load.ts';
import { maharajahMap } from '../../src/map/maharajah.ts';
import type { DiplomacyMap } from '../../src/map/map.ts';
import { standardMap } from '../../src/map/standard.ts';
import type { Order } from '../../src/orders/order.ts';
import { drawMap } from '../../src/picture/draw-map.ts';
import type { DrawnOrder } from '../../src/picture/drawn-order.ts';
import { brightness, inks, paints, themes } from '../../src/picture/ink.ts';
import { pictureSizes } from '../../src/picture/measures.ts';
import type { Position, Unit } from '../../src/position.ts';
import type { Result } from '../../src/results/result.ts';

const start = (map: DiplomacyMap): Position => ({
  phase: { season: 'S', year: 1901, kind: 'M' },
  units: [...map.powers.values()].flatMap(({ id, starts }) => starts.map((unit) => ({ power: id, ...unit }))),
  centres: new Map([...map.powers.values()].map(({ id, homes }) => [id, homes])),
  dislodged: [],
});

const named = (type: 'A' | 'F', at: string) => ({ type, at });
const ordered = (order: Order, result: Result | null = null, power = 'AUS'): DrawnOrder => ({
  power,
  order,
  result,
});

const one: Position = { ...start(standardMap), units: [{ power: 'AUS', type: 'A', at: 'vie' }] };
const picture = (orders: readonly DrawnOrder[], position: Position = one): string =>
  drawMap(standardMap, position, { orders });
/** What an order adds to the picture. */
const added = (order: DrawnOrder, position: Position = one): number =>
  picture([order], position).length - picture([], position).length;

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
const textOf = (svg: string, element: string): string =>
  new RegExp(`<${element} [^>]*>(.*?)</${element}>`).exec(svg)?.[1] ?? '';

const everyMap = [standardMap, maharajahMap].flatMap((map) =>
  themes.flatMap((theme) => pictureSizes.map((size) => ({ map, name: map.name, theme, size }))),
);

describe.each(everyMap)('$name at its start, $theme and $size', ({ map, theme, size }) => {
  const svg = drawMap(map, start(map), { theme, size });

  it('is SVG 1,600 wide, in which every opened element is closed', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 \d+" width="1600" height="\d+"/,
    );
    const open: string[] = [];
    for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:[^>"]|"[^"]*")*?(\/?)>/g))
      if (close === '/') expect(open.pop()).toBe(name);
      else if (self !== '/') open.push(name);
    expect(open).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it('has a shape for every province, with its id', () => {
    const ids = [...svg.matchAll(/data-province="(\w+)"/g)].map(([, id]) => id);
    expect(ids.sort()).toEqual([...map.provinces.keys()].sort());
  });

  it('has no id twice, and refers to none that it lacks', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says in words where every unit is', () => {
    const words = textOf(svg, 'desc');
    for (const { id, name, starts } of map.powers.values()) {
      expect(words).toContain(`${name}: `);
      expect(starts.length, id).toBeGreaterThan(0);
    }
    expect(words.startsWith('Spring 1901, movement. ')).toBe(true);
    expect(count(words, /(?:army|fleet) in /g)).toBe(start(map).units.length);
  });
});

describe('powers', () => {
  it.each(everyMap)('differ in letter, colour and pattern on $name, $theme', ({ map, theme }) => {
    const all = [...paints(map, theme).values()];
    for (const key of ['letter', 'fill', 'land', 'pattern'] as const)
      expect(new Set(all.map((paint) => paint[key])).size, key).toBe(all.length);
  });

  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(everyMap)('have letters that can be read on $name, $theme', ({ map, theme }) => {
    for (const { fill, on, land } of paints(map, theme).values()) {
      expect(contrast(fill, on)).toBeGreaterThan(4.5);
      expect(contrast(land, inks[theme].name)).toBeGreaterThan(4.5);
    }
    expect(contrast(inks[theme].sea, inks[theme].seaName)).toBeGreaterThan(4.5);
  });
});

describe.each([standardMap, maharajahMap])('the land of $name', (map) => {
  const centres = [...map.provinces.values()].filter(({ centre }) => centre).map(({ id }) => id);
  const owned = (power: string, provinces: readonly string[]): string =>
    drawMap(map, { ...start(map), units: [], centres: new Map([[power, provinces]]) });
  const linesIn = (svg: string, colour: string): number =>
    [...svg.matchAll(/<path d="([^"]+)" fill="none" stroke="([^"]+)"/g)]
      .filter(([, , stroke]) => stroke === colour)
      .reduce((sum, [, path = '']) => sum + count(path, /M/g), 0);

  it.each([...paints(map, 'light')])(
    'of %s has its lines, which its square under the map has too',
    (power, { lines }) => {
      const [bare, one, all] = [[], centres.slice(0, 1), centres].map((of) =>
        linesIn(owned(power, of), lines),
      );
      expect(bare).toBeGreaterThan(1);
      expect(one).toBeGreaterThan(bare ?? 0);
      expect(all).toBeGreaterThan((one ?? 0) + centres.length);
    },
  );

  it('makes no picture a third larger, whoever owns all of it', () => {
    const bare = owned('', []).length;
    for (const power of map.powers.keys()) expect(owned(power, centres).length).toBeLessThan((bare * 4) / 3);
  });
});

describe('orders', () => {
  const at: Order[] = [
    { kind: 'hold', unit: named('A', 'vie') },
    { kind: 'move', unit: named('A', 'vie'), to: 'gal', via: null },
    { kind: 'support', unit: named('A', 'vie'), of: named('A', 'bud'), to: null },
    { kind: 'support', unit: named('A', 'vie'), of: named('A', 'bud'), to: 'gal' },
    { kind: 'convoy', unit: named('F', 'adr'), of: named('A', 'ven'), to: 'alb' },
    { kind: 'retreat', unit: named('A', 'vie'), to: 'tyr' },
    { kind: 'disband', unit: named('A', 'vie') },
    { kind: 'build', unit: named('A', 'bud') },
  ];

  it.each(at)('$kind is drawn', (order) => {
    expect(added(ordered(order))).toBeGreaterThan(150);
  });

  const said: [Order, Result | null, string][] = [
    [{ kind: 'hold', unit: named('A', 'vie') }, null, 'Vienna holds'],
    [
      { kind: 'move', unit: named('A', 'vie'), to: 'gal', via: null },
      'bounces',
      'Vienna moves to Galicia (bounces)',
    ],
    [
      { kind: 'move', unit: named('F', 'mao'), to: 'spa/nc', via: null },
      'moves',
      'Mid-Atlantic Ocean moves to Spain (north coast) (moves)',
    ],
    [
      { kind: 'move', unit: named('A', 'tun'), to: 'gre', via: 'convoy' },
      null,
      'Tunis moves to Greece by convoy',
    ],
    [
      { kind: 'support', unit: named('A', 'vie'), of: named('A', 'bud'), to: null },
      'cut',
      'Vienna supports Budapest (cut)',
    ],
    [
      { kind: 'support', unit: named('A', 'vie'), of: named('A', 'bud'), to: 'gal' },
      null,
      'Vienna supports Budapest to Galicia',
    ],
    [
      { kind: 'convoy', unit: named('F', 'adr'), of: named('A', 'ven'), to: 'alb' },
      'convoys',
      'Adriatic Sea convoys Venice to Albania (convoys)',
    ],
    [{ kind: 'retreat', unit: named('A', 'vie'), to: 'tyr' }, null, 'Vienna retreats to Tyrolia'],
    [{ kind: 'disband', unit: named('A', 'vie') }, 'disbands', 'Vienna disbands (disbands)'],
    [{ kind: 'build', unit: named('F', 'tri') }, 'builds', 'a fleet is built in Trieste (builds)'],
  ];

  it.each(said)('%j, %s, is told as %s', (order, result, words) => {
    expect(textOf(picture([ordered(order, result)]), 'desc')).toContain(`orders ${words}.`);
  });

  it('a waived build is told in words alone', () => {
    const svg = picture([ordered({ kind: 'waive' }, 'waives')]);
    expect(textOf(svg, 'desc')).toContain('a build is waived (waives)');
  });

  it.each(['bounces', 'void', 'illegal', 'disrupted'] as const)(
    'a move that %s is dashed and crossed',
    (result) => {
      const move: Order = { kind: 'move', unit: named('A', 'vie'), to: 'gal', via: null };
      const dashed = (orders: readonly DrawnOrder[]): number => count(picture(orders), /stroke-dasharray/g);
      expect(dashed([ordered(move, 'moves')])).toBe(dashed([]));
      expect(dashed([ordered(move, result)])).toBe(dashed([]) + 1);
      expect(added(ordered(move, result))).toBeGreaterThan(added(ordered(move, 'moves')) + 100);
    },
  );

  it('a support that is cut is crossed', () => {
    const support: Order = { kind: 'support', unit: named('A', 'vie'), of: named('A', 'bud'), to: null };
    expect(added(ordered(support, 'cut'))).toBeGreaterThan(added(ordered(support, 'supports')) + 100);
  });

  it('the way of a convoyed army leads over its fleets', () => {
    const move = ordered({ kind: 'move', unit: named('A', 'tun'), to: 'alb', via: 'convoy' });
    const convoy = ordered({ kind: 'convoy', unit: named('F', 'ion'), of: named('A', 'tun'), to: 'alb' });
    const alone = count(picture([move]), /L/g);
    expect(count(picture([move, convoy]), /L/g)).toBeGreaterThan(alone + 8);
  });

  it('a dislodged unit stands beside the one that is there now, and retreats from there', () => {
    const unit: Unit = { power: 'TUR', type: 'A', at: 'vie' };
    const both: Position = { ...one, dislodged: [{ unit, from: 'bud', retreats: ['tyr'] }] };
    const away = ordered({ kind: 'retreat', unit: named('A', 'vie'), to: 'tyr' }, 'retreats', 'TUR');
    expect(picture([], both).length).toBeGreaterThan(picture([]).length + 300);
    expect(textOf(picture([away], both), 'desc')).toContain('dislodged army in Vienna; centres');
    expect(picture([away], both)).not.toBe(picture([away]));
  });

  it('a fleet whose coast is left out is drawn where it stands', () => {
    const fleet: Position = { ...one, units: [{ power: 'RUS', type: 'F', at: 'stp/sc' }] };
    const hold = (at: string): DrawnOrder => ordered({ kind: 'hold', unit: named('F', at) }, 'holds', 'RUS');
    const ground = (svg: string): string => svg.replace(/<desc.*<\/desc>/, '');
    expect(ground(picture([hold('stp')], fleet))).toBe(ground(picture([hold('stp/sc')], fleet)));
  });

  it('of several for one unit the last is drawn', () => {
    const hold = ordered({ kind: 'hold', unit: named('A', 'vie') });
    const move = ordered({ kind: 'move', unit: named('A', 'vie'), to: 'gal', via: null });
    expect(picture([hold, move])).toBe(picture([move]));
    expect(picture(Array.from({ length: 10_000 }, () => hold))).toBe(picture([hold]));
  });
});

describe('hostile input', () => {
  const text = `<script>alert("&'")</script>\u0000\uD800`;
  const evil: DiplomacyMap = {
    ...standardMap,
    name: text,
    powers: new Map([...standardMap.powers].map(([id, facts]) => [id, { ...facts, name: text }])),
    provinces: new Map([...standardMap.provinces].map(([id, facts]) => [id, { ...facts, name: text }])),
  };

  it('is shown and does nothing', () => {
    const svg = drawMap(evil, start(evil));
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;');
    expect(svg).not.toContain('\u0000');
    expect(svg).not.toMatch(/\p{Surrogate}/u);
  });

  it('at places that do not exist is left out', () => {
    const units: Unit[] = [
      { power: 'AUS', type: 'A', at: '__proto__' },
      { power: '<b>', type: 'A', at: 'vie' },
      { power: 'AUS', type: 'F', at: 'constructor' },
    ];
    const orders = [
      ordered({ kind: 'move', unit: named('A', 'vie'), to: '"><x', via: null }),
      ordered({ kind: 'retreat', unit: named('A', 'nowhere'), to: 'toString' }),
    ];
    const svg = drawMap(standardMap, { ...one, units }, { orders });
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('"><x');
  });

  it('a map that nobody has drawn is refused, and so is an id that is none', () => {
    const small = loadMap({
      name: 'Small',
      provinces: [
        { id: 'aaa', name: 'A', terrain: 'inland', centre: true },
        { id: 'bbb', name: 'B', terrain: 'inland' },
      ],
      armies: { aaa: 'bbb', bbb: 'aaa' },
      fleets: {},
      powers: [{ id: 'AAA', name: 'A', adjective: 'A', homes: 'aaa', starts: 'A aaa' }],
    });
    expect(() => drawMap(small, { ...one, units: [] })).toThrow('There is no picture of the map Small.');
    expect(() => drawMap(standardMap, one, { id: '"><script>' })).toThrow(RangeError);
  });
});
