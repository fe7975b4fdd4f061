import type { Instant, LocalDate } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import { isMember, scoreOf } from '../../house/book/members.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { allGames, isGone } from '../book/games.ts';
import { isCheckedIn, type Session } from '../book/register.ts';
import { sessionNow } from '../sessions/days.ts';

export interface Pairing {
  people: [PersonNumber, PersonNumber];
  /** The day they last played each other, or null when they never did. */
  lastPlayed: LocalDate | null;
  difference: number;
}

export interface Pairings {
  pairs: Pairing[];
  /** Who is left over when the number is odd. */
  oddOneOut: PersonNumber | null;
}

/** Who should play whom among the Members who are in the room and not banned. Refused while no session is open. */
export function pairingsNow(view: ClubView, now: Instant): Result<Pairings> {
  const session = sessionNow(view, now);
  return session.ok ? done(pairings(view.state, readyToPlay(view.state, session.value, now))) : session;
}

const readyToPlay = (state: State, session: Session, now: Instant): PersonNumber[] =>
  [...session.stays.keys()].filter(
    (person) => isCheckedIn(session, person) && isMember(state, person) && banAt(state, person, now) === null,
  );

/** Pairs those who have not met for longest, and among these those nearest in score; nobody twice. */
export function pairings(state: State, present: readonly PersonNumber[]): Pairings {
  const pairing = pairingIn(state);
  const left = new Set(present);
  const pairs: Pairing[] = [];
  for (const next of everyPairing([...left], pairing).sort((a, b) => costOf(a) - costOf(b))) {
    if (!next.people.every((person) => left.has(person))) continue;
    for (const person of next.people) left.delete(person);
    pairs.push(next);
  }
  exchange(pairs, pairing);
  return { pairs, oddOneOut: [...left][0] ?? null };
}

type MakePairing = (one: PersonNumber, other: PersonNumber) => Pairing;

const everyPairing = (people: readonly PersonNumber[], pairing: MakePairing): Pairing[] =>
  people.flatMap((one, place) => people.slice(place + 1).map((other) => pairing(one, other)));

function pairingIn(state: State): MakePairing {
  const lastDays = lastDaysOfMeeting(state);
  return (one, other) => ({
    people: [one, other],
    lastPlayed: lastDays.get(meeting(one, other)) ?? null,
    difference: Math.abs(scoreOf(state, one) - scoreOf(state, other)),
  });
}

/** When every two people last played each other; games that never came to count do not matter. */
function lastDaysOfMeeting(state: State): Map<string, LocalDate> {
  const days = new Map<string, LocalDate>();
  for (const game of allGames(state)) {
    if (isGone(game)) continue;
    const both = meeting(game.player, game.opponent);
    if ((days.get(both) ?? '') < game.date) days.set(both, game.date);
  }
  return days;
}

const meeting = (one: PersonNumber, other: PersonNumber): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

const dayLength = 86_400_000;

/** A day of waiting outweighs any difference in score. Asked hundreds of thousands of times for a full room: no calendar here. */
const costOf = ({ lastPlayed, difference }: Pairing): number =>
  (lastPlayed === null ? 0 : Date.parse(lastPlayed) / dayLength) * 1_000_000 + difference;

/** Exchanges partners between two pairs for as long as that costs less. Each exchange does, so it comes to an end. */
function exchange(pairs: Pairing[], pairing: MakePairing): void {
  const better = betterExchange(pairs, pairing);
  if (better === null) return;
  pairs.splice(better.later, 1, better.pairs[1]);
  pairs.splice(better.earlier, 1, better.pairs[0]);
  exchange(pairs, pairing);
}

function betterExchange(pairs: readonly Pairing[], pairing: MakePairing) {
  for (const [earlier, first] of pairs.entries()) {
    for (const [later, second] of pairs.entries()) {
      if (later <= earlier) continue;
      const now = costOf(first) + costOf(second);
      const found = otherWays(first, second, pairing).find(([a, b]) => costOf(a) + costOf(b) < now);
      if (found !== undefined) return { earlier, later, pairs: found };
    }
  }
  return null;
}

function otherWays({ people: [a, b] }: Pairing, { people: [c, d] }: Pairing, pairing: MakePairing) {
  return [
    [pairing(a, c), pairing(b, d)],
    [pairing(a, d), pairing(b, c)],
  ] as const;
}
