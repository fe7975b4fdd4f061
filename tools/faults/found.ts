import { setTimeout as pause } from 'node:timers/promises';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { Club, justices, lawmakers, members, type Name, type Person, players } from './club.ts';
import type { KindOfStore } from './store.ts';

/** Opens a club and sets it up; from the start again where a busy machine is too slow for that. */
export async function foundClub(kind: KindOfStore): Promise<Club> {
  for (let tries = 3; ; tries -= 1) {
    const club = await Club.open(kind);
    try {
      await setUp(club);
      return club;
    } catch (error) {
      await club.close();
      if (tries === 1) throw error;
    }
  }
}

/** Gives the club its officers, members and tables. Rejects where anything is not answered in time. */
async function setUp(club: Club): Promise<void> {
  const { guild, owner } = club;
  const [morgan, mia] = [club.person('Morgan'), club.person('Mia')];
  const channels = { court: guild.channel('court'), games: guild.channel('games') };
  const discussion = guild.channel('discussion');
  await does(owner, 'setup', { chief: morgan, discussion, tables: true, ...channels });
  await does(morgan, 'chief appoint', { member: mia, office: 'moderator' });
  for (const justice of justices)
    await does(morgan, 'chief appoint', { member: club.person(justice), office: 'justice' });
  for (const member of members) await does(club.person(member), 'join');
  await does(mia, 'session open');
  await openTables(club, mia);
}

/** Seven people sit down to a game of Diplomacy, and five of them to one of Nomic. A tournament is open for players. */
async function openTables(club: Club, mia: Person): Promise<void> {
  // Orders are given where the bot may attach no pictures: drawing each set would take longer than all else.
  club.guild.overwrite('discussion', club.guild.role('Rook & Gavel'), 0n, ['AttachFiles']);
  await commandsOfTables(mia);
  await does(mia, 'table open', { game: 'diplomacy', rules: 'club', name: 'Friday Diplomacy' });
  await startTable(club, '1', players);
  await does(mia, 'table open', { game: 'nomic', rules: 'nomic', name: 'Law' });
  await startTable(club, '2', lawmakers);
  await does(mia, 'tournament open', { rules: 'maharajiad', name: 'Monsoon' });
}

async function startTable(club: Club, table: string, seated: readonly Name[]): Promise<void> {
  for (const player of seated) await does(club.person(player), 'table join', { table });
  const { as } = club.person('Mia');
  await as.press(await as.run('table start', { table }), 'Confirm: draw the seats');
}

/** How long the bot may take to register a server's commands, in milliseconds. */
const patience = 60_000;

async function commandsOfTables({ as }: Person): Promise<void> {
  for (const deadline = performance.now() + patience; ; await pause(30)) {
    if ((await as.commands()).includes('table')) return;
    if (performance.now() > deadline) throw new Error('The commands of tables are not registered');
  }
}

async function does({ as }: Person, command: string, options?: Record<string, OptionToSend>): Promise<void> {
  const { kind, text } = await as.run(command, options);
  if (kind !== 'message') throw new Error(`/${command} was not answered: ${text}`);
}
