import type { Location } from '../map/map.ts';
import type { DrawnOrder } from './drawn-order.ts';
import type { Theme } from './ink.ts';
import type { PictureSize } from './measures.ts';

/** How a picture looks and what is drawn on the map; all of it may be left out. */
export interface PictureOptions {
  readonly theme?: Theme;
  /** `small` for a telephone, with short names in large letters; `large` for a large screen. */
  readonly size?: PictureSize;
  /** Drawn upon the position that they were given in. Of several for one unit or place the last is drawn. */
  readonly orders?: readonly DrawnOrder[];
  /** What the picture's ids begin with, where several pictures stand on one page: letters, digits and `-`. */
  readonly id?: string;
  /** With a layer on top that says by `data-at` which province or coast is pointed at, or has the focus. */
  readonly clickable?: boolean;
  /** The places that can be chosen now: they are lit, with a dot or a ring. In a clickable picture only they and what is chosen are tab stops. */
  readonly choices?: readonly Location[];
  /** The places that are chosen: they are lit, with a thick edge. */
  readonly chosen?: readonly Location[];
}
