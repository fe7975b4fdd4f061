import { expect, it, onTestFinished } from 'vitest';
import { forgetGameCard, noteGameCard } from '../../src/ladder/games/note-card.ts';
import { afternoon, enters } from '../ladder/games/afternoon.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { entered } from '../support/second-game.ts';

it('where a card is is kept until it is forgotten, also of a game that was settled meanwhile', () => {
  const { club, mo, ana, bo } = afternoon();
  const waits = enters(club, ana, bo);
  const counts = enters(club, mo, bo, { player: { text: `#${ana}` } });
  const notes = (game: number, person: number | null = null) =>
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) =>
      noteGameCard(work, { game, person }, { channel: '7', message: `${game}` }),
    );
  const forgets = (game: number, person: number | null = null) =>
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) =>
      forgetGameCard(work, { game, person }),
    );
  for (const game of [waits, counts]) notes(game);
  notes(waits, mo);
  const ofWaits = { [waits]: `7/${waits}`, [`${waits}/${mo}`]: `7/${waits}` };
  expect(club.view.settings.gameCards).toEqual({ ...ofWaits, [counts]: `7/${counts}` });
  forgets(counts);
  expect(club.view.settings.gameCards).toEqual(ofWaits);
  for (const person of [null, mo]) forgets(waits, person);
  expect(club.view.settings.gameCards).toEqual({});
});

it('cards follow what is decided elsewhere, also after a restart', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const { mia, ana, bo } = await club.setUp('ana', 'bo');
  await mia.as.run('session open');
  club.goTo('12:40');
  const first = await ana.as.run('game record', { opponent: bo, result: 'won' });
  const says = (id: string | undefined, words: string) =>
    bo.as.waitForMessage('games', (message) => message.id === id && message.text.includes(words));
  const second = await entered(ana, await ana.as.run('game record', { opponent: bo, result: 'drew' }));
  await mia.as.run('game correct', { game: '1', result: 'lost', reason: 'I watched it' });
  expect((await says(first.message?.id, 'It counts')).buttons).toEqual([]);
  await club.stopBot();
  club.goTo('13:20');
  await club.startBot();
  const waits = await says(second.message?.id, 'It is waiting for a Moderator');
  expect(waits.text).toContain('these two entered another game at nearly the same time');
  await mia.as.run('game refuse', { game: '2', reason: 'There was but one game' });
  await says(second.message?.id, 'It was refused by a Moderator');
});

it('a card follows what happens before the bot first looks at it again', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const { mia, ana, bo } = await club.setUp('ana', 'bo');
  await mia.as.run('session open');
  club.goTo('12:40');
  const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
  await club.change((work) => work.append({ type: 'game-confirmed', game: 1 }, { by: null, acts: ['II.4'] }));
  const isConfirmed = (text: string) => !text.includes('Bo** to press');
  await bo.as.waitForMessage('games', ({ id, text }) => id === card.message?.id && isConfirmed(text));
});

it('a card follows what happens while an edit of it is under way', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const { mia, ana } = await club.setUp('ana');
  const zoe = club.person('Zoe');
  await mia.as.run('session open');
  club.goTo('12:40');
  const card = await ana.as.run('game record', { opponent: zoe, result: 'won' });
  club.playground.faults.next('PATCH /channels/{channel_id}/messages/{message_id}', 429);
  await club.change((work) => work.append({ type: 'game-confirmed', game: 1 }, { by: null, acts: ['II.4'] }));
  await expect.poll(() => club.playground.faults.left).toBe(0);
  await zoe.as.run('join');
  await ana.as.waitForMessage(
    'games',
    ({ id, text }) => id === card.message?.id && text.includes('It counts:'),
  );
});
