import { z } from 'zod';
import { mayModerate } from '../../../terms/administration/authority.ts';
import type { Figures } from '../../../terms/figures.ts';
import { checkedInAt, wasPresent } from '../../../terms/jurisdiction/presence.ts';
import type { DecayBasis } from '../../../terms/leaderboard/decay.ts';
import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import { kind, on } from '../../house/book/kind.ts';
import { officesHeld } from '../../house/book/offices.ts';
import { date, instant, type PersonNumber, person } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { endOf, figuresAtClose, figuresIn } from './session-figures.ts';
import type { Standing } from './standings.ts';

/** One uninterrupted stay in the room; `to` is null while it lasts. */
export interface Stay {
  from: Instant;
  to: Instant | null;
  moderating: boolean;
}

export interface Session extends z.output<typeof opening> {
  /** Its place among the sessions that were held, counted from 1. */
  place: number;
  /** The figures that it goes by now, or went by at its end; `figuresIn` answers for each moment of it (Act IV.2). */
  figures: Figures;
  /** The figures that it went by before, and until when, in order. */
  earlierFigures: { until: Instant; figures: Figures }[];
  open: boolean;
  /** When it was last closed, null while open. */
  closedAt: Instant | null;
  reported: boolean;
  stays: Map<PersonNumber, Stay[]>;
  /** The register as put right by a Moderator; it outweighs the stays (Act 0.9). */
  corrected: Map<PersonNumber, { present: boolean; moderating: boolean }>;
  /** Who played a game over the board that day which counts, or a rematch: proof of presence (Act 0.9). */
  played: Set<PersonNumber>;
  /** Whose deductions stand that were made at its close, by their entries (Act II.6). */
  decays: Map<PersonNumber, Map<DecayBasis, number>>;
  /** What the Court excused people at its close, so that it is not deducted again (Act II.6.3). */
  excused: Map<PersonNumber, Set<DecayBasis>>;
}

const ofDate = z.object({ date });
const opening = z.object({ date, opensAt: instant, closesAt: instant });
const arrival = z.object({ person, date, moderating: z.boolean() });
const correction = z.object({ person, date, present: z.boolean(), moderating: z.boolean() });

const inSession = on(({ sessions }, { date }: { date: LocalDate }) => sessions.get(date));

/** Who was in the room and when (Acts 0.5, 0.6 and 0.9). */
export const sessionKinds = [
  /** A Moderator opens the session of a day; its window is the one in force on that day (Act 0.5). */
  kind('session-opened', opening, {
    title: 'A session was opened',
    apply: (state, entry) => openSession(state, entry),
    rows: ({ date }) => ({ sessions: [date] }),
  }),
  kind('session-closed', ofDate, {
    title: 'A session was closed',
    apply: inSession((session, entry, state) => closeSession(state, session, entry.at)),
    // Anyone who was there is now last seen at that session.
    rows: ({ date }, { sessions }) => ({
      sessions: [date],
      standings: [...(sessions.get(date)?.stays.keys() ?? [])],
    }),
  }),
  /** The club was told how the session of a day went, once it was over for good. */
  kind('session-reported', ofDate, {
    title: 'The club was told how a session went',
    apply: inSession((session) => {
      session.reported = true;
    }),
  }),
  kind('session-cancelled', ofDate, {
    title: 'A session was cancelled',
    apply: ({ cancelled }, { date }) => {
      cancelled.add(date);
    },
  }),
  kind('session-restored', ofDate, {
    title: 'A session takes place after all',
    apply: ({ cancelled }, { date }) => {
      cancelled.delete(date);
    },
  }),
  /** `moderating`: counts as the Moderator in the room (Act 0.6, Act III.3.4). */
  kind('checked-in', arrival, {
    title: 'Checked in to a session',
    apply: inSession((session, entry) => arrive(session, entry)),
  }),
  kind('checked-out', z.object({ person, date }), {
    title: 'Checked out of a session',
    apply: inSession((session, entry) => leave(session, entry.person, entry.at)),
  }),
  /** The register of a day is put right: there the whole session, or not at all (Act 0.9). */
  kind('register-corrected', correction, {
    title: 'The register was corrected',
    apply: inSession((session, entry, state) => correct(state, session, entry)),
    rows: ({ person }) => ({ standings: [person] }),
    line: ({ present, date }) =>
      `counts as ${present ? 'present' : 'absent'} at the session of ${dayOf(date)}`,
  }),
];

function openSession(state: State, entry: z.output<typeof opening>): void {
  const { date, opensAt, closesAt } = entry;
  const earlier = state.sessions.get(date);
  if (earlier !== undefined) return reopen(earlier);
  const session: Session = {
    date,
    opensAt,
    closesAt,
    place: state.sessionOrder.length + 1,
    figures: state.figures,
    earlierFigures: [],
    open: true,
    closedAt: null,
    reported: false,
    stays: new Map(),
    corrected: new Map(),
    played: new Set(),
    decays: new Map(),
    excused: new Map(),
  };
  state.sessions.set(date, session);
  state.sessionOrder.push(session);
}

/** A session closed by mistake goes on as it was: everybody who was in the room is still there. */
function reopen(session: Session): void {
  for (const [person, stays] of session.stays) {
    const last = stays.at(-1);
    if (last?.to === session.closedAt && !isStruckOff(session, person)) last.to = null;
  }
  session.open = true;
  session.closedAt = null;
}

function closeSession(state: State, session: Session, at: Instant): void {
  session.open = false;
  session.closedAt = Math.min(at, session.closesAt);
  for (const person of session.stays.keys()) {
    leave(session, person, session.closedAt);
    const standing = state.standings[person];
    if (standing !== undefined && attended(session, person)) seenAt(standing, session);
  }
}

type Arrival = Pick<z.output<typeof arrival>, 'person' | 'moderating'> & { at: Instant };

/** Somebody who was struck off before starts again. */
function arrive(session: Session, { person, at, moderating }: Arrival): void {
  leave(session, person, at);
  if (isStruckOff(session, person)) {
    session.corrected.delete(person);
    session.stays.delete(person);
  }
  const stays = session.stays.get(person) ?? [];
  stays.push({ from: at, to: null, moderating });
  session.stays.set(person, stays);
}

function leave(session: Session, person: PersonNumber, at: Instant): void {
  const last = session.stays.get(person)?.at(-1);
  if (last !== undefined && last.to === null) last.to = at;
}

function correct(state: State, session: Session, entry: z.output<typeof correction> & { at: Instant }): void {
  leave(session, entry.person, entry.at);
  session.corrected.set(entry.person, { present: entry.present, moderating: entry.moderating });
  const standing = state.standings[entry.person];
  if (standing === undefined) return;
  standing.lastSeen = standing.memberships.at(-1)?.from ?? 0;
  for (const held of state.sessionOrder) {
    if (isProven(held, entry.person)) seenAt(standing, held);
  }
}

const isStruckOff = (session: Session, person: PersonNumber): boolean =>
  session.corrected.get(person)?.present === false;

/** Stays prove presence only once the session is over; a counted game does so at once. */
const isProven = (session: Session, person: PersonNumber): boolean =>
  session.open ? session.played.has(person) : attended(session, person);

/** Act 0.9: somebody who played over the board in a session was present at it. */
export function provePresence(session: Session, players: readonly Standing[]): void {
  for (const standing of players) {
    session.played.add(standing.person);
    seenAt(standing, session);
  }
}

function seenAt(standing: Standing, session: Session): void {
  if (standing.lastSeen < session.closesAt) standing.lastSeen = session.closesAt;
}

/** Whether the register has anything to say of a person; of most who stay away it has not. */
const isKnown = ({ stays, corrected, played }: Session, person: PersonNumber): boolean =>
  stays.has(person) || corrected.has(person) || played.has(person);

/** Act 0.9: whether the register says that a person was present at a session that is over. */
export const attended = (session: Session, person: PersonNumber): boolean =>
  isKnown(session, person) &&
  wasPresent({
    stays: session.stays.get(person) ?? [],
    window: session,
    now: endOf(session),
    figures: figuresAtClose(session),
    played: session.played.has(person),
    corrected: session.corrected.get(person)?.present ?? null,
  });

/** Act 0.6: whether anybody acting as Moderator was in the room at `instant`, by the session's register. */
export function moderatorPresentAt(session: Session, instant: Instant): boolean {
  const people = new Set([...session.stays.keys(), ...session.corrected.keys()]);
  return [...people].some((person) => moderatedAt(session, person, instant));
}

function moderatedAt(session: Session, person: PersonNumber, instant: Instant): boolean {
  if (isStruckOff(session, person)) return false;
  if (session.corrected.get(person)?.moderating === true) return true;
  return checkedInAt(moderatingStays(session, person), instant);
}

/** Act 0.6: whether somebody acted as Moderator from the beginning of a session that is over to its end. */
export function moderatedThroughout(session: Session, person: PersonNumber): boolean {
  if (session.corrected.get(person)?.moderating === true) return true;
  return moderatingStays(session, person).some(
    ({ from, to }) => from <= session.opensAt && (to === null || to >= endOf(session)),
  );
}

/** Act 0.6: those who acted as Moderator in the session at any time, by its register. */
export const actedAsModerators = (session: Session): PersonNumber[] =>
  [...new Set([...session.stays.keys(), ...session.corrected.keys()])].filter(
    (person) =>
      !isStruckOff(session, person) &&
      (session.corrected.get(person)?.moderating === true || moderatingStays(session, person).length > 0),
  );

const moderatingStays = (session: Session, person: PersonNumber): Stay[] =>
  (session.stays.get(person) ?? []).filter((stay) => stay.moderating);

/** Acts 0.6 and III.3.4: a new Moderator in the room acts as one from then on; nobody does whose last such office ended. */
export function changeDuty(state: State, person: PersonNumber, at: Instant): void {
  const session = openSessionOf(state);
  const stay = session?.stays.get(person)?.at(-1);
  if (session === undefined || stay === undefined || stay.to !== null) return;
  const held = officesHeld(state, person);
  const moderating = held.has('moderator') || (stay.moderating && mayModerate(held));
  if (moderating !== stay.moderating) arrive(session, { person, at, moderating });
}

/** Whether a person is in the room now, by the register of the open session. */
export const isCheckedIn = (session: Session, person: PersonNumber): boolean =>
  session.stays.get(person)?.at(-1)?.to === null;

/** The session of the day on which that moment fell, by the clocks that the club went by then (Act IV.2). */
export const sessionOn = ({ sessionOrder }: State, instant: Instant): Session | undefined =>
  sessionOrder.findLast((session) => localDate(instant, figuresIn(session, instant)) === session.date);

/** The session that is open now, if one is. */
export const openSessionOf = (state: State): Session | undefined =>
  state.sessionOrder.findLast((session) => session.open);

/** Act 0.9: when the session after that one closes, or closed; null while there is none. */
export function nextCloses({ sessionOrder }: State, { date }: Session): Instant | null {
  const next = sessionOrder.find((session) => session.date > date);
  return next === undefined ? null : endOf(next);
}

/** Whether a session was held and is over; one closed again before it was due to begin never was (Act 0.5). */
export const wasHeld = ({ open, closedAt, opensAt }: Session): boolean =>
  !open && closedAt !== null && closedAt > opensAt;

/** The sessions that were held and are over, in order. */
export const heldSessions = (state: State): Session[] => state.sessionOrder.filter(wasHeld);
