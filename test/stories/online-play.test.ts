import { describe, expect, it } from 'vitest';
import { look } from '../support/bot-process.ts';
import type { ClubOnPlayground, Person } from '../support/club-on-playground.ts';
import {
  aMonday,
  begins,
  boardIn,
  challengeSeen,
  challenges,
  play,
  threadSeen,
  threadsSeen,
} from '../support/online-games.ts';

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });
const publicly = (text: string) => ({ ephemeral: false, text: expect.stringContaining(text) });
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const count = async (club: ClubOnPlayground, what: string): Promise<number> =>
  Number((await look(club.databaseUrl, `SELECT count(*) FROM ${what}`))[0]);
const movesMade = (club: ClubOnPlayground) => count(club, `Entry WHERE type = 'online-moved'`);
const challengesMade = (club: ClubOnPlayground) => count(club, `Entry WHERE type = 'online-challenged'`);

describe('a challenge', () => {
  it('Act I.9.4: asks for consent once, after the limits, and then stands in the channel', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const zoe = club.person('Zoe');
    expect(await zoe.as.run('online challenge', { opponent: bo })).toMatchObject(privately('Act 0.12'));
    const question = await ana.as.run('online challenge', { opponent: bo });
    expect(question).toMatchObject({ ...privately('Act I.9.4'), buttons: ['Confirm', 'Cancel'] });
    expect(await challengesMade(club)).toBe(0);
    const card = await ana.as.press(question, 'Confirm');
    expect(card.text).toContain('see below');
    const challenge = await challengeSeen(bo);
    expect(challenge.buttons).toEqual(['Accept', 'Decline', 'Withdraw']);
    expect(challenge.text).toContain(`<@${bo.id}>, **Ana** challenges you to an online game`);
    for (const button of ['Accept', 'Decline', 'Withdraw'])
      expect(await cy.as.press(challenge, button)).toMatchObject(privately('Only Bo can answer'));
    await bo.as.press(await bo.as.press(challenge, 'Accept'), 'Confirm');
    await threadSeen(bo);
    await expect
      .poll(async () => (await bo.as.messages('games')).find(({ id }) => id === challenge.id))
      .toMatchObject({ buttons: [], text: expect.stringContaining('It was accepted') });
  });

  it('is declined, taken back, or lapses after ten minutes, and nothing is left of it', async () => {
    const { club, ana, bo, cy } = await aMonday();
    await challenges(ana, bo);
    await bo.as.press(await challengeSeen(bo), 'Decline');
    await cy.as.waitForMessage('games', ({ text }) => text.includes('declines the challenge'));
    const again = await challenges(ana, bo);
    expect(again).toMatchObject(publicly('challenges you'));
    await ana.as.press(again, 'Withdraw');
    await cy.as.waitForMessage('games', ({ text }) => text.includes('withdraws the challenge'));
    const last = await challenges(ana, bo);
    club.goTo('16:10:01');
    const late = await bo.as.press(last, 'Accept');
    expect(late).toMatchObject(privately('was not answered in time'));
    await cy.as.waitForMessage('games', ({ text }) => text.includes('did not answer your challenge'));
    expect(await threadsSeen(cy)).toEqual([]);
  });

  it('Acts 0.7 and 0.8: is not for who is banned or was removed', async () => {
    const { club, ana, bo, cy } = await aMonday();
    await club.change((work) => {
      const numberOf = (person: Person) => work.people.byAccount(person.id)?.number ?? 0;
      const about = { by: null, acts: [] };
      work.append({ type: 'banned', person: numberOf(bo), until: null, endsAt: null }, about);
      work.append({ type: 'removed', person: numberOf(cy), basis: 'inactive' }, about);
    });
    expect(await ana.as.run('online challenge', { opponent: bo })).toMatchObject(privately('Act 0.7'));
    expect(await bo.as.run('online challenge', { opponent: ana })).toMatchObject(privately('Act 0.7'));
    expect(await ana.as.run('online challenge', { opponent: cy })).toMatchObject(privately('Act 0.8'));
  });
});

describe('the board in the thread', () => {
  it('is a picture from the mover’s side, with words for who cannot see it', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo);
    const first = await boardIn(cy, thread);
    expect(first.attachments[0]?.description).toMatch(/^A chessboard, seen from White\. White: king e1/);
    const checked = await play(thread, ana, bo, 'e4 f5 Qh5');
    const [picture] = checked.message?.attachments ?? [];
    expect(picture?.description).toMatch(
      /^A chessboard, seen from Black\. White’s last move: queen d1 to h5\. Black is in check\. Black: .* Black to move\.$/,
    );
    if (picture === undefined) throw new Error('There is no picture');
    expect((await club.driver.download(picture)).subarray(0, 8)).toEqual(signature);
    expect(checked.message?.embeds[0]?.image?.url).toBe(picture.url);
    const own = await ana.as.run('online board');
    expect(own).toMatchObject(privately('is to move'));
    expect(own.message?.attachments[0]?.description).toContain('seen from White');
    expect((await cy.as.in(thread).run('online board')).message?.attachments).toHaveLength(1);
  });

  it('takes moves from a select, a piece first where there are many', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo);
    const inThread = (person: Person) => person.as.in(thread);
    const first = await boardIn(ana, thread);
    await inThread(ana).choose(first, 'Choose your move', ['e4']);
    const second = await boardIn(bo, thread, first);
    await inThread(bo).choose(second, 'Choose your move', ['e5']);
    const board = await boardIn(ana, thread, second);
    expect(await inThread(cy).choose(board, 'Choose a piece', ['d1'])).toMatchObject(
      privately('You are not playing this game'),
    );
    const queen = await inThread(ana).choose(board, 'Choose a piece', ['d1']);
    expect(queen).toMatchObject(privately('Your queen on d1: where to?'));
    await inThread(ana).choose(queen, 'Choose your move', ['Qh5']);
    await cy.as.waitForMessage(thread, ({ text }) => text.includes('**Ana** played 2. Qh5'));
    expect(await movesMade(club)).toBe(3);
    const old = await inThread(ana).choose(board, 'Choose a piece', ['d1']);
    expect(old).toMatchObject(privately('has no move now'));
  });

  it('takes two presses at the same moment, and a redelivered one, once', async () => {
    const { club, ana, bo } = await aMonday();
    const thread = await begins(ana, bo);
    const board = await boardIn(ana, thread);
    const choose = () => ana.as.in(thread).choose(board, 'Choose your move', ['e4']);
    const pressed = await Promise.all([choose(), choose()]);
    for (const answer of pressed) club.playground.redeliver(answer);
    await club.idle();
    expect(await movesMade(club)).toBe(1);
    expect(pressed.filter(({ text }) => text.includes('It is not your turn'))).toHaveLength(1);
  });

  it('offers and answers draws by buttons', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo);
    const board = await boardIn(ana, thread);
    expect(await cy.as.in(thread).press(board, 'Offer draw')).toMatchObject(privately('Act I.9'));
    const offer = await ana.as.in(thread).press(board, 'Offer draw');
    expect(offer).toMatchObject({ ...publicly('offers a draw'), buttons: ['Accept draw', 'Decline draw'] });
    expect(await ana.as.in(thread).press(offer, 'Accept draw')).toMatchObject(privately('Act I.1'));
    expect(await bo.as.in(thread).press(offer, 'Decline draw')).toMatchObject(publicly('declines the draw'));
    expect(await bo.as.in(thread).press(offer, 'Accept draw')).toMatchObject(
      privately('Nobody has offered you a draw'),
    );
    await play(thread, ana, bo, 'e4');
    const elsewhere = await ana.as.run('online draw');
    expect(elsewhere).toMatchObject(privately(`<#${thread}>`));
    const second = await bo.as.waitForMessage(
      thread,
      ({ text, id }) => text.includes('offers a draw') && id !== offer.message?.id,
    );
    await bo.as.in(thread).press(second, 'Accept draw');
    await cy.as.waitForMessage(thread, ({ text }) => text.includes('by agreement'));
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 100 });
  });

  it('is posted there for a move that was typed elsewhere, which only its player is told of', async () => {
    const { ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo);
    expect(await ana.as.run('online move', { move: 'E2E4' })).toMatchObject(privately('Played: 1. e4.'));
    const board = await cy.as.waitForMessage(thread, ({ text }) => text.includes('**Ana** played 1. e4'));
    expect(board.attachments[0]?.filename).toBe('board.png');
  });

  it('suggests the legal moves as one types, to the player to move', async () => {
    const { ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo);
    const complete = (who: Person, typed: string) => who.as.in(thread).complete('online move', 'move', typed);
    expect((await complete(ana, '')).length).toBe(20);
    expect((await complete(ana, 'n')).map(({ value }) => value).sort()).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3']);
    expect(await complete(bo, '')).toEqual([]);
    expect(await complete(cy, '')).toEqual([]);
  });

  it('once the game is over, gives its moves and its log as files', async () => {
    const { club, ana, bo, cy } = await aMonday();
    const thread = await begins(ana, bo, { minutes_per_move: 3 });
    const mated = await play(thread, ana, bo, 'f3 e5 g4 Qh4');
    const files = await cy.as.in(thread).press(mated, 'Download the moves');
    const [pgn, log] = files.message?.attachments ?? [];
    if (pgn === undefined || log === undefined) throw new Error('Files are missing');
    expect((await club.driver.download(pgn)).toString()).toContain(
      '1. f3 {[%emt 0:00:00] [%clk 0:03:00]} e5 {[%emt 0:00:00] [%clk 0:03:00]}',
    );
    expect((await club.driver.download(log)).toString()).toContain('plays Qh4#');
  });
});
