import type { ClubView } from '../src/house/ports.ts';
import { cancelSession } from '../src/ladder/sessions/cancel-session.ts';
import { closeSession } from '../src/ladder/sessions/close-session.ts';
import { markRegister } from '../src/ladder/sessions/mark-register.ts';
import { openSession } from '../src/ladder/sessions/open-session.ts';
import { renderStatus } from '../src/ladder/words/sessions.ts';
import { addDays, type Instant, type LocalDate, nextSessionDate } from '../terms/time.ts';
import { carries } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { day, flag, latestSessions, optional, person, reason, text, yesNo } from './options.ts';
import { formActions, postPresses } from './session/post.ts';
import { registeredOtherwise } from './whom.ts';

/** The days of a year's sessions, called off or not, since those can be restored. */
function comingSessions({ figures }: ClubView['state'], now: Instant): LocalDate[] {
  const first = nextSessionDate(now, figures);
  return Array.from({ length: 52 }, (_, week) => addDays(first, 7 * week));
}

/** `/session open` */
const open = subcommand({
  name: 'open',
  description: 'Moderators: open today’s session, and be checked in',
  options: {},
  execute: carries(openSession),
});

/** `/session close` */
const close = subcommand({
  name: 'close',
  description: 'Moderators: close the session before its end',
  options: { reason: optional(reason) },
  execute: carries(closeSession),
});

/** `/session status`: for anybody. */
const status = subcommand({
  name: 'status',
  description: 'Who is here, whether a Moderator is, the games of today and what they wait for',
  options: {},
  execute: async ({ services, club, occasion }) => {
    const view = await services.clubs.view(club);
    return { kind: 'reply', reply: renderStatus(view, occasion.now) };
  },
});

/** `/session mark`: puts the register right (Act 0.9). */
const mark = subcommand({
  name: 'mark',
  description: 'Moderators: put the register right, of this session or of the last one',
  options: {
    present: yesNo('True: they are or were there; False: they were not'),
    member: person('Who it is about', registeredOtherwise),
    date: optional(day('Of an earlier session, such as 2026-11-20', latestSessions)),
    reason: optional(text('Why; needed once the session is over, and everybody can read it')),
  },
  execute: carries(markRegister),
});

/** `/session cancel`: calls a session off, or restores it (Act 0.5). */
const cancel = subcommand({
  name: 'cancel',
  description: 'Moderators: call a session off for a holiday, or restore it',
  options: {
    date: day('The day, such as 2026-11-27', comingSessions),
    reason: text('Why'),
    restore: flag('Take an earlier cancellation back'),
  },
  execute: carries(cancelSession),
});

/** `/session`: the club's session and its register. */
export const session = commandOf(
  {
    name: 'session',
    description: 'The session and its register',
    presses: postPresses,
    inForms: formActions,
  },
  [open, close, status, mark, cancel],
);
