import type { DiscordFacts } from '../discord/look-around.ts';
import { clubAtFront, type Hosting, isChosen, isOwn, isServed } from '../house/hosting.ts';
import { lineFor } from '../program-line.ts';
import type { ClubNotes } from './club-notes.ts';
import { type Finding, ok, warn } from './finding.ts';

type Kept = Pick<ClubNotes, 'id' | 'settings'>;

interface Hosted {
  clubs: readonly Kept[];
  hosting: Hosting;
}

/** What Discord shows, with the servers that this process serves alone. */
export const servedFacts = (facts: DiscordFacts, hosting: Hosting): DiscordFacts => ({
  ...facts,
  servers: facts.servers.filter(({ id }) => isServed(hosting, id)),
});

/** Whether the settings say whose bot it is: which servers it serves, and whose club stands at the front page. */
export function examineHosting(
  { application, servers }: DiscordFacts,
  { clubs, hosting }: Hosted,
): Finding[] {
  const isOn = (server: string) => servers.some(({ id }) => id === server);
  return [
    ...(application.isPublic && hosting.servers.length === 0 ? [openToAll(application.id)] : []),
    ...servers.filter(({ id }) => !isChosen(hosting, id)).map(({ id, name }) => notServed(name, id)),
    ...hosting.servers.filter((server) => isOwn(hosting.shards, server) && !isOn(server)).map(notThere),
    ...clubs.filter(({ id }) => !isChosen(hosting, id)).map(keptOnly),
    ...frontPage(clubs, hosting),
  ];
}

const openToAll = (application: string): Finding =>
  warn(
    'Anyone may invite the bot to their server',
    `Untick Public Bot at https://discord.com/developers/applications/${application}/bot, or name your servers in SERVERS.`,
  );

const notServed = (name: string, id: string): Finding =>
  warn(
    `The bot is on ${name} (${id}), but SERVERS does not name it, so it answers nobody there`,
    'Add it to SERVERS, or remove the bot from that server.',
  );

const notThere = (id: string): Finding =>
  warn(
    `SERVERS names ${id}, but the bot is not on that server`,
    'Invite it there, or take the id out of SERVERS.',
  );

const keptOnly = ({ id, settings: { name } }: Kept): Finding =>
  warn(
    `The bot keeps the club of ${name ?? 'a server'} (${id}), but SERVERS does not name it`,
    `If the club goes on, add it to SERVERS. If not, run: ${lineFor('club:delete', id)}`,
  );

function frontPage(clubs: readonly Kept[], hosting: Hosting): Finding[] {
  const served = clubs.filter(({ id }) => isChosen(hosting, id));
  const { frontPage: named } = hosting;
  const candidates = served.map(({ id, settings }) => ({ id, ...settings }));
  const front = clubAtFront(hosting, candidates);
  if (front !== null) return [ok(`The front page of the site shows the club of server ${front}`)];
  if (named !== null)
    return [
      warn(
        `FRONT_PAGE names ${named}, but the pages of that club are not open to everybody`,
        'Run /setup with site: public there, or take FRONT_PAGE out.',
      ),
    ];
  const open = served.filter(({ settings }) => settings.access === 'public').map(({ id }) => id);
  if (open.length === 0) return [];
  const todo = `Choose one with FRONT_PAGE: ${open.join(' or ')}`;
  return [warn('Several clubs are open to everybody, and none is on the front page of the site', todo)];
}
