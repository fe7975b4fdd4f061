import { z } from 'zod';
import { pressKinds } from '../../terms/games/clock.ts';
import type { ClubId, KeptPress } from '../house/ports.ts';
import { instant } from './columns.ts';
import type { Database, PrismaStep } from './database.ts';

/** What was pressed on each chess clock, in order, by the clock's number. */
export class ClockPresses {
  private readonly byClock = new Map<number, KeptPress[]>();

  constructor(kept: readonly PressOnClock[]) {
    for (const { clock, press } of kept) this.add(clock, press);
  }

  of(clock: number): readonly KeptPress[] {
    return this.byClock.get(clock) ?? [];
  }

  /** Returns its place among those of the clock, counted from 1. */
  add(clock: number, press: KeptPress): number {
    const known = this.byClock.get(clock) ?? [];
    this.byClock.set(clock, known);
    return known.push(press);
  }
}

interface PressOnClock {
  clock: number;
  press: KeptPress;
}

/** A press that a change adds. */
export interface NewPress extends PressOnClock {
  number: number;
}

const pressesQuery = `SELECT "clock", "kind", "at", "heardAt", "by", "code" FROM "ClockPress"
  WHERE "clubId" = ? ORDER BY "clock", "number"`;

const pressRow = z.tuple([
  z.int(),
  z.enum(pressKinds),
  instant,
  instant,
  z.int().nullable(),
  z.string().nullable(),
]);

/** What was pressed on a club's clocks, in order; past Prisma, as all that is read with each club. For who has the client. */
export async function keptPresses(database: Database, clubId: ClubId): Promise<PressOnClock[]> {
  const rows = await database.rows(pressesQuery, clubId);
  return rows.map((row) => {
    const [clock, kind, at, heardAt, by, code] = pressRow.parse(row);
    return { clock, press: { kind, at: at.getTime(), heardAt: heardAt.getTime(), by, code } };
  });
}

/** Adds them, and never puts one in another's place. */
export function pressSteps(clubId: ClubId, presses: readonly NewPress[]): PrismaStep[] {
  if (presses.length === 0) return [];
  const data = presses.map(({ clock, number, press }) => ({
    ...press,
    clubId,
    clock,
    number,
    at: new Date(press.at),
    heardAt: new Date(press.heardAt),
  }));
  return [{ byPrisma: (moment) => moment.clockPress.createMany({ data }) }];
}
