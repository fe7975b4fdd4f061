import { describe, expect, it } from 'vitest';
import type { ClubOnPlayground, Person } from '../support/club-on-playground.ts';
import { aMonday, begins, challenges, play } from '../support/online-games.ts';

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });
const publicly = (text: string) => ({ ephemeral: false, text: expect.stringContaining(text) });

const stalemate = 'e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6';

/** Acts I.9.1 and I.9.2: those who played have played for the day, and others may. */
async function limitsHold(people: Record<'ana' | 'bo' | 'cy' | 'dee', Person>): Promise<void> {
  const { ana, bo, cy, dee } = people;
  for (const [white, black] of [
    [ana, cy],
    [dee, bo],
  ] as const)
    expect(await white.as.run('online challenge', { opponent: black })).toMatchObject(privately('Act I.9.2'));
  await begins(cy, dee);
  expect(await ana.as.run('online challenge', { opponent: bo })).toMatchObject(privately('Act I.9.1'));
}

/** The board after the first game of the club: who has how much, and with what record. */
async function boardHas(club: ClubOnPlayground, who: Person, lines: readonly RegExp[]): Promise<void> {
  const { text } = await who.as.run('leaderboard');
  for (const line of lines) expect(text).toMatch(line);
  expect(Object.keys(await club.scores())).toHaveLength(4);
}

describe('a whole online game counts half (Act I.9.3), and its limits hold afterwards', () => {
  it('to mate', async () => {
    const { club, ana, bo, cy, dee } = await aMonday();
    const thread = await begins(ana, bo);
    const mated = await play(thread, ana, bo, 'e4 e5 Qh5 Ke7 Qxe5');
    expect(mated).toMatchObject(publicly('**Ana** played 3. Qxe5#'));
    expect(mated.text).toContain('by checkmate');
    expect(mated.text).toContain('**Ana** 110 (+10), **Bo** 100 (±0)');
    await cy.as.waitForMessage('games', ({ text }) => text.includes('Online game 1 is over'));
    await boardHas(club, cy, [/1\. +Ana +110 +1-0-0/, /Bo +100 +0-0-1/]);
    const page = await cy.as.run('game show', { game: '1' });
    expect(page.text).toContain('1\\. e4 e5 2. Qh5 Ke7 3. Qxe5#');
    expect(page.message?.attachments[0]?.description).toContain('queen e5');
    expect(page.buttons).toEqual(['Download the moves']);
    await limitsHold({ ana, bo, cy, dee });
  });

  it('to stalemate', async () => {
    const { club, ana, bo, cy, dee } = await aMonday();
    const last = await play(await begins(ana, bo), ana, bo, stalemate);
    expect(last.text).toContain('drew with **Bo** (Black), by stalemate');
    await boardHas(club, cy, [/Ana +100 +0-1-0/, /Bo +100 +0-1-0/]);
    await limitsHold({ ana, bo, cy, dee });
  });

  it('drawn by threefold repetition', async () => {
    const { club, ana, bo, cy, dee } = await aMonday();
    await club.change((work) => {
      const person = work.people.all().find(({ name }) => name === 'Ana')?.number ?? 0;
      work.append({ type: 'adjusted', person, change: { points: 100 } }, { by: null, acts: ['II.3'] });
    });
    const last = await play(await begins(ana, bo), ana, bo, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(last.text).toContain('by the same position three times');
    expect(last.text).toContain('**Ana** 197 (−3), **Bo** 103 (+3)');
    await boardHas(club, cy, [/Ana +197 +0-1-0/, /Bo +103 +0-1-0/]);
    await limitsHold({ ana, bo, cy, dee });
  });

  it('resigned', async () => {
    const { club, ana, bo, cy, dee } = await aMonday();
    const thread = await begins(ana, bo);
    const board = await play(thread, ana, bo, 'e4');
    expect(await cy.as.in(thread).press(board, 'Resign')).toMatchObject(privately('not playing this game'));
    const question = await ana.as.in(thread).press(board, 'Resign');
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm: resign the game', 'Cancel'] });
    await ana.as.in(thread).press(question, 'Confirm');
    await cy.as.waitForMessage(thread, ({ text }) => text.includes('by resignation'));
    await boardHas(club, cy, [/Bo +110 +1-0-0/, /Ana +100 +0-0-1/]);
    await limitsHold({ ana, bo, cy, dee });
  });

  it('Act I.9.6: ended by a Justice who watches, and by nobody else', async () => {
    const { club, ana, bo, cy, dee, jude, mia, morgan } = await aMonday();
    const thread = await begins(ana, bo);
    await play(thread, ana, bo, 'e4 e5');
    const order = { reason: 'Bo looked *things* up', result: 'white' };
    for (const who of [cy, mia, bo])
      expect(await who.as.in(thread).run('online end', order)).toMatchObject(privately('Act I.9.6'));
    await morgan.as.run('chief appoint', { member: ana, office: 'justice' });
    expect(await ana.as.in(thread).run('online end', order)).toMatchObject(privately('Act I.9.6'));
    const question = await jude.as.in(thread).run('online end', order);
    expect(question.text).toContain('White wins');
    await jude.as.in(thread).press(question, 'Confirm');
    await cy.as.waitForMessage(thread, ({ text }) => text.includes('as a Justice ended it (Act I.9.6)'));
    const told = await cy.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Justice Jude has ended'),
    );
    expect(told.text).toContain('Bo looked \\*things\\* up');
    await boardHas(club, cy, [/Ana +110 +1-0-0/, /Bo +100 +0-0-1/]);
    await limitsHold({ ana, bo, cy, dee });
  });

  it('Act I.9.10: voided by the Chief Justice as it goes on, it was not played', async () => {
    const { club, ana, bo, cy, morgan, jude } = await aMonday();
    const thread = await begins(ana, bo);
    await play(thread, ana, bo, 'e4 e5');
    const [choice] = await morgan.as.complete('chief void', 'game', '');
    expect(choice).toEqual({ name: 'online 1: Ana – Bo, going on', value: 'online 1' });
    const order = { game: 'online 1', reason: 'The server broke down' };
    expect(await jude.as.run('chief void', order)).toMatchObject(privately('Act III.2'));
    const question = await morgan.as.run('chief void', order);
    await morgan.as.press(question, 'Confirm');
    for (const place of ['discussion', thread]) {
      const told = await cy.as.waitForMessage(place, ({ text }) => text.includes('-# Act I.9.10'));
      expect(told.text).toContain('Reason: The server broke down');
    }
    expect(await bo.as.in(thread).run('online move', { move: 'Nf3' })).toMatchObject(privately('Act I.9'));
    await boardHas(club, cy, [/Ana +100 +0-0-0/, /Bo +100 +0-0-0/]);
    expect(await challenges(ana, bo)).toMatchObject(publicly('challenges you to an online game'));
  });

  it('Act I.9.10: voided by the Chief Justice when it counts, the points go back', async () => {
    const { club, ana, bo, cy, morgan } = await aMonday();
    await play(await begins(ana, bo), ana, bo, 'f3 e5 g4 Qh4');
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 110 });
    const question = await morgan.as.run('chief void', { game: '1', reason: 'A fault of mine' });
    expect(question.text).toContain('Bo: 110 → 100 (−10)');
    await morgan.as.press(question, 'Confirm');
    await cy.as.waitForMessage('discussion', ({ text }) => text.includes('-# Act I.9.10'));
    await boardHas(club, cy, [/Ana +100 +0-0-0/, /Bo +100 +0-0-0/]);
  });
});
