import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rehearse } from '../../src/rehearsal/rehearse.ts';
import { ClubOnPlayground, runConfirmed } from '../support/club-on-playground.ts';

describe('a Friday at the club, through the real client', () => {
  let club: ClubOnPlayground;
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:10');
  });
  afterEach(() => club.close());

  it('is set up, played, refused, counted at the bell and undone', async () => {
    const { mia, ana, bo, cy, dee } = await club.setUp('ana', 'bo', 'cy', 'dee');
    club.goTo('12:25');
    expect((await mia.as.run('session open')).text).toContain('is open');

    club.goTo('12:27');
    const early = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect([early.ephemeral, early.text]).toEqual([true, expect.stringContaining('Act 0.5')]);

    club.goTo('12:30');
    for (const person of [ana, bo, cy, dee]) expect((await person.as.run('present')).kind).toBe('message');

    club.goTo('12:41');
    const first = await ana.as.run('game record', { opponent: bo, result: 'won', colour: 'white' });
    expect(first.buttons).toEqual(['Confirm', 'Dispute', 'Withdraw']);
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100, Cy: 100, Dee: 100 });
    await bo.as.press(first, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100, Dee: 100 });

    club.goTo('12:52');
    const second = await bo.as.run('game record', { opponent: ana, result: 'won' });
    await ana.as.press(second, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 121, Cy: 100, Dee: 100 });

    club.goTo('13:09');
    const count = await mia.as.run('game adjudicate', {
      white: cy,
      black: dee,
      white_captured: 'q',
      black_captured: 'rb',
    });
    expect(count.text).toContain('nine points');
    expect(count.text).toContain('eight points');
    await mia.as.press(count, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 121, Cy: 120, Dee: 100 });

    club.goTo('13:12');
    const late = await dee.as.run('game record', { opponent: ana, result: 'won' });
    expect(late.text).toContain('Act 0.5');
    expect(late.text).toContain('played');

    const undo = await mia.as.run('game void', { game: '2', reason: 'Not a rated game.' });
    expect(undo.text).toContain('Bo: 121 → 100');
    await mia.as.press(undo, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 120, Dee: 100 });

    const board = await dee.as.run('leaderboard');
    expect(board.text).toMatch(/1\. +Ana +120.*\n1\. +Cy +120/);
  });

  it('hears every Act that a game with three faults breaks, and when the next session is, once', async () => {
    const { ana, bo } = await club.setUp('ana', 'bo');
    await club.change((work) => {
      const person = work.people.byAccount(bo.id)?.number ?? 0;
      work.append({ type: 'banned', person, until: null, endsAt: null }, { by: null, acts: ['II.9'] });
    });
    club.goTo('2026-11-21 12:45');
    const before = await club.entries();
    const refusal = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(refusal.ephemeral).toBe(true);
    expect(refusal.text.match(/Act [\w.]+\d/g)).toEqual(['Act 0.5', 'Act 0.6', 'Act 0.7']);
    expect(refusal.text.match(/The next session is Friday 27 November 2026/g)).toHaveLength(1);
    expect(await club.entries()).toBe(before);
  });

  it('Act 0.14: shows the member of staff why a game is disputed, and logs each reading', async () => {
    const { mia, morgan, ana, bo, cy } = await club.setUp('ana', 'bo', 'cy');
    const hill = club.person('Ms Hill');
    await club.nameStaff(hill, { chief: morgan });
    club.goTo('12:25');
    await mia.as.run('session open');
    club.goTo('12:41');
    const game = await ana.as.run('game record', { opponent: bo, result: 'won' });
    await bo.as.submit(await bo.as.press(game, 'Dispute'), { 'What is wrong with it?': 'It was a draw.' });
    const before = await club.entries();
    expect((await cy.as.run('game show', { game: '1' })).text).not.toContain('It was a draw.');
    expect((await bo.as.run('game show', { game: '1' })).text).toContain('It was a draw.');
    expect(await club.entries()).toBe(before);
    const read = await hill.as.run('game show', { game: '1' });
    expect([read.ephemeral, read.text]).toEqual([true, expect.stringContaining('It was a draw.')]);
    expect(await club.entries()).toBe(before + 1);
  });

  it('is told at once where the bot may not write', async () => {
    const everyone = club.guild.role('@everyone');
    club.guild.overwrite('discussion', everyone, [], ['SendMessages']);
    await runConfirmed(club.owner.as, 'setup');
    const settings = await club.owner.as.run('setup');
    expect(settings.text).toContain(`⚠️ I can’t write in <#${club.guild.channel('discussion').id}>`);
    club.guild.overwrite('discussion', everyone, [], []);
    expect((await club.owner.as.run('setup')).text).not.toContain('⚠️');
  });

  it.each([
    ['2026-07-17', '12:45', 'in July'],
    ['2026-12-11', '12:45', 'in December'],
    ['2026-03-27', '12:45', 'on the Friday before the clocks go forward'],
    ['2026-04-03', '12:45', 'on the Friday after'],
    ['2026-10-23', '12:45', 'on the Friday before the clocks go back'],
    ['2026-10-30', '12:45', 'on the Friday after'],
  ])('takes a game on %s at %s local, %s', async (date, time) => {
    club.goTo(`${date} 12:20`);
    const { mia, ana, bo } = await club.setUp('ana', 'bo');
    await mia.as.run('session open');
    club.goTo(`${date} ${time}`);
    const game = await ana.as.run('game record', { opponent: bo, result: 'won' });
    await bo.as.press(game, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
  });

  it.each([
    ['12:29:59', false],
    ['12:30:00', true],
    ['13:10:00', true],
    ['13:10:01', false],
  ])('a game that ends at %s is taken: %s', async (time, taken) => {
    const { mia, ana, bo } = await club.setUp('ana', 'bo');
    await mia.as.run('session open');
    club.goTo(time);
    const game = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(game.buttons.includes('Confirm')).toBe(taken);
    expect(game.text.includes('Act 0.5')).toBe(!taken);
    expect((await ana.as.run('game history')).text.includes('#1')).toBe(taken);
  });
});

it('the rehearsal plays to its end and shows what everybody saw', async () => {
  const lines: string[] = [];
  await rehearse((line) => lines.push(line));
  const told = lines.join('\n');
  expect(told.match(/⛔/g)).toHaveLength(2);
  expect(told).toContain('Act I.5');
  expect(told).toContain('Ana: 100 → 120 (+20)');
});
