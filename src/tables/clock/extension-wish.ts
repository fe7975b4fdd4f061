import type { Actor } from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../../house/result.ts';
import { gameOf } from '../games.ts';
import { findSeat } from '../seats/find-seat.ts';
import { by, type Meant, notPlayed, type Table } from '../table.ts';
import { holdsOffice, needsGm, ownSeat, personActing } from '../who.ts';
import { phaseDeadline } from './phase-deadline.ts';

export interface ExtendInput extends Meant {
  /** Null: as much as is usual. */
  days: number | null;
  reason: string | null;
  /** For whose power the gamemaster allows it; null for everybody, and for a player's own. */
  seat: string | null;
  /** Whether it is for the next phase. */
  next: boolean;
  /** Whether the deadline is to be put off for holidays. */
  holidays: boolean;
}

/** Whose wish it is: a power's, or the gamemaster's. `granted`: the power has it beyond its right, as the gamemaster allows. */
export interface Wish {
  seat: string | null;
  hours: number;
  granted?: true;
}

const hour = 3600_000;

/** What is wished for, if it may be: by the gamemaster, for everybody or one power, or by a player. */
export function readWish(work: UnitOfWork, actor: Actor, table: Table, input: ExtendInput): Result<Wish> {
  const isGm = holdsOffice(table, personActing(work, actor), 'gm');
  if (input.seat !== null) {
    const mayNot = needsGm(work, actor, table, 'extension');
    return mayNot.length > 0 ? refused(...mayNot) : wishFor(work, table, { ...input, seat: input.seat });
  }
  return isGm ? wishOfGm(table, input) : wishOfPlayer(work, actor, table, input);
}

function wishOfGm(table: Table, { days }: ExtendInput): Result<Wish> {
  const { state, rules } = table;
  if (state.status !== 'playing' || state.diplomacy === null) return refused(notPlayed(table));
  const { gmDays, usualHours } = rules.figures.extensions;
  const hours = days === null ? usualHours : days * 24;
  return hours < 1 || hours > gmDays * 24 ? tooLong(table, gmDays * 24) : done({ seat: null, hours });
}

const tooLong = ({ rules }: Table, hours: number): Result<Wish> =>
  refused({ code: 'extension-too-long', hours, ...by(rules, 'extension') });

/** The gamemaster allows a power more than it has by right (WM D.VII(5)); refused where the rules know no such thing. */
function wishFor(work: UnitOfWork, table: Table, input: ExtendInput & { seat: string }): Result<Wish> {
  const { number, rules } = table;
  const { seatDays, usualHours } = rules.figures.extensions;
  const found = findSeat(work, { ...input, table: String(number) });
  if (!found.ok) return found;
  if (seatDays === null)
    return refused({ code: 'extends-for-all', table: number, ...by(rules, 'extension') });
  const seat = found.value.seat.id;
  const hours = input.days === null ? usualHours : input.days * 24;
  return unlessRefused([...hasNothing(table, seat), ...beyondSeat(table, seat, hours)], {
    ok: true,
    value: { seat, hours, granted: true },
  });
}

function wishOfPlayer(work: UnitOfWork, actor: Actor, table: Table, { days }: ExtendInput): Result<Wish> {
  const { rules, number } = table;
  const { each, hours: atOnce, allHours, usualHours } = rules.figures.extensions;
  const own = ownSeat(work, actor, table, 'extension');
  if (!own.ok) return own;
  const { id: seat } = own.value;
  const nothing = hasNothing(table, seat);
  if (nothing.length > 0) return refused(...nothing);
  const used = ownExtensions(table, seat);
  const left = Math.min(atOnce, allHours - hoursIn(used));
  if (used.length >= each || left < 1)
    return refused({ code: 'extensions-used', table: number, seat, ...by(rules, 'extension') });
  const hours = days === null ? Math.min(usualHours, left) : days * 24;
  if (hours < 1 || hours > left) return tooLong(table, left);
  return unlessRefused(beyondSeat(table, seat, hours), done({ seat, hours }));
}

const hoursIn = (extensions: readonly { hours: number }[]): number =>
  extensions.reduce((sum, { hours }) => sum + hours, 0);

/** All that a seat had put off, or asked to have put off in the next phase. */
const extensionsOf = ({ state: { extensions, noted } }: Table, seat: string) =>
  [...extensions, ...noted].filter((each) => each.seat === seat);

/** What of it was by right. */
export const ownExtensions = (table: Table, seat: string) =>
  extensionsOf(table, seat).filter(({ granted }) => !granted);

/** None, or the refusal for a power that has nothing to order. */
const hasNothing = (table: Table, seat: string): Refusal[] =>
  gameOf(table).toAct(table).includes(seat)
    ? []
    : [{ code: 'nothing-to-order', table: table.number, seat, ...by(table.rules, 'extension') }];

/** None, or the refusal where one power would have deadlines put off by more than it can in a game (WM D.VII(5)). */
function beyondSeat(table: Table, seat: string, hours: number): Refusal[] {
  const { rules, number } = table;
  const { seatDays: days } = rules.figures.extensions;
  if (days === null) return [];
  const left = days * 24 - hoursIn(extensionsOf(table, seat));
  return hours <= left
    ? []
    : [{ code: 'seat-extended-enough', table: number, seat, days, hours: left, ...by(rules, 'extension') }];
}

/** None, or the refusal where the deadline is too near for a power to have it put off (WM D.VII(5), MJ B.VIII(5)). */
export function asksTooLate(work: UnitOfWork, table: Table): Refusal[] {
  const { rules, number } = table;
  const { aheadHours: hours } = rules.figures.extensions;
  const deadline = phaseDeadline(work, table) ?? 0;
  return deadline - work.now >= hours * hour
    ? []
    : [{ code: 'extension-too-late', table: number, hours, ...by(rules, 'extension') }];
}
