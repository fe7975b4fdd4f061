import type { UnitType } from '../map/map.ts';
import type { Canvas } from './ground.ts';
import { letterAt } from './letters.ts';
import type { Point } from './shapes.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A unit in a square of that side around a point: an army as a shield, a fleet as a ship, with its power's letter. */
export function unitAt(
  { paints, ink }: Canvas,
  unit: { readonly power: string; readonly type: UnitType },
  [x, y]: Point,
  side: number,
): string {
  const paint = paints.get(unit.power);
  if (paint === undefined) return '';
  const body = unit.type === 'A' ? army(side) : fleet(side);
  const [letterY, high] = unit.type === 'A' ? [-0.02, 0.5] : [0.18, 0.44];
  const thick = round(side / 16);
  return (
    `<g transform="translate(${x} ${y})" stroke-linejoin="round">` +
    `<path d="${body}" fill="none" stroke="${ink.rim}" stroke-width="${round(thick * 2.6)}"/>` +
    `<path d="${body}" fill="${paint.fill}" stroke="#14181b" stroke-width="${thick}"/>` +
    letterAt(paint.letter, 0, round(side * letterY), side * high, paint.on) +
    '</g>'
  );
}

/** A shield: straight above, round below. */
function army(side: number): string {
  const half = round(side * 0.46);
  const low = round(side * 0.12);
  const tip = round(side * 0.5);
  return `M${-half} ${-half}H${half}V${low}Q${half} ${round(side * 0.34)} 0 ${tip}Q${-half} ${round(side * 0.34)} ${-half} ${low}Z`;
}

/** A hull with a mast and two sails. */
function fleet(side: number): string {
  const at = (x: number, y: number): string => `${round(side * x)} ${round(side * y)}`;
  return (
    `M${at(-0.5, -0.14)}L${at(0.5, -0.14)}Q${at(0.5, 0.28)} ${at(0.3, 0.5)}L${at(-0.3, 0.5)}Q${at(-0.5, 0.28)} ${at(-0.5, -0.14)}Z` +
    `M${at(-0.04, -0.2)}L${at(-0.04, -0.5)}L${at(-0.36, -0.2)}ZM${at(0.06, -0.2)}L${at(0.06, -0.47)}L${at(0.32, -0.2)}Z`
  );
}
