import { joined, partsOf } from '../house/chapters.ts';
import * as chapters from './chapters.ts';
import { clockOutcomes } from './clocks/outcomes.ts';
import { gameOutcomes } from './games/outcomes.ts';
import { monitorOutcomes } from './monitors/outcomes.ts';
import { onlineOutcomes } from './online/outcomes.ts';
import { sessionOutcomes } from './sessions/outcomes.ts';

export const ladderOutcomes = {
  ...joined(partsOf(chapters, 'outcomes')),
  ...clockOutcomes,
  ...gameOutcomes,
  ...monitorOutcomes,
  ...onlineOutcomes,
  ...sessionOutcomes,
};
