import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { colours, type Reply } from '../../house/words/reply.ts';
import { cite, dayOf, listed, nameOf, sessionOn, timeOf } from '../../house/words/text.ts';
import type { Game } from '../book/games.ts';
import { type SessionStatus, sessionStatus, waitingForModerator } from '../sessions/session-status.ts';
import { standingLine } from './game-card.ts';
import { rematchLines } from './rematches.ts';
import { resultLine } from './result-line.ts';

/** How things stand in the room, for the asker. */
export function renderStatus(view: ClubView, now: Instant): Reply {
  const status = sessionStatus(view, now);
  if (status.current === null) {
    const next = sessionOn(status.next, view.state.figures);
    const content = [
      `No session is open. The next one is ${next}.`,
      ...waitingLines(view),
      ...rematchLines(view, null),
    ].join('\n');
    return { audience: 'asker', content };
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
  return [
    closes,
    moderation(moderated),
    room,
    ...waitingLines(view),
    ...rematchLines(view, session),
    '',
    ...played,
  ];
}

const mostWaiting = 20;

/** Games for a Moderator to decide, of whichever day; before the list of games, which may be cut. */
function waitingLines(view: ClubView): string[] {
  const waiting = waitingForModerator(view).map(({ number }) => `#${number}`);
  if (waiting.length === 0) return [];
  const rest = waiting.length - mostWaiting;
  return [
    `For a Moderator to decide: ${listed([...waiting.slice(0, mostWaiting), ...(rest > 0 ? [`${rest} more`] : [])])}.`,
  ];
}

const gameLine = (view: ClubView, game: Game): string =>
  `**#${game.number}** ${resultLine(view, game)} ${standingLine(view, game)}`;

/** Act 0.6 as it stands in the room. */
export const moderation = (moderated: boolean): string =>
  moderated
    ? `A Moderator is in the room (${cite(['0.6'])}).`
    : `**No Moderator is in the room**: games that end now do not count (${cite(['0.6'])}).`;
