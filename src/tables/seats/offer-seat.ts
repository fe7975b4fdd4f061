import {
  endOfDays,
  endOfLocalDay,
  type Instant,
  parseLocalDate,
  parseLocalMoment,
} from '../../../terms/time.ts';
import { type Actor, enrol, enrolActor, type Named, type Somebody, whoIsNamed } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import {
  allOf,
  done,
  ifGiven,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
  unlessRefused,
} from '../../house/result.ts';
import { tell } from '../../house/tell.ts';
import { readOptionalReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { clockOf } from '../clock/phase-deadline.ts';
import type { TableOutcome } from '../outcomes.ts';
import { by, type Meant, type Table, writeAt } from '../table.ts';
import { captainOf } from '../tournaments/replacing/board.ts';
import { alsoOffer, captainTooLate } from '../tournaments/replacing/who-offers.ts';
import { holdsOffice, personActing } from '../who.ts';
import { endOffer } from './answer-offer.ts';
import type { Offer } from './book.ts';
import { findSeat, mayNotSit, playedAnother, type SeatOfTable, sitsAs } from './find-seat.ts';
import { askedTooOften } from './offer-limits.ts';
import { isStoodInEnough } from './stand-ins.ts';

interface OfferInput extends Meant {
  seat: string;
  member: Named;
  /** Until when they stand in: a day, or a day and a time, of the table's clock; null for good. */
  until: string | null;
  reason: string | null;
}

/**
 * The gamemaster, or the player of a seat, asks somebody to take it over, for a while or for good (Club 1.6); so may the captain of its
 * team (WM B.8(a)). It takes effect once they accept; an earlier offer of the seat is taken back, and so is this one by the same command again.
 */
export const offerSeat: UseCase<OfferInput, TableOutcome> = (work, actor, input) => {
  const found = findSeat(work, input);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const stated = allOf(
    whoIsNamed(work, input.member),
    ifGiven(input.until, (until) => readUntil(work, table, until)),
    readOptionalReason(input.reason),
  );
  const read = unlessRefused(needsHolder(work, actor, found.value, alsoOffer(work, found.value)), stated);
  if (!read.ok) return read;
  const [named, until, texts] = read.value;
  const open = table.state.offers.get(seat.id);
  if (open !== undefined && open.person === named.number && open.until === until)
    return done(takeBack(work, table, open, enrolActor(work, actor)));
  const isGm = holdsOffice(table, personActing(work, actor), 'gm');
  if (until !== null && setsLength(found.value, named, personActing(work, actor)))
    return done(setLength(work, found.value, until));
  const refusals = [
    ...tooManySeasons(found.value, until),
    ...captainTooLate(work, found.value, personActing(work, actor)),
    ...mayNotBeAsked(work, found.value, named, until),
    ...(isGm ? [] : playedAnother(table, seat.id, named.number)),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const person = enrol(work, named);
  const body = { type: 'replacement-offered', seat: seat.id, person, until } as const;
  const offer = writeAt(work, table, body, enrolActor(work, actor), texts);
  const told = { table: table.number, seat: seat.id, person, until, offer };
  work.announce({ kind: 'seat-offer', ...told, direct: false }, { to: 'table', table: table.number });
  tell(work, { kind: 'seat-offer', ...told, direct: true }, person);
  return done({ kind: 'seat-offered', ...told });
};

/** Whether that is the player’s word on how long their stand-in plays, which decides (WM B.7, MJ A.12). */
const setsLength = ({ table, seat }: SeatOfTable, named: Somebody, person: PersonNumber | null): boolean =>
  table.rules.figures.replacement.over === 'for-good' &&
  person !== null &&
  seat.holder === person &&
  seat.standIn !== null &&
  seat.standIn.person === named.number;

function setLength(
  work: UnitOfWork,
  { table, seat }: SeatOfTable,
  until: Instant,
): TableOutcome<'stand-in-length'> {
  const person = seat.standIn?.person ?? 0;
  writeAt(work, table, { type: 'seat-replaced', seat: seat.id, person, until }, seat.holder);
  const told = { kind: 'stand-in-length', table: table.number, seat: seat.id, person, until } as const;
  work.announce(told, { to: 'table', table: table.number });
  return told;
}

/** None, or the refusal where the player was stood in for in as many seasons as they can be (WM B.7). */
function tooManySeasons({ table, seat }: SeatOfTable, until: Instant | null): Refusal[] {
  const { seasons } = table.rules.figures.replacement;
  return until === null || seasons === null || !isStoodInEnough(table, seat.holder)
    ? []
    : [{ code: 'stood-in-enough', table: table.number, seasons, ...by(table.rules, 'replacement') }];
}

const mayNotBeAsked = (
  work: UnitOfWork,
  { table, seat }: SeatOfTable,
  named: Somebody,
  until: Instant | null,
): Refusal[] => [
  ...(named.account === null && named.number !== null
    ? [{ code: 'has-no-account', person: named.number, ...by(table.rules, 'replacement') } as const]
    : []),
  ...mayNotSit(work, table, named.number, { seat, now: work.now, as: sitsAs(until) }),
  ...askedTooOften({ table, seat }, named.number, work.now),
];

/** Nobody is asked any more. The table is told. */
function takeBack(
  work: UnitOfWork,
  table: Table,
  offer: Offer,
  by: PersonNumber,
): TableOutcome<'offer-taken-back'> {
  endOffer(work, table, offer, 'taken-back', by);
  const { seat, person } = offer;
  return { kind: 'offer-taken-back', table: table.number, seat, person };
}

/** None for the gamemaster, for the player whose seat it is and for those besides; else the refusal (Club 1.6). */
export function needsHolder(
  view: ClubView,
  actor: Actor,
  { table, seat }: SeatOfTable,
  besides: readonly PersonNumber[] = [],
): Refusal[] {
  const person = personActing(view, actor);
  const may =
    person !== null &&
    (seat.holder === person || besides.includes(person) || holdsOffice(table, person, 'gm'));
  return may
    ? []
    : [
        {
          ...({ code: 'needs-holder', table: table.number, seat: seat.id } as const),
          captain: besides.length === 0 ? null : captainOf(view, table, seat.id),
          ...by(table.rules, 'replacement'),
        },
      ];
}

/** A day holds through all of it. Refused where it is too far ahead. */
function readUntil(work: UnitOfWork, table: Table, text: string): Result<Instant> {
  const { now } = work;
  const zone = clockOf(work, table);
  const day = parseLocalDate(text);
  const until = day === null ? parseLocalMoment(text, now, zone) : endOfLocalDay(day, zone);
  const { days } = table.rules.figures.replacement;
  if (until === null) return notUnderstood({ problem: 'not-a-date', option: 'until', text });
  if (until <= now) return notUnderstood({ problem: 'day-is-past', option: 'until' });
  return until > endOfDays(now, days, zone)
    ? refused({ code: 'stands-in-too-long', days, ...by(table.rules, 'replacement') })
    : done(until);
}
