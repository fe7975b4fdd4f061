import type { Locator } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { aTryout } from '../support/a-tryout.ts';
import { Browser, type Looks } from '../support/browser.ts';
import { Visitor } from '../support/playground-page.ts';

const telephone: Looks = { width: 390, height: 780 };

/** Somebody whose taps are counted. */
class Thumb {
  taps = 0;

  constructor(readonly visitor: Visitor) {}

  async tap(label: string, within: Locator = this.visitor.page.getByRole('log')): Promise<void> {
    await within.getByRole('button', { name: label, exact: true }).last().click();
    this.taps += 1;
  }

  /** How many taps it took until then; counts anew. */
  taken(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}

it('the first confirmed game, on a telephone: one tap to check in, three to record, one to confirm', async () => {
  const tryout = await aTryout();
  onTestFinished(() => tryout.close());
  const browser = await Browser.open();
  onTestFinished(() => browser.close());
  const enter = async (name: string, looks?: Looks) => {
    const visitor = await Visitor.enter(browser, tryout.playgroundUrl, name, looks);
    await visitor.page.getByRole('button', { name: 'Close the tour' }).click();
    return new Thumb(visitor);
  };
  const mia = await enter('mia');
  await mia.visitor.send('/session open');
  await mia.visitor.hear('Friday 27 November 2026 is open');
  await mia.visitor.moveClock('In the middle of the session');
  const [ana, bo] = [await enter('ana', telephone), await enter('bo', telephone)];

  for (const pupil of [ana, bo]) {
    await pupil.tap('Check in');
    await pupil.visitor.hear('You are checked in');
    expect(pupil.taken()).toBe(1);
  }
  await ana.visitor.hear('Mia, Ana and Bo');

  await ana.tap('Record a game');
  await ana.tap('Bo');
  await ana.tap('I won');
  const card = (pupil: Thumb) => pupil.visitor.page.getByRole('article').filter({ hasText: 'Game #9' });
  await card(ana).getByText('It is waiting for').waitFor();
  expect(ana.taken()).toBeLessThanOrEqual(3);

  await bo.tap('Confirm', card(bo));
  await card(ana).getByText('It counts').waitFor();
  expect(bo.taken()).toBe(1);
  expect(await card(ana).count()).toBe(1);
  expect(browser.faults).toEqual([]);
}, 120_000);
