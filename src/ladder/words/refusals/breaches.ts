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

/** Act 0.9: how the register of the day of a game stands: none was kept, or whether it can still be put right. */
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
        `Play it at a session.`,
        next,
      );
    case 'holiday':
      return say(
        `The session of ${dayOf(breach.date)} was cancelled, so no game of that day counts.`,
        `Play it at a session.`,
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
        `${nameOf(view, breach.person)} was banned when the game was played, ${banEndOf(breach.endsAt === 'never' ? null : breach.endsAt)}.`,
        'Their games count again once the ban is over; only the Court can end it sooner, or the member of staff where it is theirs.',
        next,
      );
    case 'removed':
      return say(
        `${nameOf(view, breach.person)} was removed from the Leaderboard and has not joined again.`,
        `They can come back with \`/join\`; games played after that count.`,
        next,
      );
    default:
      return breach satisfies never;
  }
}

/** A game that was over in time can still be entered by saying when it ended. */
function ifPlayedEarlier({ sessionEnd }: Broken, view: ClubView): string {
  if (sessionEnd === null) return '';
  const end = localTime(sessionEnd, view.state.figures);
  return `If it was over by ${end}, enter it again and say when in \`played\`, such as \`played: ${end}\`. `;
}

/** What can be done where the register knows of no Moderator; never what would be refused. */
const registerRemedies = {
  none: 'No session had been opened that day. A Moderator opens one with `/session open` before its end; games that end after that count.',
  open: 'A Moderator checks in with `/present`; games that end after that count. If one was in the room before, another Moderator or a Justice can put the register right with `/session mark` once the session has closed. Then enter the game and say when it ended in `played`.',
  correctable:
    'If one was in the room, another Moderator or a Justice can put the register right with `/session mark`, also for one who checked out early. Then enter the game again and say when it ended in `played`.',
  final: 'The register of that day can no longer be put right, since a later session has closed.',
};

/** A game that breaks an Act of jurisdiction; one for each Act broken. */
export const breachRefusals = { 'invalid-game': wordBreach } satisfies Worded;
