import type { Instant } from '../../../terms/time.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { by } from '../table.ts';
import type { SeatOfTable } from './find-seat.ts';

const day = 24 * 3_600_000;

/**
 * None, or why nobody may ask that person for that seat now (Club 1.6): so many offers of a seat may be made within a day, and a
 * person who declined it is left in peace for as long.
 */
export function askedTooOften(
  { table, seat }: SeatOfTable,
  person: PersonNumber | null,
  now: Instant,
): Refusal[] {
  const { number, rules, book } = table;
  const lately = book.entries.filter(({ at }) => at > now - day);
  const about = { table: number, seat: seat.id, ...by(rules, 'replacement') };
  const declined = lately.flatMap((entry) =>
    entry.type === 'offer-ended' && entry.how === 'declined' && entry.seat === seat.id
      ? (entry.by ?? [])
      : [],
  );
  const offers = lately.filter((entry) => entry.type === 'replacement-offered' && entry.seat === seat.id);
  const most = rules.figures.replacement.offersADay;
  return [
    ...(person !== null && declined.includes(person)
      ? [{ code: 'declined-lately', person, ...about } as const]
      : []),
    ...(offers.length >= most ? [{ code: 'offered-too-often', most, ...about } as const] : []),
  ];
}
