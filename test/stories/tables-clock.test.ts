import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../support/club-on-playground.ts';
import { aClubWithTables, seated } from '../support/tables.ts';

type Stage = Awaited<ReturnType<typeof aClubWithTables>>;

let stage: Stage;
let thread: string;
beforeEach(async () => {
  stage = await aClubWithTables();
  thread = await seated(stage);
});
afterEach(() => stage.club.close());

const later = async (moment: string) => {
  stage.club.goTo(moment);
  await stage.club.settle();
  await stage.club.idle();
};

/** The reminders of deadlines that somebody was sent. */
const remindersOf = async ({ as }: Person) =>
  (await (await as.direct(stage.club.bot)).messages()).filter(({ text }) => text.includes('/table remind'));

it('Club 3: reminded in a direct message, a player gives orders there; deadlines move, and a lost one is given back', async () => {
  const { club, ana, bo, cy, mia } = stage;
  await bo.as.in(thread).run('table remind', { hours: 'none' });
  club.playground.closeDms(cy.user);
  await later('2026-11-24 12:01');
  await expect.poll(() => remindersOf(ana), { timeout: 30_000 }).toHaveLength(1);
  const [reminder] = await remindersOf(ana);
  if (reminder === undefined) throw new Error('Nothing was sent');
  const direct = await ana.as.direct(club.bot);
  const panel = await direct.press(reminder, 'My orders');
  const form = await direct.press(panel, 'Write');
  const [, unit = ''] = /• (\S+ \S+) holds/.exec(panel.text) ?? [];
  const given = await direct.submit(form, { orders: `${unit} H` });
  expect(given.text).not.toContain('⛔');
  await direct.press(given, 'Final');
  expect(await remindersOf(bo)).toEqual([]);
  const { text } = await mia.as.waitForMessage(thread, (said) =>
    said.text.includes('I turned your reminders'),
  );
  expect(text).toContain(`<@${cy.id}>`);

  expect((await bo.as.in(thread).run('table extend')).text).toContain('The new deadline is');
  await mia.as.waitForMessage(thread, (said) =>
    said.text.includes('extends Spring 1901, movement by two days'),
  );
  await later('2026-11-27 11:59');
  expect(await remindersOf(ana)).toHaveLength(1);

  await club.stopBot();
  club.goTo('2026-11-27 15:00');
  await club.startBot();
  await later('2026-11-27 15:00');
  await mia.as.waitForMessage(thread, (said) => said.text.includes('did not end at its deadline'));
  await later('2026-11-27 18:01');
  await mia.as.waitForMessage(thread, (said) => said.text.includes('Spring 1901, movement**'));
});
