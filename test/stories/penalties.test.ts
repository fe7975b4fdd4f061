import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { entered } from '../support/second-game.ts';
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

type Friday = Awaited<ReturnType<typeof aFriday>>;

/** One player enters a won game, and the other confirms it. */
async function plays(player: Person, opponent: Person): Promise<void> {
  const card = await entered(player, await player.as.run('game record', { opponent, result: 'won' }));
  await opponent.as.press(card, 'Confirm');
}

/** Somebody is asked, in words that say all of this, and confirms. */
async function confirms(
  { as }: Person,
  command: string,
  options: Record<string, OptionToSend>,
  ...asked: readonly string[]
): Promise<Answer> {
  const question = await as.run(command, options);
  expect(question).toMatchObject({ ephemeral: true, buttons: [expect.stringMatching(/^Confirm/), 'Cancel'] });
  for (const words of asked) expect(question.text).toContain(words);
  return as.press(question, 'Confirm');
}

const declared = ({ bo }: Friday, ...words: readonly string[]) =>
  bo.as.waitForMessage('discussion', ({ text }) => words.every((each) => text.includes(each)));

describe('Act II.5: fraud is found out, game by game', () => {
  it('and climbs the ladder, each game undone and everything replayed', async () => {
    const friday = await aFriday();
    const { club, mia, ana, bo, cy } = friday;
    await plays(ana, bo);
    club.goTo('12:41');
    await plays(ana, cy);
    expect(await club.scores()).toEqual({ Ana: 139, Bo: 100, Cy: 100 });

    const reason = 'Bo was not in the room.';
    await confirms(
      mia,
      'penalty fraud',
      { member: ana, game: '1', reason },
      'the first violation',
      'Act II.5',
      'Ana: 139 → 120 (−19)',
    );
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100 });
    await declared(
      friday,
      'Penalty #1 for',
      'the made-up game is cancelled',
      'Act II.5, Act III.2.4',
      reason,
    );
    await toldDirectly(club, ana, 'Mia gave you penalty #1');
    await toldDirectly(club, ana, 'Your score: 139 → **120** (−19)');
    expect((await ana.as.run('game show', { game: '1' })).text).toContain('It was cancelled');

    club.goTo('12:50');
    await plays(ana, cy);
    const second = { member: ana, game: '3', reason: 'Cy was not there either.' };
    expect(await mia.as.run('penalty fraud', second)).toMatchObject({
      ephemeral: true,
      buttons: [],
      text: expect.stringContaining('Act III.2.3'),
    });
    const halved = await confirms(
      mia,
      'penalty fraud',
      { ...second, finding: 'intent' },
      'the second violation',
      'half the score',
      'Finding: on purpose',
    );
    expect(halved.ephemeral).toBe(true);
    expect(await club.scores()).toEqual({ Ana: 100, Bo: 100, Cy: 100 });
    expect((await mia.as.run('penalty list', { member: ana })).text).toMatch(/#2[^\0]+#1/);
    expect((await ana.as.run('penalty list')).text).toContain('half the score');
    expect(await bo.as.run('penalty list', { member: ana })).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('Act III.2'),
    });
    expect((await ana.as.run('explain')).text).toContain(
      'penalty #2: half of the score off. Reason: Cy was not there either.\n-# Act II.5',
    );
  });

  it('asks once more when another violation came to be known meanwhile, and nothing is done', async () => {
    const { club, morgan, mia, ana, bo } = await aFriday();
    await plays(ana, bo);
    club.goTo('12:50');
    await plays(ana, bo);
    const asked = await mia.as.run('penalty fraud', { member: ana, game: '2', reason: 'Invented.' });
    await confirms(morgan, 'penalty fraud', { member: ana, game: '1', reason: 'Invented too.' });
    const before = await club.entries();
    expect((await mia.as.press(asked, 'Confirm')).text).toContain('would be different from what you saw');
    expect(await club.entries()).toBe(before);
  });
});

describe('Act II.9: a ban into the new year', () => {
  it('keeps a Member out until it lapses by itself', async () => {
    const friday = await aFriday();
    const { club, mia, ana, bo } = friday;
    await confirms(
      mia,
      'ban issue',
      { member: ana, until: '2027-01-08', ground: 'serious', reason: 'Threw a rook.', finding: 'intent' },
      'a ban until the end of Friday 8 January 2027',
      'one serious offence',
    );
    await declared(friday, 'Penalty #1 for', 'a ban until the end of Friday 8 January 2027', 'Threw a rook.');
    await toldDirectly(club, ana, 'a ban until the end of Friday 8 January 2027', 'Act II.9');
    expect(await ana.as.run('present')).toMatchObject({ ephemeral: false });
    const played = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(played).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act 0.7') });
    expect((await mia.as.run('ban list')).text).toContain('penalty #1');
    expect((await bo.as.run('leaderboard', { all: true })).text).toContain('banned');

    club.goTo('2027-01-08 12:20');
    await mia.as.run('session open');
    club.goTo('12:40');
    const still = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(still).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act 0.7') });

    club.goTo('2027-01-15 12:20');
    await mia.as.run('session open');
    club.goTo('12:40');
    await plays(ana, bo);
    expect((await mia.as.run('ban list')).text).toContain('None.');
  });
});

describe('Act III.2.4: a penalty that nobody declares', () => {
  it('is void after the seventh day, and whatever followed is replayed', async () => {
    const friday = await aFriday();
    const { club, mia, ana, bo } = friday;
    await plays(ana, bo);
    const issued = await confirms(
      mia,
      'penalty issue',
      {
        member: ana,
        kind: 'deduction',
        points: 15,
        offence: 'Shouting',
        reason: 'Loud.',
        declare: 'later',
      },
      '15 points off the score',
      'Ana: 120 → 105 (−15)',
    );
    expect(issued.text).toContain('Friday 27 November 2026, 23:59 at the club');
    club.goTo('12:50');
    await plays(bo, ana);
    const after = await club.scores();
    club.goTo('2026-11-23 12:31');
    await bo.as.run('leaderboard');
    await toldDirectly(club, mia, 'has not been announced yet', 'Act III.2.4');
    club.goTo('2026-11-27 23:59');
    await bo.as.run('leaderboard');
    expect(await club.scores()).toEqual(after);
    club.goTo('2026-11-28 00:00');
    await bo.as.run('leaderboard');
    await declared(friday, 'Penalty #1 for', 'it is cancelled', 'Act III.2.4.2');
    await toldDirectly(club, ana, 'it is cancelled', 'Act III.2.4.2');
    const replayed = await club.scores();
    expect(replayed.Bo).toBeGreaterThan(after.Bo ?? 0);
    expect(await mia.as.run('penalty declare', { penalty: '1' })).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('Act III.2.4.2'),
    });
  });

  it('leaves its game to wait for the opponent again, and tells nobody else why it was refused', async () => {
    const { club, mia, ana, bo } = await aFriday();
    await ana.as.run('game record', { opponent: bo, result: 'won' });
    const fraud = { member: ana, game: '1', reason: 'They only talked.', declare: 'later' };
    await confirms(mia, 'penalty fraud', fraud, 'the made-up game is cancelled');
    const shown = await bo.as.run('game show', { game: '1' });
    expect(shown.text).toContain('refused');
    expect(shown.text).not.toContain('talked');
    expect(shown.buttons).not.toContain('Confirm');
    club.goTo('2026-11-28 00:00');
    await bo.as.press(await bo.as.run('game show', { game: '1' }), 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100 });
  });

  it('is declared in time from the list, where those that wait come first', async () => {
    const friday = await aFriday();
    const { morgan, mia, ana, bo } = friday;
    const options = { kind: 'warning', offence: 'Shouting', reason: 'Loud.' };
    await confirms(mia, 'penalty issue', { ...options, member: ana, declare: 'later' });
    const [offence] = await morgan.as.complete('penalty issue', 'offence', 'shout');
    expect(offence).toEqual({ name: '#1 Shouting', value: '#1' });
    await confirms(morgan, 'penalty issue', { ...options, offence: '#1', member: bo });
    const choices = await mia.as.complete('penalty declare', 'penalty', '');
    expect(choices.map(({ name }) => name)).toEqual([
      '#1 Ana, not announced, Shouting',
      '#2 Bo, announced, Shouting',
    ]);
    expect(await ana.as.complete('penalty declare', 'penalty', '')).toEqual([]);
    expect((await mia.as.run('penalty declare', { penalty: '1', by: 'email' })).text).toContain(
      'Act III.2.4.1',
    );
    expect((await mia.as.run('penalty declare', { penalty: '1' })).text).toContain('Act III.2.4');
    expect((await mia.as.run('penalty issue', { ...options, member: ana })).text).toContain('penalty #1');
  });
});

describe('somebody who takes no direct messages', () => {
  it('reads in the channel what was done, without the reason, and who issued the penalty is told so', async () => {
    const friday = await aFriday();
    const { club, mia, ana, bo } = friday;
    club.playground.closeDms(ana.user);
    const options = { member: ana, kind: 'warning', offence: 'Shouting', reason: 'Very loud.' };
    await confirms(mia, 'penalty issue', { ...options, declare: 'later' });
    await toldDirectly(club, mia, 'I couldn’t tell Ana about penalty #1');
    const news = await declared(friday, `<@${ana.id}>, I could not tell you this`, 'penalty #1: a warning');
    expect(news.text).not.toMatch(/loud|shout|Mia/i);
    const said = (await bo.as.messages('discussion')).map(({ text }) => text).join('\n');
    expect(said).not.toMatch(/very loud/i);
  });

  it('is told so, and who issued it is asked to open their messages, when they take none either', async () => {
    const friday = await aFriday();
    const { club, mia, ana } = friday;
    for (const { user } of [ana, mia]) club.playground.closeDms(user);
    const options = { member: ana, kind: 'warning', offence: 'Shouting', reason: 'Very loud.' };
    await confirms(mia, 'penalty issue', { ...options, declare: 'later' });
    await declared(friday, `<@${ana.id}>, I could not tell you this`);
    await declared(friday, `<@${mia.id}>, I couldn’t deliver a message to you`);
  });
});

describe('Acts II.3 and III.6: what needs no penalty', () => {
  it('a score is put right, and a ban of the staff is laid and lifted', async () => {
    const friday = await aFriday();
    const { club, mia, morgan, ana, bo } = friday;
    const adjusted = await mia.as.run('penalty adjust', { member: ana, points: 25, reason: 'Mistyped.' });
    expect(adjusted).toMatchObject({ ephemeral: true, text: expect.stringContaining('100 → **125**') });
    await declared(friday, 'has changed the score of', '100 → **125**', 'Act II.3, Act III.2.4', 'Mistyped.');
    const sue = club.person('Sue');
    await club.nameStaff(sue, { chief: morgan });
    const banned = await sue.as.run('staff ban', { member: bo, reason: 'Ask me.' });
    expect(banned).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.6.1') });
    await toldDirectly(club, bo, 'banned you with no end date', 'Act III.6.1');
    const played = await bo.as.run('game record', { opponent: ana, result: 'won' });
    expect(played).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act 0.7') });
    club.goTo('12:45');
    expect((await sue.as.run('staff lift', { member: bo })).text).toContain('have lifted your ban');
    await toldDirectly(club, bo, 'has lifted their ban on you');
    club.goTo('12:46');
    await plays(bo, ana);
  });
});
