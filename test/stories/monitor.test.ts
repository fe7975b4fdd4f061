import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person, siteUrl } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';
import { wordsOf } from '../support/words-of.ts';
import { expectRefusal } from '../support/wrong-use.ts';

const suspicion = 'Two games that nobody saw.';

/** A Friday at 12:40 in an open session: Morgan is Chief Justice, Mia and Max Moderators; Ana, Bo and Cy have joined. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  const max = club.person('Max');
  await people.morgan.as.run('chief appoint', { member: max, office: 'moderator' });
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, ...people, max };
}

const privately = (text: string) => ({ ephemeral: true, text: expect.stringContaining(text) });
const openly = (text: string) => ({ ephemeral: false, text: expect.stringContaining(text) });

/** Waits until #discussion has been told that. */
const declared = (reader: Person, words: string) =>
  reader.as.waitForMessage('discussion', ({ text }) => text.includes(words));

describe('Act II.10: a Member is monitored', () => {
  it('and their game counts once a Moderator approves it who names who watched', async () => {
    const { club, mia, max, ana, bo } = await aFriday();
    const set = await mia.as.run('monitor set', { member: ana, suspicion });
    expect(set).toMatchObject(privately('**Ana** is now monitored.'));
    await declared(bo, `is monitored. Mia decided this.\nSuspicion: ${suspicion}\n-# Act II.10, Act II.10.1`);
    await toldDirectly(club, ana, 'ask the Court to end it');

    const entered = await ana.as.run('game record', { opponent: bo, result: 'won' });
    expect(entered.text).toContain('a player is monitored');
    expect((await bo.as.press(entered, 'Confirm')).text).toContain('It is waiting for a Moderator');
    expect((await bo.as.run('session status')).text).toContain('For a Moderator to decide: #1.');
    await expectRefusal(club, () => mia.as.run('game approve', { game: '1' }), [
      'Ana was monitored in game #1',
      'Act II.10.3',
    ]);

    await mia.as.run('session close');
    expect(await club.scores()).toMatchObject({ Ana: 100, Bo: 100 });
    const approved = await max.as.run('game approve', { game: '1', overseer: mia });
    expect(approved).toMatchObject(openly('Game #1 is approved.'));
    expect(await club.scores()).toMatchObject({ Ana: 120, Bo: 100 });
    expect((await bo.as.run('game show', { game: '1' })).text).toContain(
      'Watched by **Mia** and approved by **Max**',
    );
  });

  it('until it is lifted; once it has lasted past a session, the suspicion is stated again', async () => {
    const { club, mia, max, ana, bo } = await aFriday();
    await mia.as.run('monitor set', { member: ana, suspicion });
    await expectRefusal(club, () => mia.as.run('monitor restate', { member: ana, suspicion }), [
      'Act II.10.5',
    ]);
    club.goTo('2026-11-27 12:20');
    await mia.as.run('session open');
    club.goTo('2026-11-27 13:11');
    await bo.as.run('leaderboard');
    await toldDirectly(club, ana, 'has lasted past the session of Friday 27 November 2026.');
    await toldDirectly(club, mia, 'Say what you still suspect');
    expect((await max.as.run('monitor list')).text).toContain('Restate the suspicion');
    const restated = await max.as.run('monitor restate', { member: ana, suspicion: 'It happened again.' });
    expect(restated).toMatchObject(privately('You have restated the suspicion'));
    const list = await max.as.run('monitor list');
    expect(list).toMatchObject(privately('Suspicion: It happened again.'));
    expect(list.text).not.toContain('Restate the suspicion');

    expect(await max.as.run('monitor lift', { member: ana, reason: 'All was well.' })).toMatchObject(
      privately('no longer monitored.'),
    );
    await declared(bo, 'is no longer monitored. Max decided this.\nReason: All was well.\n-# Act II.10.2');
    await toldDirectly(club, ana, 'You are no longer monitored');
    expect((await mia.as.run('monitor list')).text).toContain('Nobody is monitored.');
  });

  it('and it lasts over a restart of the bot, no matter who enters the game', async () => {
    const { club, mia, ana, bo } = await aFriday();
    await mia.as.run('monitor set', { member: ana, suspicion });
    await club.stopBot();
    await club.startBot();
    const entered = await mia.as.run('game record', { player: bo, opponent: ana, result: 'won' });
    expect(entered.text).toContain('It is waiting for a Moderator: a player is monitored');
    expect(await mia.as.run('game approve', { game: '1', overseer: mia })).toMatchObject(openly('approved'));
    expect(await club.scores()).toMatchObject({ Bo: 120 });
  });

  it('is refused to people who may not, and where it makes no sense, and changes nothing', async () => {
    const { club, morgan, mia, max, ana, bo } = await aFriday();
    const zoe = club.person('Zoe');
    await mia.as.run('join');
    await max.as.run('monitor set', { member: mia, suspicion });
    const wrong: readonly (readonly [Person, string, Record<string, OptionToSend>, ...string[]])[] = [
      [ana, 'monitor set', { member: bo, suspicion }, 'Only a Moderator or a Justice', 'Act III.2'],
      [zoe, 'monitor lift', { member: mia, reason: 'Why?' }, 'Act III.2', 'Act III.3.4'],
      [bo, 'monitor list', {}, 'Act III.2'],
      [mia, 'monitor set', { member: mia, suspicion }, 'because it is about you', 'Act III.3.5'],
      [mia, 'monitor lift', { member: mia, reason: 'No.' }, 'because it is about you', 'Act III.3.5'],
      [max, 'monitor set', { member: mia, suspicion }, 'monitored already', 'Act II.10'],
      [max, 'monitor set', { member: zoe, suspicion }, 'I don’t know'],
      [max, 'monitor set', { member: morgan, suspicion }, 'not on the Leaderboard', 'Act II.10'],
      [max, 'monitor set', { member: club.bot, suspicion }, 'bot'],
      [max, 'monitor set', { member: bo, suspicion: ' ' }, '`suspicion`'],
      [max, 'monitor set', { member: bo, suspicion: 'x'.repeat(1001) }, '1,001 characters'],
      [max, 'monitor lift', { member: bo, reason: 'No.' }, 'Bo is not monitored', 'Act II.10.2'],
      [max, 'monitor restate', { member: bo, suspicion }, 'Bo is not monitored', 'Act II.10.5'],
      [mia, 'chief clock', { member: bo, on: true }, 'Only the Chief Justice', 'Act II.11.3'],
      [morgan, 'chief clock', { member: bo, on: false }, 'That is how it already is'],
      [morgan, 'chief clock', { member: bo, on: false, minutes: 5 }, 'exactly one of'],
      [morgan, 'chief clock', { member: zoe, on: true }, 'I don’t know'],
      [ana, 'record', { member: ana }, 'Only a Moderator or a Justice', 'Act III.2'],
      [zoe, 'record', { member: ana }, 'Act III.3.4'],
      [club.owner, 'record', { member: ana }, 'Act III.2'],
      [mia, 'record', { member: zoe }, 'I don’t know'],
    ];
    for (const [who, command, options, ...says] of wrong)
      await expectRefusal(club, () => who.as.run(command, options), says);
  });
});

describe('Act II.11: a Member plays with a clock', () => {
  it('by order of the Chief Justice, until it is ended', async () => {
    const { club, morgan, mia, ana, bo } = await aFriday();
    const order = await morgan.as.run('chief clock', { member: ana, on: true, minutes: 10 });
    expect(order).toMatchObject(privately('with ten minutes.\n-# Act II.11'));
    await declared(bo, 'plays every game with a chess clock, with ten minutes');
    await toldDirectly(club, ana, 'You cannot appeal this.');
    const entered = await bo.as.run('game record', { opponent: ana, result: 'won' });
    expect(entered.text).toContain('a player must use a clock');
    expect((await ana.as.press(entered, 'Confirm')).text).toContain('It is waiting for a Moderator');
    expect(await mia.as.run('game approve', { game: '1' })).toMatchObject(openly('approved'));
    club.goTo('12:55');
    await morgan.as.run('chief clock', { member: ana, on: false });
    await toldDirectly(club, ana, 'You may play without a chess clock again');
    const free = await bo.as.run('game record', { opponent: ana, result: 'won' });
    expect((await ana.as.press(free, 'Confirm')).text).toContain('It counts');
  });
});

describe('a member’s record', () => {
  /** Where the button leads. */
  const addressOf = (answer: Answer): string => {
    const [link] = JSON.stringify(answer.message?.components).match(/https:[^"]+/) ?? [];
    if (link === undefined) throw new Error(`no link: ${answer.text}`);
    return link;
  };

  it('Act III.2: is for officers, in the order of time, and by a link on the site', async () => {
    const { club, morgan, mia, max, ana, bo } = await aFriday();
    await mia.as.run('monitor set', { member: ana, suspicion });
    await morgan.as.run('chief clock', { member: ana, on: true });
    await ana.as.run('leave');
    const record = await max.as.run('record', { member: ana });
    expect(record).toMatchObject(privately('On file about Ana'));
    expect(record.text).toMatch(
      /joined the Leaderboard.*was monitored.*by Mia \(Act II\.10.*suspicion: Two games.*has to play with a clock.*asked to be taken off/s,
    );
    expect(record.text).not.toContain(bo.id);
    const address = addressOf(record);
    expect(address.startsWith(`${siteUrl}/c/`)).toBe(true);
    const pages = await club.openPages();
    const open = async () => {
      const response = await fetch(address.replace(siteUrl, pages));
      return { status: response.status, words: wordsOf(await response.text()) };
    };
    expect(await open()).toMatchObject({ status: 200, words: expect.stringContaining(suspicion) });
    club.goTo('12:55');
    expect((await open()).status).toBe(200);
    club.goTo('12:55:01');
    expect((await open()).status).toBe(404);
  });

  it('Act 0.14: the reading of the member of staff is logged, and nobody else’s', async () => {
    const { club, morgan, mia, ana } = await aFriday();
    const dale = club.person('Dale');
    await club.nameStaff(dale, { chief: morgan });
    const before = await club.entries();
    await mia.as.run('record', { member: ana });
    await morgan.as.run('record', { member: ana });
    expect(await club.entries()).toBe(before);
    const record = await dale.as.run('record', { member: ana });
    expect(record).toMatchObject(privately('On file about Ana'));
    expect(record.text).toContain('the member of staff read all that is kept of them, by Dale (Act 0.14)');
    expect(await club.entries()).toBe(before + 1);
  });

  it('turns its pages, as long as the reader is an officer', async () => {
    const { club, morgan, mia, max, ana } = await aFriday();
    for (let n = 0; n < 3; n++) {
      await mia.as.run('monitor set', { member: ana, suspicion: `${n} `.repeat(490) });
      await mia.as.run('monitor lift', { member: ana, reason: `${n} `.repeat(490) });
    }
    const last = await max.as.run('record', { member: ana });
    expect(last.text).toContain('page 2 of 2');
    const first = await max.as.press(last, 'Previous');
    expect(first.text).toContain('page 1 of 2');
    await morgan.as.run('chief dismiss', { member: max, office: 'moderator' });
    await expectRefusal(club, () => max.as.press(first, 'Next'), ['Only a Moderator or a Justice']);
  });
});
