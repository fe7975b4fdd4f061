import { digestOf, lots, type Sha256, shuffled } from './lots.ts';

/** Somebody who wants to play: their number, and the seats they would like, the dearest first. */
export interface Entrant {
  readonly person: number;
  readonly wants: readonly string[];
}

/** Who plays what. */
export interface Seated {
  readonly seat: string;
  readonly person: number;
}

/** What is published before a draw, so that nobody can choose another seed afterwards: SHA-256 of the seed's UTF-8. */
export const commitmentOf = (seed: string, sha256: Sha256): string => digestOf(seed, sha256);

/**
 * Draws the seats, the same ones from the same seed however the entrants are listed. In an order drawn from the seed each gets the first
 * free seat of their wishes or, if none of those is free, one drawn among the free seats. Who comes after the last seat gets none.
 * Throws a `RangeError` when there are fewer entrants than seats, or somebody or a seat is listed twice.
 */
export function drawSeats(
  seats: readonly string[],
  entrants: readonly Entrant[],
  seed: string,
  sha256: Sha256,
): Seated[] {
  if (entrants.length < seats.length) throw new RangeError('There are fewer entrants than seats.');
  if (new Set(seats).size < seats.length) throw new RangeError('A seat is listed twice.');
  const listed = [...entrants].sort((a, b) => a.person - b.person);
  if (new Set(listed.map(({ person }) => person)).size < listed.length)
    throw new RangeError('An entrant is listed twice.');
  const below = lots(seed, sha256);
  const free = [...seats];
  const taken = new Map<string, number>();
  for (const { person, wants } of shuffled(listed, below).slice(0, seats.length)) {
    const wish = wants.find((seat) => free.includes(seat));
    const place = wish === undefined ? below(free.length) : free.indexOf(wish);
    for (const seat of free.splice(place, 1)) taken.set(seat, person);
  }
  return seats.flatMap((seat) => {
    const person = taken.get(seat);
    return person === undefined ? [] : [{ seat, person }];
  });
}

const plainly = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Reads the seats that somebody would like, such as `France, Turkey` or `FRA TUR`, the dearest first: their ids, each once. Null if
 * there is a word in it that is no seat, or no word at all.
 */
export function parsePreference(
  text: string,
  seats: readonly { readonly id: string; readonly name: string }[],
): string[] | null {
  const seatOf = (words: string): string | undefined =>
    seats.find(({ id, name }) => [id, name].some((each) => plainly(each) === words))?.id;
  const parts = plainly(text)
    .split(/[,;>]/)
    .map(plainly)
    .flatMap((part) => (seatOf(part) === undefined ? part.split(' ') : [part]))
    .filter((part) => part !== '');
  const read = parts.map(seatOf);
  const wants = read.filter((seat) => seat !== undefined);
  return wants.length > 0 && wants.length === read.length ? [...new Set(wants)] : null;
}
