import type { DiplomacyMap } from '../map/map.ts';
import type { Position } from '../position.ts';
import { choices } from './choices.ts';
import type { PictureOptions } from './options.ts';
import { drawnOrders } from './orders.ts';
import type { Stage } from './pens.ts';
import { sceneOf } from './scene.ts';
import { sayPicture } from './words.ts';

/** What changes in a picture while orders are written, each as SVG for the group of that `data-layer`; and the picture in words. */
export interface Overlay {
  /** The places that can be chosen and that are chosen, under the arrows. */
  readonly choices: string;
  /** Arrows and lines, under names and units. */
  readonly arrows: string;
  /** Units that are built, and marks on units. */
  readonly marks: string;
  /** The text of the picture's `desc`, not escaped. */
  readonly words: string;
}

/**
 * The layers that a page puts into a picture by `drawMap` in place of those that are there, so that orders and choices can change without
 * the map being drawn again. `theme`, `size` and `id` have to be the picture's own. Throws as `drawMap` does.
 */
export const drawOverlay = (map: DiplomacyMap, position: Position, options: PictureOptions = {}): Overlay =>
  overlayOf(sceneOf(map, position, options), options);

export function overlayOf(scene: Stage, options: PictureOptions): Overlay {
  const { canvas, position, orders } = scene;
  const { under, over } = drawnOrders(scene);
  return {
    choices: choices(scene, options),
    arrows: under,
    marks: over,
    words: sayPicture(canvas.map, position, orders),
  };
}
