import type { DiscordFacts, ServerFacts } from '../discord/look-around.ts';
import { invitePermissions } from '../discord/permissions.ts';
import type { ClubView } from '../house/ports.ts';
import { type Finding, ok, warn, wrong } from './finding.ts';

const portal = 'https://discord.com/developers/applications';

const inviteLink = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${invitePermissions}`;

/** What Discord shows of the bot, held against what its clubs need. */
export function examineDiscord(facts: DiscordFacts, clubs: readonly ClubView[]): Finding[] {
  const { application, servers } = facts;
  const clubOf = (server: ServerFacts) => clubs.find(({ id }) => id === server.id) ?? null;
  return [
    ok(`Discord knows the token: it is ${application.name}, ${application.id}`),
    intents(facts),
    starts(facts),
    commandList(facts),
    ...(servers.length === 0 ? [nowhere(application.id)] : []),
    ...servers.flatMap((server) => examineServer(server, clubOf(server), application.id)),
    ...clubs.filter(({ id }) => !servers.some((server) => server.id === id)).map(left),
  ];
}

const intents = ({ canRead, application }: DiscordFacts): Finding =>
  canRead
    ? ok('The Message Content intent is on: what is said in hearings is kept')
    : warn(
        'The Message Content intent is off: hearings take place without a transcript',
        `If you want one, turn it on at ${portal}/${application.id}/bot and start the bot again.`,
      );

const few = 50;

const starts = ({ startsLeft }: DiscordFacts): Finding =>
  startsLeft > few
    ? ok(`The bot may start ${startsLeft} more times today`)
    : warn(
        `The bot may start only ${startsLeft} more times today`,
        'Find out in its log why it starts so often.',
      );

const commandList = ({ commandsKnown }: DiscordFacts): Finding =>
  commandsKnown
    ? ok('Discord knows the commands')
    : warn(
        'Discord knows the commands otherwise than this version has them',
        'Start the bot: it tells Discord.',
      );

const nowhere = (application: string): Finding =>
  wrong('The bot is on no server', `Invite it: ${inviteLink(application)}`);

const left = ({ id, settings: { name } }: ClubView): Finding =>
  warn(
    `The club of ${name ?? 'a server'} (${id}) is kept, and the bot is not on that server any more`,
    'Invite it again if the club goes on. The bot keeps the club for a while (KEEP_DAYS) once it has noticed.',
  );

function examineServer(server: ServerFacts, club: ClubView | null, application: string): Finding[] {
  const on = `On ${server.name}`;
  const invited =
    server.lacking.length === 0
      ? ok(`${on} the bot has the permissions of its invite link`)
      : warn(
          `${on} the bot lacks ${server.lacking.join(', ')}`,
          `Give its role these in the server's settings, or invite it again: ${inviteLink(application)}`,
        );
  if (club === null) return [invited, warn(`${on} no club is set up`, 'Run /setup there.')];
  return [
    invited,
    ...channels(server, on),
    ...atCourt(server, club, on),
    ...step(server, on),
    ...chief(club, on),
  ];
}

function channels({ channels: chosen }: ServerFacts, on: string): Finding[] {
  const unset = (['discussion', 'games', 'court'] as const)
    .filter((place) => !chosen.some((channel) => channel.place === place))
    .map((place) =>
      warn(
        `${on} no channel is set as ${place}`,
        `Run /setup ${place}: with one of the server's text channels.`,
      ),
    );
  const set = chosen.map(({ place, name, lacking }) => {
    if (name === null)
      return wrong(
        `${on} the channel set as ${place} is gone, or the bot does not see it`,
        `Run /setup ${place}: with another, or give the bot View Channel there.`,
      );
    if (lacking.length === 0) return ok(`${on} the bot has what it needs in #${name} (${place})`);
    return wrong(
      `${on} the bot lacks ${lacking.join(', ')} in #${name} (${place})`,
      `Give its role these in the settings of #${name}.`,
    );
  });
  return [...set, ...unset];
}

/** Who does not see the Court's channel cannot be let into a hearing. */
const atCourt = ({ channels: chosen }: ServerFacts, { people }: ClubView, on: string): Finding[] =>
  chosen
    .filter(({ unseenBy }) => unseenBy.length > 0)
    .map(({ name, unseenBy }) =>
      wrong(
        `${on} these Members do not see #${name}, so they cannot be let into a hearing: ${unseenBy
          .map((account) => people.byAccount(account)?.name ?? account)
          .join(', ')}`,
        `Give View Channel in the settings of #${name} to everyone, or to a role that all Members have.`,
      ),
    );

const step = ({ lackingForStep }: ServerFacts, on: string): Finding[] =>
  lackingForStep.length === 0
    ? []
    : [
        wrong(
          `${on} the bot is to keep roles or nicknames, and lacks ${lackingForStep.join(', ')}`,
          'Give its role these and drag it above the roles of those it shall change, or turn that off with /setup.',
        ),
      ];

const chief = ({ state }: ClubView, on: string): Finding[] =>
  [...state.offices.values()].some((offices) => offices.has('chief'))
    ? []
    : [warn(`${on} nobody is Chief Justice`, 'Run /setup chief: with somebody.')];
