import { otherColour } from '../../../terms/games/clock.ts';
import { contradiction } from '../../../terms/games/endings.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import { readPgn } from '../../../terms/games/pgn.ts';
import { type Instant, parseLocalMoment } from '../../../terms/time.ts';
import {
  type Actor,
  type Named,
  needsModerator,
  type Somebody,
  whoActs,
  whoIsNamed,
} from '../../house/people.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Result, refused, understood } from '../../house/result.ts';
import { declareUse } from '../../house/tell.ts';
import { readOptionalReason } from '../../house/texts.ts';
import type { Points } from '../../ledger/fields.ts';
import type { Ending } from '../book/games.ts';
import { flipped } from '../book/scoring.ts';
import type { GameOutcome } from '../outcomes.ts';
import { confirmGame } from './answer-game.ts';
import { callModerators } from './declare-decision.ts';
import {
  type Draft,
  draftRefusals,
  enterGame,
  isEnteredByPlayer,
  isSame,
  type Kin,
  kinshipOfDraft,
  unclear,
} from './entry.ts';
import type { Second } from './same-game.ts';

/** A game as somebody tells it; `score` and `colour` are those of `player`. */
export interface ToldGame {
  player: Named | null;
  opponent: Named;
  score: Points;
  colour: Colour | null;
  /** When it ended, `13:05` or `2026-11-20 13:05` local to the club; null for just now. */
  played: string | null;
  ended: Ending | null;
  pgn: string | null;
  /** The person who enters it says that it was a second game beside those (Act II.4.1). */
  second?: Second | null;
  reason?: string | null;
}

/**
 * Enters a game (Act II.4): a player's waits for the opponent, a Moderator's counts at once and is declared (Act III.2.4).
 * Refused with every Act it breaks (Act 0.11); held while a player has not joined (Act 0.12). It confirms the opponent's entry
 * of the same, waits with one that it contradicts, and is refused where it may be a game entered before (Act II.4.1).
 */
export function recordGame(work: UnitOfWork, actor: Actor, told: ToldGame): Result<GameOutcome> {
  const second = told.second ?? null;
  const draft = readGame(work, actor, told, second?.askedAt ?? work.now);
  if (!draft.ok) return draft;
  const refusals = [
    ...(isForSomebodyElse(work, actor, draft.value) ? needsModerator(work, actor) : []),
    ...draftRefusals(work, draft.value, work.now),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const kinship = kinshipOfDraft(work, actor, draft.value, { now: work.now, second });
  switch (kinship.kind) {
    case 'agrees':
      return confirmGame(work, actor, { game: `${kinship.game}`, entered: true });
    case 'unclear':
      return unclear(kinship.games);
    case 'contradicts':
      return enter(work, actor, draft.value, { besides: [], contradicts: kinship.games });
    case 'own':
      return enter(work, actor, draft.value, { besides: kinship.besides, contradicts: [] });
    default:
      return kinship satisfies never;
  }
}

function enter(work: UnitOfWork, actor: Actor, draft: Draft, kin: Kin): Result<GameOutcome> {
  const forOthers = !isEnteredByPlayer(work, actor, draft);
  const { game, entry, counts, held } = enterGame(work, actor, seated(work, actor, draft), 'II.4', kin);
  if (forOthers) declareUse(work, entry);
  if (kin.contradicts.length > 0) callModerators(work, game);
  return done({ kind: 'game-recorded', game, counts, held });
}

const isForSomebodyElse = (work: UnitOfWork, actor: Actor, { player }: Draft): boolean =>
  !isSame(whoActs(work, actor), player);

/** Seen from the person who enters it, when they played it; so the other one is the opponent, whose Confirm is asked. */
function seated(work: UnitOfWork, actor: Actor, draft: Draft): Draft {
  if (!isSame(whoActs(work, actor), draft.opponent)) return draft;
  const { player, opponent, score, colour } = draft;
  const other = colour === null ? null : otherColour(colour);
  return { ...draft, player: opponent, opponent: player, score: flipped(score), colour: other };
}

function readGame(work: UnitOfWork, actor: Actor, told: ToldGame, now: Instant): Result<Draft> {
  const named = allOf(
    told.player === null ? done(whoActs(work, actor)) : whoIsNamed(work, told.player),
    whoIsNamed(work, told.opponent),
    readMoment(work, told.played, now),
  );
  if (!named.ok) return named;
  const [player, opponent, endedAt] = named.value;
  const read = allOf(
    readMoves(told, player, opponent),
    readEnding(told),
    readOptionalReason(told.reason ?? null),
  );
  if (!read.ok) return read;
  const [{ colour, texts }, ended, reason] = read.value;
  const { score, played } = told;
  const timeGiven = played !== null;
  return done({ player, opponent, score, colour, endedAt, timeGiven, ended, texts: { ...texts, ...reason } });
}

function readMoment({ state }: UnitOfWork, played: string | null, now: Instant): Result<Instant> {
  if (played === null) return done(now);
  const moment = parseLocalMoment(played, now, state.figures);
  return understood(moment, { problem: 'not-a-moment', option: 'played', text: played });
}

/** Act I.1: nobody wins by stalemate. */
function readEnding({ ended, score }: ToldGame): Result<Ending | null> {
  const makes = ended === null ? null : contradiction(ended, score);
  return ended === null || makes === null
    ? done(ended)
    : notUnderstood({ problem: 'ending-contradicts', ended, makes });
}

/** Act I.1: a PGN has to be a legal game and to agree with what is told. */
function readMoves(
  { pgn, score, colour, ended }: ToldGame,
  { name: playerName }: Somebody,
  { name: opponentName }: Somebody,
): Result<Pick<Draft, 'colour' | 'texts'>> {
  if (pgn === null) return done({ colour, texts: {} });
  const read = readPgn(pgn, { playerName, opponentName, score, colour, ended });
  if (!read.ok) return notUnderstood({ problem: 'game-score', option: 'pgn', detail: read.problem });
  return done({ colour: read.value.colour, texts: { pgn: read.value.pgn } });
}
