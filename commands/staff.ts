import { removePost } from '../src/house/discipline/remove-post.ts';
import { liftStaffBan, staffBan } from '../src/house/discipline/staff-ban.ts';
import type { ClubView } from '../src/house/ports.ts';
import { addDays, type Instant, type LocalDate, localDate } from '../terms/time.ts';
import { carries } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { day, optional, person, text } from './options.ts';

/** Any day will do for the end of a ban: it need not be one of the club's (Act III.6.1). */
function anyDays({ figures }: ClubView['state'], now: Instant): LocalDate[] {
  const today = localDate(now, figures);
  return Array.from({ length: 25 }, (_, after) => addDays(today, after));
}

/** `/staff ban` (Act III.6.1). */
const ban = subcommand({
  name: 'ban',
  description: 'Member of staff: ban anyone, until any day or with no end date',
  options: {
    member: person('Who is banned'),
    reason: text('Why; they can read it, and nobody else'),
    until: optional(
      day('The last day, or a day and time such as 2026-12-02 14:30. No end if left out', anyDays),
    ),
  },
  execute: carries(staffBan),
});

/** `/staff lift` (Act III.6.1). */
const lift = subcommand({
  name: 'lift',
  description: 'Member of staff: end your bans on somebody',
  options: { member: person('Whose ban') },
  execute: carries(liftStaffBan),
});

/** `/staff remove-post` (Acts 0.13 and 0.14). */
const removing = subcommand({
  name: 'remove-post',
  description: 'Member of staff: delete a post on this server',
  options: {
    link: text('Where the post is: *Copy Message Link* in its menu'),
    reason: text('Why; it is logged but not posted'),
  },
  execute: carries(removePost),
});

/** `/staff`: what only the member of staff who is named in the settings can do. */
export const staff = commandOf(
  { name: 'staff', description: 'The powers of the member of staff named in the settings' },
  [ban, lift, removing],
);
