import type { CompletionRequest } from '../src/discord/command.ts';
import { completeDays } from '../src/discord/complete.ts';
import { removePost } from '../src/house/discipline/remove-post.ts';
import { liftStaffBan, staffBan } from '../src/house/discipline/staff-ban.ts';
import type { Choice } from '../src/house/words/reply.ts';
import { addDays, localDate } from '../terms/time.ts';
import { carries, carryOut } from './answers.ts';
import { needed, personOptions, suggestedOption, textOption, withMember } from './options.ts';
import { completeDiscipline } from './penalty/complete.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** `/staff ban` (Act III.6.1). */
const ban: Subcommand = {
  name: 'ban',
  description: 'The member of staff: ban anybody, until any day or without an end',
  options: [
    textOption('reason', 'Why; they are told, and it is posted nowhere', needed),
    ...personOptions('member', 'Who is banned'),
    suggestedOption('until', 'Its last day, or a day and a time such as 2026-12-02 14:30; none if left out'),
  ],
  execute: carries(staffBan, ({ options }) =>
    withMember(options, (member) => ({
      member,
      until: options.string('until'),
      reason: options.string('reason', true),
    })),
  ),
};

/** `/staff lift` (Act III.6.1). */
const lift: Subcommand = {
  name: 'lift',
  description: 'The member of staff: end your bans on somebody',
  options: personOptions('member', 'Whose ban'),
  execute: carries(liftStaffBan, ({ options }) => withMember(options, (member) => ({ member }))),
};

/** `/staff remove-post` (Acts 0.13 and 0.14). */
const removing: Subcommand = {
  name: 'remove-post',
  description: 'The member of staff: have a post on this server taken down',
  options: [
    textOption('link', 'Where the post is: *Copy Message Link* in its menu', needed),
    textOption('reason', 'Why; it is logged, and posted nowhere', needed),
  ],
  execute: (request) =>
    carryOut(request, removePost, {
      link: request.options.string('link', true),
      reason: request.options.string('reason', true),
    }),
};

/** `/staff`: what only the member of staff who is named in the settings can do. */
export const staff = commandOf(
  {
    name: 'staff',
    description: 'The powers of the member of staff who is named in the settings',
    complete: completeStaff,
  },
  [ban, lift, removing],
);

/** Any day will do for the end of a ban: it need not be one of the club's (Act III.6.1). */
async function completeStaff(request: CompletionRequest): Promise<readonly Choice[]> {
  const { focused, services, club, now } = request;
  if (focused.name !== 'until') return completeDiscipline(request);
  const { figures } = (await services.clubs.view(club)).state;
  const today = localDate(now, figures);
  const days = Array.from({ length: 25 }, (_, after) => addDays(today, after));
  return completeDays(days, focused.value);
}
