import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { done } from '../../src/house/result.ts';
import { type ClockRole, clockPath } from '../../src/ladder/clocks/clock-pass.ts';
import { startChessClocks } from '../../src/schedule/chess-clocks.ts';
import { afternoon } from '../ladder/games/afternoon.ts';
import { aSite } from '../support/a-site.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

/** A clock with so many seconds for each, to which both players have agreed, in a club whose time passes. */
async function aClock(seconds: number) {
  const { club, mo, ana, bo } = afternoon();
  const [left, date] = [seconds * 1000, '2026-11-20'];
  const times = { whiteLeft: left, blackLeft: left, increment: 0 };
  club.write(
    { type: 'clock-opened', clock: 1, white: ana, black: bo, ...times, date, asked: [], penalties: [] },
    { by: mo },
  );
  const began = Date.now() - club.now;
  const clock = () => Date.now() - began;
  const site = await aSite(club.clubs, clock);
  const clocks = startChessClocks({ clubs: club.clubs, clock, log: pino({ level: 'silent' }) });
  onTestFinished(() => clocks.stop());
  const address = (role: ClockRole) =>
    `${site.url}${clockPath(club.clubs, { club: club.id, clock: 1, role })}`;
  const ends = () => club.view.entries.filter(({ type }) => type === 'clock-ended');
  return { club, address, ends, now: clock };
}

const face = (page: Page, colour: 'white' | 'black') => page.locator(`.face.${colour}`);

const left = async (page: Page): Promise<string> =>
  (await page.locator('.face .left').allTextContents()).join(' ');

/** When the countdown that runs on the page will be used up, by the clock of this machine: the earliest of many readings. */
const flagOn = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    let earliest = Infinity;
    const look = setInterval(() => {
      const text = document.querySelector('.face.runs .left').textContent;
      const [minutes, seconds] = text.split(':').map(Number);
      earliest = Math.min(earliest, Date.now() + (minutes * 60 + seconds) * 1000);
    }, 20);
    setTimeout(() => { clearInterval(look); resolve(earliest); }, 1200);
  })`);

/** What pages did that they must not; what a browser says of requests without a network is no fault of theirs. */
const faultsOf = ({ faults }: Browser): string[] =>
  faults.filter((fault) => !fault.includes('net::ERR_INTERNET_DISCONNECTED'));

/** Takes down what the note of a page says from now on, however briefly, and returns how to read that. */
async function notesFromNow(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`globalThis.notes = new Set();
    new MutationObserver(() => notes.add(document.querySelector('.clock-note').textContent))
      .observe(document.querySelector('.clock'), { subtree: true, childList: true, characterData: true });`);
  return () => page.evaluate<string[]>('[...notes]');
}

/** For how long, in milliseconds, an answer to a press is half here in a window that runs `slowAnswers`. */
const answering = 600;

/** A page's network on which only the first half of an answer to a press is quick, and nothing is heard of otherwise. */
const slowAnswers = `
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    if (this.url.endsWith('/presses')) await new Promise((go) => setTimeout(go, ${answering}));
    return json.call(this);
  };
  globalThis.EventSource = class extends EventTarget {};
`;

/** Takes down what a page asks of its device, in the place of the device. */
const noted = `
  globalThis.noted = { held: 0, tones: [], buzzes: 0 };
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => { noted.held += 1; } } });
  Object.defineProperty(navigator, 'vibrate', { value: () => { noted.buzzes += 1; return true; } });
  const part = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  globalThis.AudioContext = class {
    state = 'running';
    currentTime = 0;
    createGain() { return { gain: part, connect: () => {} }; }
    createOscillator() {
      const frequency = {};
      return { frequency, connect: (to) => to, start: () => noted.tones.push(frequency.value), stop() {} };
    }
  };
`;

describe('a chess clock on two telephones', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.open();
  }, 60_000);
  afterAll(() => browser.close());

  const phone = async (address: string, width = 390, height = 844): Promise<Page> => {
    const page = await browser.window({ width, height });
    onTestFinished(() => page.close());
    await page.goto(address);
    return page;
  };

  it('Acts I.7.3 and I.7.5: agrees after one was offline for ten seconds, and the flag falls once', async () => {
    const { address, ends, club } = await aClock(25);
    const [table, other] = await Promise.all([phone(address('table')), phone(address('watch'))]);
    await table.getByRole('button', { name: 'Start' }).click();
    await face(table, 'white').click();
    await expect.poll(() => face(other, 'black').getAttribute('class')).toContain('runs');
    await table.context().setOffline(true);
    await table.waitForTimeout(3000);
    await face(table, 'black').click();
    await table.waitForTimeout(3000);
    await face(table, 'white').click();
    await table.waitForTimeout(4000);
    expect(club.view.presses(1)).toHaveLength(2);
    await expect.poll(() => table.locator('.clock-note').textContent()).toContain('No connection');
    await table.context().setOffline(false);
    await expect.poll(() => club.view.presses(1).length).toBe(4);
    const stopped = async (page: Page) => (await left(page)).split(' ')[0];
    await expect.poll(async () => (await stopped(other)) === (await stopped(table))).toBe(true);
    for (const page of [table, other]) await expect.poll(() => left(page)).toMatch(/ 0:0\d\.\d$/);
    const [here, there] = await Promise.all([flagOn(table), flagOn(other)]);
    expect(Math.abs(here - there)).toBeLessThanOrEqual(200);
    expect(await stopped(table)).toBe(await stopped(other));
    await expect.poll(() => other.locator('.clock-state').textContent()).toContain('Ana has won');
    await expect.poll(() => left(table)).toMatch(/ 0:00\.0$/);
    expect(await left(table)).toBe(await left(other));
    expect(ends()).toMatchObject([{ how: 'flag', flag: 'black' }]);
    expect(faultsOf(browser)).toEqual([]);
  }, 120_000);

  it('Act I.7.5: waits for a player’s own telephone, also where the table’s page has nothing to send', async () => {
    const { address, club, ends } = await aClock(12);
    const [table, white] = await Promise.all([phone(address('table')), phone(address('white'))]);
    await table.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => face(white, 'white').getAttribute('class')).toContain('runs');
    await white.context().setOffline(true);
    await face(white, 'white').click();
    await expect.poll(() => left(table)).toMatch(/^0:00\.0 /);
    await table.waitForTimeout(2500);
    expect(ends()).toEqual([]);
    await white.context().setOffline(false);
    await expect.poll(() => club.view.presses(1).map(({ kind }) => kind)).toEqual(['start', 'white']);
  }, 120_000);

  it('keeps what was pressed without a network when the page is loaded again', async () => {
    const { address, club } = await aClock(300);
    const page = await phone(address('table'));
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => club.view.presses(1).length).toBe(1);
    await page.context().setOffline(true);
    await face(page, 'white').click();
    await expect.poll(() => page.evaluate('localStorage.length')).toBe(1);
    await page.context().setOffline(false);
    await page.reload();
    await expect.poll(() => club.view.presses(1).length).toBe(2);
  });

  it('is worked with the space bar, and by nobody who only watches', async () => {
    const { address, club } = await aClock(300);
    const [table, white, watch] = await Promise.all([
      phone(address('table'), 1280, 720),
      phone(address('white')),
      phone(address('watch')),
    ]);
    const pressed = () => club.view.presses(1).map(({ kind }) => kind);
    await table.getByRole('button', { name: 'Start' }).click();
    await expect.poll(pressed).toEqual(['start']);
    await face(table, 'white').focus();
    for (const kinds of [
      ['start', 'white'],
      ['start', 'white', 'black'],
    ]) {
      await table.keyboard.press('Space');
      await expect.poll(pressed).toEqual(kinds);
    }
    await expect.poll(() => face(watch, 'white').getAttribute('class')).toContain('runs');
    expect(await watch.locator('button.face').count()).toBe(0);
    expect(await watch.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await watch.keyboard.press('Space');
    await expect.poll(() => white.locator('button.face').count()).toBe(1);
    await expect.poll(() => face(white, 'white').getAttribute('class')).toContain('runs');
    await white.keyboard.press('Space');
    await expect.poll(pressed).toEqual(['start', 'white', 'black', 'white']);
    await white.keyboard.press('Space');
    await white.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(pressed).toEqual(['start', 'white', 'black', 'white', 'pause']);
    await expect.poll(() => table.getByRole('button', { name: 'Resume' }).count()).toBe(1);
    expect(await white.getByRole('button', { name: 'Resume' }).count()).toBe(0);
    expect(faultsOf(browser)).toEqual([]);
  });

  it('still shows whose turn it is while the answer to a press is half here', async () => {
    const { address, club } = await aClock(300);
    const page = await browser.window();
    onTestFinished(() => page.close());
    await page.addInitScript(slowAnswers);
    await page.goto(address('table'));
    const pressed = () => club.view.presses(1).map(({ kind }) => kind);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(pressed).toEqual(['start']);
    await page.waitForTimeout(answering);
    await face(page, 'white').focus();
    await page.keyboard.press('Space');
    await expect.poll(pressed).toEqual(['start', 'white']);
    await page.waitForTimeout(answering / 2);
    expect(await face(page, 'black').getAttribute('class')).toContain('runs');
    await page.keyboard.press('Space');
    await expect.poll(pressed).toEqual(['start', 'white', 'black']);
  });

  it('says when something that was pressed was not taken', async () => {
    const { address, club, now } = await aClock(300);
    const page = await phone(address('table'));
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => club.view.presses(1).length).toBe(1);
    await page.context().setOffline(true);
    await face(page, 'white').click();
    await page.waitForTimeout(1000);
    const pause = { kind: 'pause', at: now(), heardAt: now(), by: 1, code: null } as const;
    club.clubs.changeNow(club.id, { interaction: null, now: now() }, (work) => {
      work.press(1, pause);
      return done(null);
    });
    const notes = await notesFromNow(page);
    await page.context().setOffline(false);
    await expect.poll(notes).toContainEqual(expect.stringContaining('Not taken'));
    await expect.poll(() => page.getByRole('button', { name: 'Resume' }).count()).toBe(1);
    expect(club.view.presses(1)).toHaveLength(2);
    expect(faultsOf(browser)).toEqual([]);
  });

  const small = { width: 320, height: 568 };
  const onItsSide = { width: 568, height: 320 };
  it.each([
    ['light', 'upright', small],
    ['dark', 'upright', small],
    ['light', 'on its side', onItsSide],
    ['dark', 'on its side', onItsSide],
  ] as const)('can be used by everybody, on a small screen, %s and %s', async (scheme, _, size) => {
    const { address } = await aClock(300);
    const page = await browser.window({ ...size, scheme });
    onTestFinished(() => page.close());
    await page.goto(address('table'));
    await page.getByRole('button', { name: 'Start' }).click();
    expect(await overhang(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    for (const colour of ['white', 'black'] as const) {
      const box = await face(page, colour).boundingBox();
      expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
  });

  const isTurned = (page: Page, colour: 'white' | 'black'): Promise<boolean> =>
    page.evaluate<boolean>(
      `getComputedStyle(document.querySelector('.face.${colour} .inside')).transform.startsWith('matrix(-1')`,
    );
  const topOf = async (page: Page, colour: 'white' | 'black') =>
    (await face(page, colour).boundingBox())?.y ?? 0;

  it('turns the upper half round where one telephone lies between both players, and there alone', async () => {
    const { address } = await aClock(300);
    const table = await phone(address('table'));
    expect(await topOf(table, 'black')).toBeLessThan(await topOf(table, 'white'));
    expect([await isTurned(table, 'black'), await isTurned(table, 'white')]).toEqual([true, false]);
    await table.getByRole('button', { name: 'Swap places' }).click();
    await expect.poll(() => isTurned(table, 'white')).toBe(true);
    expect(await isTurned(table, 'black')).toBe(false);
    await table.reload();
    await expect.poll(() => isTurned(table, 'white')).toBe(true);
    await table.setViewportSize({ width: 844, height: 390 });
    expect([await isTurned(table, 'black'), await isTurned(table, 'white')]).toEqual([false, false]);
    for (const role of ['white', 'black', 'watch'] as const) {
      const page = await phone(address(role));
      expect([await isTurned(page, 'black'), await isTurned(page, 'white')]).toEqual([false, false]);
    }
    const black = await phone(address('black'));
    await expect.poll(async () => (await topOf(black, 'white')) < (await topOf(black, 'black'))).toBe(true);
    expect(await face(black, 'black').textContent()).toContain('Black: Bo (you)');
    expect(faultsOf(browser)).toEqual([]);
  });

  it('fills the screen and leaves it again', async () => {
    const { address } = await aClock(300);
    const page = await phone(address('table'));
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    expect(faultsOf(browser)).toEqual([]);
  });

  it('keeps the screen awake, also after it was out of sight', async () => {
    const { address } = await aClock(300);
    const page = await browser.window();
    onTestFinished(() => page.close());
    await page.addInitScript(noted);
    await page.goto(address('watch'));
    const held = () => page.evaluate<number>('noted.held');
    await expect.poll(held).toBe(1);
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expect.poll(held).toBe(2);
  });

  it('beeps and buzzes where that is switched on, as it is remembered on that device', async () => {
    const { address } = await aClock(6);
    const page = await browser.window({ width: 390, height: 844 });
    onTestFinished(() => page.close());
    await page.addInitScript(noted);
    await page.goto(address('table'));
    const tones = () => page.evaluate<number[]>('noted.tones');
    const sound = (name: string) => page.getByRole('button', { name }).click();
    await sound('Sound off');
    expect(await tones()).toEqual([880]);
    await sound('Sound on');
    await sound('Sound off');
    await page.reload();
    await page.getByRole('button', { name: 'Sound on' }).waitFor();
    expect(await tones()).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(tones, { timeout: 30_000 }).toEqual([880, 880, 880, 880, 880, 440]);
    expect(await page.evaluate<number>('noted.buzzes')).toBe(6);
    expect(faultsOf(browser)).toEqual([]);
  }, 60_000);

  it('says whom a penalty has taken time from, to those at the table, and which taps came late', async () => {
    const { address, club } = await aClock(300);
    const page = await phone(address('table'));
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => club.view.presses(1).length).toBe(1);
    expect(await page.locator('.late').count()).toBe(0);
    await page.context().setOffline(true);
    await face(page, 'white').click();
    await page.waitForTimeout(2500);
    await page.context().setOffline(false);
    await page.getByText('One tap came late').click();
    await expect
      .poll(() => page.locator('.late li').allTextContents())
      .toContainEqual(expect.stringMatching(/^White’s move 1: \d+ s late$/));
    expect(faultsOf(browser)).toEqual([]);
  });
});
