import type { Breach } from '../../../../terms/jurisdiction/validity.ts';
import { type Instant, type LocalDate, localTime } from '../../../../terms/time.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  banEndOf,
  dayOf,
  nameOf,
  plain,
  say,
  sessionOn,
  timeOf,
  type Worded,
  type Wording,
} from '../../../house/words/text.ts';

/** Act 0.9: whether a register was kept on the day of a game, and can still be corrected. */
export type RegisterState = keyof typeof registerRemedies;

interface Broken {
  breach: Breach;
  nextSession: LocalDate;
  sessionEnd: Instant | null;
  register: RegisterState;
}

/** Why a game does not count by the Acts of jurisdiction (Act 0.11). */
function wordBreach(refusal: Broken, view: ClubView): Wording {
  const { breach } = refusal;
  const { figures } = view.state;
  const next = `The next session is ${sessionOn(refusal.nextSession, figures)}.`;
  switch (breach.code) {
    case 'not-the-day':
      return say(
        `The game was played on ${dayOf(breach.date)}, which is not a session day.`,
        'Play it at a session.',
        next,
      );
    case 'holiday':
      return say(
        `The session of ${dayOf(breach.date)} was cancelled, so no game of that day counts.`,
        'Play it at a session.',
        next,
      );
    case 'too-early':
      return say(
        `The game ended before the session began at ${timeOf(breach.opensAt, figures)}.`,
        `Only games that end in the session, in room ${plain(figures.room)}, count.`,
        next,
      );
    case 'too-late':
      return say(
        `The game ended after the session closed at ${timeOf(breach.closesAt, figures)}.`,
        ifPlayedEarlier(refusal, view).trim(),
        next,
      );
    case 'no-moderator':
      return say(
        'No Moderator was checked in to the session when the game ended.',
        `${ifPlayedEarlier(refusal, view)}${registerRemedies[refusal.register]}`.trim(),
        next,
      );
    case 'banned':
      return say(
        `${nameOf(view, breach.person)} was banned when the game was played, ${banEndOf(breach.endsAt === 'never' ? null : breach.endsAt, figures)}.`,
        'Games against them count again when the ban is over.',
        next,
      );
    case 'removed':
      return say(
        `${nameOf(view, breach.person)} was removed from the Leaderboard and has not joined again.`,
        'They can come back with `/join`. Games played after that count.',
        next,
      );
    default:
      return breach satisfies never;
  }
}

/** A game that ended in time can still be entered by saying when. */
function ifPlayedEarlier({ sessionEnd }: Broken, view: ClubView): string {
  if (sessionEnd === null) return '';
  const end = localTime(sessionEnd, view.state.figures);
  return `Did it end by ${end}? Enter it again with the time it ended: \`played: ${end}\`. `;
}

/** What can be done if the register has no Moderator; never what would be refused. */
const registerRemedies = {
  none: 'No session was open that day. A Moderator opens one with `/session open`. Games that end after that count.',
  open: 'A Moderator checks in with `/present`. Games that end after that count. Was a Moderator here already? Once the session has closed, ask another Moderator or a Justice to use `/session mark`. Then enter the game with the time it ended, in `played`.',
  correctable:
    'Was a Moderator in the room? Ask another Moderator or a Justice to use `/session mark`. Then enter the game again with the time it ended, in `played`.',
  final: 'The register of that day can no longer be corrected, because a later session has closed.',
};

/** A game that breaks Acts of jurisdiction: one refusal for each. */
export const breachRefusals = { 'invalid-game': wordBreach } satisfies Worded;
