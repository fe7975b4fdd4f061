import { createServer } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReception } from '../../src/tryout/reception.ts';

/** A club that answers with its number, and what became of it. */
interface Sham {
  url: string;
  closed: boolean;
}

let clubs: Sham[];
let reception: Awaited<ReturnType<typeof openReception>>;
/** Lets the club that is being opened be ready. */
let ready: (() => void) | null;
beforeEach(async () => {
  clubs = [];
  ready = null;
  reception = await openReception({
    listening: { host: '127.0.0.1', port: 0 },
    log: pino({ level: 'silent' }),
    openClub: async (_, url) => {
      const sham = { url, closed: false };
      const number = clubs.push(sham);
      if (number === 4) await new Promise<void>((resolve) => (ready = resolve));
      return {
        server: createServer((_, response) => response.end(`club ${number}`)),
        async close() {
          sham.closed = true;
        },
      };
    },
  });
});
afterEach(() => reception.close());

/** A browser, which keeps the cookie that it is given. */
class Browser {
  #cookie: string | undefined;

  async open(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${reception.siteUrl}${path}`, {
      redirect: 'manual',
      headers: { 'sec-fetch-dest': 'document', ...(this.#cookie && { cookie: this.#cookie }), ...headers },
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return { status: response.status, text: await response.text(), to: response.headers.get('location') };
  }

  /** What it finds once its club is ready. */
  async find(path: string, headers: Record<string, string> = {}): Promise<string> {
    return vi.waitFor(async () => {
      const { status, text } = await this.open(path, headers);
      expect(status).toBe(200);
      return text;
    });
  }
}

const forData = { 'sec-fetch-dest': 'empty' };

describe('anyone who comes to the playground', () => {
  it('finds the club that is ready; the next finds a fresh one, and both stay in theirs', async () => {
    const [one, other] = [new Browser(), new Browser()];
    expect(await one.find('/playground')).toBe('club 1');
    expect(await other.find('/playground')).toBe('club 2');
    for (const path of ['/playground?as=ana', '/', '/playground'])
      expect([await one.find(path), await other.find(path)]).toEqual(['club 1', 'club 2']);
    expect(await other.find('/playground/people', forData)).toBe('club 2');
    expect(clubs.map(({ url }) => url)).toEqual([reception.siteUrl, reception.siteUrl]);
  });

  it('joins the club in use with the address of a window, and a telephone finds its clock', async () => {
    expect(await new Browser().find('/playground')).toBe('club 1');
    expect(await new Browser().find('/playground?as=bo')).toBe('club 1');
    expect(await new Browser().find('/clocks/1')).toBe('club 1');
    expect(clubs).toHaveLength(1);
  });

  it('gets a fresh club with such an address where nobody has come before', async () => {
    expect(await new Browser().find('/playground?as=bo')).toBe('club 1');
    expect(await new Browser().find('/playground')).toBe('club 2');
  });

  it('starts again when they ask for it, and not when another website does', async () => {
    const browser = new Browser();
    expect(await browser.find('/playground')).toBe('club 1');
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect(await browser.find('/playground?again', cross)).toBe('club 1');
    expect(await browser.open('/playground?again')).toMatchObject({ status: 303, to: '/playground' });
    expect(await browser.find('/playground')).toBe('club 2');
  });

  it('waits while a club is set up, and makes room for it', async () => {
    const first = new Browser();
    expect(await first.find('/playground')).toBe('club 1');
    for (const number of [2, 3]) expect(await new Browser().find('/playground')).toBe(`club ${number}`);
    const late = new Browser();
    expect(await late.open('/playground')).toMatchObject({
      status: 503,
      text: expect.stringContaining('Your club is being set up'),
    });
    await vi.waitFor(() => expect(ready).not.toBeNull());
    ready?.();
    expect(await late.find('/playground')).toBe('club 4');
    expect(await first.open('/playground/people', forData)).toMatchObject({ status: 410 });
    await vi.waitFor(() => expect(clubs.map(({ closed }) => closed)).toEqual([true, false, false, false]));
    expect(await first.find('/playground?as=ana')).toBe('club 5');
  });
});

it('what asks for data makes no club', async () => {
  for (const path of ['/playground', '/playground?again', '/api/'])
    expect(await new Browser().find(path, forData)).toBe('club 1');
  expect(clubs).toHaveLength(1);
});

it('closes every club in the end', async () => {
  expect(await new Browser().find('/playground')).toBe('club 1');
  expect(await new Browser().find('/playground')).toBe('club 2');
  await reception.close();
  expect(clubs.map(({ closed }) => closed)).toEqual([true, true]);
});
