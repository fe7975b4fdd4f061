import { describe, expect, it } from 'vitest';
import type { DiscordFacts } from '../../src/discord/look-around.ts';
import { examineHosting, servedFacts } from '../../src/doctor/hosting.ts';
import { everywhere, type Hosting } from '../../src/house/hosting.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { aClub } from '../support/a-club.ts';

const aKeptClub = (id: string, name: string, settings: Partial<ClubView['settings']> = {}): ClubView => {
  const { settings: none, ...view } = aClub({ now: '2026-11-20 12:30' }).view;
  return { ...view, id, settings: { ...none, name, ...settings }, presses: () => [] };
};
const server = (id: string, name: string) => ({
  id,
  name,
  lacking: [],
  channels: [],
  lackingForStep: [],
  ownCommands: { wanted: 0, known: true },
});
const facts = (isPublic = false): DiscordFacts => ({
  ...{ application: { id: '4', name: 'Rook & Gavel', isPublic }, canRead: true, ahead: 0 },
  ...{ commandsKnown: true, startsLeft: 999, servers: [server('1', 'Friday Lunch'), server('2', 'Go club')] },
});
const troubles = (clubs: ClubView[], hosting: Partial<Hosting> = {}, isPublic = false) =>
  examineHosting(facts(isPublic), { clubs, hosting: { ...everywhere, ...hosting } })
    .filter(({ mark }) => mark !== 'ok')
    .map(({ mark, what, todo }) => `${mark}: ${what} → ${todo}`);

describe('of whose bot it is the doctor finds', () => {
  const ours = aKeptClub('1', 'Friday Lunch', { access: 'public', front: true });
  const theirs = aKeptClub('2', 'Go club', { access: 'public' });

  it('nothing where one club is at the front page, or none wants to be', () => {
    expect(troubles([ours, theirs])).toEqual([]);
    expect(troubles([aKeptClub('1', 'Friday Lunch')])).toEqual([]);
    expect(troubles([])).toEqual([]);
  });

  it('that anyone may invite it, unless the servers are named', () => {
    expect(troubles([ours], {}, true)).toEqual([expect.stringMatching(/^warn: Anyone .*Public Bot.*4\/bot/)]);
    expect(troubles([ours], { servers: ['1', '2'] }, true)).toEqual([]);
  });

  it('a server and a club that are not served, and one that is named and not there', () => {
    expect(troubles([ours, theirs], { servers: ['1', '3'] })).toEqual([
      expect.stringMatching(/^warn: The bot is on Go club \(2\), but SERVERS does not name it/),
      expect.stringMatching(/^warn: SERVERS names 3/),
      expect.stringMatching(/^warn: The bot keeps the club of Go club \(2\).*npm run club:delete -- 2/),
    ]);
    expect(servedFacts(facts(), { servers: ['1'], frontPage: null, shards: null }).servers).toMatchObject([
      { id: '1' },
    ]);
  });

  it('nothing of a server that another process serves', () => {
    // Of these ids 4194304 is on shard 1 of two, and 1 on shard 0.
    const shards = { own: [0], of: 2 };
    expect(troubles([ours], { servers: ['1', '2', '4194304'], shards })).toEqual([]);
  });

  it('that the front page shows no club', () => {
    expect(troubles([theirs, aKeptClub('1', 'Friday Lunch')])).toEqual([
      expect.stringMatching(/^warn: Several clubs .*FRONT_PAGE: 2$/),
    ]);
    expect(troubles([ours, aKeptClub('2', 'Go club')], { frontPage: '2', shards: null })).toEqual([
      expect.stringMatching(/^warn: FRONT_PAGE names 2, but the pages of that club are not open/),
    ]);
  });
});
