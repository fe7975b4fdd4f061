import { randomBytes } from 'node:crypto';
import { PermissionFlagsBits } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { fitting } from '../src/discord/complete.ts';
import { siteWishes } from '../src/house/offices/open-site.ts';
import { plans } from '../src/house/plans.ts';
import { courtNames, hearingKinds } from '../src/house/ports.ts';
import { weekdays } from '../terms/words.ts';
import { asks } from './answers.ts';
import { command } from './declare.ts';
import { channel, choice, optional, type Suggest, suggested, text, unasked, user, yesNo } from './options.ts';

const timezones: Suggest = (_, { focused }) =>
  fitting(
    Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone, value: zone })),
    focused.value,
  );

/** 128 bits, as they may stand in an address. */
const freshKey = (): string => randomBytes(16).toString('base64url');

const site = choice('Who can read the club’s pages on the web', siteWishes, {
  off: 'off: nobody',
  link: 'link: anyone with the link, such as the Members',
  public: 'public: everyone',
  'new-link': 'new-link: anyone with a new link; the old one stops working',
});

const namesInCourt = choice('How the Court names parties in what it publishes', courtNames, {
  initials: 'initials: such as A v M',
  full: 'full: their full names',
});

const hearings = choice('Who can read hearings, from the next case on', hearingKinds, {
  private: 'private: the people in the case and the staff',
  public: 'public: everyone on the server',
});

const asked = command({
  name: 'setup',
  description: 'Server managers: set up the club, see its settings or change them',
  options: {
    discussion: optional(channel('Where decisions are announced')),
    court: optional(channel('Where the Court sits')),
    games: optional(channel('Where sessions are announced')),
    room: optional(text('The room the club meets in, such as 322')),
    weekday: optional(choice('The day the club meets on', weekdays)),
    opens: optional(text('When a session begins, such as 12:30')),
    closes: optional(text('When a session ends, such as 13:10')),
    timezone: optional(suggested('The time zone of the club, such as Europe/London', timezones)),
    chief: optional(user('The Chief Justice; if left out the first time, you')),
    staff: optional(user('The member of staff who watches over the club')),
    site: optional(site),
    roles: optional(yesNo('True: roles show Members and offices')),
    nicknames: optional(yesNo('True: nicknames show scores, as in Ana · 120')),
    courtNames: optional(namesInCourt),
    hearings: optional(hearings),
    tables: optional(yesNo('True: the club has tables, for games that go on for weeks')),
    tableBans: optional(yesNo('True: a ban from the Leaderboard counts at tables too')),
    freshKey: unasked(freshKey),
    isOnly: unasked(({ services, club }) => services.clubs.isOnly(club)),
    serverName: unasked(({ serverName }) => serverName),
    here: unasked((request) => request.channel),
    channels: unasked(({ textChannels }) => textChannels),
  },
  execute: asks(plans.setup),
});

/**
 * `/setup`: the club's channels, its sessions and its first officers; shows them when nothing is given. Asks before it
 * makes its caller the Chief Justice, and before it opens the pages to everybody. Discord shows it to those who manage the
 * server, unless the server says otherwise; the use case asks again.
 */
export const setup: Command = {
  ...asked,
  data: { ...asked.data, default_member_permissions: String(PermissionFlagsBits.ManageGuild) },
};
