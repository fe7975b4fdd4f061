import type { Position } from '../position.ts';
import { coverSquare } from './cover.ts';
import type { Canvas } from './ground.ts';
import { typeface } from './ink.ts';
import { letterAt } from './letters.ts';
import { legendHeight, type PictureSize } from './measures.ts';
import { escaped, widthOf } from './text.ts';
import { sayPhase } from './words.ts';

/** The strip under the map: the phase, and every power with its letter, colour and number of centres. */
export function legend(canvas: Canvas, position: Position, size: PictureSize): string {
  const { shapes, ink } = canvas;
  const letters = size === 'small' ? 38 : 20;
  const top = shapes.height;
  const row = size === 'small' ? 68 : 56;
  const said = sayPhase(position.phase, canvas.map);
  const start = size === 'small' ? 28 : 28 + widthOf(said, letters) + 40;
  const y = top + row / 2 + (size === 'small' ? row - 6 : 0);
  const titleY = top + row / 2 + letters * 0.36;
  return (
    `<rect y="${top}" width="${shapes.width}" height="${legendHeight[size]}" fill="${ink.page}"/>` +
    `<g data-layer="legend" font-family="${typeface}" font-size="${letters}" fill="${ink.name}"><text x="28" y="${titleY}">${escaped(said)}</text>` +
    powers(canvas, position, { size, letters, start, y }) +
    '</g>'
  );
}

interface Row {
  readonly size: PictureSize;
  readonly letters: number;
  readonly start: number;
  readonly y: number;
}

/** One power after another, with the same room between them, in letters so small that all of them fit. */
function powers({ map, paints, shapes, ink }: Canvas, { centres }: Position, row: Row): string {
  const side = row.letters * 1.25;
  const texts = [...map.powers.values()].map(
    ({ id, name }) => `${row.size === 'small' ? id : name} ${centres.get(id)?.length ?? 0}`,
  );
  const wide = texts.reduce((sum, text) => sum + widthOf(text, 1), 0);
  const room = shapes.width - row.start - 28 - texts.length * (side + 8);
  const fit = Math.max(1, Math.min(row.letters, Math.floor((room - texts.length * 16) / wide)));
  const gap = (room - wide * fit) / Math.max(1, texts.length - 1);
  let next = row.start;
  return [...paints.values()]
    .map((paint, at) => {
      const text = texts[at] ?? '';
      const x = Math.round(next);
      next += side + 8 + widthOf(text, fit) + gap;
      return (
        `<g><rect x="${x}" y="${row.y - side / 2}" width="${side}" height="${side}" rx="4" fill="${paint.land}" stroke="${ink.landLine}"/>` +
        coverSquare([x + side / 2, row.y], side - 1, paint.pattern, paint.lines) +
        `<circle cx="${x + side / 2}" cy="${row.y}" r="${side * 0.36}" fill="${paint.fill}"/>` +
        letterAt(paint.letter.slice(0, 1), x + side / 2, row.y, side * 0.4, paint.on) +
        `</g><text x="${x + side + 8}" y="${row.y + fit * 0.36}" font-size="${fit}">${escaped(text)}</text>`
      );
    })
    .join('');
}
