import type { DiplomacyMap, Power } from '../map/map.ts';
import type { Hatch } from './hatch.ts';

/** For pages with a light or a dark ground. */
export const themes = ['light', 'dark'] as const;
/** `light` or `dark`. */
export type Theme = (typeof themes)[number];

/** The colours of a picture but those of the powers. */
export interface Ink {
  readonly sea: string;
  readonly shelf: string;
  readonly seaLine: string;
  /** Where fleets go inland: told from land of any owner. */
  readonly river: string;
  readonly land: string;
  readonly landLine: string;
  readonly coast: string;
  readonly closed: string;
  readonly closedLine: string;
  readonly name: string;
  readonly seaName: string;
  readonly page: string;
  readonly edge: string;
  /** Around units. */
  readonly rim: string;
  readonly failed: string;
  /** Over what can be chosen, and how thickly, 0 to 1. */
  readonly lit: string;
  readonly lightness: number;
}

export const inks: Readonly<Record<Theme, Ink>> = {
  light: {
    sea: '#cfe0ea',
    shelf: '#e2eef4',
    seaLine: '#9dbccd',
    river: '#9fcbe4',
    land: '#f5eedd',
    landLine: '#8f8168',
    coast: '#4d5a5f',
    closed: '#dcd5c5',
    closedLine: '#b4aa91',
    name: '#2b2a26',
    seaName: '#35607a',
    page: '#fbf8f0',
    edge: '#ffffff',
    rim: '#ffffff',
    failed: '#a3201d',
    lit: '#ffffff',
    lightness: 0.5,
  },
  dark: {
    sea: '#16242f',
    shelf: '#1e3140',
    seaLine: '#35536a',
    river: '#3a83b0',
    land: '#3b3f42',
    landLine: '#7d8487',
    coast: '#9fb0ba',
    closed: '#25282b',
    closedLine: '#3e4346',
    name: '#f2efe8',
    seaName: '#86abc4',
    page: '#111920',
    edge: '#0b1015',
    rim: '#e9eef1',
    failed: '#ff8a80',
    lit: '#ffffff',
    lightness: 0.22,
  },
};

/** How a power is told: a colour, a letter, and a pattern on what it owns. */
export interface Paint {
  readonly letter: string;
  readonly fill: string;
  /** The colour of letters on `fill`. */
  readonly on: string;
  /** On the land of its centres. */
  readonly land: string;
  /** What its land is covered with, and in which colour. */
  readonly pattern: Hatch;
  readonly lines: string;
}

const fills: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#c8372d', '#27509c', '#4fa3d1', '#4b4f54', '#2a7d46', '#7f4fa6', '#e0ae1b'],
  dark: ['#ee6b5f', '#6f97ea', '#8fd3f4', '#b9bfc6', '#6cc48a', '#bd8ee0', '#f2cb4d'],
};

/** Falling lines. */
const falling: Hatch = [{ start: [8, 0], step: [16, 16], drawn: 1, next: [16, 0] }];

/** Falling, rising, level and upright lines; crosses, dots, waves. */
const patterns: readonly Hatch[] = [
  falling,
  [{ start: [8, 0], step: [16, -16], drawn: 1, next: [16, 0] }],
  [{ start: [0, 8], step: [16, 0], drawn: 1, next: [0, 16] }],
  [{ start: [8, 0], step: [0, 16], drawn: 1, next: [16, 0] }],
  [
    { start: [4, 8], step: [16, 0], drawn: 1 / 2, next: [0, 16] },
    { start: [8, 4], step: [0, 16], drawn: 1 / 2, next: [16, 0] },
  ],
  [{ start: [-1, 0], step: [16, 0], drawn: 1 / 8, next: [8, 8] }],
  [
    { start: [0, 12], step: [8, -16], drawn: 1 / 2, next: [8, 0] },
    { start: [4, 4], step: [8, 16], drawn: 1 / 2, next: [8, 0] },
  ],
];

/** What land that nobody enters is covered with. */
export const closedPattern = falling;

/** Every power's paint, in the order of the map's powers. More than seven begin again, and are told by their letters. */
export function paints(map: DiplomacyMap, theme: Theme): ReadonlyMap<Power, Paint> {
  const powers = [...map.powers.values()];
  const initials = powers.map(({ name }) => name.slice(0, 1).toUpperCase());
  const unique = new Set(initials).size === initials.length;
  return new Map(
    powers.map(({ id }, at) => {
      const fill = fills[theme][at % fills[theme].length] ?? '#808080';
      const land = mixed(fill, inks[theme].land, theme === 'light' ? 0.36 : 0.3);
      const paint: Paint = {
        letter: unique ? (initials[at] ?? '') : id,
        fill,
        on: brightness(fill) > 0.185 ? '#14181b' : '#ffffff',
        land,
        pattern: patterns[at % patterns.length] ?? [],
        lines: mixed(fill, land, 0.5),
      };
      return [id, paint];
    }),
  );
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mixed(colour: string, other: string, part: number): string {
  const others = channels(other);
  return `#${channels(colour)
    .map((value, at) => Math.round(value * part + (others[at] ?? 0) * (1 - part)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG). */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const typeface = "'DejaVu Sans', Verdana, sans-serif";
