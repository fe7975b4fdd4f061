import type { CompletionRequest } from '../src/discord/command.ts';
import { completeDays } from '../src/discord/complete.ts';
import type { ClubView } from '../src/house/ports.ts';
import type { Choice } from '../src/house/words/reply.ts';
import { cancelSession } from '../src/ladder/sessions/cancel-session.ts';
import { closeSession } from '../src/ladder/sessions/close-session.ts';
import { markRegister } from '../src/ladder/sessions/mark-register.ts';
import { openSession } from '../src/ladder/sessions/open-session.ts';
import { renderStatus } from '../src/ladder/words/sessions.ts';
import { addDays, type Instant, type LocalDate, nextSessionDate } from '../terms/time.ts';
import { carries, carryOut } from './answers.ts';
import {
  booleanOption,
  completePeople,
  needed,
  personOptions,
  suggestedOption,
  textOption,
  whyOption,
  withMember,
} from './options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

/** `/session open` */
const open: Subcommand = {
  name: 'open',
  description: 'Moderators: open today’s session, and be checked in',
  execute: (request) => carryOut(request, openSession, undefined),
};

/** `/session close` */
const close: Subcommand = {
  name: 'close',
  description: 'Moderators: close the session before its end',
  options: [whyOption],
  execute: (request) => carryOut(request, closeSession, { reason: request.options.string('reason') }),
};

/** `/session status`: for anybody. */
const status: Subcommand = {
  name: 'status',
  description: 'Who is here, whether a Moderator is, the games of today and what they wait for',
  async execute({ services, club, occasion }) {
    const view = await services.clubs.view(club);
    return { kind: 'reply', reply: renderStatus(view, occasion.now) };
  },
};

/** `/session mark`: puts the register right (Act 0.9). */
const mark: Subcommand = {
  name: 'mark',
  description: 'Moderators: put the register right, of this session or of the last one',
  options: [
    booleanOption('present', 'True: they are or were there; False: they were not', needed),
    ...personOptions('member', 'Who it is about'),
    suggestedOption('date', 'Of an earlier session, such as 2026-11-20'),
    textOption('reason', 'Why; needed once the session is over, and everybody can read it'),
  ],
  execute: carries(markRegister, ({ options }) =>
    withMember(options, (member) => ({
      member,
      present: options.boolean('present', true),
      date: options.string('date'),
      reason: options.string('reason'),
    })),
  ),
};

/** `/session cancel`: calls a session off, or restores it (Act 0.5). */
const cancel: Subcommand = {
  name: 'cancel',
  description: 'Moderators: call a session off for a holiday, or restore it',
  options: [
    suggestedOption('date', 'The day, such as 2026-11-27', needed),
    textOption('reason', 'Why', needed),
    booleanOption('restore', 'Take an earlier cancellation back'),
  ],
  execute: (request) =>
    carryOut(request, cancelSession, {
      date: request.options.string('date', true),
      reason: request.options.string('reason', true),
      restore: request.options.boolean('restore') ?? false,
    }),
};

/** `/session`: the club's session and its register. */
export const session = commandOf(
  {
    name: 'session',
    description: 'The session and its register',
    complete: (request) =>
      request.focused.name === 'date' ? completeDate(request) : completePeople(request),
  },
  [open, close, status, mark, cancel],
);

/** For the register the latest sessions that were held, for a holiday those to come. */
async function completeDate({
  services,
  club,
  now,
  focused,
  subcommand,
}: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  const dates = subcommand === 'mark' ? latestSessions(view) : comingSessions(view, now);
  return completeDays(dates, focused.value);
}

const latestSessions = ({ state }: ClubView): LocalDate[] =>
  state.sessionOrder.map(({ date }) => date).reverse();

/** The days of a year's sessions, called off or not, since those can be restored. */
function comingSessions({ state }: ClubView, now: Instant): LocalDate[] {
  const first = nextSessionDate(now, state.figures);
  return Array.from({ length: 52 }, (_, week) => addDays(first, 7 * week));
}
