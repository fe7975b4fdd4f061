import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { arrange } from '../playground/arrangement.ts';
import { Browser } from '../support/browser.ts';

/** A playground at this port, with its page. */
async function serve(port: number) {
  const { playground } = await arrange();
  const server = fastify();
  playground.mount(server, '/playground');
  await server.listen({ port, host: '127.0.0.1' });
  return {
    address: `${server.listeningOrigin}/playground`,
    port: Number(new URL(server.listeningOrigin).port),
    async close() {
      await server.close();
      await playground.close();
    },
  };
}

it('a page whose playground was started anew says so, and leads to the same person in the new one', async () => {
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const first = await serve(0);
  const page = await browser.window();
  await page.goto(`${first.address}?as=bo&in=games`);
  const box = page.getByRole('textbox', { name: 'Message #games' });
  await box.fill('Hello');
  await first.close();
  await page.getByText('The connection is lost').waitFor();
  await box.press('Enter');
  await page.getByText('There is no answer. Is the playground still running?').waitFor();
  expect(await box.inputValue()).toBe('Hello');
  const second = await serve(first.port);
  onTestFinished(() => second.close());
  await page.getByRole('alert').getByRole('button', { name: 'Go there' }).click();
  await page.getByRole('button', { name: 'You are bo' }).waitFor();
  await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await box.fill('Hello again');
  await box.press('Enter');
  await page.getByRole('article').getByText('Hello again').waitFor();
}, 60_000);
