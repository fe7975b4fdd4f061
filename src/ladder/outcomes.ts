import { clockOutcomes } from './clocks/outcomes.ts';
import { gameOutcomes } from './games/outcomes.ts';
import { limitOutcomes } from './limits/outcomes.ts';
import { monitorOutcomes } from './monitors/outcomes.ts';
import { onlineOutcomes } from './online/outcomes.ts';
import { sessionOutcomes } from './sessions/outcomes.ts';

export const ladderOutcomes = {
  ...clockOutcomes,
  ...gameOutcomes,
  ...limitOutcomes,
  ...monitorOutcomes,
  ...onlineOutcomes,
  ...sessionOutcomes,
};
