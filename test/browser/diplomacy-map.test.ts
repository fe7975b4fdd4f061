import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  drawMap,
  drawOverlay,
  maharajahMap,
  type Order,
  type PictureOptions,
  type Position,
  standardMap,
} from '../../packages/diplomacy/src/index.ts';
import { shapesOf, spotOf } from '../../packages/diplomacy/src/picture/shapes.ts';
import { Browser, seriousFindings } from '../support/browser.ts';

const maps = [standardMap, maharajahMap];

const start = (map: typeof standardMap): Position => ({
  phase: { season: 'S', year: 1901, kind: 'M' },
  units: [...map.powers.values()].flatMap(({ id, starts }) => starts.map((unit) => ({ power: id, ...unit }))),
  centres: new Map(),
  dislodged: [],
});

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await Browser.open();
});

afterAll(async () => {
  await browser.close();
});

/** A page with the picture as wide as its window. What is pressed is written into the title. */
async function show(svg: string, width = 390, touch = false): Promise<void> {
  page = await browser.window({ width, height: 900, touch });
  await page.setContent(
    `<!doctype html><html lang="en"><title>–</title><style>body { margin: 0 } svg { width: 100%; height: auto }</style><main>${svg}</main>`,
  );
  await page.evaluate(() => {
    document.addEventListener('click', ({ target }) => {
      document.title = (target as Element).closest('[data-at]')?.getAttribute('data-at') ?? 'nowhere';
    });
  });
}

const everySpot = (
  map: typeof standardMap,
  size: 'small' | 'large',
): (readonly [string, number, number])[] => {
  const spots = shapesOf(map)?.[size] ?? {};
  return Object.keys(spots).map((at) => [at, ...(spotOf(spots, at)?.unit ?? [0, 0])] as const);
};

describe.each(maps)('$name on a telephone', (map) => {
  it('says which place is under each unit and each name', async () => {
    await show(drawMap(map, start(map), { size: 'small', clickable: true }));
    const found = await page.evaluate(
      (spots) => {
        const at = (x: number, y: number): string =>
          document.elementFromPoint(x, y)?.closest('[data-at]')?.getAttribute('data-at') ?? 'nowhere';
        const scale = 390 / 1600;
        const units = spots.filter(([place, x, y]) => at(x * scale, y * scale) !== place);
        const names = [...document.querySelectorAll('text')].filter((text) =>
          spots.some(([place]) => place === text.textContent?.toLowerCase()),
        );
        const others = names.filter((text) => {
          const { x, y, width, height } = text.getBoundingClientRect();
          return at(x + width / 2, y + height / 2) !== text.textContent?.toLowerCase();
        });
        return {
          names: names.length,
          wrong: [...units.map(([place]) => place), ...others.map((text) => text.textContent)],
        };
      },
      everySpot(map, 'small'),
    );
    expect(found).toEqual({ names: map.provinces.size, wrong: [] });
  });
});

describe('the standard map', () => {
  const position = start(standardMap);

  it.each([
    // Its name and unit lie in a neighbour's shape or between two.
    ['Budapest', 'Budapest', 'bud'],
    ['Portugal', 'Portugal', 'por'],
    ['Norwegian Sea', 'Norwegian Sea', 'nwg'],
  ])('knows a click on the name %s', async (_, name, at) => {
    await show(drawMap(standardMap, position, { clickable: true }), 800);
    const box = await page.locator(`text:text-is("${name}")`).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(await page.title()).toBe(at);
  });

  it('knows a tap on a fleet on a named coast', async () => {
    await show(drawMap(standardMap, position, { size: 'small', clickable: true }), 390, true);
    const [, x = 0, y = 0] = everySpot(standardMap, 'small').find(([at]) => at === 'stp/sc') ?? [];
    await page.touchscreen.tap((x * 390) / 1600, (y * 390) / 1600);
    expect(await page.title()).toBe('stp/sc');
  });

  it('is gone through by the keyboard, choice by choice', async () => {
    await show(drawMap(standardMap, position, { clickable: true, choices: ['gal', 'tyr', 'spa/nc'] }));
    const stops: unknown[] = [];
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
    }
    expect(stops.sort()).toEqual(['Galicia', 'Spain (north coast)', 'Tyrolia']);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('shows other orders and choices by its layers alone', async () => {
    const order: Order = { kind: 'move', unit: { type: 'A', at: 'vie' }, to: 'gal', via: null };
    const draft: PictureOptions = {
      orders: [{ power: 'AUS', order, result: null }],
      choices: ['tri', 'spa/nc'],
      chosen: ['bud'],
    };
    await show(drawMap(standardMap, position, draft), 800);
    const wanted = await page.screenshot();
    await show(drawMap(standardMap, position), 800);
    expect((await page.screenshot()).equals(wanted)).toBe(false);
    const { choices, arrows, marks } = drawOverlay(standardMap, position, draft);
    await page.evaluate((layers) => {
      for (const [name, inside] of layers) {
        const layer = document.querySelector(`[data-layer="${name}"]`);
        if (layer !== null) layer.innerHTML = inside;
      }
    }, Object.entries({ choices, arrows, marks }));
    expect((await page.screenshot()).equals(wanted)).toBe(true);
    expect(browser.faults).toEqual([]);
  });
});
