import type { Power } from '../map/map.ts';
import type { Position } from '../position.ts';
import { headOf, type Way } from './arrows.ts';
import type { Box } from './clear.ts';
import type { DrawnOrder } from './drawn-order.ts';
import type { Canvas } from './ground.ts';
import { measures, type PictureSize } from './measures.ts';
import { straight } from './outline.ts';
import type { Point } from './shapes.ts';

/** What the orders of one picture are drawn on. */
export interface Stage {
  readonly canvas: Canvas;
  readonly size: PictureSize;
  readonly position: Position;
  readonly orders: readonly DrawnOrder[];
  /** Where the names are written, which marks keep clear of. */
  readonly names: readonly Box[];
  /** Where names are written and units stand. */
  readonly taken: readonly Box[];
}

export const colourOf = ({ canvas }: Stage, power: Power): string =>
  canvas.paints.get(power)?.fill ?? canvas.ink.name;

export const number = (value: number): number => Math.round(value * 10) / 10;

/** A line with a rim that parts it from what is under it. */
export function line(stage: Stage, way: Way, colour: string, thick: number, dash: string): string {
  const d = straight(way);
  const dashed = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
  return (
    `<path d="${d}" fill="none" stroke="${stage.canvas.ink.edge}" stroke-opacity="0.85" stroke-width="${number(thick + 3.5)}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="${dash === '' ? 'round' : 'butt'}"${dashed}/>`
  );
}

export function arrow(stage: Stage, way: Way, colour: string, dash: string): string {
  if (way.length < 2) return '';
  const { arrow: thick } = measures[stage.size];
  const { corners, neck } = headOf(way, thick * 3.2);
  const before = way.filter((point) => Math.hypot(point[0] - neck[0], point[1] - neck[1]) > thick * 1.6);
  const shaft = [...(before.length > 0 ? before.slice(0, before.length) : way.slice(0, 1)), neck];
  return (
    line(stage, shaft, colour, thick, dash) +
    `<path d="${straight(corners)}Z" fill="${colour}" stroke="${stage.canvas.ink.edge}" stroke-width="1.5" stroke-linejoin="round"/>`
  );
}

/** A cross on a disc: what is there failed, or ends. */
export function cross({ canvas, size }: Stage, [x, y]: Point, share = 0.3): string {
  const radius = measures[size].unit * share;
  const arm = number(radius * 0.5);
  return (
    `<g transform="translate(${number(x)} ${number(y)})"><circle r="${number(radius)}" fill="${canvas.ink.edge}" fill-opacity="0.92" stroke="${canvas.ink.failed}" stroke-width="${number(radius / 5)}"/>` +
    `<path d="M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}" stroke="${canvas.ink.failed}" stroke-width="${number(radius / 3.2)}" stroke-linecap="round"/></g>`
  );
}

export function ring({ size }: Stage, [x, y]: Point, colour: string, dash: string): string {
  const { unit, arrow: thick } = measures[size];
  return `<circle cx="${x}" cy="${y}" r="${number(unit * 0.66)}" fill="none" stroke="${colour}" stroke-width="${number(thick * 0.7)}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;
}

export const dashes = (stage: Stage, on: number, off: number): string => {
  const { arrow: thick } = measures[stage.size];
  return `${number(thick * on)} ${number(thick * off)}`;
};
