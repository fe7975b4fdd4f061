import { expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });

it('Acts I.8.1 and I.8.2: a game with a time limit starts, pauses, goes on and ends by the pieces captured', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const { mia, ana, bo } = await club.setUp('ana', 'bo');
  await mia.as.run('session open');
  club.goTo('12:40');
  const order = { white: ana, black: bo, minutes: 10 };
  expect(await ana.as.run('game limit', order)).toMatchObject(privately('Act III.2'));
  const card = await mia.as.run('game limit', order);
  expect(card).toMatchObject({ ephemeral: false, buttons: ['Pause', 'Stop'] });
  for (const words of ['Limit: 10 min', 'Act I.8.2']) expect(card.text).toContain(words);
  const seconds = (time: string) => Date.parse(`2026-11-20T${time}Z`) / 1000;
  expect(card.text).toContain(`Started: <t:${seconds('12:40')}:t>. It ends at <t:${seconds('12:50')}:t>`);
  expect(await mia.as.run('game limit', order)).toMatchObject(privately('Act I.8'));
  club.goTo('12:44:30');
  expect(await ana.as.press(card, 'Pause')).toMatchObject(privately('Act III.2'));
  await mia.as.press(card, 'Pause');
  const paused = await mia.as.refresh(card);
  expect(paused.buttons).toEqual(['Resume', 'Stop']);
  expect(paused.text).toContain('It pauses, with 5:30 left');
  club.goTo('12:46:30');
  await mia.as.press(paused, 'Resume');
  expect((await mia.as.refresh(card)).text).toContain(`<t:${seconds('12:52')}:t>`);
  club.goTo('12:53');
  await ana.as.run('leaderboard');
  await bo.as.waitForMessage('games', ({ text }) => text.includes('time is up'));
  await toldDirectly(club, mia, 'Act I.8.2');
  await toldDirectly(club, ana, '/game adjudicate');
  const counted = { white: ana, black: bo, white_captured: 'qr', black_captured: 'p' };
  const question = await mia.as.run('game adjudicate', counted);
  await mia.as.press(question, 'Confirm');
  expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
});
