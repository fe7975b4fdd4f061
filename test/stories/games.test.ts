import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { entered } from '../support/second-game.ts';
import { toldDirectly } from '../support/told-directly.ts';

/** A Friday at 12:40: Mia is Moderator and has opened the session; Ana, Bo and Cy have joined, Zoe has not. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  const { mia } = people;
  await mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people, zoe: club.person('Zoe') };
}

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });

describe('a game between two members', () => {
  it('Act II.4: counts when the opponent, and nobody else, confirms it', async () => {
    const { ana, bo, cy } = await aFriday();
    const card = await ana.as.run('game record', { opponent: bo, result: 'won', ended: 'checkmate' });
    expect(card).toMatchObject({ ephemeral: false, buttons: ['Confirm', 'Dispute', 'Withdraw'] });
    expect(card.text).toMatch(
      /If \*\*Bo\*\* doesn’t answer by .*13:10 at the club\), it counts – as long as they were at the session\. Otherwise a Moderator decides\./,
    );
    expect(card.text).toContain('**Ana** won against **Bo**, by checkmate');
    for (const button of ['Confirm', 'Dispute', 'Withdraw'])
      expect(await cy.as.press(card, button)).toMatchObject(privately('Act II.4'));
    expect(await ana.as.press(card, 'Confirm')).toMatchObject(privately('Only the opponent'));
    expect(await bo.as.press(card, 'Withdraw')).toMatchObject(privately('Only the player who entered'));

    const pressed = await Promise.all([bo.as.press(card, 'Confirm'), bo.as.press(card, 'Confirm')]);
    expect(pressed.filter(({ ephemeral }) => ephemeral)).toMatchObject([privately('no longer waiting')]);
    expect(await ana.as.refresh(card)).toMatchObject({
      buttons: [],
      text: expect.stringContaining('It counts: **Ana** 120 (+20), **Bo** 100 (±0).'),
    });
    const seenByAll = (await cy.as.messages('games')).filter(({ ephemeral }) => !ephemeral);
    expect(seenByAll.filter(({ text }) => text.includes('ame #1'))).toHaveLength(1);
    expect((await cy.as.run('leaderboard')).text).toMatch(/1\. +Ana +120 +1-0-0 +\+20/);
    expect((await ana.as.run('explain')).text).toContain(
      'won against Bo, who had 100. Neither was the favourite.',
    );
    expect((await bo.as.run('explain', { game: '1' })).text).toContain('Ana **120** (+20)');
    expect((await bo.as.run('profile', { member: ana })).text).toContain(
      'Against you: 1 won, 0 drawn, 0 lost',
    );
    expect((await ana.as.run('preview', { opponent: bo })).text).toContain('If you win: you 139 (+19)');
    expect((await cy.as.run('game history')).text).toContain('#1 · 20 Nov · Ana 1–0 Bo · counts: +20, ±0');
    expect((await bo.as.run('pairings')).text).toContain('Fewer than two Members');
  });

  it('Act II.4.1: entered by both alike, it is confirmed by that, and its card follows', async () => {
    const { club, ana, bo } = await aFriday();
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const mirror = await bo.as.run('game record', { opponent: ana, result: 'lost' });
    expect(mirror.text).toContain('**Bo** has confirmed game #1 by entering the same result. It counts');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100 });
  });

  it('Act II.4.1: a second game is asked about, and waits for its opponent', async () => {
    const { club, ana, bo, mia } = await aFriday();
    const game = { opponent: bo, result: 'won' };
    await bo.as.press(await ana.as.run('game record', game), 'Confirm');
    const question = await ana.as.run('game record', game);
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    expect(question.text).toMatch(
      /You and \*\*Bo\*\* already have a game .*Was this a second game\?[\s\S]*Game #1, entered by \*\*Ana\*\*/,
    );
    expect(question.text).toContain('**Bo** then confirms the second game, or a Moderator decides');
    const asModerator = await mia.as.run('game record', { ...game, player: ana });
    expect(asModerator.text).toContain('**Ana** and **Bo** already have a game');
    expect(asModerator.text).toContain('Nobody else has to confirm the second game');
    await mia.as.press(asModerator, 'Cancel');
    await ana.as.press(question, 'Cancel');
    expect((await ana.as.run('game show', { game: '2' })).text).toContain('no game');
    club.goTo('12:44');
    const card = await entered(ana, await ana.as.run('game record', game));
    expect(card.text).toContain('**Ana** says that this was a second game, besides game #1.');
    expect(card.text).toMatch(/If \*\*Bo\*\* doesn’t answer by .*13:10 at the club\), a Moderator decides\./);
    await bo.as.press(card, 'Confirm');
    expect((await club.scores()).Ana).toBe(139);
  });

  it('Act II.4.1: both say they won: one on duty is told, and settles both with a button', async () => {
    const { club, ana, bo, cy, mia } = await aFriday();
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const differing = await bo.as.run('game record', { opponent: ana, result: 'won' });
    expect(differing).toMatchObject({ buttons: ['Dispute', 'Withdraw', 'Second game'] });
    expect(differing.text).toContain('It differs from game #1, and only one can count');
    const words = 'The players of a game don’t agree';
    await toldDirectly(club, mia, words);
    const direct = await mia.as.direct(club.bot);
    const told = (await direct.messages()).find(({ text }) => text.includes(words));
    if (told === undefined) throw new Error('The message is gone');
    expect(told.buttons).toEqual(['Approve #1', 'Approve #2', 'Correct', 'Refuse all']);
    await direct.press(told, 'Approve #2');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 120, Cy: 100 });
    await cy.as.waitForMessage('discussion', ({ text }) => text.includes('Mia has refused game'));
    expect((await ana.as.run('game show', { game: '1' })).text).toContain('refused by a Moderator');
  });

  it('Act II.4: disputed, it is corrected with a button, and what another Moderator was told says that it is settled', async () => {
    const { club, morgan, ana, bo, cy, mia } = await aFriday();
    await morgan.as.run('present', { moderating: true });
    const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
    await bo.as.submit(await bo.as.press(card, 'Dispute'), { 'What is wrong with it?': 'I *won* it' });
    const tellsOf = async (who: typeof mia) => {
      const direct = await who.as.direct(club.bot);
      await toldDirectly(club, who, 'I \\*won\\* it');
      const told = (await direct.messages()).find(({ text }) => text.includes('don’t agree'));
      if (told === undefined) throw new Error('The message is gone');
      return { direct, told };
    };
    const [first, second] = [await tellsOf(mia), await tellsOf(morgan)];
    expect(first.told.buttons).toEqual(['Approve', 'Correct', 'Refuse']);
    const choice = await first.direct.press(first.told, 'Correct');
    expect(choice.buttons).toEqual(['Ana drew', 'Ana lost']);
    await first.direct.submit(await first.direct.press(choice, 'Ana lost'), {
      'Why? Everybody can read it': 'Both say so now',
    });
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 120, Cy: 100 });
    await cy.as.waitForMessage('discussion', ({ text }) => text.includes('Both say so now'));
    expect(await toldDirectly(club, morgan, 'This has been decided.')).toContain('Game #1: It counts');
    const after = (await second.direct.messages()).find(({ id }) => id === second.told.id);
    expect(after?.buttons).toEqual([]);
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 120, Cy: 100 });
  });

  it('Act II.4.1: once the players agree, no message asks a Moderator to decide any more', async () => {
    const { club, ana, bo, mia } = await aFriday();
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const differing = await bo.as.run('game record', { opponent: ana, result: 'won' });
    await toldDirectly(club, mia, 'don’t agree');
    const direct = await mia.as.direct(club.bot);
    const told = (await direct.messages()).find(({ text }) => text.includes('don’t agree'));
    if (told === undefined) throw new Error('The message is gone');
    await bo.as.press(differing, 'Withdraw');
    await toldDirectly(club, mia, 'This has been decided.');
    const after = (await direct.messages()).find(({ id }) => id === told.id);
    expect(after).toMatchObject({ buttons: [], text: expect.stringContaining('Game #2: It was withdrawn') });
  });

  it('Act II.4.1: a Moderator’s button says that the game waits for its opponent again', async () => {
    const { club, ana, bo, mia } = await aFriday();
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const differing = await bo.as.run('game record', { opponent: ana, result: 'won' });
    await toldDirectly(club, mia, 'don’t agree');
    const direct = await mia.as.direct(club.bot);
    const told = (await direct.messages()).find(({ text }) => text.includes('don’t agree'));
    if (told === undefined) throw new Error('The message is gone');
    club.playground.faults.next('PATCH /channels/{channel_id}/messages/{message_id}', 500, 1000);
    await bo.as.press(differing, 'Withdraw');
    for (const button of ['Approve #1', 'Correct', 'Refuse all'])
      expect(await direct.press(told, button), button).toMatchObject({
        modal: undefined,
        text: expect.stringContaining('Game #1 needs no Moderator. It is waiting for the opponent'),
      });
  });

  it('Act II.4: a button pressed too late says who has decided', async () => {
    const { club, ana, bo, mia } = await aFriday();
    const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
    await bo.as.submit(await bo.as.press(card, 'Dispute'), { 'What is wrong with it?': 'I won it' });
    await toldDirectly(club, mia, 'don’t agree');
    const direct = await mia.as.direct(club.bot);
    const told = (await direct.messages()).find(({ text }) => text.includes('don’t agree'));
    if (told === undefined) throw new Error('The message is gone');
    club.playground.faults.next('PATCH /channels/{channel_id}/messages/{message_id}', 500, 1000);
    await mia.as.run('game approve', { game: '1' });
    const late = await direct.press(told, 'Correct');
    expect(late.text).toContain('counts already. Mia approved it');
  });

  it('Act II.4.1: where a Moderator refused one of two entries, the card of the other speaks of it no more', async () => {
    const { ana, bo, mia } = await aFriday();
    const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
    await bo.as.run('game record', { opponent: ana, result: 'won' });
    await mia.as.run('game refuse', { game: '2', reason: 'Bo meant another game' });
    const first = await ana.as.waitForMessage(
      'games',
      ({ id, text, buttons }) =>
        id === card.message?.id &&
        text.includes('It is waiting for a Moderator') &&
        !buttons.includes('Second game'),
    );
    expect(first.text).not.toContain('differs from game #2');
  });

  it('Act II.4.1: two quick games, each entered by its winner', async () => {
    const { club, ana, bo } = await aFriday();
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const later = await bo.as.run('game record', { opponent: ana, result: 'won' });
    const question = await bo.as.press(later, 'Second game');
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    const card = await entered(bo, question);
    expect(card.buttons).toEqual(['Confirm', 'Dispute', 'Withdraw']);
    await ana.as.press(card, 'Confirm');
    await bo.as.press(await bo.as.run('game show', { game: '1' }), 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 121, Bo: 100, Cy: 100 });
  });

  it('Act II.4: disputed, it waits for a Moderator, who reads why', async () => {
    const { club, ana, bo, cy, mia } = await aFriday();
    const pgn = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';
    const card = await ana.as.run('game record', { opponent: bo, result: 'won', pgn });
    const form = await bo.as.press(card, 'Dispute');
    expect(form.modal?.title).toBe('Dispute game #1');
    await bo.as.submit(form, { 'What is wrong with it?': 'I moved *elsewhere*' });
    expect(await ana.as.refresh(card)).toMatchObject({ buttons: ['Confirm', 'Withdraw'] });
    expect((await cy.as.run('game show', { game: '1' })).text).not.toContain('elsewhere');
    const page = await mia.as.run('game show', { game: '1' });
    expect(page.text).toContain('I moved \\*elsewhere\\*');
    expect(page.message?.attachments[0]?.description).toMatch(/White: .*queen f7/);

    const [likeliest] = await mia.as.complete('game approve', 'game', 'ana');
    expect(likeliest).toMatchObject({ value: '1', name: expect.stringContaining('#1 Ana – Bo, Ana won') });
    expect(await bo.as.run('game approve', { game: '1' })).toMatchObject(privately('Act III.3.5'));
    expect((await mia.as.run('game approve', { game: '1' })).text).toContain('It counts: **Ana** 120 (+20)');
    await cy.as.waitForMessage('discussion', ({ text }) => text.includes('Mia has approved game'));
    const settled = await bo.as.waitForMessage(
      'games',
      ({ id, text }) => id === card.message?.id && text.includes('It counts'),
    );
    expect(settled.buttons).toEqual([]);
    const again = await mia.as.run('game refuse', { game: '1', reason: 'Too late' });
    expect(again).toMatchObject(privately('counts already. Mia approved it'));
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100 });
  });

  it('Act II.4: withdrawn or refused, it moves nothing', async () => {
    const { club, ana, bo, mia } = await aFriday();
    const card = await ana.as.run('game record', { opponent: bo, result: 'drew' });
    await ana.as.press(card, 'Withdraw');
    expect(await ana.as.refresh(card)).toMatchObject({
      buttons: [],
      text: expect.stringContaining('withdrawn'),
    });
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const refusal = await mia.as.run('game refuse', { game: '2', reason: 'They were analysing' });
    expect(refusal).toMatchObject({ ephemeral: false, text: expect.stringContaining('They were analysing') });
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100, Cy: 100 });
  });

  it('Act 0.12: held for a student who has not joined, it counts once both have happened', async () => {
    const { club, ana, zoe } = await aFriday();
    const card = await ana.as.run('game record', { opponent: zoe, result: 'lost' });
    expect(card.text).toContain('It counts once **Zoe** joins');
    await zoe.as.press(card, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100, Cy: 100 });
    await zoe.as.run('join');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100, Cy: 100, Zoe: 120 });
    const counts = await ana.as.waitForMessage(
      'games',
      ({ id, text }) => id === card.message?.id && text.includes('It counts:'),
    );
    expect(counts).toMatchObject({ buttons: [], text: expect.stringContaining('It counts') });
  });
});

describe('a Moderator decides', () => {
  it('Act 0.11: voiding shows what it does, then gives the points back', async () => {
    const { club, ana, bo, cy, mia } = await aFriday();
    const counts = await mia.as.run('game record', { player: ana, opponent: bo, result: 'won' });
    expect(counts.text).toContain('It counts: **Ana** 120 (+20)');
    await mia.as.run('game record', { player: ana, opponent: cy, result: 'won' });
    const order = { game: '1', reason: 'Not played @everyone' };
    expect(await ana.as.run('game void', order)).toMatchObject(privately('Act III.2'));
    const question = await mia.as.run('game void', order);
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm: undo the game', 'Cancel'] });
    expect(question.text).toContain('Ana: 139 → 120 (−19)');
    await mia.as.press(question, 'Cancel');
    expect(await club.scores()).toEqual({ Ana: 139, Bo: 100, Cy: 100 });
    const again = await mia.as.run('game void', order);
    await mia.as.press(again, 'Confirm');
    await ana.as.waitForMessage('games', ({ text }) => text.includes('Game #1 is cancelled'));
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100 });
    const corrected = await mia.as.run('game correct', { game: '2', result: 'lost', reason: 'Mixed up' });
    expect(corrected.text).toContain('Cy: 100 → 120 (+20)');
    const notice = await cy.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Mia has corrected the result of game'),
    );
    expect(notice.text).toContain('Mixed up');
  });

  it('Act I.5: a game cut off by the bell is decided by the pieces captured', async () => {
    const { club, ana, bo, mia } = await aFriday();
    club.goTo('2026-11-20 13:12');
    const captured = { white: ana, black: bo, white_captured: 'qp', black_captured: 'rr' };
    const question = await mia.as.run('game adjudicate', captured);
    expect(question.text).toContain('**Ana** (White) captured one queen and one pawn: ten points.');
    expect(question.text).toContain('That is a draw.');
    await mia.as.press(question, 'Confirm');
    expect((await bo.as.run('profile', { member: ana })).text).toContain('0 won, 1 drawn, 0 lost');
  });

  it('Act II.4: a game of an earlier day counts when it is approved', async () => {
    const { club, ana, bo, mia } = await aFriday();
    club.goTo('2026-11-23 16:00');
    const played = '2026-11-20 12:40';
    const card = await ana.as.run('game record', { opponent: bo, result: 'won', played });
    expect(card.text).toContain('It is waiting for a Moderator: it was entered on a later day');
    await bo.as.press(card, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100, Cy: 100 });
    await mia.as.run('game approve', { game: '1' });
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100 });
  });
});

describe('commands used wrongly change nothing and say what to do', () => {
  it('Act 0.11: a game that breaks several Acts names them all', async () => {
    const { club, ana, bo } = await aFriday();
    club.goTo('2026-11-20 13:10:01');
    const late = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(late).toMatchObject(privately('Act 0.5'));
    expect(late.text).toContain('`played: 13:10`');
    expect(late.text).toContain('Friday 27 November 2026');
    club.goTo('2026-11-21 13:20');
    const saturday = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(saturday.text).toMatch(/Act 0\.5[\s\S]*Act 0\.6/);
    expect((await ana.as.run('game history')).text).toContain('None yet.');
  });

  it('every other mistake, for its asker alone', async () => {
    const { club, ana, bo, mia } = await aFriday();
    const bot = club.playground.createUser({ name: 'robot', bot: true });
    club.guild.join(bot);
    const before = await club.entries();
    const record = { opponent: bo, result: 'won' };
    const adjudicated = { white: ana, black: bo };
    const mistakes = [
      [ana, 'game record', { ...record, opponent: ana }, 'yourself'],
      [ana, 'game record', { ...record, opponent: bot }, 'bot'],
      [ana, 'game record', { result: 'won', opponent: 'x'.repeat(5000) }, 'don’t know'],
      [ana, 'game record', { ...record, player: mia }, 'Act III.2'],
      [ana, 'game record', { ...record, played: 'x'.repeat(5000) }, '13:05'],
      [ana, 'game record', { ...record, played: '12:59' }, 'still to come'],
      [ana, 'game record', { ...record, pgn: '1. e4 Ke5' }, 'Ke5'],
      [ana, 'game record', { ...record, pgn: `${'x'.repeat(5000)}` }, 'PGN'],
      [ana, 'game show', { game: '7' }, 'no game'],
      [ana, 'explain', { game: 'nonsense' }, 'no game'],
      [ana, 'preview', { opponent: ana }, 'yourself'],
      [ana, 'profile', { member: bot }, 'bot'],
      [ana, 'explain', { member: 'Nobody' }, 'don’t know'],
      [mia, 'game approve', { game: '99' }, 'no game'],
      [mia, 'game void', { game: '1', reason: 'x'.repeat(5000) }, 'no game'],
      [mia, 'game adjudicate', adjudicated, 'exactly one'],
      [mia, 'game adjudicate', { ...adjudicated, fen: '8/8' }, 'FEN'],
      [mia, 'game adjudicate', { ...adjudicated, white_captured: 'king' }, 'king'],
      [mia, 'game adjudicate', { ...adjudicated, white: mia, white_captured: 'q' }, 'Act III.3.5'],
    ] as const;
    for (const [who, command, options, said] of mistakes)
      expect(await who.as.run(command, options), command).toMatchObject(privately(said));
    expect(await club.entries()).toBe(before);
    await ana.as.run('game record', record);
    const again = await ana.as.run('game record', record);
    expect(again).toMatchObject(privately('**Confirm**'));
    const refusal = await mia.as.run('game refuse', { game: '1', reason: 'x'.repeat(5000) });
    expect(refusal).toMatchObject(privately('1,000'));
    expect(await club.entries()).toBe(before + 1);
  });
});
