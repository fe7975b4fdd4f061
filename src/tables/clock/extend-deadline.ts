import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../house/result.ts';
import { readOptionalReason, readReason } from '../../house/texts.ts';
import { findTableWith, gameOf, presentPhase } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Meant, notPlayed, type Table, writeAt } from '../table.ts';
import { holdsOffice, ownSeat, personActing } from '../who.ts';
import { deadlineWith, isPutOffAsFar, phaseDeadline } from './phase-deadline.ts';

export interface ExtendInput extends Meant {
  /** Null: as much as a player may. */
  days: number | null;
  reason: string | null;
}

/** Whose wish it is: a power's, or the gamemaster's. */
interface Wish {
  seat: string | null;
  hours: number;
}

/** A player has the deadline of this phase put off, once a game, or the gamemaster does, who says why (Club 3.4). Final orders stay final. */
export const extendDeadline: UseCase<ExtendInput, TableOutcome<'deadline-extended'>> = (
  work,
  actor,
  input,
) => {
  const found = findTableWith(work, input, 'extension');
  if (!found.ok) return found;
  const table = found.value;
  const isGm = holdsOffice(table, personActing(work, actor), 'gm');
  const wish = isGm ? wishOfGm(table, input) : wishOfPlayer(work, actor, table, input);
  if (!wish.ok) return wish;
  const refusals = isOfNoUse(work, table, wish.value);
  if (refusals.length > 0) return refused(...refusals);
  const texts = isGm ? givenReason(input) : readOptionalReason(input.reason);
  if (!texts.ok) return texts;
  const { id: phase } = presentPhase(table);
  const body = { type: 'deadline-extended', phase, ...wish.value } as const;
  const entry = writeAt(work, table, body, personActing(work, actor), texts.value);
  const deadline = phaseDeadline(work, table) ?? work.now;
  const { seat, hours } = wish.value;
  const news = {
    kind: 'deadline-extended',
    table: table.number,
    entry,
    seat,
    hours,
    phase,
    deadline,
  } as const;
  work.announce(news, { to: 'table', table: table.number });
  return done({ kind: 'deadline-extended', table: table.number, deadline });
};

function givenReason({ reason }: ExtendInput): Result<{ reason: string }> {
  const read = readReason(reason ?? '');
  return read.ok ? done({ reason: read.value }) : read;
}

function wishOfGm(table: Table, { days }: ExtendInput): Result<Wish> {
  const { state, rules } = table;
  if (state.status !== 'playing' || state.diplomacy === null) return refused(notPlayed(table));
  const most = rules.figures.extensions.gmDays * 24;
  const hours = days === null ? rules.figures.extensions.hours : days * 24;
  if (hours < 1 || hours > most)
    return refused({ code: 'extension-too-long', hours: most, ...by(rules, 'extension') });
  return done({ seat: null, hours });
}

function wishOfPlayer(work: UnitOfWork, actor: Actor, table: Table, { days }: ExtendInput): Result<Wish> {
  const { state, rules, number } = table;
  const { each, hours: most } = rules.figures.extensions;
  const seat = ownSeat(work, actor, table, 'extension');
  if (!seat.ok) return seat;
  const { id } = seat.value;
  if (!gameOf(table).toAct(table).includes(id))
    return refused({ code: 'nothing-to-order', table: number, seat: id, ...by(rules, 'extension') });
  const hours = days === null ? most : days * 24;
  if (state.extensions.filter((extension) => extension.seat === id).length >= each)
    return refused({ code: 'extensions-used', table: number, seat: id, ...by(rules, 'extension') });
  if (hours < 1 || hours > most)
    return refused({ code: 'extension-too-long', hours: most, ...by(rules, 'extension') });
  return done({ seat: id, hours });
}

/** None, or the refusal where an extension would move nothing: players put the deadline off as far as they can, or it waits so long already. */
function isOfNoUse(work: UnitOfWork, table: Table, { seat, hours }: Wish): Refusal[] {
  const { state, number, rules, book } = table;
  const { id: phase } = presentPhase(table);
  const extensions = [...state.extensions, { phase, seat, hours, seq: book.nextSeq }];
  const longer = deadlineWith(work, table, { extensions, away: state.away });
  if (longer > (phaseDeadline(work, table) ?? 0)) return [];
  const { putOffDays: days } = rules.figures;
  return days !== null && isPutOffAsFar(work, table)
    ? [{ code: 'put-off-enough', table: number, days, ...by(rules, 'absence') }]
    : [{ code: 'waits-already', table: number, ...by(rules, 'absence') }];
}
