import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

/** A Friday at 12:40 in an open session: Morgan is Chief Justice, Mia Moderator; Ana, Bo and Cy have joined. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people };
}

/** What somebody’s panel says now that they have pressed something on it. */
const drawn = async (who: Person, panel: Answer): Promise<string> =>
  (await who.as.messages()).find(({ id }) => id === panel.message?.id)?.text ?? '';

describe('/club: what waits for somebody', () => {
  it('says so where nothing does, and when the next session is; to them alone', async () => {
    const { cy } = await aFriday();
    const panel = await cy.as.run('club');
    expect(panel).toMatchObject({ ephemeral: true, buttons: ['Check again'] });
    expect(panel.text).toContain('Nothing waits for you.\nThe next session: Friday 20 November 2026');
  });

  it('confirms a game at a press, which the panel then shows', async () => {
    const { club, ana, bo } = await aFriday();
    const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
    const panel = await bo.as.run('club');
    expect(panel.text).toContain('Game #1: **Ana** won against **Bo**. Is that right?');
    expect(panel.buttons).toEqual(['Confirm #1', 'Dispute #1', 'Check again']);
    await bo.as.press(panel, 'Confirm #1');
    expect(await drawn(bo, panel)).toContain('Nothing waits for you.');
    expect(await club.scores()).toMatchObject({ Ana: 120, Bo: 100 });
    const shown = await ana.as.waitForMessage(
      'games',
      ({ id, text }) => id === card.message?.id && text.includes('It counts'),
    );
    expect(shown.buttons).toEqual([]);
  });

  it('refuses what was settled meanwhile, and changes nothing', async () => {
    const { club, ana, bo } = await aFriday();
    const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
    const panel = await bo.as.run('club');
    await ana.as.press(card, 'Withdraw');
    const before = await club.entries();
    expect((await bo.as.press(panel, 'Confirm #1')).text).toContain('was withdrawn');
    expect(await club.entries()).toBe(before);
    await bo.as.press(panel, 'Check again');
    expect(await drawn(bo, panel)).toContain('Nothing waits for you.');
  });

  it('gives a Moderator the games to decide, but not their own, page by page', async () => {
    const { ana, bo, cy, mia } = await aFriday();
    await mia.as.run('join');
    for (const [one, other] of [
      [ana, bo],
      [bo, cy],
      [cy, ana],
      [mia, ana],
      [mia, bo],
    ] as const) {
      const card = await one.as.run('game record', { opponent: other, result: 'won' });
      await other.as.submit(await other.as.press(card, 'Dispute'), {
        why: `I *won*, @everyone ${'y'.repeat(300)}`,
      });
    }
    const panel = await mia.as.run('club');
    expect(panel.text).toContain('Waiting for you: three things');
    expect(panel.text).toContain('You decide, because the opponent disputes it.');
    expect(panel.text).toMatch(/^\*\*Bo\*\* wrote: I \\\*won\\\*, @\u200Beveryone y{170,180}…$/m);
    expect(panel.text).not.toContain('Game #4');
    await mia.as.press(panel, 'Approve #2');
    expect(await drawn(mia, panel)).toContain('Waiting for you: two things');
    const form = await mia.as.press(panel, 'Refuse #1');
    await mia.as.submit(form, { why: 'Nobody saw it.' });
    expect(await drawn(mia, panel)).toContain('Waiting for you: one thing');
  });

  it('turns pages where there is more than fits', async () => {
    const { ana, bo } = await aFriday();
    for (let game = 0; game < 5; game += 1) {
      const entered = await ana.as.run('game record', { opponent: bo, result: 'won' });
      if (entered.buttons.includes('Cancel')) await ana.as.press(entered, 'Confirm');
    }
    const panel = await bo.as.run('club');
    expect(panel.text).toContain('page 1 of 2');
    await bo.as.press(panel, 'Next');
    expect(await drawn(bo, panel)).toContain('page 2 of 2');
  });

  it('knows a challenge, a move to make and a draw that is offered', async () => {
    const { ana, bo } = await aFriday();
    const question = await ana.as.run('online challenge', { opponent: bo });
    await ana.as.press(question, 'Confirm');
    const panel = await bo.as.run('club');
    expect(panel.text).toContain('**Ana** challenges you to an online game.');
    await bo.as.press(await bo.as.press(panel, 'Accept'), 'Confirm');
    expect((await ana.as.run('club')).text).toContain('Your move in online game 1 against **Bo**');
    await ana.as.run('online move', { move: 'e4' });
    await ana.as.run('online draw');
    const moves = await bo.as.run('club');
    expect(moves.text).toContain('Your move in online game 1 against **Ana**');
    expect(moves.text).toContain('You are offered a draw in online game 1');
    expect(moves.buttons).toContain('Accept draw');
  });

  it('asks in its own place, and comes back with what was done', async () => {
    const { ana, bo } = await aFriday();
    await ana.as.press(await ana.as.run('online challenge', { opponent: bo }), 'Confirm');
    const panel = await bo.as.run('club');
    await bo.as.press(panel, 'Accept');
    expect(await drawn(bo, panel)).toContain('Act I.9.4');
    await bo.as.press(panel.message?.id ?? '', 'Confirm');
    expect(await drawn(bo, panel)).not.toContain('challenges you');
    expect(await drawn(bo, panel)).toMatch(/Nothing waits for you|Your move in online game 1/);
  });

  it('comes back where its question is cancelled, or is of no use any more', async () => {
    const { ana, bo, cy } = await aFriday();
    for (const challenger of [ana, cy])
      await challenger.as.press(await challenger.as.run('online challenge', { opponent: bo }), 'Confirm');
    const panel = await bo.as.run('club');
    await bo.as.press(panel, 'Accept');
    await bo.as.press(panel.message?.id ?? '', 'Cancel');
    expect(await drawn(bo, panel)).toContain('**Ana** challenges you');
    await bo.as.press(panel.message?.id ?? '', 'Accept');
    const elsewhere = await bo.as.run('club');
    await bo.as.press(elsewhere, 'Decline');
    await bo.as.press(panel.message?.id ?? '', 'Confirm');
    const refused = (await bo.as.messages()).filter(({ text }) => /^[⛔❓]/u.test(text));
    expect(refused).toMatchObject([{ ephemeral: true }]);
    expect(await drawn(bo, panel)).toContain('**Cy** challenges you');
    expect(await drawn(bo, panel)).not.toContain('**Ana** challenges you');
  });

  it('Act I.7.2: asks both players to agree to a chess clock', async () => {
    const { ana, bo, cy, mia } = await aFriday();
    await mia.as.run('present');
    await mia.as.run('clock open', { white: ana, black: bo, minutes: 5 });
    const panel = await bo.as.run('club');
    expect(panel.text).toContain('Play against **Ana** with chess clock 1? White 5:00, Black 5:00.');
    await bo.as.press(panel, 'I agree');
    expect(await drawn(bo, panel)).toContain('Nothing waits for you.');
    expect((await ana.as.run('club')).text).toContain('Play against **Bo** with chess clock 1?');
    expect((await cy.as.run('club')).text).toContain('Nothing waits for you.');
  });

  it('asks the Moderator to announce a penalty, and names the day', async () => {
    const { ana, mia, bo } = await aFriday();
    const question = await mia.as.run('penalty issue', {
      ...{ member: ana, kind: 'warning', reason: 'Loud.', offence: 'Noise', declare: 'later' },
    });
    await mia.as.press(question, 'Confirm');
    const panel = await mia.as.run('club');
    expect(panel.text).toContain('Announce penalty #1 for **Ana**, or it is cancelled.');
    expect(panel.text).toMatch(
      /Use `\/penalty declare penalty:1`\.\n-# Waiting since <t:\d+:f> · until <t:\d+:f>/,
    );
    expect((await bo.as.run('club')).text).toContain('Nothing waits for you.');
  });

  it('asks the Chief Justice about suggestions, and about petitions with a button to read them', async () => {
    const { ana, mia, bo, morgan } = await aFriday();
    await ana.as.run('suggest', { text: 'Longer lunches.' });
    const question = await mia.as.run('penalty issue', {
      ...{ member: bo, kind: 'warning', reason: 'Loud.', offence: 'Noise' },
    });
    await mia.as.press(question, 'Confirm');
    const form = await bo.as.run('appeal file', { against: 'penalty', item: '1' });
    await bo.as.submit(form, { statement: 'It was not me.' });
    const panel = await morgan.as.run('club');
    expect(panel.text).toContain('**Ana** suggests a change of the Terms.');
    expect(panel.text).toContain('should the Court hear it?');
    expect(panel.text).toContain('`/court grant case:[2026] CoA 1` or `/court deny case:[2026] CoA 1`');
    expect(panel.buttons).toContain('Read the petition');
    expect((await bo.as.run('club')).text).toContain('Your case **');
    expect((await ana.as.run('club')).text).toContain('Nothing waits for you.');
  });
});
