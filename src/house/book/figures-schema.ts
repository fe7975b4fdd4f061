import { z } from 'zod';
import { kLimits, mostGames, mostRungs, pieceLimits, wholeLimits } from '../../../terms/amendment/limits.ts';
import { type Figures, fraudRungs } from '../../../terms/figures.ts';
import { parseLocalTime, parseTimezone } from '../../../terms/time.ts';

const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

const days = within(wholeLimits.declarationDays);
const piece = within(pieceLimits);
const time = z.string().refine((text) => parseLocalTime(text) === text);
const timezone = z.string().refine((text) => parseTimezone(text) === text);

/** Each rung for more games than the one before; the last for everybody else. */
const kFactors = z
  .array(z.object({ upToGames: within([0, mostGames]).nullable(), k: within(kLimits) }))
  .min(1)
  .max(mostRungs)
  .refine((rungs) => isAscending(rungs.slice(0, -1).map(({ upToGames }) => upToGames ?? Number.NaN)))
  .refine((rungs) => rungs.at(-1)?.upToGames === null);

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => !Number.isNaN(number) && number > (numbers[at - 1] ?? -1));

const figures = z.strictObject({
  weekday: within(wholeLimits.weekday),
  opens: time,
  closes: time,
  room: z.string().min(1).max(100),
  timezone,
  minimumPresenceMinutes: within(wholeLimits.minimumPresenceMinutes),
  pieceValues: z.object({
    q: piece,
    r: piece,
    b: piece,
    n: piece,
    p: piece,
  }),
  rematchSessions: within(wholeLimits.rematchSessions),
  rematchMinutes: within(wholeLimits.rematchMinutes),
  clockMinutes: within(wholeLimits.clockMinutes),
  onlineGamesAtOnce: within(wholeLimits.onlineGamesAtOnce),
  onlineGamesPerDay: within(wholeLimits.onlineGamesPerDay),
  onlineShare: z.number().min(0).max(1),
  onlineChallengeMinutes: within(wholeLimits.onlineChallengeMinutes),
  castlingOnline: z.boolean(),
  startingScore: within(wholeLimits.startingScore),
  floor: within(wholeLimits.floor),
  kFactors,
  lateEntryDays: within(wholeLimits.lateEntryDays),
  sameGameMinutes: within(wholeLimits.sameGameMinutes),
  fraudLadder: z.array(z.enum(fraudRungs)).min(1).max(mostRungs),
  fraudBanWeeks: within(wholeLimits.fraudBanWeeks),
  absenceSessions: within(wholeLimits.absenceSessions),
  absenceDeduction: within(wholeLimits.absenceDeduction),
  idleSessions: within(wholeLimits.idleSessions),
  idleDeduction: within(wholeLimits.idleDeduction),
  removalSessions: within(wholeLimits.removalSessions),
  removalAbsences: within(wholeLimits.removalAbsences),
  removalGames: within(wholeLimits.removalGames),
  removalRequestDays: within(wholeLimits.removalRequestDays),
  monitorSessions: within(wholeLimits.monitorSessions),
  declarationDays: within(wholeLimits.declarationDays),
  panelSize: within(wholeLimits.panelSize),
  grantingJustices: within(wholeLimits.grantingJustices),
  answerDays: within(wholeLimits.answerDays),
  redecisionDays: within(wholeLimits.redecisionDays),
  enBancVoteDays: within(wholeLimits.enBancVoteDays),
  opinionDays: within(wholeLimits.opinionDays),
  reminderDays: z.array(days).max(mostRungs).refine(isAscending),
}) satisfies z.ZodType<Figures>;

const some = figures.partial();

/** Some of the figures, each within its own limits, and nothing else. */
export const isSomeFigures = (value: unknown): value is Partial<Figures> =>
  some.safeParse(value).success && Object.keys(Object(value)).length > 0;

export const someFigures = z.custom<Partial<Figures>>(isSomeFigures);
