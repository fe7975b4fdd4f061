import type { Power, Province, ProvinceFacts } from '../map/map.ts';
import type { Canvas } from './ground.ts';
import { typeface } from './ink.ts';
import { letterAt } from './letters.ts';
import { type Label, labelOf, measures, type PictureSize } from './measures.ts';
import { type Spot, spotOf } from './shapes.ts';
import { escaped } from './text.ts';

/** The names of all provinces, and then the marks of centres before them: a ring, or the owner's letter on its colour. */
export function names(canvas: Canvas, size: PictureSize, owners: ReadonlyMap<Province, Power>): string {
  const { map, shapes, ink } = canvas;
  const drawn = (what: (facts: ProvinceFacts, spot: Spot) => string): string[] =>
    [...map.provinces.values()].map((facts) => {
      const spot = spotOf(shapes[size], facts.id);
      return spot === null ? '' : what(facts, spot);
    });
  const { letters } = measures[size];
  return [
    `<g font-family="${typeface}" font-size="${letters}" text-anchor="middle" stroke-linejoin="round" stroke="${ink.land}" paint-order="stroke">`,
    ...drawn((facts, spot) => nameAt(canvas, facts, spot, size)),
    ...coastTags(canvas, size),
    '</g><g data-layer="centres" paint-order="stroke">',
    ...drawn((facts, spot) => markAt(canvas, facts, spot, size, owners)),
    '</g>',
  ].join('');
}

function nameAt({ ink }: Canvas, facts: ProvinceFacts, spot: Spot, size: PictureSize): string {
  const { letters, mark } = measures[size];
  const label = labelOf(facts, size, spot.lines);
  const x = spot.name[0] + (facts.centre ? mark + 2 : 0);
  const sea = facts.terrain === 'sea';
  const colours = sea ? ` fill="${ink.seaName}" stroke="${ink.sea}"` : ` fill="${ink.name}"`;
  const halo = ` stroke-width="${Math.round(letters / 5)}"`;
  return label.lines
    .map((line, at) => {
      const y = baseline(spot, label, letters, at);
      return `<text x="${x}" y="${y}"${colours}${halo} stroke-opacity="0.75">${escaped(line)}</text>`;
    })
    .join('');
}

const baseline = (spot: Spot, label: Label, letters: number, line: number): number =>
  Math.round((spot.name[1] + (line - (label.lines.length - 1) / 2) * letters * 1.1 + letters * 0.36) * 10) /
  10;

function markAt(
  { ink, paints }: Canvas,
  facts: ProvinceFacts,
  spot: Spot,
  size: PictureSize,
  owners: ReadonlyMap<Province, Power>,
): string {
  if (!facts.centre) return '';
  const { mark } = measures[size];
  const x = spot.name[0] - labelOf(facts, size, spot.lines).width / 2 + mark;
  const y = spot.name[1];
  const owner = paints.get(owners.get(facts.id) ?? '');
  if (owner === undefined)
    return (
      `<g><circle cx="${x}" cy="${y}" r="${mark - 1.5}" fill="${ink.page}" stroke="${ink.name}" stroke-width="2"/>` +
      `<circle cx="${x}" cy="${y}" r="${mark * 0.3}" fill="${ink.name}" stroke="none"/></g>`
    );
  return (
    `<g><circle cx="${x}" cy="${y}" r="${mark - 0.5}" fill="${owner.fill}" stroke="${ink.name}" stroke-width="1.4"/>` +
    letterAt(owner.letter.slice(0, 1), x, y, mark * 0.95, owner.on) +
    '</g>'
  );
}

/** `nc`, `sc` and the like where a fleet on that coast stands. */
function coastTags({ map, shapes, ink }: Canvas, size: PictureSize): string[] {
  const { letters } = measures[size];
  return [...map.provinces.values()].flatMap(({ id, coasts }) =>
    coasts.map((coast) => {
      const spot = spotOf(shapes[size], `${id}/${coast}`);
      if (spot === null) return '';
      const [x, y] = spot.unit;
      return `<text x="${x}" y="${y + letters * 0.3}" font-size="${letters * 0.85}" fill="${ink.name}" fill-opacity="0.75" stroke-width="2" stroke-opacity="0.5">${coast}</text>`;
    }),
  );
}
