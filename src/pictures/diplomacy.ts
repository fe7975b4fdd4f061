import {
  type DiplomacyMap,
  drawMap,
  type PictureOptions,
  type Position,
} from '../../packages/diplomacy/src/index.ts';
import { toPng } from './png.ts';

/** A position of Diplomacy with its orders as PNG, 1,600 pixels wide. Rejects for a map that is not drawn. */
export const diplomacyPng = async (
  map: DiplomacyMap,
  position: Position,
  options: PictureOptions = {},
): Promise<Buffer> => toPng(drawMap(map, position, options), 1);
