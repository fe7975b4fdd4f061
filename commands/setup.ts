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

const site = choice('Who may read the club’s pages on the web', siteWishes, {
  off: 'off: nobody',
  link: 'link: whoever is given the link, such as the members',
  public: 'public: everybody',
  'new-link': 'new-link: whoever is given a new link; the old one stops working',
});

const namesInCourt = choice('What the Court calls parties in what it publishes', courtNames, {
  initials: 'initials: such as A v M',
  full: 'full: their names, as the club knows them',
});

const hearings = choice('Who may read where a case is heard, from the next case on', hearingKinds, {
  private: 'private: those concerned and the staff',
  public: 'public: everybody on the server',
});

const asked = command({
  name: 'setup',
  description: 'For those who manage the server: set the club up, change its settings or see them',
  options: {
    discussion: optional(channel('Where decisions are announced')),
    court: optional(channel('Where the Court sits')),
    games: optional(channel('Where sessions are announced')),
    room: optional(text('The room the club meets in, such as 322')),
    weekday: optional(choice('The day the club meets on', weekdays)),
    opens: optional(text('When a session begins, such as 12:30')),
    closes: optional(text('When a session ends, such as 13:10')),
    timezone: optional(suggested('The time zone of the club, such as Europe/London', timezones)),
    chief: optional(user('The Chief Justice; you, if you leave it out the first time')),
    staff: optional(user('The member of staff who watches over the club')),
    site: optional(site),
    roles: optional(yesNo('Whether roles show who is a Member and who has which office')),
    nicknames: optional(yesNo('Whether nicknames show scores, as in Ana · 120')),
    courtNames: optional(namesInCourt),
    hearings: optional(hearings),
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
