import { setTimeout as pause } from 'node:timers/promises';
import { takingTurns } from './in-turn.ts';

/** For how long people are let go first at a time, in milliseconds: where somebody always waits, what is due has to come too. */
const longest = 20;

/** How often it is looked whether anybody still waits, in milliseconds. */
const every = 2;

/**
 * Returns what waits while people wait for answers, of whom there are `underWay()`; but not for long. Of all that wait so, one goes at a
 * time, and what has happened meanwhile is heard of before the next.
 */
export function peopleFirst(underWay: () => number): () => Promise<void> {
  const inTurn = takingTurns();
  return () =>
    inTurn(async () => {
      const begun = performance.now();
      do await pause(every);
      while (underWay() > 0 && performance.now() - begun < longest);
    });
}
