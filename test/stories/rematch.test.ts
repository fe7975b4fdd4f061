import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

/** Friday 20 November at 12:50: Mia is Moderator, and Ana has beaten Bo in game #1. */
async function aGame() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  await people.mia.as.run('session open');
  club.goTo('12:50');
  const won = await people.ana.as.run('game record', { opponent: people.bo, result: 'won' });
  await people.bo.as.press(won, 'Confirm');
  return { club, ...people };
}

type Stage = Awaited<ReturnType<typeof aGame>>;

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });

const game = { game: '1' };

/** The next Friday at 12:45, in its session. */
async function nextFriday({ club, mia }: Stage): Promise<void> {
  club.goTo('2026-11-27 12:30');
  await mia.as.run('session open');
  club.goTo('12:45');
}

describe('Act I.6: a rematch', () => {
  it('is asked for once, and shown until it is played', async () => {
    const { club, mia, ana, bo } = await aGame();
    const objected = await bo.as.run('game object', game);
    expect(objected).toMatchObject({ ephemeral: false });
    expect(objected.text).toContain('**Bo** objects to how game #1 ended');
    await toldDirectly(club, ana, '**Bo** objects to how game #1 ended');
    expect(await ana.as.run('game object', game)).toMatchObject(privately('only one rematch'));
    expect((await ana.as.run('game show', game)).text).toContain('The rematch is at the next session');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
    const soon = { ...game, outcome: 'won' };
    expect(await mia.as.run('game rematch', soon)).toMatchObject(privately('Act I.6'));
    expect((await ana.as.run('session status')).text).not.toContain('Rematch');
  });

  it('is overseen and final: its result takes the place of the first', async () => {
    const stage = await aGame();
    const { club, mia, ana, bo } = stage;
    await bo.as.run('game object', game);
    await nextFriday(stage);
    expect((await ana.as.run('session status')).text).toContain('Rematches due today: #1 Ana – Bo');
    expect((await mia.as.complete('game rematch', 'game', '')).map(({ value }) => value)).toEqual(['1']);
    const won = { ...game, outcome: 'won', untimed: true };
    const question = await mia.as.run('game rematch', won);
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    for (const words of ['**Bo** won the rematch', 'Ana: 120 → 100 (−20)', 'Bo: 100 → 120 (+20)'])
      expect(question.text).toContain(words);
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
    await mia.as.press(question, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 120 });
    const told = await ana.as.waitForMessage('discussion', ({ text }) => text.includes('won the rematch'));
    expect(told.text).toContain('Mia watched.\n-# Act I.6, Act III.2.4');
    expect(await mia.as.run('game rematch', won)).toMatchObject(privately('final'));
  });

  it('that nobody plays leaves the first result, whenever somebody looks next', async () => {
    const stage = await aGame();
    const { club, mia, ana, bo } = stage;
    await ana.as.run('game object', game);
    club.goTo('13:20');
    expect((await bo.as.run('session status')).text).toContain('Rematches to come: #1 Ana – Bo');
    await nextFriday(stage);
    await club.stopBot();
    club.goTo('2026-12-02 18:00');
    await club.startBot();
    const status = await bo.as.run('session status');
    expect(status.text).not.toContain('Rematch');
    const words = 'didn’t play the rematch, so the first result stays';
    await mia.as.waitForMessage('discussion', ({ text }) => text.includes(words));
    expect((await bo.as.run('game show', game)).text).toContain(words);
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
  });

  it('that only one comes to play', async () => {
    const stage = await aGame();
    const { club, mia, bo } = stage;
    await bo.as.run('game object', game);
    await nextFriday(stage);
    const absent = await mia.as.run('game rematch', { ...game, outcome: 'petitioner-absent' });
    expect(absent.text).toContain('the first result stays');
    expect(absent.text).toContain('No score changes');
    await mia.as.press(absent, 'Cancel');
    const forfeit = await mia.as.run('game rematch', { ...game, outcome: 'opponent-absent' });
    await mia.as.press(forfeit, 'Confirm');
    await bo.as.waitForMessage('games', ({ text }) => text.includes('**Bo** wins the game'));
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 120 });
  });

  it('from which one stayed away is forfeited by the register, which the game tells from then on', async () => {
    const stage = await aGame();
    const { club, mia, ana, bo } = stage;
    await bo.as.run('game object', game);
    await nextFriday(stage);
    await bo.as.run('present');
    club.goTo('13:12');
    await mia.as.run('session status');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 120 });
    const told = await ana.as.waitForMessage('discussion', ({ text }) =>
      text.includes('**Ana** didn’t play the rematch, so **Bo** wins the game'),
    );
    expect(told.text).toContain('That is what the register says');
    const page = await ana.as.run('game show', game);
    expect(page.text).toContain('The register of the session shows who was there');
    expect(page.text).toContain('That replaced the first result: **Ana** won against **Bo**.');
  });
});
