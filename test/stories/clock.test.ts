import { expect, it, onTestFinished } from 'vitest';
import type { ReadMessage } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person, siteUrl } from '../support/club-on-playground.ts';

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });

/** A Friday at 12:40, with the session open and Mia in the room. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people };
}

/** The path of the page that a message leads to. */
const pathIn = (message: ReadMessage | undefined): string => {
  const [address = ''] = JSON.stringify(message?.components).match(/https:[^"]+\/clock\/[^"]+/) ?? [];
  return address.replace(siteUrl, '');
};

/** The card of the clock, once it has those buttons. */
const cardWith = ({ as }: Person, ...buttons: string[]): Promise<ReadMessage> =>
  as.waitForMessage(
    'games',
    (message) => message.text.includes('Chess clock 1') && message.buttons.join() === buttons.join(),
  );

it('Acts I.7, I.7.1 and I.7.2: a clock is opened, agreed to, started, stopped, and loses nothing by a restart', async () => {
  const { club, mia, ana, bo } = await aFriday();
  const order = { white: ana, black: bo, minutes: 3 };
  expect(await ana.as.run('clock open', order)).toMatchObject(privately('Act III.2'));
  const opened = await mia.as.run('clock open', order);
  expect(opened).toMatchObject(privately('for the phone on the table'));
  expect(pathIn(opened.message)).toContain('.table.');
  expect(await mia.as.run('clock open', order)).toMatchObject(privately('has a chess clock already'));
  const card = await cardWith(ana, 'I agree', 'No clock', 'End');
  expect(card.text).toContain('White has 3:00, Black 3:00');
  expect(pathIn(card)).toContain('.watch.');
  expect(await mia.as.press(card, 'I agree')).toMatchObject(privately('This question is not for you'));
  await ana.as.press(card, 'I agree');
  await bo.as.press(card, 'I agree');
  const ready = await cardWith(mia, 'Start', 'End', 'My page');
  expect(await ana.as.press(ready, 'Start')).toMatchObject(privately('Act III.2'));
  expect(pathIn((await ana.as.press(ready, 'My page')).message)).toContain('.white.');
  expect(pathIn((await bo.as.press(ready, 'My page')).message)).toContain('.black.');
  await mia.as.press(ready, 'Start');
  const running = await cardWith(mia, 'Pause', 'End', 'My page');
  club.goTo('12:40:30');
  await mia.as.press(running, 'Pause');
  expect((await cardWith(mia, 'Resume', 'End', 'My page')).text).toContain('White has 2:30, Black 3:00');
  await club.stopBot();
  await club.startBot();
  club.goTo('12:45');
  const paused = await cardWith(mia, 'Resume', 'End', 'My page');
  await mia.as.press(paused, 'Resume');
  const on = await cardWith(mia, 'Pause', 'End', 'My page');
  club.goTo('12:45:10');
  await mia.as.press(on, 'End');
  await bo.as.waitForMessage('games', ({ text }) => text.includes('White 2:20, Black 3:00'));
  const over = await cardWith(mia, 'White won', 'Draw', 'Black won');
  await mia.as.press(over, 'White won');
  expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
  expect((await cardWith(mia)).text).toContain('It is now game #1');
});

it('Acts I.7.3 and I.7.5: telephones press the clock, its card follows, and the flag is confirmed', async () => {
  const { club, mia, ana, bo, morgan } = await aFriday();
  await morgan.as.run('chief clock', { member: bo, on: true, minutes: 1 });
  const opened = await mia.as.run('clock open', { white: ana, black: bo });
  const card = await cardWith(ana, 'I agree', 'No clock', 'End');
  expect(card.text).toContain('White has 1:00, Black 1:00');
  await ana.as.press(card, 'I agree');
  const site = await club.openPages();
  const send = async (path: string, presses: readonly object[]): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ presses });
    const response = await fetch(`${site}${path}/presses`, { method: 'POST', headers, body });
    return response.json();
  };
  await send(pathIn(opened.message), [{ kind: 'start', at: club.now, code: 'the-first-press' }]);
  const running = await cardWith(bo, 'Pause', 'End', 'My page');
  const [white, black] = [
    pathIn((await ana.as.press(running, 'My page')).message),
    pathIn((await bo.as.press(running, 'My page')).message),
  ];
  club.goTo('12:40:20');
  await send(white, [{ kind: 'white', at: club.now, code: 'the-second-press' }]);
  club.goTo('12:41:21');
  expect(await send(black, [])).toMatchObject({ stage: 'over', flag: 'black' });
  const told = await ana.as.waitForMessage('games', ({ text }) => text.includes('has won'));
  expect(told.text).toContain('Black’s time is up: **Ana** (White) has won.');
  expect(told.buttons).toEqual(['Confirm: White won', 'Draw: mate is impossible']);
  expect(await ana.as.press(told, 'Confirm: White won')).toMatchObject(privately('Act III.2'));
  await mia.as.press(told, 'Confirm: White won');
  await bo.as.waitForMessage('games', ({ text }) => text.includes('on the clock'));
  expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
});
