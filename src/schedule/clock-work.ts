import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import { schedule } from 'node-cron';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import { isBehind } from '../house/clock-behind.ts';
import type { Clubs } from '../house/clubs.ts';
import type { ClubId, ClubView } from '../house/ports.ts';
import { pruneDue } from '../house/privacy/forget-due.ts';
import { dueThings, notedIn, settleDue } from '../house/settle/settle-due.ts';

export interface ClockParts {
  clubs: Clubs;
  /** The club's clock, which says what is due; the machine's only ticks. */
  clock: () => Instant;
  log: Logger;
  /** Reads what people wrote before what falls due now in a club, where it may have counted; nothing where nobody could write. */
  readFirst?(club: ClubId): Promise<void>;
  /** Waits while people wait for answers, but not for long; nothing where nobody can ask. */
  letPeopleFirst?(): Promise<void>;
}

export type ClockWork = ReturnType<typeof startClockWork>;

/** So many milliseconds without a round: the machine's clock was put back, and node-cron waits for the next minute it shows. */
const tooLong = 90_000;

/** Settles what is due in every club: now, each minute, and at each `settle`, which waits for it. One round at a time. */
export function startClockWork(parts: ClockParts) {
  /** When the last round through the clubs was finished, by `performance.now()`; null before the first. */
  let lastRound: number | null = null;
  let stopped = false;
  const pruned = new Map<ClubId, Instant>();
  const behind = new Set<ClubId>();
  const resting = new Map<ClubId, Instant>();
  const deaf = [
    parts.clubs.onChange((club) => resting.delete(club)),
    parts.clubs.onMissed(() => resting.clear()),
  ];
  let idleSince = Number.POSITIVE_INFINITY;
  const round = async () => {
    idleSince = Number.POSITIVE_INFINITY;
    const isWhole = await settleAll(parts, { isOver: () => stopped, pruned, behind, resting });
    idleSince = performance.now();
    if (isWhole) lastRound = idleSince;
  };
  let work = round();
  const settle = () => {
    work = work.then(round);
    return work;
  };
  const ticks = schedule('* * * * *', settle, { noOverlap: true, suppressMissedWarning: true });
  const unasked = setInterval(() => {
    if (performance.now() - idleSince > tooLong) void settle();
  }, tooLong / 3).unref();
  return {
    settle,
    get lastRound(): number | null {
      return lastRound;
    },
    /** For how many clubs nothing was written in the last round, since the clock was behind their newest entries. */
    get behind(): number {
      return behind.size;
    },
    /** Stops once the club under way is settled: a round that is cut short is due again at the next start. */
    async stop(): Promise<void> {
      stopped = true;
      for (const end of deaf) end();
      clearInterval(unasked);
      await ticks.stop();
      await work;
    },
  };
}

interface Round {
  isOver(): boolean;
  /** When what was kept long enough was last deleted, club by club. */
  pruned: Map<ClubId, Instant>;
  behind: Set<ClubId>;
  /** The clubs in which nothing falls due until then, if nothing is changed in them: they need not be in memory. */
  resting: Map<ClubId, Instant>;
}

/** One round through the clubs, until it is over; trouble in one does not hold up the others. False if they cannot be read. */
export async function settleAll(
  parts: ClockParts,
  round: Round = { isOver: () => false, pruned: new Map(), behind: new Set(), resting: new Map() },
): Promise<boolean> {
  const { clubs, clock, log } = parts;
  try {
    for (const club of await clubs.known()) {
      if (round.isOver()) return true;
      if (clock() <= (round.resting.get(club) ?? Number.NEGATIVE_INFINITY)) continue;
      await settleOne(parts, club, round).catch((error: unknown) =>
        log.error({ err: error, club }, 'A club could not be settled'),
      );
      await othersFirst();
    }
    return true;
  } catch (error) {
    log.error({ err: error }, 'The clubs could not be read');
    return false;
  }
}

const hour = 3600_000;

/** How long people's commands go first after something at a table was settled, in milliseconds: a deadline may be that of many tables. */
const rest = 20;

async function settleOne(parts: ClockParts, club: ClubId, round: Round): Promise<void> {
  const { clubs, clock } = parts;
  if (!(await settleWhole(parts, club, round))) return;
  const now = clock();
  if (now - (round.pruned.get(club) ?? Number.NEGATIVE_INFINITY) >= hour) {
    await pruneDue(clubs, club, now);
    round.pruned.set(club, now);
  }
  // If it is changed while it is read, it is taken out again.
  round.resting.set(club, Number.NEGATIVE_INFINITY);
  const until = restsUntil(await clubs.view(club), now + hour);
  if (round.resting.has(club)) round.resting.set(club, until);
}

/** The last moment in which nothing is due, `latest` at most; a calendar that throws is looked at again with each round. */
function restsUntil(view: ClubView, latest: Instant): Instant {
  try {
    return dueThings(view, latest)[0]?.at ?? latest;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

/** By how much a look at the clock is out of date, in milliseconds. */
const stale = 1000;

/**
 * Settles all that is due in a club. What takes long looks at the clock again: by its first look it would soon be behind what people do
 * meanwhile. False where the clock is behind.
 */
async function settleWhole(parts: ClockParts, club: ClubId, { behind, isOver }: Round): Promise<boolean> {
  const { clubs, clock, log } = parts;
  const othersGo = async () => {
    await pause(rest);
    await parts.letPeopleFirst?.();
  };
  const manner = { trouble: notedIn(log, { club }), rest: othersGo };
  for (let now = clock(); !isOver(); now = clock()) {
    if (await mustWait(parts, club, now, behind)) return false;
    await parts.readFirst?.(club);
    if (await settleDue(clubs, club, now, 'all', manner)) return true;
    if (clock() - now < stale) return true;
  }
  return false;
}

/** Whether the clock is behind the club's newest entry. The log is told when it is, and when it has caught up; once each. */
async function mustWait({ clubs, log }: ClockParts, club: ClubId, now: Instant, behind: Round['behind']) {
  const view = await clubs.view(club);
  const seconds = Math.round((view.newestAt - now) / 1000);
  const waits = isBehind(view, now);
  if (waits && !behind.has(club))
    log.warn(
      { club, seconds },
      'the clock is behind this club’s newest entry: nothing is written for it until it is right',
    );
  if (!waits && behind.has(club)) log.info({ club }, 'the clock has caught up: this club goes on');
  if (waits) behind.add(club);
  else behind.delete(club);
  return waits;
}
