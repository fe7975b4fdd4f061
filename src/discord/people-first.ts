import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';

/** For how long people are let go first at a time, in milliseconds: where somebody always waits, what is due has to come too. */
const longest = 100;

/** How often it is looked whether anybody still waits, in milliseconds. */
const every = 2;

/**
 * Returns what waits while people wait for answers, of whom there are `underWay()`; but not for long. Of several that wait one goes on
 * at a time, and the next looks again whether people have come meanwhile: all at once they would hold up whoever comes next.
 */
export function peopleFirst(underWay: () => number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const until = performance.now() + longest;
    last = last.then(async () => {
      await othersTurn();
      while (underWay() > 0 && performance.now() < until) await pause(every);
    });
    return last;
  };
}
