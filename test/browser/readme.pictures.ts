import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openSiteOf } from '../support/a-site.ts';
import { aTryout } from '../support/a-tryout.ts';
import { Browser, type Looks } from '../support/browser.ts';
import { Visitor } from '../support/playground-page.ts';
import { TableStory } from '../tables/a-table.ts';
import { PlayedNomic } from '../tables/nomic/a-played-game.ts';
import { pageOf } from '../tables/own-page.ts';

const folder = new URL('../../docs/pictures/', import.meta.url);

const keep = (page: Page, name: string) =>
  page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });

const laptop: Looks = { width: 1120, height: 700 };
const telephone: Looks = { width: 390, height: 700, scheme: 'dark' };

it('takes the pictures of a first game on a telephone', async () => {
  const tryout = await aTryout();
  onTestFinished(() => tryout.close());
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const enter = async (name: string) => {
    const visitor = await Visitor.enter(browser, tryout.playgroundUrl, name, {
      ...telephone,
      scheme: 'light',
    });
    await visitor.page.getByRole('button', { name: 'Close the tour' }).click();
    return visitor;
  };
  const mia = await Visitor.enter(browser, tryout.playgroundUrl, 'mia', laptop);
  await mia.send('/session open');
  await mia.hear('Friday 27 November 2026 is open');
  await mia.moveClock('In the middle of the session');
  const [ana, bo] = [await enter('ana'), await enter('bo')];
  const tap = ({ page }: Visitor, name: string) =>
    page.getByRole('button', { name, exact: true }).last().click();
  await tap(bo, 'Check in');
  await tap(ana, 'Check in');
  await ana.hear('Mia, Bo and Ana');
  await ana.hear('You are checked in');
  await keep(ana.page, 'first-game-1');
  await tap(ana, 'Record a game');
  await tap(ana, 'Bo');
  await ana.hear('How did your game against');
  await keep(ana.page, 'first-game-2');
  await tap(ana, 'I won');
  await tap(bo, 'Confirm');
  await bo.page.getByRole('article').filter({ hasText: 'Game #9' }).getByText('It counts').waitFor();
  await keep(bo.page, 'first-game-3');
}, 120_000);

it('takes the pictures of the README', async () => {
  const tryout = await aTryout();
  onTestFinished(() => tryout.close());
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const enter = (name: string) => Visitor.enter(browser, tryout.playgroundUrl, name, laptop);
  const [mia, nia, ana] = [await enter('mia'), await enter('nia'), await enter('ana')];

  await mia.send('/session open');
  await mia.hear('Friday 27 November 2026 is open');
  await nia.send('/join');
  await nia.hear('Nia has joined');
  await mia.moveClock('In the middle of the session');
  await nia.send('/game record opponent:@Ana result:won colour:white');
  const confirm = ana.page.getByRole('button', { name: 'Confirm' }).last();
  await confirm.waitFor();
  await ana.page.getByRole('button', { name: 'Close the tour' }).click();
  await keep(ana.page, 'playground-confirm');
  await confirm.click();
  await ana.page.getByRole('article').filter({ hasText: 'Game #9' }).getByText('It counts').waitFor();
  await ana.send('/profile');
  await ana.page.getByRole('img', { name: 'A chart of a score' }).waitFor();
  await keep(ana.page, 'playground-profile');

  const [light, dark] = [await browser.window(laptop), await browser.window(telephone)];
  for (const [page, looks] of [
    [light, 'laptop'],
    [dark, 'telephone'],
  ] as const) {
    await page.goto(tryout.siteUrl);
    await keep(page, `board-${looks}`);
    await page.getByRole('link', { name: 'Ana' }).click();
    await page.getByRole('heading', { name: 'Ana' }).waitFor();
    await keep(page, `member-${looks}`);
    await page.goto(`${tryout.siteUrl}/games/8`);
    await page.getByRole('heading', { name: 'On the board' }).evaluate((heading) => heading.scrollIntoView());
    await keep(page, `game-${looks}`);
    await page.goto(`${tryout.siteUrl}/terms/0.5`);
    await keep(page, `terms-${looks}`);
  }
  expect(browser.faults).toEqual([]);
}, 120_000);

it('takes the pictures of orders that are given on a telephone', async () => {
  const story = new TableStory().start();
  const site = await openSiteOf(story.club);
  onTestFinished(() => site.close());
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const page = await browser.window({ ...telephone, scheme: 'light', touch: true });
  await page.goto(pageOf(story, 'AUS', site.url));
  const answers = page.locator('.picking');
  const give = async (unit: string, to: string, order: string) => {
    await answers.getByRole('button', { name: unit }).tap();
    await answers.getByRole('button', { name: to }).tap();
    await page.locator('.reading', { hasText: order }).waitFor();
  };
  await answers.getByRole('button', { name: 'Army Vienna' }).tap();
  await keep(page, 'orders-1');
  await answers.getByRole('button', { name: 'Back' }).tap();
  await give('Army Vienna', 'Galicia', 'A vie-gal');
  await give('Army Budapest', 'Serbia', 'A bud-ser');
  await give('Fleet Trieste', 'Albania', 'F tri-alb');
  await keep(page, 'orders-2');
  await answers.getByRole('button', { name: 'Final', exact: true }).tap();
  await answers.getByRole('button', { name: 'Take back final' }).waitFor();
  await page.locator('.final').scrollIntoViewIfNeeded();
  await keep(page, 'orders-3');
}, 60_000);

it('takes the pictures of a game of Nomic', async () => {
  const story = await PlayedNomic.begun();
  await story.proposes('monday', {
    ...{ kind: 'amend', rule: '210', figures: 'winning=150' },
    text: 'The winner is the first player to achieve 150 points.',
  });
  await story.all('yes');
  await story.goTo('2026-11-24 10:00');
  await story.proposes('tuesday', {
    ...{ kind: 'amend', rule: '203', figures: 'points=floor(80 * Y / V)' },
    text: 'The proposer gains 80 points times the share of the votes that are for it, rounded down.',
  });
  await story.votes('wednesday', 'yes');
  const site = await openSiteOf(story.club);
  onTestFinished(() => site.close());
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const [light, dark] = [await browser.window(laptop), await browser.window(telephone)];
  await light.goto(`${site.url}/tables/1/nomic/proposals/2`);
  await light.getByRole('heading', { name: 'Proposal 302' }).waitFor();
  await keep(light, 'nomic-proposal');
  await dark.goto(`${site.url}/tables/1/nomic/rules`);
  await dark.getByRole('link', { name: 'Rule 101' }).first().waitFor();
  await keep(dark, 'nomic-rules');
}, 60_000);
