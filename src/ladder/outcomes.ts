import { z } from 'zod';
import { decayBases } from '../../terms/leaderboard/decay.ts';
import { joined, partsOf } from '../house/chapters.ts';
import { scoreChange } from '../house/score-changes.ts';
import type { Told } from '../house/told.ts';
import { clock, date, game, instant, online, penalty, person } from '../ledger/fields.ts';
import { rematchOutcomes } from './book/rematch.ts';
import * as chapters from './chapters.ts';

const ofClock = z.object({ clock });

export const clockOutcomes = {
  'clock-opened': ofClock,
  'clock-consented': ofClock,
  'clock-declined': ofClock,
  'clock-started': ofClock,
  'clock-paused': ofClock,
  'clock-resumed': ofClock,
  'clock-ended': ofClock,
  'clock-entered': z.object({ clock, game }),
};
export type ClockOutcome = Told<typeof clockOutcomes>;

const ofGame = z.object({ game });
const changes = z.array(scoreChange);

export const gameOutcomes = {
  /** Act 0.14: the member of staff reads all that there is on a game. */
  'staff-read': ofGame,
  /** `counts`: entered by a Moderator who is not a player, it counts at once. */
  'game-recorded': z.object({ game, counts: z.boolean(), held: z.boolean() }),
  /** `entered`: by entering the same result (Act II.4.1). */
  'game-confirmed': z.object({ game, counts: z.boolean(), entered: z.boolean().optional() }),
  'game-declared-second': ofGame,
  'game-disputed': ofGame,
  'game-withdrawn': ofGame,
  'game-approved': ofGame,
  'game-refused': ofGame,
  'game-corrected': z.object({ game, changes, counts: z.boolean().optional() }),
  'game-voided': z.object({ game, changes }),
  'game-adjudicated': z.object({ game, counts: z.boolean() }),
  /** Act I.6: what counts is the first result until the rematch. */
  'game-objected': ofGame,
  'rematch-decided': z.object({ game, outcome: z.enum(rematchOutcomes), changes }),
};
export type GameOutcome = Told<typeof gameOutcomes>;

const ofPerson = z.object({ person });

export const monitorOutcomes = {
  'monitor-set': ofPerson,
  'monitor-lifted': ofPerson,
  'monitor-restated': ofPerson,
  /** Act II.11: `minutes` is null where the Member chooses them. */
  'clock-required': z.object({ person, minutes: z.number().nullable() }),
  'clock-waived': ofPerson,
};
export type MonitorOutcome = Told<typeof monitorOutcomes>;

const ofOnline = z.object({ online });
/** It was said where the game is played, so that everybody sees it. */
const there = z.boolean();

/** `online` is the number of the game. */
export const onlineOutcomes = {
  'online-challenged': ofOnline,
  'online-accepted': ofOnline,
  /** `by` is the one who was challenged, or the challenger who took it back. */
  'online-declined': z.object({ online, by: person }),
  /** `ply` is how many moves had been made with that one. */
  'online-moved': z.object({ online, ply: z.int(), there }),
  'draw-offered': z.object({ online, by: person, there }),
  'draw-declined': z.object({ online, by: person, there }),
  'online-ended': z.object({ online, there }),
  'online-voided': ofOnline,
};
export type OnlineOutcome = Told<typeof onlineOutcomes>;

const basis = z.enum(decayBases);
const deduction = z.object({ person, date, basis });

/** As it is due: after how many sessions in a row, and how many points without the floor. */
const due = deduction.extend({ inARow: z.int(), points: z.number() });

/** As it was made, with the score before and after it. */
export const deducted = due.extend({ before: z.number(), after: z.number() });

/** What Act II.6 did to one Member: points taken, deductions undone, and what the next session would cost points for. */
export const reckoning = z.object({
  person,
  /** The session, or the first of those, that it is about. */
  date,
  made: z.array(deducted),
  undone: z.array(deduction),
  warned: z.array(basis),
  before: z.number(),
  after: z.number(),
});

export type Due = z.output<typeof due>;
export type Deducted = z.output<typeof deducted>;
export type Reckoning = z.output<typeof reckoning>;

const games = z.array(game);
const closed = z.object({ date, counted: games, lapsed: games, referred: games });

export const sessionOutcomes = {
  'session-opened': z.object({ date }),
  'session-closed': closed.extend({ decayed: z.array(deducted).optional() }),
  'session-cancelled': z.object({ date, restored: z.boolean() }),
  /** `reckoning`: the deductions that rested on the register (Act II.6). */
  'register-marked': z.object({ person, date, present: z.boolean(), reckoning: reckoning.optional() }),
  /** `quiet`: at the session's post, which shows it. */
  'checked-in': z.object({ person, date, moderating: z.boolean(), quiet: z.boolean().optional() }),
  'checked-out': z.object({ person, date }),
};
export type SessionOutcome = Told<typeof sessionOutcomes>;

/** A place on the board, what it was before the session, and the points won or lost since it began. */
const moved = z.object({ person, rank: z.int(), rankBefore: z.int(), score: z.number(), change: z.number() });
export type Moved = z.output<typeof moved>;

/** How a session went, and what the club has before it: everything as it was in one moment. */
export const round = closed.extend({
  board: z.array(moved),
  games,
  decayed: z.array(deducted),
  /** Act II.6: how many Members were warned; who they are is theirs to know. */
  warned: z.int(),
  /** Act I.6: the games whose rematch is still to be played. */
  rematches: games,
  /** Act II.10.5: on whom a monitor is to be lifted, or its suspicion stated again. */
  monitors: z.array(person),
  /** Act III.2.4: the penalties of which the public is still to be told. */
  undeclared: z.array(z.object({ penalty, declareBy: instant })),
  /** Act II.8: how many Members have asked to leave and are still to be removed. */
  requests: z.int(),
  next: date,
  /** The days since the session before it on which none was held. */
  missed: z.array(z.object({ date, cancelled: z.boolean() })).optional(),
});
export type Round = z.output<typeof round>;

/** What commands of the ladder come to. */
export const ladderOutcomes = {
  ...joined(partsOf(chapters, 'outcomes')),
  ...clockOutcomes,
  ...gameOutcomes,
  ...monitorOutcomes,
  ...onlineOutcomes,
  ...sessionOutcomes,
};
