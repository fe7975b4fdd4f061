import type { Instant } from '../../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../../house/ports.ts';
import { tell } from '../../../house/tell.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { directorOf } from '../../officers/directing.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { endOffer, offerEndsAt } from '../../seats/answer-offer.ts';
import type { Seat } from '../../seats/book.ts';
import { mayNotSit } from '../../seats/find-seat.ts';
import { endStandIn, openSeat } from '../../seats/open-seat.ts';
import { type Table, type TableNumber, theTable, writeAt } from '../../table.ts';
import { seatOf } from '../../who.ts';
import { boardAt } from './board.ts';

const hour = 3600_000;

/** Somebody who was offered a seat, or has just taken it, and who chose them where somebody did. */
export interface Chosen {
  seat: string;
  chosenBy: PersonNumber | null;
}

/**
 * The replacement at a board that its director may still refuse: for as long as they can answer an offer, or for as long after they took a
 * seat (WM B.10, MJ A.14). Null for anybody else.
 */
export function replacementToRefuse(
  view: ClubView,
  table: Table,
  { director, person, now }: { director: PersonNumber | null; person: PersonNumber; now: Instant },
): Chosen | null {
  if (boardAt(view, table) === null || director === null || directorOf(table) !== director) return null;
  const offer = [...table.state.offers.values()].find((each) => each.person === person);
  if (offer !== undefined && now <= offerEndsAt(table.rules, offer))
    return { seat: offer.seat, chosenBy: entryBy(table, offer.seq) };
  const seat = seatOf(table, person);
  return seat === null ? null : justTaken(table, seat, person, now);
}

function justTaken({ book, rules }: Table, { id }: Seat, person: PersonNumber, now: Instant): Chosen | null {
  const taken = book.entries.findLast((entry) => entry.type === 'seat-replaced' && entry.seat === id);
  if (taken?.type !== 'seat-replaced' || taken.person !== person) return null;
  if (now > taken.at + rules.figures.replacement.answerHours * hour) return null;
  const earlier = book.entries.filter(({ seq }) => seq < taken.seq);
  const offer = earlier.findLast((entry) => entry.type === 'replacement-offered' && entry.seat === id);
  const accepted = offer?.type === 'replacement-offered' && offer.person === person;
  return { seat: id, chosenBy: accepted ? offer.by : null };
}

const entryBy = ({ book }: Table, entry: number): PersonNumber | null =>
  book.entries.find(({ seq }) => seq === entry)?.by ?? null;

/**
 * The director refuses a replacement for a conflict of interest: an offer ends, and a seat goes back to whose it was, or is open again. Both
 * are told the reason in private, who was chosen and who chose them.
 */
export function refuseReplacement(
  work: UnitOfWork,
  number: TableNumber,
  { seat, chosenBy, person, reason }: Chosen & { person: PersonNumber; reason: string },
  director: PersonNumber | null,
): TableOutcome<'replacement-refused'> {
  const refusal = { type: 'replacement-refused', seat, person } as const;
  const entry = writeAt(work, theTable(work, number), refusal, director, { reason });
  takeBack(work, theTable(work, number), { seat, person }, director);
  const told = { kind: 'replacement-refused', table: number, seat, person } as const;
  const readers = new Set([person, chosenBy]);
  for (const reader of readers)
    if (reader !== null && reader !== director) tell(work, { ...told, entry, reader }, reader);
  return told;
}

function takeBack(
  work: UnitOfWork,
  table: Table,
  { seat: id, person }: { seat: string; person: PersonNumber },
  director: PersonNumber | null,
): void {
  const offer = table.state.offers.get(id);
  if (offer?.person === person) return endOffer(work, table, offer, 'refused', director);
  const seat = table.state.seats.get(id);
  if (seat === undefined) return;
  if (seat.standIn?.person === person) return endStandIn(work, table, seat, director);
  const { before } = seat;
  const may =
    before !== null && mayNotSit(work, table, before, { seat, now: work.now, as: 'permanent' }).length === 0;
  if (!may) return openSeat(work, table, seat, 'conflict', director);
  const back = { seat: id, person: before };
  writeAt(work, table, { type: 'seat-replaced', ...back, until: null }, director);
  work.announce(
    { kind: 'player-came-back', table: table.number, ...back },
    { to: 'table', table: table.number },
  );
}
