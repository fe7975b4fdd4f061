import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { peopleFirst } from '../../src/discord/people-first.ts';

it('what is due waits while somebody waits for an answer', async () => {
  let people = 1;
  const rest = peopleFirst(() => people);
  let wentOn = false;
  const due = rest().then(() => {
    wentOn = true;
  });
  await pause(20);
  expect(wentOn).toBe(false);
  people = 0;
  await due;
});

it('what is due comes all the same where somebody always waits, each after as long as alone', async () => {
  const rest = peopleFirst(() => 1);
  const begun = performance.now();
  await Promise.all([rest(), rest(), rest(), rest()]);
  const taken = performance.now() - begun;
  expect(taken).toBeGreaterThanOrEqual(99);
  expect(taken).toBeLessThan(300);
});

it('of several that are due one goes on at a time, and the next lets people go first who have come meanwhile', async () => {
  let people = 1;
  const rest = peopleFirst(() => people);
  const order: string[] = [];
  const first = rest().then(() => {
    order.push('first');
    // Somebody comes while this step holds up the process.
    people = 1;
  });
  const second = rest().then(() => order.push('second'));
  people = 0;
  await first;
  await othersTurn();
  await pause(10);
  order.push('somebody');
  people = 0;
  await second;
  expect(order).toEqual(['first', 'somebody', 'second']);
});
