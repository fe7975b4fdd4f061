import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

const logged = z.object({ level: z.number(), msg: z.string() });

it('a bot whose clock is a week behind says so, changes nothing, and goes on by itself once it is right', async () => {
  const lines: z.infer<typeof logged>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(logged.parse(JSON.parse(line))) });
  const club = await ClubOnPlayground.open('2026-11-20 12:10', { log });
  onTestFinished(() => club.close());
  const { mia, ana, bo } = await club.setUp('ana', 'bo');
  await mia.as.run('session open');
  club.goTo('12:40');
  await ana.as.run('present');
  const said = (words: string) => lines.filter(({ msg }) => msg.includes(words));
  expect(said('behind')).toEqual([]);

  await club.stopBot();
  club.goTo('2026-11-13 12:40');
  await club.startBot();
  await expect.poll(() => said('the clock is behind')).toMatchObject([{ level: 40 }]);
  const before = await club.everything();
  const refused = await ana.as.run('game record', { opponent: bo, result: 'won' });
  expect(refused).toMatchObject({ ephemeral: true, buttons: [] });
  expect(refused.text).toContain('My clock is behind');
  expect(refused.text).toContain('I changed nothing');
  await club.settle();
  expect(await club.everything()).toEqual(before);
  expect((await bo.as.run('leaderboard')).text).toContain('Ana');
  expect(said('the clock is behind')).toHaveLength(1);

  club.goTo('2026-11-20 12:41');
  const entered = await ana.as.run('game record', { opponent: bo, result: 'won' });
  expect((await bo.as.press(entered, 'Confirm')).text).toContain('120');
  await club.settle();
  expect(said('the clock has caught up')).toMatchObject([{ level: 30 }]);
  club.goTo('13:11');
  await club.settle();
  expect((await mia.as.run('session status')).text).toContain('No session is open');
});
