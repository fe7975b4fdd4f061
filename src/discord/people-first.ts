import { setTimeout as pause } from 'node:timers/promises';

/** For how long people are let go first at a time, in milliseconds: where somebody always waits, what is due has to come too. */
const longest = 100;

/** How often it is looked whether anybody still waits, in milliseconds. */
const every = 2;

/** Returns what waits while people wait for answers, of whom there are `underWay()`; but not for long. */
export const peopleFirst = (underWay: () => number) => async (): Promise<void> => {
  const begun = performance.now();
  while (underWay() > 0 && performance.now() - begun < longest) await pause(every);
};
