import type { Named } from '../../../src/house/people.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import type { Offer } from '../../../src/tables/seats/book.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { atTable, type TableStory } from '../a-table.ts';

export const named = (person: PersonNumber): Named => ({ text: `#${person}` });

interface Asked {
  until?: string | null;
  reason?: string | null;
}

/** Asks somebody to take over a seat, as that person; what it comes to. */
export const asks = (
  story: TableStory,
  by: PersonNumber,
  seat: string,
  member: PersonNumber,
  { until = null, reason = null }: Asked = {},
) => story.club.does(by, offerSeat, { ...atTable, seat, member: named(member), until, reason });

/** The offer of a seat that waits for an answer. Throws where there is none. */
export function offerOf({ table }: TableStory, seat: string): Offer {
  const offer = table.state.offers.get(seat);
  if (offer === undefined) throw new Error(`Nobody is asked to play ${seat}`);
  return offer;
}

/** Answers the offer of a seat, as that person; what it comes to. */
export const answers = (story: TableStory, by: PersonNumber, seat: string, accepts: boolean) =>
  story.club.does(by, answerOffer, { ...atTable, offer: offerOf(story, seat).seq, accepts });

/** Has somebody take over a seat, whom the gamemaster asks. */
export function replaces(story: TableStory, seat: string, member: PersonNumber, asked: Asked = {}): void {
  for (const result of [asks(story, story.mo, seat, member, asked), answers(story, member, seat, true)])
    if (!result.ok) throw new Error(JSON.stringify(result));
}

/** The codes and points by which something was refused, or what was not understood. */
export function why(result: ReturnType<typeof asks>): unknown {
  if (result.ok) return 'done';
  return 'invalid' in result
    ? result.invalid.problem
    : result.refusals.map(({ code, points }) => `${code} ${points?.join(', ') ?? ''}`.trim());
}
