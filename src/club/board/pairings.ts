import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import { isCheckedIn } from '../../ledger/register.ts';
import type { Session, State } from '../../ledger/state.ts';
import { allGames, banAt, isMember } from '../../ledger/views.ts';
import type { ClubView } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { sessionNow } from '../sessions/days.ts';

export interface Pairing {
  people: [PersonNumber, PersonNumber];
  /** The day they last played each other, or null when they never did. */
  lastPlayed: LocalDate | null;
  /** How many points lie between them. */
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
  const left = new Set(present);
  const pairs: Pairing[] = [];
  for (const pairing of everyPairing(state, [...left]).sort(likeliestFirst)) {
    if (!pairing.people.every((person) => left.has(person))) continue;
    for (const person of pairing.people) left.delete(person);
    pairs.push(pairing);
  }
  return { pairs, oddOneOut: [...left][0] ?? null };
}

function everyPairing(state: State, people: readonly PersonNumber[]): Pairing[] {
  const lastDays = lastDaysOfMeeting(state);
  return people.flatMap((one, place) =>
    people.slice(place + 1).map((other) => ({
      people: [one, other],
      lastPlayed: lastDays.get(meeting(one, other)) ?? null,
      difference: Math.abs(scoreOf(state, one) - scoreOf(state, other)),
    })),
  );
}

/** When every two people last played each other; games that never came to count do not matter. */
function lastDaysOfMeeting(state: State): Map<string, LocalDate> {
  const days = new Map<string, LocalDate>();
  for (const { player, opponent, date, status } of allGames(state)) {
    if (status !== 'open' && status !== 'counted') continue;
    const both = meeting(player, opponent);
    if ((days.get(both) ?? '') < date) days.set(both, date);
  }
  return days;
}

const meeting = (one: PersonNumber, other: PersonNumber): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

const scoreOf = (state: State, person: PersonNumber): number =>
  state.standings[person]?.score ?? state.figures.startingScore;

function likeliestFirst(a: Pairing, b: Pairing): number {
  const [one, other] = [a.lastPlayed ?? '', b.lastPlayed ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return a.difference - b.difference;
}
