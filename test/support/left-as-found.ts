import { afterAll, expect } from 'vitest';

/** What a test file could change for those that come after it in the same process. */
const atHand = () => ({
  folder: process.cwd(),
  handlers: ['uncaughtException', 'unhandledRejection', 'SIGINT', 'SIGTERM'].map((event) =>
    process.rawListeners(event),
  ),
  standard: [Date, Math.random, fetch, setTimeout, setInterval, setImmediate, queueMicrotask],
});

/** The names of the environment's variables that are not what they were; what is in them may be secret. */
const changed = (before: NodeJS.ProcessEnv): string[] =>
  Object.keys({ ...before, ...process.env }).filter((name) => process.env[name] !== before[name]);

const environment = { ...process.env };
const found = atHand();

// Modules loaded again keep other things in mind than those that are loaded already.
const aModule = () => import('../../terms/time.ts');
const loaded = await aModule();

afterAll(async () => {
  expect(await aModule()).toBe(loaded);
  expect(changed(environment)).toEqual([]);
  expect(atHand()).toEqual(found);
});
