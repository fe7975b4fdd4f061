import { randomBytes } from 'node:crypto';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ChannelType,
  PermissionFlagsBits,
} from 'discord.js';
import { type Command, type CommandRequest, onServers } from '../src/discord/command.ts';
import { fitting } from '../src/discord/complete.ts';
import { siteWishes } from '../src/house/offices/open-site.ts';
import type { SetupInput } from '../src/house/offices/set-up-club.ts';
import { plans } from '../src/house/plans.ts';
import { type CourtNames, courtNames, type HearingKind, hearingKinds } from '../src/house/ports.ts';
import { done } from '../src/house/result.ts';
import type { Choice } from '../src/house/words/reply.ts';
import { weekdays } from '../terms/words.ts';
import { asks } from './answers.ts';
import { booleanOption, choiceOption, chosen, suggestedOption, textOption, userOption } from './options.ts';

const channelOption = (name: string, description: string): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Channel,
  name,
  description,
  channel_types: [ChannelType.GuildText],
});

const siteChoices = {
  off: 'off: nobody',
  link: 'link: whoever is given the link, such as the members',
  public: 'public: everybody',
  'new-link': 'new-link: whoever is given a new link; the old one stops working',
} as const;

const courtNameChoices: Record<CourtNames, string> = {
  initials: 'initials: such as A v M',
  full: 'full: their names, as the club knows them',
};

const hearingChoices: Record<HearingKind, string> = {
  private: 'private: those concerned and the staff',
  public: 'public: everybody on the server',
};

/**
 * `/setup`: the club's channels, its sessions and its first officers; shows them when nothing is given. Asks before it
 * makes its caller the Chief Justice, and before it opens the pages to everybody.
 */
export const setup: Command = {
  data: {
    name: 'setup',
    description: 'For those who manage the server: set the club up, change its settings or see them',
    ...onServers,
    // Discord shows it to those who manage the server, unless the server says otherwise; the use case asks again.
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
    options: [
      channelOption('discussion', 'Where decisions are announced'),
      channelOption('court', 'Where the Court sits'),
      channelOption('games', 'Where sessions are announced'),
      textOption('room', 'The room the club meets in, such as 322'),
      choiceOption('weekday', 'The day the club meets on', weekdays),
      textOption('opens', 'When a session begins, such as 12:30'),
      textOption('closes', 'When a session ends, such as 13:10'),
      suggestedOption('timezone', 'The time zone of the club, such as Europe/London'),
      userOption('chief', 'The Chief Justice; you, if you leave it out the first time'),
      userOption('staff', 'The member of staff who watches over the club'),
      choiceOption(
        'site',
        'Who may read the club’s pages on the web',
        siteWishes.map((value) => ({ name: siteChoices[value], value })),
      ),
      booleanOption('roles', 'Whether roles show who is a Member and who has which office'),
      booleanOption('nicknames', 'Whether nicknames show scores, as in Ana · 120'),
      choiceOption(
        'court_names',
        'What the Court calls parties in what it publishes',
        courtNames.map((value) => ({ name: courtNameChoices[value], value })),
      ),
      choiceOption(
        'hearings',
        'Who may read where a case is heard, from the next case on',
        hearingKinds.map((value) => ({ name: hearingChoices[value], value })),
      ),
    ],
  },
  execute: asks(plans.setup, async (request) =>
    done(wishesOf(request, await request.services.clubs.isOnly(request.club))),
  ),
  complete: async ({ focused }) => timezones(focused.value),
};

/** 128 bits, as they may stand in an address. */
const freshKey = (): string => randomBytes(16).toString('base64url');

const wishesOf = (
  { options, channel, serverName, textChannels }: CommandRequest,
  isOnly: boolean,
): SetupInput => ({
  discussion: options.channel('discussion'),
  court: options.channel('court'),
  games: options.channel('games'),
  room: options.string('room'),
  weekday: chosen(weekdays, options.string('weekday')),
  opens: options.string('opens'),
  closes: options.string('closes'),
  timezone: options.string('timezone'),
  chief: options.user('chief'),
  staff: options.user('staff'),
  site: chosen(siteWishes, options.string('site')),
  roles: options.boolean('roles'),
  nicknames: options.boolean('nicknames'),
  courtNames: chosen(courtNames, options.string('court_names')),
  hearings: chosen(hearingKinds, options.string('hearings')),
  freshKey: freshKey(),
  isOnly,
  serverName,
  here: channel,
  channels: textChannels,
});

const timezones = (typed: string): Choice[] =>
  fitting(
    Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone, value: zone })),
    typed,
  );
