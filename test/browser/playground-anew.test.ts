import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { arrange } from '../../packages/playground/test/arrangement.ts';
import { Browser } from '../support/browser.ts';

/** A playground with its page, at any port. */
async function serve() {
  const { playground } = await arrange();
  const server = fastify();
  playground.mount(server, '/playground');
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: Number(new URL(server.listeningOrigin).port),
    async close() {
      await server.close();
      await playground.close();
    },
  };
}

/** Each hears what the other says, and goes when the other goes. */
function join(one: Socket, other: Socket): void {
  pipeline(one, other, () => {});
  pipeline(other, one, () => {});
}

/** An address that nobody else can take meanwhile, with a playground behind it or none. */
async function aDoor() {
  let behind: number | null = null;
  const door = createServer((visitor) => {
    if (behind === null) visitor.destroy();
    else join(visitor, connect(behind, '127.0.0.1'));
  });
  onTestFinished(() => void door.close());
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(door.address());
  return {
    address: `http://127.0.0.1:${port}/playground`,
    leadTo(other: number | null) {
      behind = other;
    },
  };
}

it('a page whose playground was started again says so, and leads to the same person in the new one', async () => {
  const door = await aDoor();
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const first = await serve();
  door.leadTo(first.port);
  const page = await browser.window();
  await page.goto(`${door.address}?as=bo&in=games`);
  const box = page.getByRole('textbox', { name: 'Message #games' });
  await box.fill('Hello');
  door.leadTo(null);
  await first.close();
  await page.getByText('The connection is lost').waitFor();
  await box.press('Enter');
  await page.getByText('There is no answer. Is the playground still running?').waitFor();
  expect(await box.inputValue()).toBe('Hello');
  const second = await serve();
  onTestFinished(() => second.close());
  door.leadTo(second.port);
  await page.getByRole('alert').getByRole('button', { name: 'Open the new one' }).click();
  await page.getByRole('button', { name: 'You are bo' }).waitFor();
  await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await box.fill('Hello again');
  await box.press('Enter');
  await page.getByRole('article').getByText('Hello again').waitFor();
}, 120_000);
