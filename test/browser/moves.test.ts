import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movesEntry } from '../../src/ladder/moves/moves.ts';
import { movesLinkLifetime, movesPath } from '../../src/ladder/moves/moves-link.ts';
import { afternoon, enters, game, named, plays } from '../ladder/games/afternoon.ts';
import { siteOf } from '../support/a-site.ts';
import { Browser, seriousFindings } from '../support/browser.ts';

let browser: Browser;
let pages: Page[] = [];

beforeAll(async () => {
  browser = await Browser.open();
}, 60_000);
afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
  expect(browser.faults).toEqual([]);
});
afterAll(() => browser.close());

async function windowAt(address: string, width = 1280): Promise<Page> {
  const page = await browser.window({ width });
  pages.push(page);
  await page.goto(address);
  return page;
}

/** The middle of a square of the board on the page, seen from White. */
async function middle(page: Page, square: string) {
  await page.locator('.board').scrollIntoViewIfNeeded();
  const box = await page.locator('.board').boundingBox();
  if (box === null) throw new Error('There is no board');
  const unit = box.width / 440;
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square[1]) - 1;
  return { x: box.x + unit * (45 + 50 * file), y: box.y + unit * (45 + 50 * (7 - rank)) };
}

async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const { x, y } = await middle(page, square);
    await page.mouse.click(x, y);
  }
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

const stands = (page: Page, words: string) => page.locator('.stands', { hasText: words }).waitFor();

describe('entering the moves of a game', () => {
  async function opened() {
    const { club, mo, ana, bo } = afternoon();
    const number = plays(club, mo, ana, bo);
    const site = await siteOf(club);
    const link = { club: club.id, game: number, person: ana, until: club.now + movesLinkLifetime };
    const page = await windowAt(`${site.url}${movesPath(club.clubs, link)}`, 390);
    await page.locator('.playable').waitFor();
    return { page, club, number, ana };
  }

  it('by click, by drag and by typing, and saves them', async () => {
    const { page, club, number, ana } = await opened();
    expect(await page.locator('textarea').isVisible()).toBe(false);
    await click(page, 'e2', 'e4');
    await stands(page, 'Last move: e4. Black to move.');
    await drag(page, 'e7', 'e5');
    await stands(page, 'Last move: e5. White to move.');
    await click(page, 'd1', 'd5');
    await page.getByLabel('Or type a move').fill('Ke3');
    await page.keyboard.press('Enter');
    await page.getByText('Ke3 is not possible here.').waitFor();
    for (const move of ['Qh5', 'Nc6', 'a3']) {
      await page.getByLabel('Or type a move').fill(move);
      await page.keyboard.press('Enter');
    }
    await stands(page, 'Last move: a3.');
    await page.getByRole('button', { name: 'Take back' }).click();
    for (const move of ['Bc4', 'Nf6', 'Qxf7#']) {
      await page.getByLabel('Or type a move').fill(move);
      await page.keyboard.press('Enter');
    }
    await stands(page, 'Checkmate.');
    await page.getByLabel('Who had White?').selectOption({ label: 'Ana' });
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the moves' }).click();
    await page.getByText('The moves are saved.').waitFor();
    const { state } = club.view;
    expect(state.movesAdded.get(number)?.by).toBe(ana);
    const kept = await club.clubs.text(club.id, movesEntry(state, game(club, number)), 'pgn');
    expect(kept).toBe('1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0');
  }, 60_000);

  it('asks what a pawn becomes, and turns the board round', async () => {
    const { page } = await opened();
    for (const move of ['a4', 'b5', 'axb5', 'a6', 'bxa6', 'Nc6', 'a7', 'h6']) {
      await page.getByLabel('Or type a move').fill(move);
      await page.keyboard.press('Enter');
      await stands(page, `Last move: ${move}.`);
    }
    await click(page, 'a7', 'a8');
    await click(page, 'a7', 'b8');
    await page.getByRole('button', { name: 'Flip the board' }).click();
    await stands(page, 'Last move: h6.');
  }, 60_000);
});

describe('a game on the site', () => {
  async function opened(move: number, width = 1280) {
    const { club, mo, ana, bo } = afternoon();
    const pgn = '1. e4 e5 2. Nf3 Nc6';
    const number = enters(club, mo, bo, { player: named(ana), colour: 'white', score: 0.5, pgn });
    const site = await siteOf(club);
    const page = await windowAt(`${site.url}/games/${number}?move=${move}`, width);
    await page.locator('html.steps-by-keys').waitFor();
    return page;
  }

  it('is gone on with by its own next move, and left by any other', async () => {
    const page = await opened(0);
    await click(page, 'e2');
    await page.locator('.playable .target').first().waitFor();
    await click(page, 'e4');
    await stands(page, '1. e4, White');
    expect(new URL(page.url()).search).toBe('?move=1');
    await drag(page, 'c7', 'c5');
    await stands(page, 'Your own moves: 1… c5');
    await click(page, 'g1', 'f3');
    await stands(page, 'Your own moves: 1… c5 2. Nf3');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await stands(page, '1. e4, White');
  }, 60_000);

  it('is shown on a board as high as it is wide', async () => {
    const page = await opened(2);
    const box = await page.locator('.board').boundingBox();
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  }, 60_000);

  it('is leafed through by a finger', async () => {
    const page = await opened(2, 390);
    const swipe = (by: number) =>
      page.locator('.board').evaluate((board, by) => {
        const { left, top, width } = board.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + width / 2 };
        const about = { bubbles: true, pointerType: 'touch', pointerId: 7, button: 0 };
        board.dispatchEvent(new PointerEvent('pointerdown', { ...about, ...at }));
        board.dispatchEvent(new PointerEvent('pointerup', { ...about, ...at, clientX: at.clientX + by }));
      }, by);
    await swipe(-120);
    // The first touch draws the board again, as one that can be played on: what is sent to the old one is lost.
    await page.locator('.board.playable').waitFor();
    await stands(page, '2. Nf3, White');
    await swipe(120);
    await stands(page, '1… e5, Black');
    await swipe(-20);
    await stands(page, '1… e5, Black');
  }, 60_000);

  it('is found by a form without faults', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const site = await siteOf(club);
    const page = await windowAt(`${site.url}/games?player=Zed&from=2026-11-20`, 390);
    await page.getByText('Nobody of that name').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Player').fill('Ana');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: '#1' }).waitFor();
  }, 60_000);
});
