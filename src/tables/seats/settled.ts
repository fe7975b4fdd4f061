import type { Table } from '../table.ts';
import type { OfferEnd } from './book.ts';

/** What became of an offer: it waits for an answer, was accepted, ended, or another took its place or the game ended before an answer. */
export type Settled = 'open' | 'accepted' | 'overtaken' | OfferEnd;

/** What became of the offer of a seat that an entry made. */
export function howSettled({ book, state }: Pick<Table, 'book' | 'state'>, offer: number): Settled {
  if (state.status === 'playing' && [...state.offers.values()].some(({ seq }) => seq === offer))
    return 'open';
  const made = book.entries.find(({ seq }) => seq === offer);
  if (made?.type !== 'replacement-offered') return 'overtaken';
  const later = book.entries.filter(({ seq }) => seq > offer);
  return firstOf(later.flatMap((entry) => settles(entry, made) ?? []));
}

type Entry = Table['book']['entries'][number];

const firstOf = ([first = 'overtaken']: Settled[]): Settled => first;

/** What an entry makes of an earlier offer; null where it has nothing to do with it. */
function settles(entry: Entry, offer: Extract<Entry, { type: 'replacement-offered' }>): Settled | null {
  if (entry.type === 'offer-ended') return entry.offer === offer.seq ? entry.how : null;
  if (entry.type === 'replacement-offered') return entry.seat === offer.seat ? 'overtaken' : null;
  if (entry.type !== 'seat-replaced' || entry.seat !== offer.seat) return null;
  return entry.person === offer.person && entry.by === offer.person ? 'accepted' : 'overtaken';
}
