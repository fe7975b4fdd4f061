import { randomBytes } from 'node:crypto';
import { ApplicationCommandOptionType, ChannelType, PermissionFlagsBits } from 'discord.js';
import { type Command, type CommandRequest, onServers } from '../src/discord/command.ts';
import { choicesOf } from '../src/discord/complete.ts';
import { siteWishes } from '../src/house/offices/open-site.ts';
import { isToBeAsked, previewSetup, type SetupInput, setUpClub } from '../src/house/offices/set-up-club.ts';
import { type CourtNames, courtNames, type HearingKind, hearingKinds } from '../src/house/ports.ts';
import type { Choice } from '../src/house/words/choices.ts';
import { renderSetupQuestion } from '../src/house/words/setup.ts';
import { weekdays } from '../terms/words.ts';
import { carryOut } from './carry-out.ts';

const { Boolean: Truth, Channel, String: Text, User } = ApplicationCommandOptionType;
const channel_types = [ChannelType.GuildText as const];

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
      { type: Channel, name: 'discussion', description: 'Where decisions are announced', channel_types },
      { type: Channel, name: 'court', description: 'Where the Court sits', channel_types },
      { type: Channel, name: 'games', description: 'Where sessions are announced', channel_types },
      { type: Text, name: 'room', description: 'The room the club meets in, such as 322' },
      {
        type: Text,
        name: 'weekday',
        description: 'The day the club meets on',
        choices: weekdays.map((day) => ({ name: day, value: day })),
      },
      { type: Text, name: 'opens', description: 'When a session begins, such as 12:30' },
      { type: Text, name: 'closes', description: 'When a session ends, such as 13:10' },
      {
        type: Text,
        name: 'timezone',
        description: 'The time zone of the club, such as Europe/London',
        autocomplete: true,
      },
      {
        type: User,
        name: 'chief',
        description: 'The Chief Justice; you, if you leave it out the first time',
      },
      { type: User, name: 'staff', description: 'The member of staff who watches over the club' },
      {
        type: Text,
        name: 'site',
        description: 'Who may read the club’s pages on the web',
        choices: siteWishes.map((value) => ({ name: siteChoices[value], value })),
      },
      {
        type: Truth,
        name: 'roles',
        description: 'Whether roles show who is a Member and who has which office',
      },
      { type: Truth, name: 'nicknames', description: 'Whether nicknames show scores, as in Ana · 120' },
      {
        type: Text,
        name: 'court_names',
        description: 'What the Court calls parties in what it publishes',
        choices: courtNames.map((value) => ({ name: courtNameChoices[value], value })),
      },
      {
        type: Text,
        name: 'hearings',
        description: 'Who may read where a case is heard, from the next case on',
        choices: hearingKinds.map((value) => ({ name: hearingChoices[value], value })),
      },
    ],
  },
  async execute(request) {
    const { services, club, actor, occasion } = request;
    const wishes = wishesOf(request, await services.clubs.isOnly(club));
    const view = await services.clubs.view(club);
    const preview = previewSetup(view, actor, wishes, occasion.now);
    if (!preview.ok) return { kind: 'result', result: preview };
    if (!isToBeAsked(preview.value)) return carryOut(request, setUpClub, wishes);
    return {
      kind: 'question',
      reply: renderSetupQuestion(preview.value, view.state.figures),
      confirm: (press) => carryOut(press, setUpClub, wishes),
    };
  },
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
  weekday: weekdays.find((day) => day === options.string('weekday')) ?? null,
  opens: options.string('opens'),
  closes: options.string('closes'),
  timezone: options.string('timezone'),
  chief: options.user('chief'),
  staff: options.user('staff'),
  site: siteWishes.find((wish) => wish === options.string('site')) ?? null,
  roles: options.boolean('roles'),
  nicknames: options.boolean('nicknames'),
  courtNames: courtNames.find((each) => each === options.string('court_names')) ?? null,
  hearings: hearingKinds.find((each) => each === options.string('hearings')) ?? null,
  freshKey: freshKey(),
  isOnly,
  serverName,
  here: channel,
  channels: textChannels,
});

function timezones(typed: string): Choice[] {
  const sought = typed.trim().toLowerCase();
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.toLowerCase().includes(sought));
  return choicesOf(zones.map((zone) => ({ name: zone, value: zone })));
}
