import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { peopleFirst } from '../../src/discord/people-first.ts';

it('what is due waits for people’s commands, and goes once nobody waits for an answer', async () => {
  let underWay = 1;
  let gone = false;
  const waiting = peopleFirst(() => underWay)().then(() => {
    gone = true;
  });
  await pause(8);
  expect(gone).toBe(false);
  underWay = 0;
  await waiting;
});

it('what is due is not kept waiting for ever where somebody always waits for an answer', async () => {
  const rest = peopleFirst(() => 1);
  await expect(Promise.all([rest(), rest(), rest()])).resolves.toHaveLength(3);
});

it('of what is due, one goes at a time, and a command that comes meanwhile goes before the next', async () => {
  let underWay = 0;
  const rest = peopleFirst(() => underWay);
  const order: string[] = [];
  const command = () => {
    underWay += 1;
    setTimeout(() => {
      order.push('command');
      underWay -= 1;
    }, 5);
  };
  const first = rest().then(() => {
    order.push('first');
    command();
  });
  const second = rest().then(() => order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'command', 'second']);
});
