import { describe, expect, it } from 'vitest';
import type { DiscordFacts, ServerFacts } from '../../src/discord/look-around.ts';
import { notesOf } from '../../src/doctor/club-notes.ts';
import { examineDiscord } from '../../src/doctor/on-discord.ts';
import { aClub } from '../support/a-club.ts';

const story = aClub({ now: '2026-11-20 12:30' });
story.person('Morgan', { offices: ['chief'] });
story.member('Ana');
const club = notesOf(story.view);

const place = (name: 'discussion' | 'games' | 'court') => ({
  ...{ place: name, name, lacking: [], unseenBy: [] },
});
const server: ServerFacts = {
  id: club.id,
  name: 'Friday Lunch',
  lacking: [],
  channels: [place('discussion'), place('games'), place('court')],
  lackingForStep: [],
  ownCommands: { wanted: 0, known: true },
};
const well: DiscordFacts = {
  application: { id: '4', name: 'Rook & Gavel', isPublic: false },
  canRead: true,
  ahead: 0,
  commandsKnown: true,
  startsLeft: 999,
  servers: [server],
};

const withServer = (changed: Partial<ServerFacts>): DiscordFacts => ({
  ...well,
  servers: [{ ...server, ...changed }],
});
const troubles = (facts: DiscordFacts, clubs = [club]) =>
  examineDiscord(facts, clubs)
    .filter(({ mark }) => mark !== 'ok')
    .map(({ mark, what, todo }) => `${mark}: ${what} → ${todo}`);

describe('on Discord the doctor finds', () => {
  it('nothing wrong where there is nothing', () => {
    expect(troubles(well)).toEqual([]);
  });

  it.each<[string, DiscordFacts, RegExp]>([
    ['the intent off', { ...well, canRead: false }, /^warn: .*intent is off.*applications\/4\/bot/],
    ['that the bot has started too often', { ...well, startsLeft: 50 }, /^warn: .*only 50 more times/],
    ['other commands', { ...well, commandsKnown: false }, /^warn: .*list of commands.*Start the bot/],
    ['a lack on the server', withServer({ lacking: ['Embed Links'] }), /^warn: .*lacks Embed Links.*invite/],
    [
      'a lack in a channel',
      withServer({
        channels: [{ ...place('discussion'), lacking: ['Send Messages'] }, place('games'), place('court')],
      }),
      /^wrong: On Friday Lunch the bot lacks Send Messages in #discussion/,
    ],
    [
      'a Member who does not see the Court’s channel',
      withServer({
        channels: [
          place('discussion'),
          place('games'),
          { ...place('court'), unseenBy: [...club.members.keys()] },
        ],
      }),
      /^wrong: .*Ana.*Give View Channel in the settings of #court/,
    ],
    [
      'a channel that is gone',
      withServer({ channels: [place('discussion'), place('games'), { ...place('court'), name: null }] }),
      /^wrong: .*set as court is gone.*\/setup with court:/,
    ],
    [
      'a channel that was never set',
      withServer({ channels: [place('discussion'), place('games')] }),
      /^warn: .*no channel is set as court.*\/setup with court:/,
    ],
    [
      'other commands of tables than its own',
      withServer({ ownCommands: { wanted: 2, known: false } }),
      /^warn: On Friday Lunch the commands of tables are not those of this version → Start the bot/,
    ],
    [
      'commands of tables where those are off',
      withServer({ ownCommands: { wanted: 0, known: false } }),
      /^warn: On Friday Lunch there are still commands of tables, .*→ Start the bot/,
    ],
    [
      'that Discord does not show the commands of a server',
      withServer({ ownCommands: { wanted: 2, known: null } }),
      /^warn: On Friday Lunch Discord does not show .*→ Invite it again: .*applications.commands/,
    ],
    [
      'that nicknames cannot be kept',
      withServer({ lackingForStep: ['Manage Nicknames'] }),
      /^wrong: .*lacks Manage Nicknames/,
    ],
  ])('%s', (_, facts, said) => {
    expect(troubles(facts)).toEqual([expect.stringMatching(said)]);
  });

  it('that the bot is not on any server, with the link that invites it, and whose club waits for it', () => {
    expect(troubles({ ...well, servers: [] })).toEqual([
      expect.stringMatching(/^wrong: The bot is not on any server.*client_id=4&.*permissions=\d+$/),
      expect.stringContaining('is no longer on the server'),
    ]);
  });

  it('that no club is set up, or that it has no Chief Justice', () => {
    expect(troubles(well, [])).toEqual([expect.stringMatching(/no club is set up.*\/setup/)]);
    const { view } = aClub({ now: '2026-11-20 12:30' });
    expect(troubles(well, [notesOf(view)])).toEqual([
      expect.stringMatching(/nobody is Chief Justice.*\/setup with chief:/),
    ]);
  });
});
