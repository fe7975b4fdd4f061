import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, ClockSeen, Driver, PeopleSeen } from '../../packages/playground/src/index.ts';
import type { Tryout } from '../../src/tryout/open-tryout.ts';
import { aTryout } from '../support/a-tryout.ts';

let tryout: Tryout;
let driver: Driver;
let as: (name: string) => Actor;
beforeAll(async () => {
  tryout = await aTryout();
  driver = new Driver(tryout.playground.url);
  const people = PeopleSeen.parse(await (await fetch(`${tryout.playgroundUrl}/people`)).json());
  as = (name) => {
    const person = people.find((each) => each.name === name);
    return driver.as(person ?? { id: '' }, person?.guilds[0] ?? { id: '' }, 'diplomacy');
  };
});
afterAll(async () => {
  await driver.close();
  await tryout.close();
  expect(tryout.playground.violations).toEqual([]);
});

const reports = async () =>
  (await as('sam').messages())
    .map(({ text }) => /“Friday Diplomacy”: ([A-Z]\w+ \d{4}, \w+)\*\* is over/.exec(text)?.[1])
    .filter((phase) => phase !== undefined);
const reported = (phase: string) => expect.poll(reports, { timeout: 30_000 }).toContain(phase);
/** What somebody has ordered so far. */
async function orders(name: string): Promise<'nothing' | 'something' | 'final'> {
  const { text, buttons } = await as(name).run('diplomacy orders');
  if (!text.includes('Receipt')) return 'nothing';
  return buttons.includes('Take back final') ? 'final' : 'something';
}

async function clock(change?: object): Promise<ClockSeen> {
  const response = await fetch(`${tryout.playgroundUrl}/clock`, {
    ...(change && {
      ...{ method: 'PUT', body: JSON.stringify(change), headers: { 'content-type': 'application/json' } },
    }),
  });
  return ClockSeen.parse(await response.json());
}

describe('the table of a club to try out', () => {
  it('waits for the visitor: three powers have ordered, and three have not', async () => {
    expect((await as('ana').run('table show')).text).toMatch(
      /Austria: .*Ivy.*England: .*Bo.*France: .*Ana.*Germany: .*Cy.*Italy: .*Dee.*Russia: .*Raj.*Turkey: .*Tom/s,
    );
    for (const robot of ['ivy', 'raj', 'tom']) expect(await orders(robot)).toBe('final');
    for (const friend of ['ana', 'bo', 'cy', 'dee']) expect(await orders(friend)).toBe('nothing');
    expect(await reports()).toEqual([]);
  });

  it('goes on at once when the visitor is ready, and leaves alone what they ordered for a friend', async () => {
    await as('bo').run('diplomacy orders', { text: 'F Lon H' });
    await as('ana').run('diplomacy orders', { text: 'A Par H' });
    await as('ana').run('diplomacy final');
    await expect.poll(() => orders('cy'), { timeout: 30_000 }).toBe('final');
    expect(await orders('bo')).toBe('something');
    expect(await reports()).toEqual([]);
    await as('bo').run('diplomacy final');
    await reported('Spring 1901, movement');
    const report = (await as('sam').messages()).at(-1)?.text;
    expect(report).toContain('F Lon');
  });

  it('passes its deadline with the clock, whether the visitor has ordered or not', async () => {
    const { moments, now } = await clock();
    const deadline = moments.find(({ label }) => label === 'Just after the deadline at the table')?.at ?? now;
    expect(Date.parse(deadline)).toBeGreaterThan(Date.parse(now));
    const before = (await reports()).length;
    await clock({ now: deadline });
    await expect.poll(async () => (await reports()).length, { timeout: 30_000 }).toBe(before + 1);
  });
});
