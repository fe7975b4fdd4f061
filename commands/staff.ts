import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, type CompletionRequest, onServers } from '../src/discord/command.ts';
import { choicesOf } from '../src/discord/complete.ts';
import { removePost } from '../src/house/discipline/remove-post.ts';
import { liftStaffBan, staffBan } from '../src/house/discipline/staff-ban.ts';
import type { Choice } from '../src/house/words/choices.ts';
import { addDays, localDate } from '../terms/time.ts';
import { dayOf } from '../terms/words.ts';
import { carryOut } from './carry-out.ts';
import { textOption } from './game/options.ts';
import { completeDiscipline } from './penalty/complete.ts';
import { suggestedOption } from './penalty/options.ts';
import { namedPerson, personOptions } from './people.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

/** `/staff ban` (Act III.6.1). */
const ban: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'ban',
    description: 'The member of staff: ban anybody, until any day or without an end',
    options: [
      { ...textOption('reason', 'Why; they are told, and it is posted nowhere'), required: true },
      ...personOptions('member', 'Who is banned'),
      suggestedOption(
        'until',
        'Its last day, or a day and a time such as 2026-12-02 14:30; none if left out',
        {
          required: false,
        },
      ),
    ],
  },
  async execute(request) {
    const { options } = request;
    const member = namedPerson(options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return carryOut(request, staffBan, {
      member: member.value,
      until: options.string('until'),
      reason: options.string('reason', true),
    });
  },
};

/** `/staff lift` (Act III.6.1). */
const lift: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'lift',
    description: 'The member of staff: end your bans on somebody',
    options: personOptions('member', 'Whose ban'),
  },
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return carryOut(request, liftStaffBan, { member: member.value });
  },
};

/** `/staff remove-post` (Acts 0.13 and 0.14). */
const removing: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'remove-post',
    description: 'The member of staff: have a post on this server taken down',
    options: [
      { ...textOption('link', 'Where the post is: *Copy Message Link* in its menu'), required: true },
      { ...textOption('reason', 'Why; it is logged, and posted nowhere'), required: true },
    ],
  },
  execute: (request) =>
    carryOut(request, removePost, {
      link: request.options.string('link', true),
      reason: request.options.string('reason', true),
    }),
};

const subcommands = [ban, lift, removing];

/** `/staff`: what only the member of staff who is named in the settings can do. */
export const staff: Command = {
  data: {
    name: 'staff',
    description: 'The powers of the member of staff who is named in the settings',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: completeStaff,
};

/** Any day will do for the end of a ban: it need not be one of the club's (Act III.6.1). */
async function completeStaff(request: CompletionRequest): Promise<readonly Choice[]> {
  const { focused, services, club, now } = request;
  if (focused.name !== 'until') return completeDiscipline(request);
  const { figures } = (await services.clubs.view(club)).state;
  const today = localDate(now, figures);
  const days = Array.from({ length: 25 }, (_, after) => addDays(today, after));
  const typed = focused.value.trim().toLowerCase();
  return choicesOf(
    days
      .map((date) => ({ name: `${date} (${dayOf(date)})`, value: date }))
      .filter(({ name }) => name.toLowerCase().includes(typed)),
  );
}
