import type { MapShapes } from '../shapes.ts';

export const maharajahShapes: MapShapes = { width: 1600, height: 1, lines: [], outlines: {}, waters: [], small: {}, large: {} };
