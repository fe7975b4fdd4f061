import { counted } from '../../terms/words.ts';
import type { DiscordFacts, ServerFacts } from '../discord/look-around.ts';
import { invitePermissions } from '../discord/permissions.ts';
import type { ClubNotes } from './club-notes.ts';
import { type Finding, ok, warn, wrong } from './finding.ts';

const portal = 'https://discord.com/developers/applications';

const inviteLink = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${invitePermissions}`;

/** What Discord shows of the bot, held against what its clubs need. */
export function examineDiscord(facts: DiscordFacts, clubs: readonly ClubNotes[]): Finding[] {
  const { application, servers } = facts;
  const clubOf = (server: ServerFacts) => clubs.find(({ id }) => id === server.id) ?? null;
  return [
    ok(`The token works: it belongs to ${application.name} (${application.id})`),
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
    ? ok('The Message Content intent is on, so hearings have a transcript, and Nomic can be played by typing')
    : warn(
        'The Message Content intent is off, so hearings have no transcript, and Nomic is played with commands alone',
        `If you want these, turn it on at ${portal}/${application.id}/bot and start the bot again.`,
      );

const few = 50;

const starts = ({ startsLeft }: DiscordFacts): Finding =>
  startsLeft > few
    ? ok(`The bot can start ${counted(startsLeft, 'more time')} today`)
    : warn(
        `The bot can start only ${counted(startsLeft, 'more time')} today`,
        'Look in its log to find out why it starts so often.',
      );

const commandList = ({ commandsKnown }: DiscordFacts): Finding =>
  commandsKnown
    ? ok('Discord knows the bot’s commands')
    : warn(
        'Discord’s list of commands is not the one of this version',
        'Start the bot: it sends Discord the list.',
      );

const nowhere = (application: string): Finding =>
  wrong('The bot is not on any server', `Invite it: ${inviteLink(application)}`);

const left = ({ id, settings: { name } }: ClubNotes): Finding =>
  warn(
    `The bot is no longer on ${name ?? 'the server'} (${id}), but still keeps its club`,
    'If the club goes on, invite the bot again. If not, it erases the club after KEEP_DAYS days.',
  );

function examineServer(server: ServerFacts, club: ClubNotes | null, application: string): Finding[] {
  const on = `On ${server.name}`;
  const invited =
    server.lacking.length === 0
      ? ok(`${on} the bot has all the permissions of its invite link`)
      : warn(
          `${on} the bot lacks ${server.lacking.join(', ')}`,
          `Give them to its role in the server’s settings, or invite it again: ${inviteLink(application)}`,
        );
  const own = ownCommands(server, on, application);
  if (club === null) return [invited, ...own, warn(`${on} no club is set up`, 'Run /setup on that server.')];
  return [
    invited,
    ...own,
    ...channels(server, on),
    ...atCourt(server, club, on),
    ...step(server, on),
    ...chief(club, on),
  ];
}

/** What is turned on at a club has commands on its server alone. */
function ownCommands(
  { ownCommands: { wanted, known } }: ServerFacts,
  on: string,
  application: string,
): Finding[] {
  const sent = 'Start the bot: it sends Discord the list.';
  if (known === true) return wanted === 0 ? [] : [ok(`${on} Discord knows the commands of tables`)];
  if (known === null)
    return [
      warn(
        `${on} Discord does not show the bot which commands are on that server alone`,
        `Invite it again: ${inviteLink(application)}`,
      ),
    ];
  return wanted === 0
    ? [warn(`${on} there are still commands of tables, though tables are off`, sent)]
    : [warn(`${on} the commands of tables are not those of this version`, sent)];
}

function channels({ channels: chosen }: ServerFacts, on: string): Finding[] {
  const unset = (['discussion', 'games', 'court'] as const)
    .filter((place) => !chosen.some((channel) => channel.place === place))
    .map((place) =>
      warn(
        `${on} no channel is set as ${place}`,
        `Run /setup with ${place}: and one of the server’s text channels.`,
      ),
    );
  const set = chosen.map(({ place, name, lacking }) => {
    if (name === null)
      return wrong(
        `${on} the channel set as ${place} is gone, or the bot cannot see it`,
        `Run /setup with ${place}: and another channel, or give the bot View Channel there.`,
      );
    if (lacking.length === 0) return ok(`${on} the bot has what it needs in #${name} (${place})`);
    return wrong(
      `${on} the bot lacks ${lacking.join(', ')} in #${name} (${place})`,
      `Give them to its role in the settings of #${name}.`,
    );
  });
  return [...set, ...unset];
}

/** Somebody who cannot see the Court's channel cannot be let into a hearing. */
const atCourt = ({ channels: chosen }: ServerFacts, { members }: ClubNotes, on: string): Finding[] =>
  chosen
    .filter(({ unseenBy }) => unseenBy.length > 0)
    .map(({ name, unseenBy }) =>
      wrong(
        `${on} these Members cannot see #${name}, so they cannot join a hearing: ${unseenBy
          .map((account) => members.get(account) ?? account)
          .join(', ')}`,
        `Give View Channel in the settings of #${name} to everyone, or to a role that all Members have.`,
      ),
    );

const step = ({ lackingForStep }: ServerFacts, on: string): Finding[] =>
  lackingForStep.length === 0
    ? []
    : [
        wrong(
          `${on} the bot should change roles or nicknames, but lacks ${lackingForStep.join(', ')}`,
          'Give that to its role, and drag the role above those that it should change. Or turn this off with /setup.',
        ),
      ];

const chief = ({ hasChief }: ClubNotes, on: string): Finding[] =>
  hasChief ? [] : [warn(`${on} nobody is Chief Justice`, 'Run /setup with chief: and a person.')];
