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
  const [letterY, high] = unit.type === 'A' ? [-0.02, 0.46] : [0.18, 0.36];
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
  const half = round(side * 0.43);
  const low = round(side * 0.12);
  const tip = round(side * 0.47);
  return `M${-half} ${-half}H${half}V${low}Q${half} ${round(side * 0.34)} 0 ${tip}Q${-half} ${round(side * 0.34)} ${-half} ${low}Z`;
}

/** A hull with a mast and two sails. */
function fleet(side: number): string {
  const at = (x: number, y: number): string => `${round(side * x)} ${round(side * y)}`;
  return (
    `M${at(-0.5, -0.08)}L${at(0.5, -0.08)}Q${at(0.47, 0.28)} ${at(0.26, 0.45)}L${at(-0.26, 0.45)}Q${at(-0.47, 0.28)} ${at(-0.5, -0.08)}Z` +
    `M${at(-0.04, -0.16)}L${at(-0.04, -0.48)}L${at(-0.36, -0.16)}ZM${at(0.06, -0.16)}L${at(0.06, -0.44)}L${at(0.32, -0.16)}Z`
  );
}
