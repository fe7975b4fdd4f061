import { z } from 'zod';
import { pressKinds } from '../../terms/games/clock.ts';
import type { ClubId, KeptPress } from '../house/ports.ts';
import type { PrismaStep } from './database.ts';
import type { ClockPress as PressRecord } from './generated/client.ts';

/** What was pressed on each chess clock, in order, by the clock's number. */
export class ClockPresses {
  private readonly byClock = new Map<number, KeptPress[]>();

  constructor(rows: readonly PressRecord[]) {
    for (const row of rows) this.add(row.clock, pressFrom(row));
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

/** A press that a change adds. */
export interface NewPress {
  clock: number;
  number: number;
  press: KeptPress;
}

const kind = z.enum(pressKinds);

const pressFrom = (row: PressRecord): KeptPress => ({
  kind: kind.parse(row.kind),
  at: row.at.getTime(),
  heardAt: row.heardAt.getTime(),
  by: row.by,
  code: row.code,
});

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
