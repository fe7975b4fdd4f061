import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground, runConfirmed } from '../support/club-on-playground.ts';

const mate = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#';

/** A Friday at 12:40: Mia has opened the session; Ana, Bo and Cy have joined. */
async function aFriday(site: 'public' | 'off') {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  if (site === 'public') await runConfirmed(club.owner.as, 'setup', { site });
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people };
}

/** The path of the link that an answer gives, in whatever part of it. */
const linkIn = (answer: unknown): string => /\/moves\/[\w.-]+/.exec(JSON.stringify(answer))?.[0] ?? 'no link';

describe('the moves of a game', () => {
  it('Act I.1: come as a file, of one game alone', async () => {
    const { ana, bo } = await aFriday('off');
    const record = (data: string, filename = 'game.pgn', more = {}) =>
      ana.as.run('game record', { opponent: bo, result: 'won', pgn_file: { filename, data }, ...more });
    expect((await record(mate, 'game.png')).text).toContain('`.pgn`');
    expect((await record('x'.repeat(65_537))).text).toContain('too large');
    expect((await record(`1. e4 *\n\n[Event "?"]\n\n${mate}`)).text).toContain('more than one game');
    expect((await record(mate, 'game.pgn', { pgn: mate })).text).toContain('exactly one of');
    const card = await record(`[White "Ana"]\n[Black "Bo"]\n\n${mate} 1-0`);
    expect(card.text).toContain('**Ana** (White) won against **Bo** (Black)');
    const shown = await bo.as.run('game show', { game: '1' });
    expect(shown.text).toContain('Qxf7#');
    expect(JSON.stringify(shown)).toContain('https://lichess.org/analysis/pgn/e4_e5_Qh5_Nc6_Bc4_Nf6_Qxf7');
  });

  it('Act I.1: are entered on the site by a link of one’s own', async () => {
    const { club, ana, bo, cy } = await aFriday('public');
    const card = await ana.as.run('game record', { opponent: bo, result: 'won', colour: 'white' });
    expect(card.buttons).toEqual(['Confirm', 'Dispute', 'Withdraw', 'Add the moves']);
    expect(await cy.as.press(card, 'Add the moves')).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('Only the two who played'),
    });
    const given = await bo.as.press(card, 'Add the moves');
    expect(given).toMatchObject({ ephemeral: true, text: expect.stringContaining('for you alone') });
    const path = linkIn(given);
    const page = `${await club.openPages()}${path}`;
    expect((await fetch(page)).status).toBe(200);
    const saved = await fetch(page, { method: 'POST', body: new URLSearchParams({ pgn: mate }) });
    expect(await saved.text()).toContain('The moves are saved');
    const shown = await ana.as.run('game show', { game: '1' });
    expect(shown.text).toContain('Moves entered by **Bo**');
    await expect.poll(async () => (await ana.as.refresh(card)).buttons).not.toContain('Add the moves');
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 100 });
  });

  it('are not asked for while the club’s pages are closed', async () => {
    const { ana, bo } = await aFriday('off');
    const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(card.buttons).toEqual(['Confirm', 'Dispute', 'Withdraw']);
  });

  it('lists are of a player, a result and days', async () => {
    const { ana, bo } = await aFriday('off');
    await ana.as.run('game record', { opponent: bo, result: 'lost', colour: 'black' });
    const list = async (options: Record<string, string>) => (await ana.as.run('game history', options)).text;
    expect(await list({ result: 'lost' })).toContain('Bo 1–0 Ana');
    expect(await list({ result: 'won' })).toContain('No game is like that');
    expect(await list({ from: '2026-11-20', to: '2026-11-20' })).toContain('#1');
    expect(await list({ to: '2026-11-19' })).not.toContain('#1 ');
    expect(await list({ from: 'Friday' })).toContain('not a date');
    expect(await list({ from: '2026-11-21', to: '2026-11-20' })).toContain('comes after');
  });
});
