import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

const policy = "default-src 'none'; script-src 'self'";

const pages: Record<string, string> = {
  '/fine': '<main><h1>Fine</h1></main>',
  '/inline': '<main><h1>Inline</h1></main><script>document.title = "ran"</script>',
  '/broken': '<main><h1>Broken</h1></main><script src="/broken.js"></script>',
  '/broken.js': 'throw new Error("broken on purpose")',
  '/away': '<main><h1>Away</h1></main><img alt="" src="https://example.org/x.png">',
  '/nameless': '<main><h1>Nameless</h1><button></button></main>',
  '/wide': `<main><h1>Wide</h1><pre>${'x'.repeat(400)}</pre></main>`,
};

describe('the browser that the pages are tried in', () => {
  let server: Server;
  let browser: Browser;
  let base: string;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const script = url.endsWith('.js');
      response.setHeader('content-security-policy', url === '/away' ? 'img-src *' : policy);
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
      response.end(
        script ? pages[url] : `<!doctype html><html lang="en"><title>t</title>${pages[url]}</html>`,
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    if (typeof address !== 'object') throw new Error('The server has no port');
    base = `http://127.0.0.1:${address?.port}`;
    browser = await Browser.open();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(() => {
    browser.faults.length = 0;
  });

  async function visit(path: string) {
    const page = await browser.window();
    await page.goto(base + path);
    return page;
  }

  it('finds nothing in a page without faults', async () => {
    const page = await visit('/fine');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    expect(browser.faults).toEqual([]);
  });

  it.each([
    ['/inline', /Content Security Policy/],
    ['/broken', /broken on purpose/],
    ['/away', /asked for https:\/\/example\.org/],
  ])('takes down what %s does', async (path, fault) => {
    await visit(path);
    await expect.poll(() => browser.faults.join('\n')).toMatch(fault);
  });

  it('finds a button without a name, and a page wider than its window', async () => {
    expect(await seriousFindings(await visit('/nameless'))).toEqual([
      expect.stringMatching(/^Buttons must have discernible text\n<button>/),
    ]);
    expect(await overhang(await visit('/wide'))).toBeGreaterThan(100);
  });
});
