import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { entered } from '../support/second-game.ts';

const forAsker = (text: string) => ({
  kind: 'message',
  ephemeral: true,
  text: expect.stringContaining(text),
});
const forClub = (text: string) => ({
  kind: 'message',
  ephemeral: false,
  text: expect.stringContaining(text),
});

describe('questions that change nothing', () => {
  let stage: Everybody;
  beforeAll(async () => {
    stage = await everybody();
  });
  afterAll(() => stage.club.close());

  it.each<[Who, string, Record<string, OptionToSend>, ReturnType<typeof forAsker>]>([
    ['zoe', 'leaderboard', {}, forClub('Ana')],
    ['zoe', 'leaderboard', { all: true }, forClub('Rex, 100: left the Leaderboard')],
    ['zoe', 'leaderboard', { all: true }, forClub('Dan, 100: banned until')],
    ['ana', 'profile', {}, forAsker('Ana')],
    ['zoe', 'profile', { member: 'Tom' }, forAsker('Tom')],
    ['ana', 'explain', {}, forAsker('Game #1')],
    ['zoe', 'explain', { member: 'Mia' }, forAsker('Game #9')],
    ['zoe', 'explain', { game: '1' }, forAsker('**120**')],
    ['ana', 'explain', { game: '#5' }, forAsker('It was cancelled, so it no longer changes any score')],
    ['ana', 'preview', { opponent: 'Tom' }, forAsker('If you win')],
    ['morgan', 'pairings', {}, forClub('Fewer than two Members')],
    ['zoe', 'game show', { game: '7' }, forAsker('It counts once')],
    ['zoe', 'game show', { game: '5' }, forAsker('It was cancelled')],
    ['zoe', 'game history', {}, forAsker('#9')],
    ['zoe', 'game history', { member: 'Tom' }, forAsker('None yet')],
    ['zoe', 'session status', {}, forAsker('A Moderator is in the room.')],
    ['zoe', 'terms', {}, forAsker('**Chief Justice:** Morgan')],
    ['zoe', 'terms', { act: '0.5' }, forAsker('12:30')],
    ['zoe', 'terms', { act: ' act ii.6.1 ' }, forAsker('Act II.6.1')],
    ['zoe', 'terms', { view: 'history' }, forAsker('2.4')],
  ])('%s: /%s %j', async (who, command, options, said) => {
    const before = await stage.club.everything();
    expect(await stage.people[who].as.run(command, options)).toMatchObject(said);
    expect(await stage.club.everything()).toEqual(before);
  });

  /** Every option that is completed: what is typed, and the likeliest of what is offered. */
  it.each<[Who, string, string, string, string]>([
    ['ana', 'game show', 'game', '', '#8'],
    ['jude', 'game approve', 'game', '', '#8'],
    ['jude', 'game refuse', 'game', 'bo', '#2'],
    ['jude', 'game correct', 'game', '1', '#1'],
    ['jude', 'game void', 'game', '', '#9'],
    ['zoe', 'explain', 'game', '5', '#5'],
    ['ana', 'game record', 'opponent', 't', 'Tom'],
    ['mia', 'game record', 'player', 't', 'Tom'],
    ['mia', 'game approve', 'overseer', '', 'Mia'],
    ['mia', 'game adjudicate', 'white', 'T', 'Tom'],
    ['mia', 'game adjudicate', 'black', 'om', 'Tom'],
    ['ana', 'game history', 'member', 'tom', 'Tom'],
    ['ana', 'profile', 'member', '', 'Mia'],
    ['ana', 'explain', 'member', '', 'Mia'],
    ['ana', 'preview', 'opponent', '', 'Mia'],
    ['mia', 'session mark', 'member', '', 'Mia'],
    ['mia', 'session mark', 'date', '', '2026-11-20'],
    ['mia', 'session cancel', 'date', '', '2026-11-20'],
    ['mia', 'session cancel', 'date', '27 nov', '2026-11-27'],
    ['mia', 'member rename', 'member', '', 'Mia'],
    ['morgan', 'chief appoint', 'member', '', 'Mia'],
    ['morgan', 'chief dismiss', 'member', '', 'Mia'],
    ['morgan', 'chief link', 'member', '', 'Tom'],
    ['gus', 'setup', 'timezone', 'lond', 'Europe/London'],
    ['zoe', 'terms', 'act', '0.5', 'Act 0.5'],
    ['zoe', 'terms', 'act', 'I', 'Act I'],
  ])('%s is offered for /%s, %s, “%s”: %s first', async (who, command, option, typed, first) => {
    const { as } = stage.people[who];
    const offered = await as.complete(command, option, typed);
    expect(offered[0]?.name.startsWith(first)).toBe(true);
    expect(offered.length).toBeLessThanOrEqual(25);
    for (const nonsense of ['@everyone', '\u202E\u200B\\', '__proto__', 'x'.repeat(5000)])
      expect(await as.complete(command, option, nonsense)).toEqual([]);
  });
});

/** Words that would do something: call people, format, link. */
const live =
  /@everyone|@here|(?<!\\)<img|(?<!\\)`code|(?<![\\*])\*\*bold|\u202E|(?<!\\)\|\||^# Shout|(?<!\\)\]\(/m;

describe('deeds told nowhere else', () => {
  it('Acts 0.6, III.3.4 and III.3.5: a Justice acts as Moderator, leaves, and decides with an overseer', async () => {
    const { club, people } = await everybody();
    const { ana, bo, jude, mia, morgan, gus, zoe } = people;
    expect(await jude.as.run('present')).toMatchObject(forClub('in the room'));
    expect(await jude.as.run('present', { moderating: true })).toMatchObject(forClub('acting as Moderator'));
    expect(await jude.as.run('present', { leave: true })).toMatchObject(forClub('Jude'));
    expect(await jude.as.run('game approve', { game: '8', overseer: mia })).toMatchObject(
      forClub('It counts'),
    );
    await zoe.as.waitForMessage('discussion', ({ text }) => text.includes('Jude has approved game'));

    const asTom = { player: 'Tom', opponent: bo, result: 'drew', ended: 'agreement' };
    expect(await mia.as.run('game record', asTom)).toMatchObject(forClub('It counts'));
    expect(await ana.as.run('game record', { opponent: 'Tom', result: 'won' })).toMatchObject(
      forClub('no Discord account'),
    );
    const fen = '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1';
    const count = await jude.as.run('game adjudicate', { white: ana, black: bo, fen });
    expect(count.text).toContain('39 points');
    expect((await jude.as.press(count, 'Confirm')).kind).toBe('message');

    const off = { date: '2026-11-27', reason: 'Half-term.' };
    expect(await mia.as.run('session cancel', off)).toMatchObject(forClub('cancelled'));
    expect(await mia.as.run('session cancel', { ...off, restore: true })).toMatchObject(
      forClub('27 November'),
    );
    expect(await gus.as.run('setup', { timezone: 'europe/london' })).toMatchObject(forAsker('Europe/London'));
    expect(await gus.as.run('setup')).toMatchObject(forAsker('room 322'));
    expect(await morgan.as.run('chief dismiss', { office: 'justice', member: jude })).toMatchObject(
      forClub('**Jude** is no longer a Justice'),
    );
    expect(await jude.as.run('game approve', { game: '2' })).toMatchObject(forAsker('Act III.2'));
    await club.close();
  });

  it('words of any kind are shown as words: nobody is called, nothing is formatted', async () => {
    const { club, people } = await everybody();
    const { ana, mia, jude, zoe } = people;
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '@everyone',
      '**bold**',
      '`code`',
      `<@${zoe.id}>`,
      '\u202Eanon',
      '||x||',
    ];
    const answers: Answer[] = [];
    const says = async (who: typeof ana, command: string, options: Record<string, OptionToSend>) => {
      answers.push(await who.as.run(command, options));
    };
    for (const name of hostile) await says(mia, 'member add', { name });
    for (const name of hostile)
      await says(mia, 'game record', { player: ana, opponent: name, result: 'won' });
    const reason = `${hostile.join(' ')} @here\n# Shout\n[link](https://evil.example)`;
    await says(jude, 'game refuse', { game: '2', reason });
    const asterisks = await jude.as.run('game correct', {
      game: '1',
      result: 'drew',
      reason: '*'.repeat(1000),
    });
    expect(asterisks.text).toContain('is corrected.\nScores:\nAna: ');
    answers.push(asterisks);
    const question = await jude.as.run('game void', { game: '1', reason });
    answers.push(question, await jude.as.press(question, 'Confirm'));
    for (const command of ['leaderboard', 'game history', 'explain', 'profile', 'session status', 'pairings'])
      await says(ana, command, {});
    await says(ana, 'preview', { opponent: '**bold**' });
    await zoe.as.waitForMessage('discussion', ({ text }) => text.includes('#1'));
    await club.idle();
    const posted = (await zoe.as.messages('discussion')).filter(({ author }) => author.id === club.bot.id);
    for (const { kind } of answers) expect(kind).toBe('message');
    for (const message of [...posted, ...answers.flatMap((answer) => answer.message ?? [])]) {
      const outsideBoxes = message.text.replaceAll(/```[\s\S]*?```/g, '');
      expect(outsideBoxes).not.toMatch(live);
      expect(outsideBoxes).not.toContain(`<@${zoe.id}>`);
      expect(message.mention_everyone).toBe(false);
      expect(message.mentions.map(({ id }) => id)).not.toContain(zoe.id);
    }
    await club.close();
  });
});

describe('pages are turned', () => {
  let club: ClubOnPlayground;
  let people: Awaited<ReturnType<typeof ClubOnPlayground.prototype.setUp<'ana' | 'bo'>>>;
  beforeAll(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:25');
    people = await club.setUp('ana', 'bo');
    const { mia, ana, bo } = people;
    await mia.as.run('session open');
    club.goTo('12:45');
    for (let member = 1; member <= 30; member++) await mia.as.run('member add', { name: `Member ${member}` });
    for (let game = 1; game <= 26; game++)
      await entered(
        mia,
        await mia.as.run('game record', {
          player: ana,
          opponent: bo,
          result: game % 2 === 0 ? 'won' : 'lost',
        }),
      );
  });
  afterAll(() => club.close());
  beforeEach(() => club.idle());

  it.each([
    ['leaderboard', {}, 'page 1 of', 'page 2 of'],
    ['leaderboard', { all: true }, 'page 1 of', 'page 2 of'],
    ['game history', {}, 'page 1 of', 'page 2 of'],
    ['game history', { member: 'Ana' }, 'page 1 of', 'page 2 of'],
    ['terms', {}, 'Page 1 of', 'Page 2 of'],
  ] as const)('/%s %j: on and back, by the buttons that there are', async (command, options, one, two) => {
    const { bo } = people;
    const first = await bo.as.run(command, options);
    expect(first.text).toContain(one);
    await expect(bo.as.press(first, 'Previous')).rejects.toThrow('disabled');
    const second = await bo.as.press(first, 'Next');
    expect(second.text).toContain(two);
    expect((await bo.as.press(second, 'Previous')).text).toBe(first.text);
  });

  it('/explain opens at its end', async () => {
    const { ana } = people;
    const last = await ana.as.run('explain');
    expect(last.text).toContain('page 3 of 3');
    await expect(ana.as.press(last, 'Next')).rejects.toThrow('disabled');
    const before = await ana.as.press(last, 'Previous');
    expect(before.text).toContain('page 2 of 3');
    expect((await ana.as.press(before, 'Previous')).text).toContain('page 1 of 3');
  });

  it('the board that everybody sees is turned by anybody, a list for its asker by nobody else', async () => {
    const { ana, bo } = people;
    const board = await ana.as.run('leaderboard');
    expect((await bo.as.press(board, 'Next')).text).toContain('page 2 of');
    const list = await ana.as.run('game history');
    expect((await bo.as.messages()).some(({ id }) => id === list.message?.id)).toBe(false);
  });
});
