import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

/** A Friday at 12:40 in an open session: Morgan is Chief Justice, Mia Moderator; Ana, Bo and Cy have joined. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people };
}

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });

const confirms = (person: Person, question: Answer): Promise<Answer> => person.as.press(question, 'Confirm');

describe('Act II.8: a Member asks to leave', () => {
  it('and the Chief Justice is told, does it, and the person who left comes back at the start', async () => {
    const { club, morgan, ana, bo } = await aFriday();
    await bo.as.press(await ana.as.run('game record', { opponent: bo, result: 'won' }), 'Confirm');
    expect(await ana.as.run('leave')).toMatchObject(privately('27 November 2026'));
    expect(await ana.as.run('leave')).toMatchObject(privately('Act II.8'));
    await toldDirectly(club, morgan, '**Ana** (member #4) asks to be taken off the Leaderboard');
    const question = await morgan.as.run('chief remove', { member: ana, basis: 'request' });
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm: take them off', 'Cancel'] });
    expect(question.text).toMatch(/at their own request[\s\S]*\n-# Act II\.8$/);
    expect(question.text).not.toContain('They missed');
    await confirms(morgan, question);
    await bo.as.waitForMessage('games', ({ text }) => text.includes('**Ana** is off the Leaderboard'));
    await toldDirectly(club, ana, 'as you asked', 'Act II.8');
    expect(await club.scores()).toEqual({ Bo: 100, Cy: 100 });
    expect((await ana.as.run('join')).text).toContain('**Ana** is back on the Leaderboard, with 100 points');
  });

  it('and the Chief Justice is reminded, and told when it is overdue', async () => {
    const { club, morgan, ana, bo } = await aFriday();
    await ana.as.run('leave');
    club.goTo('2026-11-23 12:31');
    await bo.as.run('leaderboard');
    await toldDirectly(club, morgan, 'Still to do');
    club.goTo('2026-11-28 00:00');
    await bo.as.run('leaderboard');
    await toldDirectly(club, morgan, 'Overdue', 'Use `/chief remove basis:request` now.');
    const [choice] = await morgan.as.complete('chief remove', 'member', '');
    expect(choice?.name).toBe('Ana: asked to leave, overdue');
    const forBo = await bo.as.complete('chief remove', 'member', '');
    expect(forBo.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('asked to leave'));
  });

  it('and may take it back, once', async () => {
    const { club, morgan, ana } = await aFriday();
    await ana.as.run('leave');
    expect(await ana.as.run('leave', { withdraw: true })).toMatchObject(privately('you stay'));
    await toldDirectly(club, morgan, 'stays on the Leaderboard');
    expect(await ana.as.run('leave', { withdraw: true })).toMatchObject(privately('Act II.8'));
    const order = { member: ana, basis: 'request' };
    expect(await morgan.as.run('chief remove', order)).toMatchObject(privately('has not asked'));
  });

  it('Act II.8.2: a Moderator stays in office, and opens the next session', async () => {
    const { club, morgan, mia } = await aFriday();
    await mia.as.run('join');
    await mia.as.run('leave');
    const question = await morgan.as.run('chief remove', { member: mia, basis: 'request' });
    expect(question.text).toMatch(/They keep their offices[\s\S]*\n-# Act II\.8, Act II\.8\.2$/);
    await confirms(morgan, question);
    club.goTo('2026-11-27 12:20');
    expect(await mia.as.run('session open')).toMatchObject({ ephemeral: false });
  });

  it('is confirmed to no effect once it was taken back in the meantime', async () => {
    const { club, morgan, ana } = await aFriday();
    await ana.as.run('leave');
    const question = await morgan.as.run('chief remove', { member: ana, basis: 'request' });
    await ana.as.run('leave', { withdraw: true });
    const before = await club.entries();
    expect(await confirms(morgan, question)).toMatchObject(privately('has not asked to be removed'));
    expect(await club.entries()).toBe(before);
  });
});

describe('Act II.7: the Chief Justice removes who stays away', () => {
  it('after four of six sessions, not before, and the games that wait end', async () => {
    const { club, morgan, mia, ana, bo, cy } = await aFriday();
    const waits = await bo.as.run('game record', { opponent: ana, result: 'drew' });
    await ana.as.submit(await ana.as.press(waits, 'Dispute'), { why: 'I won' });
    const order = { member: cy, basis: 'inactive' };
    for (const [week, date] of ['2026-11-20', '2026-11-27', '2026-12-04'].entries()) {
      club.goTo(`${date} 12:50`);
      if (week > 0) await mia.as.run('session open');
      await mia.as.run('session close');
    }
    const early = await morgan.as.run('chief remove', order);
    expect(early).toMatchObject(privately('Cy missed three of the last three sessions, and played no games'));
    expect(early.text).toContain('Act II.7');
    club.goTo('2026-12-11 12:50');
    await mia.as.run('session open');
    club.goTo('12:59');
    await mia.as.run('session close');
    const question = await morgan.as.run('chief remove', order);
    expect(question.text).toContain('They missed four of the last four sessions, and played no games.');
    expect(await morgan.as.press(question, 'Cancel')).toMatchObject(privately('Nothing was changed'));
    await confirms(morgan, await morgan.as.run('chief remove', order));
    await toldDirectly(club, cy, 'stayed away for a long time');
    const others = await morgan.as.run('chief remove', { member: bo, basis: 'inactive' });
    expect(others.text).toContain('Game #1 is still waiting, and will not count.');
    await confirms(morgan, others);
    await mia.as.waitForMessage('games', ({ text }) =>
      text.includes('Game #1 was still waiting, and will not count.'),
    );
    expect((await mia.as.run('game show', { game: '1' })).text).toContain('withdrawn');
  });
});
