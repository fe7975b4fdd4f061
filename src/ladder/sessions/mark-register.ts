import { mayCorrectRegister } from '../../../terms/jurisdiction/presence.ts';
import { parseLocalDate } from '../../../terms/time.ts';
import { holdsOffice } from '../../house/offices/office-changes.ts';
import {
  type Actor,
  enrol,
  enrolActor,
  type Named,
  needsModerator,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { Texts, UnitOfWork } from '../../house/ports.ts';
import {
  done,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
  unlessRefused,
} from '../../house/result.ts';
import { declareUse } from '../../house/tell.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import {
  attended,
  isCheckedIn,
  moderatedThroughout,
  nextCloses,
  openSessionOf,
  type Session,
} from '../book/register.ts';
import { squareDecay } from '../decay/square-decay.ts';
import { rematchOnRegister, squareRematches } from '../games/by-register.ts';
import { waitingGames, wasThere, whatItWaitsFor } from '../games/counting.ts';
import type { SessionOutcome } from '../outcomes.ts';
import { admit } from './check-in.ts';
import { nextSession, sessionNow } from './days.ts';

export interface MarkInput {
  member: Named;
  present: boolean;
  /** As typed, `2026-11-20`; null for the session that is open, or else the latest one. */
  date: string | null;
  /** Needed once the session is over. */
  reason: string | null;
}

interface Mark {
  session: Session;
  somebody: Somebody;
  present: boolean;
  texts: Texts;
}

/**
 * Act 0.9: a Moderator puts the register right, which is declared (Act III.2.4). In the open session somebody is checked in or
 * struck off as of now; in one that is over they count as there throughout, Moderators for Act 0.6 too, or not at all, and
 * deductions follow (Act II.6.1). Refused once the next session has closed, where it says so already, against the proof of a
 * counted game, and in the Moderator's own matter (Act III.3.5).
 */
export const markRegister: UseCase<MarkInput, SessionOutcome> = (work, actor, input) => {
  const mark = unlessRefused(needsModerator(work, actor), readMark(work, input));
  if (!mark.ok) return mark;
  const refusals = [
    ...ownMatter(work, actor, mark.value),
    ...mayMark(work, mark.value),
    ...saysSoAlready(work, mark.value),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const person = enrol(work, mark.value.somebody);
  declareUse(work, write(work, mark.value, person, enrolActor(work, actor)));
  const { date } = mark.value.session;
  const { present } = input;
  squareRematches(work);
  const reckoning = squareDecay(work, person, date, present ? [] : ['absence']);
  return done({ kind: 'register-marked', person, date, present, reckoning });
};

function readMark(work: UnitOfWork, { member, present, date, reason }: MarkInput): Result<Mark> {
  const somebody = whoIsNamed(work, member);
  if (!somebody.ok) return somebody;
  const { number, name } = somebody.value;
  if (number === null && !present) return notUnderstood({ problem: 'no-such-person', text: name });
  const session = whichSession(work, date);
  if (!session.ok) return session;
  const why = session.value.open && reason === null ? done(null) : readReason(reason ?? '');
  if (!why.ok) return why;
  const texts = why.value === null ? {} : { reason: why.value };
  return done({ session: session.value, somebody: somebody.value, present, texts });
}

function whichSession(work: UnitOfWork, typed: string | null): Result<Session> {
  const latest = openSessionOf(work.state) ?? work.state.sessionOrder.at(-1);
  if (typed === null) return latest === undefined ? sessionNow(work, work.now) : done(latest);
  const date = parseLocalDate(typed);
  if (date === null) return notUnderstood({ problem: 'not-a-date', option: 'date', text: typed });
  const session = work.state.sessions.get(date);
  if (session !== undefined) return done(session);
  return refused({ code: 'session-not-held', date, nextSession: nextSession(work, work.now), acts: ['0.9'] });
}

/**
 * Act III.3.5: a Moderator does not put right where they were themselves, but may check in to the open session. Nor do they say
 * that somebody was there whose silence would let a game of theirs count (Act II.4), or was absent with whom they have a rematch
 * (Act I.6).
 */
function ownMatter(work: UnitOfWork, actor: Actor, { session, somebody, present }: Mark): Refusal[] {
  const { number: self } = whoActs(work, actor);
  if (self === null || somebody.number === null) return [];
  if (self === somebody.number)
    return session.open && present ? [] : [{ code: 'own-matter', instead: 'present', acts: ['III.3.5'] }];
  const game = waitingGames(work, self).find(
    (each) =>
      each.date <= session.date &&
      each.opponent === somebody.number &&
      whatItWaitsFor(work.state, each) === 'confirmation',
  );
  const own = game?.number ?? (present ? null : rematchOnRegister(work, session, [self, somebody.number]));
  return own === null ? [] : [{ code: 'own-game', game: own, acts: ['III.3.5'] }];
}

/** Act 0.9: until the next session that is held closes. */
function mayMark(work: UnitOfWork, { session }: Mark): Refusal[] {
  if (mayCorrectRegister(nextCloses(work.state, session), work.now)) return [];
  return [{ code: 'register-closed', date: session.date, acts: ['0.9'] }];
}

function saysSoAlready(work: UnitOfWork, { session, somebody, present }: Mark): Refusal[] {
  const { number: person } = somebody;
  const date = session.open ? null : session.date;
  if (person === null) return [];
  if (present) {
    const isNoted = isThere(session, person) && !wasOnDutyLonger(work, session, person);
    return isNoted ? [{ code: 'already-present', person, date, acts: ['0.9'] }] : [];
  }
  if (session.played.has(person))
    return [{ code: 'played-that-day', person, date: session.date, acts: ['0.9'] }];
  return wasThere(session, person) ? [] : [{ code: 'not-present', person, date, acts: ['0.9'] }];
}

/** Act 0.6: whether being there throughout would let more games count: of a Moderator who checked out early, or in late. */
const wasOnDutyLonger = (work: UnitOfWork, session: Session, person: PersonNumber): boolean =>
  !session.open && !moderatedThroughout(session, person) && wasModerator(work, session, person);

/** Acts 0.6 and III.3.4: whether that person acted as Moderator in the session, or had the office when it closed. */
function wasModerator({ entries, rules, now }: UnitOfWork, session: Session, person: PersonNumber): boolean {
  if (!session.open && session.stays.get(person)?.some(({ moderating }) => moderating) === true) return true;
  const end = session.closedAt ?? now;
  return holdsOffice(
    rules,
    entries.filter(({ at }) => at <= end),
    person,
    'moderator',
  );
}

/** In the room now, or counted as present at a session that is over. */
const isThere = (session: Session, person: PersonNumber): boolean =>
  session.open ? isCheckedIn(session, person) : attended(session, person);

/** Returns the place of the entry. */
function write(work: UnitOfWork, mark: Mark, person: PersonNumber, by: PersonNumber): number {
  const { session, present, texts } = mark;
  const { date } = session;
  const moderating = present && wasModerator(work, session, person);
  if (session.open && present) return admit(work, { person, date, moderating, by, texts });
  const body = { type: 'register-corrected', person, date, present, moderating } as const;
  return work.append(body, { by, acts: ['0.9'], texts });
}
