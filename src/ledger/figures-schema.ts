import { z } from 'zod';
import { type Figures, fraudRungs } from '../../terms/figures.ts';
import { parseLocalTime, parseTimezone } from '../../terms/time.ts';

const whole = (least: number, most: number) => z.int().min(least).max(most);

/** A score, or points off one. */
const points = whole(0, 10_000);
const minutes = whole(1, 600);
const sessions = whole(1, 100);
const days = whole(1, 365);

const time = z.string().refine((text) => parseLocalTime(text) === text);
const timezone = z.string().refine((text) => parseTimezone(text) === text);

/** Each rung for more games than the one before; the last for everybody else. */
const kFactors = z
  .array(z.object({ upToGames: whole(0, 10_000).nullable(), k: whole(1, 400) }))
  .min(1)
  .max(20)
  .refine((rungs) => isAscending(rungs.slice(0, -1).map(({ upToGames }) => upToGames ?? Number.NaN)))
  .refine((rungs) => rungs.at(-1)?.upToGames === null);

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => !Number.isNaN(number) && number > (numbers[at - 1] ?? -1));

const figures = z.strictObject({
  weekday: whole(1, 7),
  opens: time,
  closes: time,
  room: z.string().min(1).max(100),
  timezone,
  minimumPresenceMinutes: whole(0, 600),
  pieceValues: z.object({
    q: whole(0, 100),
    r: whole(0, 100),
    b: whole(0, 100),
    n: whole(0, 100),
    p: whole(0, 100),
  }),
  rematchSessions: sessions,
  rematchMinutes: minutes,
  clockMinutes: minutes,
  onlineGamesAtOnce: whole(0, 100),
  onlineGamesPerDay: whole(0, 100),
  onlineShare: z.number().min(0).max(1),
  onlineChallengeMinutes: minutes,
  castlingOnline: z.boolean(),
  startingScore: points,
  floor: points,
  kFactors,
  lateEntryDays: whole(0, 365),
  fraudLadder: z.array(z.enum(fraudRungs)).min(1).max(20),
  fraudBanWeeks: whole(1, 100),
  absenceSessions: sessions,
  absenceDeduction: points,
  idleSessions: sessions,
  idleDeduction: points,
  removalSessions: sessions,
  removalAbsences: sessions,
  removalGames: whole(0, 1_000),
  removalRequestDays: days,
  monitorSessions: sessions,
  declarationDays: days,
  panelSize: whole(1, 15),
  grantingJustices: whole(1, 15),
  redecisionDays: days,
  enBancVoteDays: days,
  opinionDays: days,
  reminderDays: z.array(days).max(10).refine(isAscending),
}) satisfies z.ZodType<Figures>;

const some = figures.partial();

/** Some of the figures, each within its own limits, and nothing else. */
export const isSomeFigures = (value: unknown): value is Partial<Figures> =>
  some.safeParse(value).success && Object.keys(Object(value)).length > 0;

export const someFigures = z.custom<Partial<Figures>>(isSomeFigures);
