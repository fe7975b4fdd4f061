import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { TableRules } from '../rule-sets/rule-set.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { ofPool } from '../tournaments/replacing/of-pool.ts';
import { personActing } from '../who.ts';
import { type Offer, type OfferEnd, playerOf } from './book.ts';
import { mayNotSit, sitsAs } from './find-seat.ts';
import { howSettled } from './settled.ts';

interface AnswerInput extends Meant {
  /** The entry by which they were asked. */
  offer: number;
  accepts: boolean;
}

const hour = 3_600_000;

/** The last moment to accept an offer: so many hours after it, or when their time would be over. */
export const offerEndsAt = ({ figures }: TableRules, { at, until }: Offer): Instant =>
  Math.min(at + figures.replacement.answerHours * hour, until ?? Number.MAX_SAFE_INTEGER);

/** The person who was asked to take over a seat does so, or not (Club 1.6). */
export const answerOffer: UseCase<AnswerInput, TableOutcome<'offer-answered'>> = (work, actor, input) => {
  const asked = findOffer(work, actor, input, work.now);
  if (!asked.ok) return asked;
  const { table, offer } = asked.value;
  const { seat: id, person, until } = offer;
  const about = { table: table.number, person, ...by(table.rules, 'replacement') };
  if (personActing(work, actor) !== person) return refused({ code: 'offer-to-another', ...about });
  const answered = {
    ...({ kind: 'offer-answered', table: table.number, seat: id, person, until } as const),
    ...{ offer: offer.seq, accepted: input.accepts },
  };
  if (!input.accepts) {
    endOffer(work, table, offer, 'declined', person);
    return done(answered);
  }
  const seat = table.state.seats.get(id) ?? null;
  const refusals = mayNotSit(work, table, person, { seat, now: work.now, as: sitsAs(until) });
  if (refusals.length > 0) return refused(...refusals);
  const before = seat === null ? null : playerOf(seat);
  writeAt(work, table, { type: 'seat-replaced', seat: id, person, until, ...ofPool(table, offer) }, person);
  const told = { kind: 'seat-replaced', table: table.number, seat: id, person, until, before } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(answered);
};

function findOffer(
  view: ClubView,
  actor: Actor,
  input: AnswerInput,
  now: Instant,
): Result<{ table: Table; offer: Offer }> {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const offer = [...table.state.offers.values()].find(({ seq }) => seq === input.offer);
  const isOpen =
    offer !== undefined && table.state.status === 'playing' && now <= offerEndsAt(table.rules, offer);
  if (isOpen) return done({ table, offer });
  const code = acceptedBy(table, input.offer, personActing(view, actor)) ? 'offer-accepted' : 'offer-over';
  return refused({ code, table: table.number, ...by(table.rules, 'replacement') });
}

/** Whether that person has accepted an offer. */
const acceptedBy = (table: Table, offer: number, person: PersonNumber | null): boolean =>
  howSettled(table, offer) === 'accepted' &&
  table.book.entries.some(
    (entry) => entry.seq === offer && entry.type === 'replacement-offered' && entry.person === person,
  );

/** Ends an offer that comes to nothing. The table is told. */
export function endOffer(
  work: UnitOfWork,
  table: Table,
  { seat, person, seq: offer }: Offer,
  how: OfferEnd,
  by: PersonNumber | null,
): void {
  writeAt(work, table, { type: 'offer-ended', seat, offer, how }, by);
  const told = { kind: 'offer-ended', table: table.number, seat, person, how } as const;
  work.announce(told, { to: 'table', table: table.number });
}
