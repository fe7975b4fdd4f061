import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Browser as Chromium, Page } from 'playwright-core';
import { startChromium } from './chromium.ts';

/** How somebody looks at pages. */
export interface Looks {
  scheme?: 'light' | 'dark';
  /** In CSS pixels; a small laptop's unless said otherwise. */
  width?: number;
  height?: number;
  /** Whether scripts run; they do unless said otherwise. */
  scripts?: boolean;
  /** Whether it is a screen for fingers. */
  touch?: boolean;
  /** Pixels to a CSS pixel. */
  fineness?: number;
}

/** A real Chromium that takes down everything that pages must not do. */
export class Browser {
  /** Errors of scripts, of the console and of the content security policy, dialogs, and requests that leave this machine. */
  readonly faults: string[] = [];
  private readonly chromium: Chromium;

  private constructor(chromium: Chromium) {
    this.chromium = chromium;
  }

  static async open(): Promise<Browser> {
    return new Browser(await startChromium());
  }

  /** A window with nothing kept from any other, as though on another computer. */
  async window(looks: Looks = {}): Promise<Page> {
    const {
      scheme = 'light',
      width = 1280,
      height = 800,
      scripts = true,
      touch = false,
      fineness = 1,
    } = looks;
    const context = await this.chromium.newContext({
      colorScheme: scheme,
      viewport: { width, height },
      deviceScaleFactor: fineness,
      javaScriptEnabled: scripts,
      hasTouch: touch,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    this.watch(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return page;
  }

  async close(): Promise<void> {
    await this.chromium.close();
  }

  private watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.faults.push(`${error.error()}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`${message.page()?.url()}: ${message.text()}`);
    });
    context.on('dialog', async (dialog) => {
      this.faults.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.dismiss();
    });
    context.on('request', (request) => {
      if (!isOnThisMachine(request.url())) this.faults.push(`asked for ${request.url()}`);
    });
  }
}

const isOnThisMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return ['data:', 'blob:', 'about:'].includes(protocol) || hostname === '127.0.0.1';
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds serious or critical in the page as it stands, or in the part that a selector names, each with the
 * first places where. `rules` are the only ones to go by.
 */
export async function seriousFindings(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) };
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ help, nodes }) => [help, ...nodes.slice(0, 5).map(({ html }) => html)].join('\n'));
}

/** How many CSS pixels the page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
