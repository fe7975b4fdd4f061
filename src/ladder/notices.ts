import { z } from 'zod';
import { joined, partsOf } from '../house/chapters.ts';
import type { Told } from '../house/told.ts';
import type { Posts } from '../house/told-posts.ts';
import { clock, date, entry, game, online, person } from '../ledger/fields.ts';
import { approvalReasons } from './book/games.ts';
import { rematchOutcomes } from './book/rematch.ts';
import * as chapters from './chapters.ts';
import { reckoning, round } from './outcomes.ts';

export const ladderTargets = [
  /** Where an online game is played: its thread, once that is opened. */
  z.object({ to: z.literal('online'), online }),
  z.object({ to: z.literal('events') }),
] as const;

const told = z.enum(['club', 'member']);

/** What became of the monitor on a Member; `entry` is where it is said why. */
const monitorNews = z.object({
  step: z.enum(['set', 'lifted', 'restated']),
  person,
  by: person,
  entry,
});
export type MonitorNews = z.output<typeof monitorNews>;

/** What the Chief Justice ordered of a Member: a clock with those minutes, or with ones of their choice; or none. */
const clockNews = z.object({
  person,
  by: person,
  order: z.object({ minutes: z.number().nullable() }).nullable(),
});
export type ClockNews = z.output<typeof clockNews>;

/** What is told in #discussion, without its private part, where a direct message does not arrive. */
export const ladderPoints = {
  /** Act II.6: a Member is told what became of their points, and warned. */
  decay: reckoning,
  /** Act 0.12: both players of a lapsed game are told. */
  'game-lapsed': z.object({ game, person }),
  /** Act I.6: the other player is told of an objection. */
  'game-objected': z.object({ game, by: person }),
};

/** What must not be missed: where a direct message does not arrive, the person is asked to open theirs. */
export const ladderPressing = {
  /** Act II.4.1: somebody who can settle it is told that the players of a game differ. */
  'game-differs': z.object({ game, person }),
  /** Acts II.10 and III.2.4: that a monitor is set, lifted or stated again. */
  monitor: monitorNews.extend({ told }),
  /** Act II.10.5: a monitor outlasted the session of that day; the Member is told, or an officer asked to say why. */
  'monitor-overdue': z.object({ person, date, officer: person.nullable() }),
  /** Act II.11: that a Member has to play with a clock, or has to no longer. */
  'clock-order': clockNews.extend({ told }),
};

export const ladderNotices = {
  ...joined(partsOf(chapters, 'notices')),
  ...ladderPoints,
  ...ladderPressing,
  /** Act III.2.4: what was done with a Moderator's power, to which game, and why (the entry's text). */
  'game-action': z.object({
    action: z.enum(['refused', 'corrected', 'voided', 'approved', 'adjudicated']),
    game,
    by: person,
    entry,
    waited: z.array(z.enum(approvalReasons)).optional(),
    /** What both sides had captured, in points, where that decided it (Act I.5). */
    captured: z.object({ white: z.number(), black: z.number() }).optional(),
  }),
  /** Acts I.9.10 and III.5.1; `consent` is the other Justice who agreed, where it is the Chief Justice's own game. */
  'voided-by-chief': z.object({ game, by: person, entry, consent: person.optional() }),
  /** Act 0.5: the server's events are to show the session of that day as the club has it; nothing is posted. */
  'session-event': z.object({ date }),
  'events-barred': z.looseObject({}),
  'weekly-round': round,
  /** Act I.6: `by` is null where nobody played it. */
  'rematch-decided': z.object({ game, outcome: z.enum(rematchOutcomes), by: person.nullable() }),
  /** Act I.7: a clock, with what can be done with it. */
  'clock-card': z.object({ clock }),
  /** Act I.7.5: its game is over, by a flag or with its session. */
  'clock-over': z.object({ clock }),
  /** Act I.7.1: it was stopped, since nobody was there who may watch over it. */
  'clock-unattended': z.object({ clock }),
  /** Nobody took the challenge up (Act I.9). */
  'online-lapsed': z.object({ online }),
  /** The game begins: where it is played is opened by this. */
  'online-begun': z.object({ online }),
  /** The board after so many moves, where the game is played. */
  'online-board': z.object({ online, ply: z.int() }),
  'online-draw': z.object({ online, by: person, news: z.enum(['offered', 'declined']) }),
  'online-over': z.object({ online }),
  /** Act I.9.6: a Justice ended it; the entry says why. */
  'online-ended-by-justice': z.object({ online, by: person, entry }),
  /** Act I.9.10: the Chief Justice broke it off; the entry says why. */
  'online-voided': z.object({ online, by: person, entry, consent: person.optional() }),
};

export const ladderPosts: Posts<typeof ladderNotices> = {
  'game-action': ({ entry }) => entry,
  'voided-by-chief': ({ entry }) => entry,
  'online-ended-by-justice': ({ entry }) => entry,
  'rematch-decided': ({ game }, { state }) => state.objections.get(game)?.decided?.seq ?? null,
  monitor: ({ told, step, entry }) => (told === 'club' && step !== 'lifted' ? entry : null),
};

/** One of those that are named. */
export type LadderNotice<Kind extends keyof typeof ladderNotices> = Told<typeof ladderNotices, Kind>;
