import { isMember } from '../../house/book/members.ts';
import { type Actor, enrolActor, needsModerator } from '../../house/people.ts';
import type { ClubView, Texts, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Result, unlessRefused } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import { declareUse, tell, whoGoesOn } from '../../house/tell.ts';
import { readOptionalReason } from '../../house/texts.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { isOverdue, standingMonitors } from '../book/monitors.ts';
import { openSessionOf, type Session, wasHeld } from '../book/register.ts';
import { applyDecay } from '../decay/apply-decay.ts';
import { settleGames } from '../games/counting.ts';
import type { SessionOutcome } from '../outcomes.ts';
import { sessionNow } from './days.ts';

/** Act 0.5: a Moderator closes the session before its end, and may say why. Refused when none is going on. */
export function closeSession(
  work: UnitOfWork,
  actor: Actor,
  input?: { reason: string | null },
): Result<SessionOutcome> {
  const read = unlessRefused(
    needsModerator(work, actor),
    allOf(sessionNow(work, work.now), readOptionalReason(input?.reason ?? null)),
  );
  if (!read.ok) return read;
  const [session, texts] = read.value;
  return done(endSession(work, session, enrolActor(work, actor), texts));
}

/**
 * Closes the register of a session, settles the games that waited (Acts 0.12 and II.4), takes the points that it costs (Act
 * II.6), and tells those whom a monitor outlasts (Act II.10.5). `by` is null where it ended by itself (Act 0.5).
 */
export function endSession(
  work: UnitOfWork,
  session: Session,
  by: PersonNumber | null,
  texts: Texts = {},
): SessionOutcome {
  const { date } = session;
  const entry = work.append({ type: 'session-closed', date }, { by, acts: ['0.5'], texts });
  if (by !== null) declareUse(work, entry);
  const settled = settleGames(work, session, by);
  const decayed = applyDecay(work, date);
  for (const game of settled.lapsed) tellPlayers(work, game);
  tellOfOutlasting(work, session);
  return { kind: 'session-closed', date, ...settled, decayed };
}

/** Act 0.12: players with an account are told by the bot; the others read it in the weekly round. */
function tellPlayers(work: UnitOfWork, number: GameNumber): void {
  const game = work.state.games[number];
  if (game === undefined) return;
  for (const person of [game.player, game.opponent])
    tell(work, { kind: 'game-lapsed', game: number, person }, person);
}

/** Act 0.5: a session whose end has passed closes as of that end. */
export function sessionOver({ state }: ClubView): DueThing[] {
  const session = openSessionOf(state);
  if (session === undefined) return [];
  const { date, closesAt: at } = session;
  return [{ at, name: `the close of ${date}`, carryOut: (work) => void endSession(work, session, null) }];
}

/**
 * Act II.10.5: tells Members whose monitor has outlasted a held session that they may go to the Court, and the person who placed it
 * that the suspicion has to be stated again; once a session.
 */
function tellOfOutlasting(work: UnitOfWork, { date }: Session): void {
  const session = work.state.sessions.get(date);
  if (session === undefined || !wasHeld(session)) return;
  const lasting = standingMonitors(work.state).filter(
    (monitor) =>
      isMember(work.state, monitor.person) && monitor.overdue !== date && isOverdue(work.state, monitor),
  );
  for (const monitor of lasting) {
    const { seq, person } = monitor;
    work.append({ type: 'monitor-overdue', monitor: seq, date }, { by: null, acts: ['II.10.5'] });
    tell(work, { kind: 'monitor-overdue', person, date, officer: null }, person);
    for (const officer of whoGoesOn(work, monitor))
      tell(work, { kind: 'monitor-overdue', person, date, officer }, officer);
  }
}
