import { expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from '../store/a-database.ts';
import { BotProcess } from '../support/bot-process.ts';
import { Browser } from '../support/browser.ts';
import { Visitor } from '../support/playground-page.ts';

/** The program as anyone who has just cloned the project starts it; where it says that its pages are. */
async function start(): Promise<{ site: string; playground: string }> {
  const program = new BotProcess({ LOG_LEVEL: 'warn', TMPDIR: aFolder() });
  const addresses = () => program.printed.match(/http:\/\/\S+(?=\n)/g) ?? [];
  await vi.waitUntil(() => program.exited || addresses().length === 2, 120_000);
  const [site, playground] = addresses();
  if (site === undefined || playground === undefined) throw new Error(`It did not start: ${program.printed}`);
  return { site, playground };
}

it('a Friday in three windows: a game entered in one and confirmed in another changes the board in the third', async () => {
  const { site, playground } = await start();
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const enter = (name: string) => Visitor.enter(browser, playground, name);
  const [board, nia, ana, mia] = [
    await browser.window(),
    await enter('nia'),
    await enter('ana'),
    await enter('mia'),
  ];
  await Promise.all([board.waitForResponse(new URL('live', site).href), board.goto(site)]);
  const standing = (name: string) => board.getByRole('row').filter({ hasText: name });
  expect(await standing('Nia').count()).toBe(0);
  await board.evaluate('document.documentElement.dataset.reloaded = "never"');

  await mia.send('/session open');
  await mia.hear('Friday 27 November 2026 is open');
  await nia.send('/join');
  await standing('Nia').filter({ hasText: '0–0–0' }).waitFor();
  await mia.moveClock('In the middle of the session');
  await nia.send('/present');
  await nia.hear('Nia is in the room');
  await ana.send('/present');
  await ana.hear('Ana is in the room');
  const before = await standing('Ana').textContent();
  await nia.send('/game record opponent:@Ana result:won colour:white');
  await ana.page.getByRole('button', { name: 'Confirm' }).last().click();
  await nia.page.getByRole('article').filter({ hasText: 'Game #9' }).getByText('It counts').waitFor();

  await standing('Nia').filter({ hasText: '1–0–0' }).waitFor();
  expect(await standing('Ana').textContent()).not.toBe(before);
  expect(await board.getAttribute('html', 'data-reloaded')).toBe('never');
  expect(browser.faults).toEqual([]);
}, 240_000);
