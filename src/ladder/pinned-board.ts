import { z } from 'zod';
import { needsModerator } from '../house/people.ts';
import type { UseCase } from '../house/plan.ts';
import type { UnitOfWork } from '../house/ports.ts';
import { done, type Result, unlessRefused } from '../house/result.ts';
import { boxed } from '../house/words/columns.ts';
import { postLink } from '../house/words/penalty-words.ts';
import {
  type NoticeWords,
  type OutcomeWords,
  type Reply,
  type Scene,
  toAsker,
  toClub,
} from '../house/words/reply.ts';
import type { Points } from '../ledger/fields.ts';
import { formOf } from './board/form.ts';
import { wholeBoard } from './board/leaderboard.ts';
import { boardLine, nobody, starLegend } from './words/board-lines.ts';

// A club has one board that keeps itself. The settings know its post, and earlier ones until they say where the new one is.

/** Where a post is. */
interface Place {
  channel: string;
  message: string;
}

const written = ({ channel, message }: Place): string => `${channel}/${message}`;

/** A place as the settings keep it, `channel/message`. */
export function placeIn(kept: string): Place {
  const [channel = '', message = ''] = kept.split('/');
  return { channel, message };
}

/** A Moderator, or somebody who manages the server, has the board posted in that channel, and kept there from then on. */
export const pinBoard: UseCase<{ channel: string }> = (work, actor, { channel }) => {
  const moved = work.settings.boardPosts.length > 0;
  const pinned = unlessRefused(
    actor.managesGuild ? [] : needsModerator(work, actor),
    done({ kind: 'board-pinned', moved } as const),
  );
  if (pinned.ok) work.announce({ kind: 'pinned-board' }, { to: 'channel', channel });
  return pinned;
};

/** Keeps where the board was posted; it is the club's only one from then on. */
export function noteBoard(work: UnitOfWork, place: Place): Result<null> {
  const { boardPosts } = work.settings;
  if (boardPosts.at(-1) !== written(place))
    work.saveSettings({ boardPosts: [...boardPosts, written(place)] });
  return done(null);
}

/** Forgets a post of the board that is gone, or says where the new one is. */
export function forgetBoard(work: UnitOfWork, kept: string): Result<null> {
  const { boardPosts } = work.settings;
  if (boardPosts.includes(kept))
    work.saveSettings({ boardPosts: boardPosts.filter((each) => each !== kept) });
  return done(null);
}

export const outcomes = {
  /** `moved`: there was one elsewhere. */
  'board-pinned': z.object({ moved: z.boolean() }),
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'board-pinned': ({ moved }) =>
    toAsker([
      'The board will appear in this channel. It changes by itself as games count.',
      moved && 'The old one will say where the new one is.',
    ]),
};

export const outcomeSamples = { 'board-pinned': [{ moved: false }, { moved: true }] };

export const notices = { 'pinned-board': z.looseObject({}) };

export const noticeWords: NoticeWords<typeof notices> = {
  'pinned-board': (_, scene) => boardPost(scene),
};

export const noticeSamples = { 'pinned-board': [{}] };

/** So many lines fit in a post, whatever people are called. */
const mostRows = 25;

/** The board as it keeps itself: rank, name, score and the form of the last five. */
export function boardPost({ view, now, pages }: Pick<Scene, 'view' | 'now' | 'pages'>): Reply {
  const board = wholeBoard(view.state, now);
  const rows = board.slice(0, mostRows);
  const lines = rows.map((row) => boardLine(view, row, [formWords(formOf(view.state, row.person))]));
  const rest = board.length - rows.length;
  const content = [
    '**Leaderboard**',
    rows.length === 0 ? nobody : boxed(lines),
    ...(rest > 0 ? [`And ${rest} more: see \`/leaderboard\`.`] : []),
    ...(rows.length === 0
      ? []
      : [`Score and last five games, newest last: W won, D drawn, L lost.${starLegend(rows)}`]),
    ...(pages === null ? [] : [`[On the web](<${pages}>)`]),
  ];
  return toClub(content);
}

const letters = { 1: 'W', 0.5: 'D', 0: 'L' } as const satisfies Record<Points, string>;

const formWords = (form: readonly Points[]): string => form.map((points) => letters[points]).join('') || '–';

/** What an earlier post of the board says: where it is now. */
export const boardMoved = (club: string, kept: string): Reply =>
  toClub(`The board has moved: ${postLink(club, placeIn(kept))}`);
