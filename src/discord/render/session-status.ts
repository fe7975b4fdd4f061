import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../club/ports.ts';
import { type SessionStatus, sessionStatus } from '../../club/sessions/session-status.ts';
import type { Game } from '../../ledger/state.ts';
import { colours, type Reply } from '../reply.ts';
import { resultLine, standingLine } from './game-card.ts';
import { cite, dayOf, listed, nameOf, sessionOn, timeOf } from './text.ts';

/** How things stand in the room, for the asker. */
export function renderStatus(view: ClubView, now: Instant): Reply {
  const status = sessionStatus(view, now);
  if (status.current === null) {
    const next = sessionOn(status.next, view.state.figures);
    return { audience: 'asker', content: `No session is open. The next one is ${next}.` };
  }
  const { session } = status.current;
  return {
    audience: 'asker',
    embeds: [
      {
        title: `Session of ${dayOf(session.date)}`,
        color: status.current.moderated ? colours.done : colours.waiting,
        description: linesOf(view, status.current).join('\n'),
      },
    ],
  };
}

function linesOf(view: ClubView, { session, here, moderated, games }: SessionStatus): string[] {
  const closes = `It closes at ${timeOf(session.closesAt, session.figures)}.`;
  const names = here.map((person) => nameOf(view, person));
  const room = names.length === 0 ? 'Nobody is checked in.' : `Here (${names.length}): ${listed(names)}.`;
  const played =
    games.length === 0 ? ['No game has been entered yet.'] : games.map((game) => gameLine(view, game));
  return [closes, moderation(moderated), room, '', ...played];
}

const gameLine = (view: ClubView, game: Game): string =>
  `**#${game.number}** ${resultLine(view, game)} ${standingLine(view, game)}`;

/** Act 0.6 as it stands in the room. */
export const moderation = (moderated: boolean): string =>
  moderated
    ? `A Moderator is in the room (${cite(['0.6'])}).`
    : `**No Moderator is in the room**: games that end now do not count (${cite(['0.6'])}).`;
