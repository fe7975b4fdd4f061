import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

/** A Friday at 12:40: Morgan is Chief Justice, Mia Moderator, and Ana has beaten Bo. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  await people.mia.as.run('session open');
  club.goTo('12:40');
  const won = await people.ana.as.run('game record', { opponent: people.bo, result: 'won' });
  await people.bo.as.press(won, 'Confirm');
  return { club, ...people };
}

const reason = 'The @everyone **room** was locked';
const shown = 'Reason: The @\u200Beveryone \\*\\*room\\*\\* was locked';

/** What the club reads of it in #discussion. */
const announced = async ({ as }: Person, words: string): Promise<string> =>
  (await as.waitForMessage('discussion', ({ text }) => text.includes(words))).text;

describe('the Chief Justice acts alone', () => {
  it('Acts III.5 and III.5.1: modifies a score after seeing it, and everybody reads why', async () => {
    const { club, morgan, ana, bo } = await aFriday();
    const question = await morgan.as.run('chief modify', { member: ana, points: -15, reason });
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    expect(question.text).toMatch(
      /\*\*Ana\*\*: 120 → 105 \(−15\), to put the score right[\s\S]*\n-# Act III\.5$/,
    );
    expect(await club.scores()).toMatchObject({ Ana: 120 });
    await morgan.as.press(question, 'Confirm');
    expect(await club.scores()).toMatchObject({ Ana: 105, Bo: 100 });
    const notice = await announced(bo, '120 → 105');
    for (const words of ['by Chief Justice Morgan', shown, 'before the whole Court'])
      expect(notice).toContain(words);
    expect((await ana.as.run('explain')).text).toContain('Act III.5');
  });

  it('Act III.5: voids a game, and its points go back', async () => {
    const { club, morgan, ana } = await aFriday();
    expect((await morgan.as.complete('chief void', 'game', '')).map(({ value }) => value)).toEqual(['1']);
    const question = await morgan.as.run('chief void', { game: '1', reason });
    expect(question.text).toContain('Ana: 120 → 100 (−20)');
    await morgan.as.press(question, 'Confirm');
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 100 });
    const notice = await announced(ana, 'Chief Justice Morgan has cancelled game #1, Ana – Bo.');
    for (const words of [shown, '-# Act III.5']) expect(notice).toContain(words);
  });

  it('Acts II.12 and III.4: puts on record what nobody else may do, or an Act demands', async () => {
    const { morgan, ana } = await aFriday();
    const alone = await morgan.as.run('chief act', { reason });
    expect(alone).toMatchObject({ ephemeral: false });
    for (const words of ['Act III.4', shown]) expect(alone.text).toContain(words);
    await announced(ana, 'Act III.4');
    expect((await morgan.as.complete('chief act', 'act', 'II.9.2')).map(({ value }) => value)).toEqual([
      'II.9.2',
    ]);
    await morgan.as.run('chief act', { reason, act: 'II.9.2' });
    await announced(ana, 'acted alone, because Act II.9.2 requires it');
  });

  it('Act I.9.5: finds a breach, which costs every office, and says why to none but them', async () => {
    const { club, morgan, mia, ana } = await aFriday();
    const question = await morgan.as.run('chief breach', { member: mia, reason });
    expect(question.text).toContain('They stop being Moderator at once');
    expect(await morgan.as.press(question, 'Confirm')).toMatchObject({ ephemeral: true });
    const notice = await announced(ana, 'is no longer a Moderator');
    expect(notice).not.toContain('locked');
    expect(await toldDirectly(club, mia, 'Act I.9.5')).toContain(shown);
    expect((await mia.as.run('session close')).text).toContain('Only');
  });
});
