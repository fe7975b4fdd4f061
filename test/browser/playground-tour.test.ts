import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { FRIDAY } from '../../packages/playground/test/arrangement.ts';
import { seriousFindings } from '../support/browser.ts';
import { PageWithBot } from '../support/page-with-bot.ts';

const tour = [
  { title: 'Say hello', text: 'Be Bo and say it.', as: 'bo', channel: 'general', type: 'Hello!' },
  { title: 'Go', text: 'A command.', as: 'ana', channel: 'games', type: '/go where:home' },
  { title: 'Go again', text: 'At once.', as: 'ana', channel: 'games', type: '/go', send: true },
  { title: 'Wait', text: 'A minute.', clock: '2026-11-20T17:46:00.000Z' },
];
/** What was done, as the playground is told. */
let done = tour.map(() => false);
const where = { type: 3, name: 'where', description: 'A place.' };
const minute = 60_000;

let ana: PageWithBot;
beforeAll(async () => {
  ana = await PageWithBot.open([{ name: 'go', description: 'Goes.', options: [where] }], {
    tour,
    toured: async () => done,
    timezone: 'America/New_York',
    moveClock: (to) => {
      ana.here.clock.now = to;
      done = tour.map(() => true);
    },
    moments: (now) => [{ label: 'A minute later', at: now + minute }],
  });
}, 60_000);
beforeEach(() => ana.enter());
afterEach(async () => {
  expect(await ana.leave()).toEqual([]);
});
afterAll(() => ana.close());

const guide = () => ana.page.getByRole('complementary', { name: 'Guided tour' });
const standsAt = (title: string) => guide().getByRole('heading', { name: title, exact: true }).waitFor();
const press = (name: string) => guide().getByRole('button', { name, exact: true }).click();

it('the tour is offered once, goes where each step is, and types or sends', async () => {
  await press('Take the tour');
  await standsAt('Say hello');
  expect(await seriousFindings(ana.page)).toEqual([]);
  await press('Be bo and type Hello!');
  const general = ana.page.getByRole('textbox', { name: 'Message #general' });
  await expect.poll(() => general.inputValue()).toBe('Hello!');
  await ana.page.getByRole('button', { name: 'You are bo' }).waitFor();
  expect(await ana.page.getByRole('article').count()).toBe(0);
  await press('Skip');
  await press('Be Ana and type /go');
  await ana.page.getByRole('form', { name: '/go' }).waitFor();
  expect(await ana.page.getByRole('combobox', { name: 'where' }).inputValue()).toBe('home');
  await ana.page.getByRole('button', { name: 'Send /go' }).click();
  expect((await ana.next()).data).toMatchObject({ options: [{ name: 'where', value: 'home' }] });
  await press('Skip');
  await press('Send /go');
  expect((await ana.next()).data).toMatchObject({ name: 'go' });
  await press('Skip');
  await press('Skip');
  await standsAt('That was the tour');
  await press('Finish');
  await guide().waitFor({ state: 'detached' });
  await ana.page.reload();
  await ana.page.getByRole('button', { name: 'Tour' }).waitFor();
});

it('a step that was done leads to the next by itself, and one goes back to it', async () => {
  done = [false, false, true];
  await press('Take the tour');
  await standsAt('Say hello');
  done = [true, false, true];
  await ana.send('/go');
  await (await ana.next()).answer(4, { content: 'gone' });
  await standsAt('Go');
  await guide().getByRole('status').getByText('Say hello').waitFor();
  await press('Back');
  await standsAt('Say hello');
  await guide().getByText('You have done this step.').waitFor();
  await ana.page.reload();
  await standsAt('Say hello');
  await press('Next');
  await standsAt('Go');
  done = [true, true, true];
  await ana.send('/go');
  await (await ana.next()).answer(4, { content: 'gone' });
  await standsAt('Wait');
  await press('Move the clock to 12:46');
  await standsAt('That was the tour');
  expect(ana.here.clock.now).toBe(FRIDAY + minute);
  ana.here.clock.now = FRIDAY;
});

it('a window that is opened beside it does not offer the tour again', async () => {
  await press('Take the tour');
  const other = await ana.page.context().newPage();
  await other.goto(`${ana.url}?as=bo&in=games`);
  await other.getByRole('button', { name: 'Tour' }).waitFor();
  expect(await guide().count()).toBe(1);
});

it('the tour leaves room for the messages in a small window', async () => {
  const aside = guide();
  await aside.waitFor();
  await ana.page.setViewportSize({ width: 320, height: 256 });
  const log = ana.page.getByRole('log', { name: 'Messages in games' }).locator('..');
  await log.scrollIntoViewIfNeeded();
  expect((await log.boundingBox())?.height).toBeGreaterThan(64);
  await ana.page.setViewportSize({ width: 390, height: 780 });
  expect((await aside.boundingBox())?.height).toBeLessThan(200);
});

it('the clock is the club’s, and moves in every window', async () => {
  const other = await ana.page.context().newPage();
  await other.goto(`${ana.url}?as=bo`);
  const clock = ana.page.getByRole('button', { name: 'Move it' });
  expect(await clock.textContent()).toContain('Fri, 20 Nov 2026, 12:45:');
  await clock.click();
  expect(await seriousFindings(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: 'A minute later' }).click();
  await other.getByRole('button', { name: '12:46:' }).waitFor();
  expect(ana.here.clock.now).toBe(FRIDAY + minute);
  await clock.click();
  await ana.page.getByLabel('Another time').fill('2026-11-27T09:00');
  await ana.page.getByRole('button', { name: 'Move the clock' }).click();
  for (const window of [other, ana.page])
    await window.getByRole('button', { name: '27 Nov 2026, 09:00:' }).waitFor();
  await clock.click();
  await ana.page.getByLabel('Another time').fill('2026-11-27T08:00');
  expect(await ana.page.locator('input:invalid').count()).toBe(1);
});
