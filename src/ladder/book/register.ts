import { mayModerate } from '../../../terms/administration/authority.ts';
import { checkedInAt, wasPresent } from '../../../terms/jurisdiction/presence.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import type { EntryOf, PersonNumber } from '../../ledger/entries.ts';
import type { Session, Standing, State, Stay } from '../../ledger/state.ts';
import { officesHeld } from '../../ledger/views.ts';
import { figuresAtClose, figuresIn } from './session-figures.ts';

type RegisterEntry = EntryOf<
  | 'session-opened'
  | 'session-closed'
  | 'session-reported'
  | 'session-cancelled'
  | 'session-restored'
  | 'checked-in'
  | 'checked-out'
  | 'register-corrected'
>;

/** Keeps the register of sessions: who was in the room and when (Acts 0.5, 0.6 and 0.9). */
export function applyToRegister(state: State, entry: RegisterEntry): void {
  switch (entry.type) {
    case 'session-opened':
      return openSession(state, entry);
    case 'session-cancelled':
      state.cancelled.add(entry.date);
      return;
    case 'session-restored':
      state.cancelled.delete(entry.date);
      return;
    case 'session-closed':
    case 'session-reported':
    case 'checked-in':
    case 'checked-out':
    case 'register-corrected':
      return applyToSession(state, entry);
    default:
      entry satisfies never;
  }
}

/** What concerns a session whose opening was voided never happened either. */
function applyToSession(
  state: State,
  entry: EntryOf<'session-closed' | 'session-reported' | 'checked-in' | 'checked-out' | 'register-corrected'>,
): void {
  const session = state.sessions.get(entry.date);
  if (session === undefined) return;
  switch (entry.type) {
    case 'session-closed':
      return closeSession(state, session, entry.at);
    case 'session-reported':
      session.reported = true;
      return;
    case 'checked-in':
      return arrive(session, entry);
    case 'checked-out':
      return leave(session, entry.person, entry.at);
    case 'register-corrected':
      return correct(state, session, entry);
    default:
      entry satisfies never;
  }
}

function openSession(state: State, entry: EntryOf<'session-opened'>): void {
  const known = state.sessions.get(entry.date);
  if (known !== undefined) return reopen(known);
  const session: Session = {
    date: entry.date,
    place: state.sessionOrder.length + 1,
    opensAt: entry.opensAt,
    closesAt: entry.closesAt,
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
  state.sessions.set(entry.date, session);
  state.sessionOrder.push(session);
}

/** A session closed by mistake goes on where it was: whoever was in the room then is there still. */
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

type Arrival = Pick<EntryOf<'checked-in'>, 'person' | 'at' | 'moderating'>;

/** Whoever was struck off before begins anew. */
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

function correct(state: State, session: Session, entry: EntryOf<'register-corrected'>): void {
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

/** Act 0.9: whoever played over the board in a session was present at it. */
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
    now: session.closedAt ?? session.closesAt,
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
  const { opensAt, closesAt } = session;
  const end = session.closedAt ?? closesAt;
  return moderatingStays(session, person).some(
    ({ from, to }) => from <= opensAt && (to === null || to >= end),
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

/**
 * Acts 0.6 and III.3.4: a change of office changes in what capacity somebody is in the room. A new Moderator acts as
 * one from then on; whoever has no office left that allows it does so no more.
 */
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
