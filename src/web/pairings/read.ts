import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Pairing, pairingsNow } from '../../ladder/board/pairings.ts';
import { nextSession, sessionNow } from '../../ladder/sessions/days.ts';
import { type Meeting, meetingOf, meetingOn } from '../calendar/read.ts';
import { type PersonShown, personShown } from '../names.ts';

export interface PairingRead {
  people: [PersonShown, PersonShown];
  /** The day they last played each other, or null when they never did. */
  lastPlayed: LocalDate | null;
  pointsApart: number;
}

/** The pairings of the session that is going on. */
export interface PairingsNow {
  open: Meeting;
  next: null;
  pairs: PairingRead[];
  /** Who is left over when the number is odd. */
  leftOver: PersonShown | null;
}

/** None is open; `next` is not called off. */
export interface NoPairings {
  open: null;
  next: Meeting;
  pairs: readonly never[];
  leftOver: null;
}

export type PairingsRead = PairingsNow | NoPairings;

/** Who should play whom in the session that is open; nobody where none is. */
export function readPairings(view: ClubView, now: Instant): PairingsRead {
  const session = sessionNow(view, now);
  const found = pairingsNow(view, now);
  if (!session.ok || !found.ok) {
    const next = meetingOn(nextSession(view, now), view.state);
    return { open: null, next, pairs: [], leftOver: null };
  }
  const { pairs, oddOneOut } = found.value;
  return {
    open: meetingOf(session.value),
    next: null,
    pairs: pairs.map((pairing) => pairingRead(pairing, view, now)),
    leftOver: oddOneOut === null ? null : personShown(view, oddOneOut, now),
  };
}

const pairingRead = (
  { people: [one, other], lastPlayed, difference }: Pairing,
  view: ClubView,
  now: Instant,
): PairingRead => ({
  people: [personShown(view, one, now), personShown(view, other, now)],
  lastPlayed,
  pointsApart: difference,
});
