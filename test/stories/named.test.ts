import { expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

/** A Friday at 12:40: Mia is Moderator and has opened the session, in which Bo is checked in. Ana and Cy have joined too. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  await people.mia.as.run('session open');
  await people.bo.as.run('present');
  club.goTo('12:40');
  return { club, ...people };
}

/** Whom the command offers this person, by name. */
const offered = async ({ as }: Person, command: string, option: string, typed = '', others = {}) =>
  (await as.complete(command, option, typed, others)).map(({ name }) => name);

it('a Member is named by a choice, a mention, an id, a name or a number, and only the opponent is pinged', async () => {
  const { ana, bo } = await aFriday();
  const [choice] = await ana.as.complete('game record', 'opponent', '');
  expect(choice?.name).toBe('Bo');
  const ways = [String(choice?.value), `<@${bo.id}>`, `<@!${bo.id}>`, ` ${bo.id} `, 'bo', ' @BO '];
  for (const opponent of ways)
    expect((await ana.as.run('preview', { opponent })).text, opponent).toContain('**Bo**');
  const card = await ana.as.run('game record', { opponent: `<@${bo.id}>`, result: 'won' });
  expect(card.text).toContain('**Ana** won against **Bo**');
  expect(card.message?.mentions.map(({ id }) => id)).toEqual([bo.id]);
});

it('somebody whom the club has never met is named by a mention or an id, and has their name on the server', async () => {
  const { club, morgan, mia, ana } = await aFriday();
  const [nia, olu] = [club.person('Nia'), club.person('Olu', { nick: 'Olu Ade' })];
  expect(await offered(morgan, 'chief appoint', 'member', 'nia')).toEqual([]);
  const appointed = await morgan.as.run('chief appoint', { member: `<@${nia.id}>`, office: 'justice' });
  expect(appointed.text).toContain('Nia');
  expect(await offered(morgan, 'chief appoint', 'member', 'nia')).toEqual(['Nia']);
  await morgan.as.run('chief appoint', { member: olu.id, office: 'moderator' });
  expect(await offered(mia, 'profile', 'member', 'olu')).toEqual(['Olu Ade']);
  const stranger = club.person('Zoe');
  const refused = await ana.as.run('profile', { member: stranger });
  expect(refused.text).toContain('Zoe');
});

it('somebody who left the server is still named by their mention', async () => {
  const { club, mia, cy } = await aFriday();
  const known = cy.id;
  const unknown = club.person('Uma');
  for (const { user } of [cy, unknown]) club.guild.leave(user);
  expect((await mia.as.run('profile', { member: `<@${known}>` })).text).toContain('Cy');
  expect((await mia.as.run('profile', { member: unknown })).text).toContain('Uma');
});

it('a name that two people have is not guessed: they are told apart in the list, and nothing changes', async () => {
  const { club, ana } = await aFriday();
  const namesake = club.person('Bo');
  await namesake.as.run('join');
  const before = await club.entries();
  const refused = await ana.as.run('game record', { opponent: 'bo', result: 'won' });
  expect(refused).toMatchObject({ ephemeral: true, text: expect.stringContaining('More than one person') });
  expect(refused.message?.mentions).toEqual([]);
  expect(await club.entries()).toBe(before);
  const [first, second] = await ana.as.complete('game record', 'opponent', 'bo');
  expect([first?.name, second?.name]).toEqual([`Bo (${first?.value})`, `Bo (${second?.value})`]);
  expect(refused.text).toContain(String(second?.value));
  const card = await ana.as.run('game record', { opponent: String(second?.value), result: 'won' });
  expect(card.message?.mentions.map(({ id }) => id)).toEqual([namesake.id]);
});

it('those are offered who can be meant', async () => {
  const { morgan, mia, ana, bo, cy } = await aFriday();
  await mia.as.run('member add', { name: 'Tom' });
  await ana.as.run('game record', { opponent: cy, result: 'won' });
  const officers = ['Morgan', 'owner of friday lunch'];
  const opponents = (who: Person, others = {}) => offered(who, 'game record', 'opponent', '', others);
  expect(await opponents(ana)).toEqual(['Bo', 'Mia', 'Cy', 'Tom', ...officers]);
  expect(await opponents(mia, { player: bo })).toEqual(['Mia', 'Tom', 'Ana', 'Cy', ...officers]);
  expect(await offered(ana, 'online challenge', 'opponent')).toEqual(['Bo', 'Mia', 'Cy', ...officers]);
  expect(await offered(mia, 'appeal file', 'member')).toEqual(['Tom']);
  expect(await offered(mia, 'game adjudicate', 'black', '', { white: 'Bo' })).not.toContain('Bo');
  const mark = async (present: boolean) => (await offered(mia, 'session mark', 'member', '', { present }))[0];
  expect([await mark(true), await mark(false)]).toEqual(['Tom', 'Bo']);
  expect((await offered(mia, 'court panel', 'first'))[0]).toBe('Morgan');
  expect((await offered(morgan, 'chief dismiss', 'member')).slice(0, 2)).toEqual(['Mia', 'Morgan']);
});

it('Act II.10: who is monitored comes first for Moderators alone', async () => {
  const { mia, ana, cy } = await aFriday();
  await mia.as.run('monitor set', { member: cy, suspicion: 'Too many quick wins.' });
  expect((await offered(mia, 'monitor lift', 'member'))[0]).toBe('Cy');
  expect((await offered(ana, 'monitor lift', 'member'))[0]).toBe('Bo');
});

it('Act I.9: a Member without an account is not challenged to an online game', async () => {
  const { club, mia, ana } = await aFriday();
  await mia.as.run('member add', { name: 'Tom' });
  const before = await club.entries();
  const refused = await ana.as.run('online challenge', { opponent: 'Tom' });
  expect(refused.text).toContain('Tom has no Discord account');
  expect(refused.text).toContain('Act I.9');
  expect(await club.entries()).toBe(before);
});
