import { z } from 'zod';
import { courtNotices, courtPosts, courtPressing, courtTargets } from './appeals/notices.ts';
import { courtOutcomes } from './appeals/outcomes.ts';
import type { courtProblems, courtRefusals } from './appeals/words/refusals/court.ts';
import { houseNotices, housePoints, housePosts, housePressing, houseTargets } from './house/notices.ts';
import { houseOutcomes } from './house/outcomes.ts';
import type { ClubView } from './house/ports.ts';
import { isTold, type Told } from './house/told.ts';
import type { Posts } from './house/told-posts.ts';
import type { houseProblems, houseRefusals } from './house/words/refusals/house.ts';
import { ladderNotices, ladderPoints, ladderPosts, ladderPressing, ladderTargets } from './ladder/notices.ts';
import { ladderOutcomes } from './ladder/outcomes.ts';
import type { ladderProblems, ladderRefusals } from './ladder/words/refusals/ladder.ts';
import { person } from './ledger/fields.ts';
import { tableNotices, tablePressing, tableTargets } from './tables/notices.ts';
import { tableOutcomes } from './tables/outcomes.ts';
import type { tableProblems, tableRefusals } from './tables/words/refusals.ts';

/** What a change can come to, as data kept with the interaction, so that an answer given late still says what is true. */
export const outcomes = { ...houseOutcomes, ...ladderOutcomes, ...courtOutcomes, ...tableOutcomes };
export type Outcome = Told<typeof outcomes>;

/** What refusals and misunderstandings say, by their codes. */
export type Refusals = typeof houseRefusals &
  typeof ladderRefusals &
  typeof courtRefusals &
  typeof tableRefusals;
export type Problems = typeof houseProblems &
  typeof ladderProblems &
  typeof courtProblems &
  typeof tableProblems;

export const aboutPoints = { ...housePoints, ...ladderPoints };
export type AboutPoints = Told<typeof aboutPoints>;

export const pressing = { ...housePressing, ...ladderPressing, ...courtPressing, ...tablePressing };

/** What the bot tells the club by itself. */
export const notices = {
  ...houseNotices,
  ...ladderNotices,
  ...courtNotices,
  ...tableNotices,
  /** Somebody is told in #discussion what a direct message about their points or games could not tell them; no reasons. */
  untold: z.object({
    person,
    instead: z.custom<AboutPoints>((notice) => isTold(aboutPoints, notice)),
  }),
};
export type Notice = Told<typeof notices>;
export type NoticeOf<Kind extends Notice['kind']> = Told<typeof notices, Kind>;

const posts: Posts<typeof notices> = { ...housePosts, ...ladderPosts, ...courtPosts };

/** The entry of the act or judgement that a notice tells everybody of, and that may be overturned; null for others. */
export const toldBy = <Kind extends Notice['kind']>(notice: NoticeOf<Kind>, view: ClubView): number | null =>
  posts[notice.kind]?.(notice, view) ?? null;

/** Those that are messages. */
export type Messages = Omit<typeof notices, 'session-event' | 'post-removal'>;
export type Message = Told<Messages>;

export const target = z.discriminatedUnion('to', [
  ...houseTargets,
  ...ladderTargets,
  ...courtTargets,
  ...tableTargets,
]);
export type NoticeTarget = z.output<typeof target>;

/** A target that is a channel. */
export type ChannelTarget = Extract<NoticeTarget, { to: 'discussion' | 'games' | 'court' | 'channel' }>;

/** A notice, and whom it is for. */
export interface Addressed {
  notice: Notice;
  target: NoticeTarget;
}
