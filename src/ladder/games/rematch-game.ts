import {
  type Instant,
  type LocalDate,
  localDate,
  nextSessionDate,
  sessionWindow,
} from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import { isMember } from '../../house/book/members.ts';
import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Refusal, refused } from '../../house/result.ts';
import { type ScoreChange, scoreChanges } from '../../house/score-changes.ts';
import { tell } from '../../house/tell.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import { type Game, isPlayer, otherPlayer } from '../book/games.ts';
import { sessionOn } from '../book/register.ts';
import {
  isRematchPlayed,
  type Objection,
  objectionEnds,
  type RematchOutcome,
  rematchSessions,
} from '../book/rematch.ts';
import { flipped } from '../book/scoring.ts';
import type { GameOutcome } from '../outcomes.ts';
import { nextSession } from '../sessions/days.ts';
import { isForfeitByRegister, restored } from './by-register.ts';
import { squareFrom } from './counting.ts';
import { mayBeRematchOf } from './same-game.ts';
import { findGame, gameFor, mayNotDecide, notCounted, notSettled, numberOf } from './whose.ts';

/** What somebody who oversees a rematch can say of it; that nobody came, the calendar finds out. */
export const overseenOutcomes = [
  'won',
  'drew',
  'lost',
  'petitioner-absent',
  'opponent-absent',
] as const satisfies readonly RematchOutcome[];
export type OverseenOutcome = (typeof overseenOutcomes)[number];

export interface RematchInput {
  game: string;
  /** As the petitioner sees it. */
  outcome: OverseenOutcome;
  /** The overseer let them play without the minutes that Act I.6 sets. */
  untimed: boolean;
}

/** What the rematch would do to every score. */
export interface RematchPreview {
  game: Game;
  petitioner: PersonNumber;
  body: BodyOf<'rematch-decided'>;
  changes: ScoreChange[];
  /** Act II.4.1: games of these two that were entered of late; the rematch may be one of them, and counts once. */
  near: GameNumber[];
}

/** What `rematchGame` would do, or why it would not; changes nothing. */
export const previewRematch: Preview<RematchInput, RematchPreview> = (view, actor, input, now) => {
  const { outcome, untimed } = input;
  const found = gameFor(view, input.game, (game) => mayNotDecide(view, actor, game));
  if (!found.ok) return found;
  const game = found.value;
  const objection = view.state.objections.get(game.number);
  if (objection === undefined) return refused({ code: 'no-objection', acts: ['I.6'], game: game.number });
  const refusals = [
    ...mayNotRematch(view, game, objection, now),
    ...notSettled(view, game, 'I.6'),
    ...cannotPlay(view, game, objection, outcome, now),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const { number } = game;
  const score = scoreAfter(game, objection.person, outcome) ?? restored(view, number, objection);
  const body = { type: 'rematch-decided', game: number, outcome, score, untimed } as const;
  return done({
    game,
    petitioner: objection.person,
    body,
    changes: scoreChanges(view, body),
    near: mayBeRematchOf(view, game, now),
  });
};

/**
 * Act I.6: a Moderator or Justice who did not play the game says on the day how its rematch went, even where the register had it
 * forfeited. The result replaces the first one, and all that followed is replayed.
 */
export const rematchGame: UseCase<RematchInput, GameOutcome> = asPreviewed(
  previewRematch,
  (work, actor, preview) => {
    const { body, changes } = preview;
    const { game, outcome } = body;
    const by = numberOf(work, actor);
    work.append(body, { by, acts: ['I.6'] });
    squareAfter(work, preview);
    work.announce({ kind: 'rematch-decided', game, outcome, by }, { to: 'discussion' });
    return { kind: 'rematch-decided', game, outcome, changes };
  },
);

/** Acts 0.9 and II.6: told of once its session is over, a rematch shows that both were there and played. */
function squareAfter(work: UnitOfWork, { game, body: { outcome } }: RematchPreview): void {
  const session = sessionOn(work.state, work.now);
  if (session === undefined || !isRematchPlayed(outcome)) return;
  squareFrom(work, [game.player, game.opponent], session.date);
}

function mayNotRematch(view: ClubView, game: Game, objection: Objection, now: Instant): Refusal[] {
  const { number } = game;
  if (objection.decided !== null && !isForfeitByRegister(view, objection))
    return [{ code: 'rematch-was-decided', acts: ['I.6'], game: number, outcome: objection.decided.outcome }];
  if (game.status !== 'counted') return notCounted(game, 'I.6');
  const today = localDate(now, view.state.figures);
  const sessions = rematchSessions(view.state, objection);
  if (sessions.some(({ date, opensAt }) => date === today && opensAt <= now)) return [];
  return [
    { code: 'no-rematch-now', acts: ['I.6'], game: number, nextSession: sessionAfter(view, objection, now) },
  ];
}

/** The first session to come that begins after the objection. */
function sessionAfter(view: ClubView, { at }: Objection, now: Instant): LocalDate {
  const { figures, cancelled, sessions } = view.state;
  const next = nextSession(view, now);
  const { opensAt, closesAt } = sessions.get(next) ?? sessionWindow(next, figures);
  return opensAt > at ? next : nextSessionDate(closesAt, figures, cancelled);
}

/** Acts 0.7 and 0.8: none, or why those who are said to have played, or to have come for it, cannot have. */
function cannotPlay(
  { state }: ClubView,
  { player, opponent }: Game,
  { person }: Objection,
  outcome: OverseenOutcome,
  now: Instant,
): Refusal[] {
  const petitioner = outcome === 'opponent-absent' ? [person] : [];
  const there = isRematchPlayed(outcome) ? [player, opponent] : petitioner;
  return there.flatMap((each): Refusal[] => {
    if (!isMember(state, each)) return [{ code: 'not-a-member', acts: ['0.8'], person: each }];
    const ban = banAt(state, each, now);
    return ban === null ? [] : [{ code: 'banned', acts: ['0.7'], person: each, endsAt: ban.endsAt }];
  });
}

/** The result from now on as the game's `player` sees it; null where the first one stands. */
function scoreAfter({ player }: Game, petitioner: PersonNumber, outcome: OverseenOutcome): Points | null {
  const points: Record<OverseenOutcome, Points | null> = {
    won: 1,
    drew: 0.5,
    lost: 0,
    'opponent-absent': 1,
    'petitioner-absent': null,
  };
  const score = points[outcome];
  return score === null || player === petitioner ? score : flipped(score);
}

/**
 * Act I.6: a player objects to how a game over the board ended, and gets one rematch at the next session. Refused to others, for
 * a game that does not count or is settled, once the session after its own has closed, and a second time.
 */
export const objectGame: UseCase<{ game: string }, GameOutcome> = (work, actor, input) => {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const { number: game } = found.value;
  const by = numberOf(work, actor);
  if (by === null || !isPlayer(found.value, by))
    return refused({ code: 'not-your-game', acts: ['I.6'], game, may: 'player' });
  const refusals = mayNotObject(work, found.value);
  if (refusals.length > 0) return refused(...refusals);
  work.append({ type: 'objected', game, person: by }, { by, acts: ['I.6'] });
  tell(work, { kind: 'game-objected', game, by }, otherPlayer(found.value, by));
  return done({ kind: 'game-objected', game });
};

function mayNotObject(view: ClubView, game: Game): Refusal[] {
  const { state } = view;
  const { number } = game;
  const earlier = state.objections.get(number);
  if (earlier !== undefined)
    return [{ code: 'objected-already', acts: ['I.6'], game: number, by: earlier.person }];
  if (game.status !== 'counted') return notCounted(game, 'I.6');
  if (game.online) return [{ code: 'no-rematch-online', acts: ['I.6', 'I.9.7'], game: number }];
  const settled = notSettled(view, game, 'I.6');
  if (settled.length > 0) return settled;
  const ended = objectionEnds(state, game);
  return ended === null
    ? []
    : [{ code: 'objection-too-late', acts: ['I.6'], game: number, date: ended.date }];
}
