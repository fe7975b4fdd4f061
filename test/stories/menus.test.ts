import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

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

/** What the bot has written to somebody, the latest last. */
const lettersTo = async (club: ClubOnPlayground, who: Person): Promise<string[]> => {
  await club.idle();
  const there = await who.as.direct(club.bot);
  return (await there.messages()).map(({ text }) => text);
};

describe('the menu of a person', () => {
  it('has what one does with them', async () => {
    const { ana } = await aFriday();
    expect((await ana.as.menu('person')).sort()).toEqual([
      'Challenge',
      'Penalise',
      'Preview',
      'Profile',
      'Record a game with',
    ]);
    expect(await ana.as.menu('message')).toEqual(['Report to a Moderator']);
  });

  it('shows their profile, what a game would do, and challenges them', async () => {
    const { ana, bo } = await aFriday();
    expect((await ana.as.onPerson(bo, 'Profile')).text).toContain('Bo');
    expect((await ana.as.onPerson(bo, 'Preview')).text).toContain('You have 100, **Bo** has 100');
    const asked = await ana.as.onPerson(bo, 'Challenge');
    await ana.as.press(asked, 'Confirm');
    await bo.as.waitForMessage(
      'games',
      ({ text, buttons }) => text.includes('Ana') && buttons.includes('Accept'),
    );
  });

  it('enters a game at one press, and once', async () => {
    const { club, ana, bo } = await aFriday();
    const asked = await ana.as.onPerson(bo, 'Record a game with');
    expect(asked).toMatchObject({ ephemeral: true, buttons: ['I won', 'Draw', 'I lost'] });
    const card = await ana.as.press(asked, 'I won');
    expect(card.text).toContain('**Ana** won against **Bo**');
    expect((await ana.as.press(asked, 'I won')).text).toContain('has been answered');
    await bo.as.press(card, 'Confirm');
    expect(await club.scores()).toMatchObject({ Ana: 120, Bo: 100 });
  });

  it('enters nothing on a question that is too old', async () => {
    const { club, ana, bo } = await aFriday();
    const asked = await ana.as.onPerson(bo, 'Record a game with');
    const before = await club.entries();
    club.goTo('12:56');
    expect((await ana.as.press(asked, 'Draw')).text).toContain('too old');
    expect(await club.entries()).toBe(before);
  });

  it('penalises by a form, after showing what that does; only for who may', async () => {
    const { club, ana, bo, mia } = await aFriday();
    expect((await ana.as.onPerson(bo, 'Penalise')).text).toContain(
      'Only a Moderator or a Justice can do that.',
    );
    const form = await mia.as.onPerson(bo, 'Penalise');
    expect(form).toMatchObject({ kind: 'modal', text: 'Penalise Bo' });
    const question = await mia.as.submit(form, {
      Penalty: ['deduction'],
      'What did they do?': 'Humming',
      'Why this penalty? Everybody can read it': 'All through the game.',
      'How many points or minutes, or which game?': '5',
    });
    expect(question.buttons).toEqual(['Confirm: give this penalty', 'Cancel']);
    await mia.as.press(question, 'Confirm');
    const told = await ana.as.waitForMessage('discussion', ({ text }) => text.includes('Penalty #1'));
    expect(told.text).toContain('five points off the score');
    expect(await club.scores()).toMatchObject({ Bo: 100 });
  });

  it('says what is missing where the form has no figure, and changes nothing', async () => {
    const { club, bo, mia } = await aFriday();
    const before = await club.entries();
    const answer = await mia.as.submit(await mia.as.onPerson(bo, 'Penalise'), {
      Penalty: ['deduction'],
      'What did they do?': 'Humming',
      'Why this penalty? Everybody can read it': 'All through the game.',
      'How many points or minutes, or which game?': 'a few',
    });
    expect(answer.text).toContain('points');
    expect(answer.text).toMatch(/^❓/);
    expect(await club.entries()).toBe(before);
  });

  it('is refused kindly for who has left, and for the bot', async () => {
    const { club, ana, bo } = await aFriday();
    club.guild.leave(bo.user);
    for (const command of ['Profile', 'Preview', 'Record a game with', 'Challenge', 'Penalise'])
      expect((await ana.as.onPerson(bo, command)).text).toContain('“Bo” is no longer on this server.');
    expect((await ana.as.onPerson(club.bot, 'Record a game with')).text).toContain('⛔');
  });
});

describe('a message that is reported', () => {
  const report = async (who: Person, message: { id: string }, why = 'It is rude.') =>
    who.as.submit(await who.as.onMessage(message, 'Report to a Moderator'), {
      'What is wrong with it?': why,
    });

  it('is told to the Moderators alone, with a link and why, and its words are kept nowhere', async () => {
    const { club, ana, bo, cy, mia, max } = await aFriday();
    const rude = await bo.as.post('You are a **patzer**');
    const thanks = await report(ana, rude);
    expect(thanks).toMatchObject({ ephemeral: true, text: expect.stringContaining('Thank you.') });
    for (const moderator of [mia, max]) {
      const [letter = ''] = (await lettersTo(club, moderator)).slice(-1);
      expect(letter).toContain('**Ana** reports a message to you: https://discord.com/channels/');
      expect(letter).toContain(`/${rude.id}\nReason: It is rude.`);
    }
    for (const other of [bo, cy]) expect(await lettersTo(club, other)).toEqual([]);
    const open = [...(await cy.as.messages('games')), ...(await cy.as.messages('discussion'))];
    expect(open.some(({ text }) => text.includes('report'))).toBe(false);
    const path = club.databaseUrl.slice('file:'.length);
    const kept = await Promise.all(
      [path, `${path}-wal`].map((file) => readFile(file, 'latin1').catch(() => '')),
    );
    expect(kept.join('')).toContain('It is rude.');
    expect(kept.join('')).not.toContain('patzer');
  });

  it('by a Moderator is not told to that Moderator', async () => {
    const { club, ana, mia, max } = await aFriday();
    const before = await lettersTo(club, mia);
    await report(ana, await mia.as.post('Rude'));
    expect(await lettersTo(club, mia)).toEqual(before);
    expect((await lettersTo(club, max)).at(-1)).toContain('reports a message');
  });

  it('is taken once from each person, and five in an hour', async () => {
    const { club, ana, bo, cy } = await aFriday();
    const messages = [];
    for (let nth = 0; nth < 6; nth += 1) messages.push(await bo.as.post(`Rude ${nth}`));
    const [first, ...rest] = messages;
    if (first === undefined) throw new Error('There is none');
    await report(ana, first);
    expect((await report(ana, first)).text).toContain('You have already reported this message.');
    expect((await report(cy, first)).text).toContain('Thank you.');
    const last = rest.pop();
    for (const message of rest) await report(ana, message);
    if (last === undefined) throw new Error('There is none');
    expect((await report(ana, last)).text).toContain('You have reported 5 messages within an hour.');
    club.goTo('13:41');
    expect((await report(ana, last)).text).toContain('Thank you.');
  });
});
