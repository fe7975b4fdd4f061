import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../packages/playground/src/index.ts';
import { endOfLocalDay } from '../../terms/time.ts';
import { ClubOnPlayground, type Person, runConfirmed, siteUrl } from '../support/club-on-playground.ts';
import { entered } from '../support/second-game.ts';

const hostile = '<img src=x onerror=alert(1)>';

/** A Friday at 12:40 in an open session: Mia is Moderator; Ana, Bo and somebody of a hostile name have joined. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  const eve = club.person(hostile);
  await eve.as.run('join');
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people, eve };
}

type Friday = Awaited<ReturnType<typeof aFriday>>;

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });

/** Ana won against Bo, and disputes the game that Bo says he won. */
async function theyPlay({ ana, bo }: Friday): Promise<void> {
  const won = await ana.as.run('game record', { opponent: bo, result: 'won' });
  await bo.as.press(won, 'Confirm');
  const lost = await entered(bo, await bo.as.run('game record', { opponent: ana, result: 'won' }));
  await ana.as.submit(await ana.as.press(lost, 'Dispute'), { why: 'Ana says that they drew' });
}

/** The file of an answer by its name. */
async function fileOf({ club }: Friday, answer: Answer, name = 'club-data.json'): Promise<string> {
  const attachments = answer.message?.attachments ?? [];
  expect(attachments.map(({ filename }) => filename)).toEqual(['club-data.html', 'club-data.json']);
  const attachment = attachments.find(({ filename }) => filename === name);
  if (attachment === undefined) throw new Error(`no file: ${answer.text}`);
  return (await club.driver.download(attachment)).toString('utf8');
}

const erase = async ({ as }: Person): Promise<Answer> => as.press(await as.run('privacy delete'), 'Confirm');

/** Dan has joined, and is banned until the Friday in two weeks; no command bans anybody yet. */
async function banned({ club }: Friday): Promise<Person> {
  const dan = club.person('Dan');
  await dan.as.run('join');
  await club.change((work) => {
    const person = work.people.byAccount(dan.id)?.number ?? 0;
    const endsAt = endOfLocalDay('2026-12-04', work.state.figures);
    work.append({ type: 'banned', person, until: '2026-12-04', endsAt }, { by: null, acts: ['II.9'] });
  });
  return dan;
}

describe('Act 0.13: /privacy export', () => {
  it('says how to get the file where the bot may not attach one', async () => {
    const { club, ana } = await aFriday();
    club.guild.overwrite('games', club.application.bot, [], ['AttachFiles']);
    const answer = await ana.as.run('privacy export');
    expect(answer).toMatchObject(
      privately('ask the person who manages this server to let me **Attach Files**'),
    );
    expect(answer.message?.attachments).toEqual([]);
  });

  it('is a file of one’s own data for oneself alone, without what another said in a dispute', async () => {
    const friday = await aFriday();
    await theyPlay(friday);
    const answer = await friday.ana.as.run('privacy export');
    expect(answer).toMatchObject(privately('everything that the club keeps of **Ana**'));
    const own = await fileOf(friday, answer);
    expect(JSON.parse(own)).toMatchObject({
      format: 1,
      club: { name: 'Friday Lunch' },
      you: { account: friday.ana.id, name: 'Ana' },
      standing: { score: 120, wins: 1 },
      games: [
        { number: 1, opponent: { name: 'Bo' }, result: 'won', status: 'counted' },
        { number: 2, opponent: { name: 'Bo' }, result: 'lost', status: 'open' },
      ],
    });
    expect(own).toContain('Ana says that they drew');
    expect(own).not.toContain(friday.bo.id);
    const page = await fileOf(friday, answer, 'club-data.html');
    expect(page).toContain('What Friday Lunch keeps of Ana');
    expect(page).toContain('Ana says that they drew');
    expect(page).not.toContain(friday.bo.id);
    const bos = await fileOf(friday, await friday.bo.as.run('privacy export'));
    expect(bos).not.toContain('Ana says that they drew');
  });

  it('gives a hostile name back as it is, in a file that is still JSON', async () => {
    const friday = await aFriday();
    const text = await fileOf(friday, await friday.eve.as.run('privacy export'));
    const named = z.object({ you: z.object({ name: z.string() }) });
    expect(named.parse(JSON.parse(text)).you.name).toBe(hostile);
    const page = await fileOf(friday, await friday.eve.as.run('privacy export'), 'club-data.html');
    expect(page).toContain('&lt;img src=x onerror=alert(1)>');
    expect(page).not.toContain(hostile);
  });

  it('says that nothing is kept of a stranger', async () => {
    const { club } = await aFriday();
    const before = await club.everything();
    const zoe = club.person('Zoe');
    for (const command of ['privacy export', 'privacy delete'])
      expect(await zoe.as.run(command)).toMatchObject({ ...privately('keeps nothing'), buttons: [] });
    expect(await club.everything()).toEqual(before);
  });
});

describe('Act 0.13: /privacy delete', () => {
  it('says what goes and what stays, and does nothing when it is cancelled', async () => {
    const { club, eve } = await aFriday();
    const before = await club.everything();
    const question = await eve.as.run('privacy delete');
    expect(question).toMatchObject({
      ...privately('Former member 6'),
      buttons: ['Confirm: erase the data', 'Cancel'],
    });
    expect(question.text).toContain('Messages in Discord stay');
    expect(question.text).toContain('\\<img src=x onerror=alert(1)\\>');
    expect(await eve.as.press(question, 'Cancel')).toMatchObject(privately('Nothing was changed'));
    expect(await club.everything()).toEqual(before);
  });

  it('erases who somebody was, for their eyes alone, and lets them begin again', async () => {
    const friday = await aFriday();
    await theyPlay(friday);
    const { club, ana, bo, mia } = friday;
    expect((await ana.as.run('privacy delete')).text).toContain('#2 will not count');
    expect(await erase(ana)).toMatchObject({ ...privately('Former member 4'), buttons: [] });
    expect(await ana.as.run('privacy delete')).toMatchObject(privately('keeps nothing'));
    const history = (await bo.as.run('game history')).text;
    expect(history).toContain('Former member 4 1–0 Bo · counts');
    expect(history).not.toContain('Ana');
    expect((await bo.as.run('leaderboard', { all: true })).text).not.toContain('Ana');
    expect((await mia.as.run('game show', { game: '2' })).text).not.toContain('drew');
    expect(await mia.as.complete('game record', 'opponent', 'former')).toEqual([]);
    expect((await ana.as.run('join')).text).toContain('**Ana** has joined');
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 100 });
  });

  it('Act 0.14: is for the member of staff too, for somebody who has no account', async () => {
    const friday = await aFriday();
    const { club, mia, bo } = friday;
    const sam = club.person('Sam');
    await club.nameStaff(sam, { chief: friday.morgan });
    await mia.as.run('member add', { name: 'Tom' });
    const tom = { member: 'Tom' };
    for (const command of ['privacy export', 'privacy delete'])
      expect(await mia.as.run(command, tom)).toMatchObject(privately('Act 0.14'));
    expect(await fileOf(friday, await sam.as.run('privacy export', tom))).toContain('"name": "Tom"');
    await sam.as.press(await sam.as.run('privacy delete', tom), 'Confirm');
    expect((await bo.as.run('leaderboard', { all: true })).text).not.toContain('Tom');
    expect(await sam.as.run('privacy delete', tom)).toMatchObject(privately('don’t know'));
  });

  it('is carried out once when two questions are confirmed', async () => {
    const { club, ana } = await aFriday();
    const [one, other] = [await ana.as.run('privacy delete'), await ana.as.run('privacy delete')];
    await ana.as.press(one, 'Confirm');
    const before = await club.entries();
    expect(await ana.as.press(other, 'Confirm')).toMatchObject(privately('keeps nothing'));
    expect(await club.entries()).toBe(before);
  });

  it('Act III.2: is refused to the Chief Justice; other offices are laid down, and the club is told', async () => {
    const { club, morgan, mia, bo } = await aFriday();
    const before = await club.everything();
    expect(await morgan.as.run('privacy delete')).toMatchObject(privately('/chief appoint'));
    expect(await morgan.as.run('privacy delete')).toMatchObject(privately('Act III.2'));
    expect(await club.everything()).toEqual(before);
    expect((await mia.as.run('privacy delete')).text).toContain('their office: no longer Moderator');
    await erase(mia);
    const told = await bo.as.waitForMessage('discussion', ({ text }) =>
      text.includes('no longer a Moderator'),
    );
    expect(told.text).toMatch(/^Former member \d+ is no longer a Moderator\.\n-# Act III\.2/);
  });

  it('Act II.9: leaves somebody banned as banned as they were, until the ban is over', async () => {
    const friday = await aFriday();
    const { club, mia } = friday;
    const dan = await banned(friday);
    expect((await dan.as.run('privacy delete')).text).toMatch(/- a ban, which ends on <t:\d+:F>: /);
    expect(await erase(dan)).toMatchObject(privately('The ban stays'));
    expect(await dan.as.run('privacy delete')).toMatchObject(privately('because you are banned'));
    expect(await dan.as.run('join')).toMatchObject(privately('Act II.7'));
    const record = { opponent: dan, result: 'won' };
    expect(await mia.as.run('game record', record)).toMatchObject(privately('Act 0.7'));
    await club.stopBot();
    await club.startBot();
    expect(await dan.as.run('join')).toMatchObject(privately('Act II.7'));
    club.goTo('2026-12-05 09:00');
    expect((await dan.as.run('join')).text).toContain('**Dan** has joined the Leaderboard');
  });
});

describe('Act III.1: /setup site', () => {
  /** The addresses of the buttons on the board. */
  const shown = async ({ as }: Person): Promise<string[]> =>
    JSON.stringify((await as.run('leaderboard')).message?.components).match(/https:[^"]+/g) ?? [];

  it('opens the club’s pages by a link, by another link, to everybody, and closes them', async () => {
    const { club, ana } = await aFriday();
    expect(await shown(ana)).toEqual([]);
    const linked = await club.owner.as.run('setup', { site: 'link' });
    const [link = ''] = /https:\S+/.exec(linked.text) ?? [];
    expect(link).toMatch(/^https:\/\/chess\.example\.org\/c\/[\w-]{22}\/$/);
    expect(await shown(ana)).toEqual([link]);
    expect((await club.owner.as.run('setup')).text).toContain(link);
    const renewed = await club.owner.as.run('setup', { site: 'new-link' });
    expect(renewed.text).toContain('Changed: `site`');
    expect(renewed.text).not.toContain(link);
    await runConfirmed(club.owner.as, 'setup', { site: 'public' });
    expect((await club.owner.as.run('setup')).text).toContain(`everyone: ${siteUrl}/`);
    expect(await shown(ana)).toEqual([`${siteUrl}/`]);
    expect((await club.owner.as.run('setup', { site: 'off' })).text).toContain('**On the web** nobody');
    expect(await shown(ana)).toEqual([]);
    expect(await ana.as.run('setup', { site: 'public' })).toMatchObject(privately('Act III.1'));
  });
});
