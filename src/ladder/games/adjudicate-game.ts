import type { Figures } from '../../../terms/figures.ts';
import {
  countFromFen,
  countFromLetters,
  countFromPgn,
  type MaterialCount,
  type MaterialReading,
} from '../../../terms/games/material.ts';
import { readPgn } from '../../../terms/games/pgn.ts';
import type { Instant } from '../../../terms/time.ts';
import { type Actor, type Named, needsModerator } from '../../house/people.ts';
import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { ClubView, Texts } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { readOptionalReason } from '../../house/texts.ts';
import { sessionOn } from '../book/register.ts';
import { pointsOfWhite } from '../book/scoring.ts';
import { endOf } from '../book/session-figures.ts';
import type { GameOutcome } from '../outcomes.ts';
import { declare } from './declare-decision.ts';
import {
  type Draft,
  draftRefusals,
  enterGame,
  isEnteredByPlayer,
  type Kin,
  kinOfModerators,
  readPlayers,
  type TwoPlayers,
} from './entry.ts';
import type { Second } from './same-game.ts';

/** A game that time ended; its material by exactly one of a position, its moves, or what both sides captured. */
export interface CutOffGame {
  white: Named;
  black: Named;
  fen: string | null;
  pgn: string | null;
  whiteCaptured: string | null;
  blackCaptured: string | null;
  /** The Moderator says that it was a second game beside those (Act II.4.1). */
  second?: Second | null;
  reason?: string | null;
}

/** The count as it would stand. */
export interface Adjudication {
  draft: Draft;
  count: MaterialCount;
  kin: Kin;
}

/** The count of `adjudicateGame`, or why the game cannot be ended so; changes nothing. */
export const previewAdjudication: Preview<CutOffGame, Adjudication> = (view, actor, input, now) => {
  const { figures } = sessionOn(view.state, now) ?? view.state;
  const played = allOf(readPlayers(view, input), readMaterial(figures, input));
  if (!played.ok) return played;
  const [players, material] = played.value;
  const read = allOf(readTexts(input, players, material), readOptionalReason(input.reason ?? null));
  if (!read.ok) return read;
  const [texts, reason] = read.value;
  const draft: Draft = {
    player: players[0],
    opponent: players[1],
    score: pointsOfWhite[material.winner],
    colour: 'white',
    endedAt: momentOfEnd(view, input.second?.askedAt ?? now),
    timeGiven: true,
    ended: 'material',
    texts: { ...texts, ...reason },
  };
  const refusals = adjudicationRefusals(view, actor, draft, now);
  if (refusals.length > 0) return refused(...refusals);
  const kin = kinOfModerators(view, actor, draft, { now, second: input.second ?? null });
  return kin.ok ? done({ draft, count: material, kin: kin.value }) : kin;
};

/**
 * Act I.5: a Moderator who did not play it ends a game that ran out of time: the person who captured more wins. It counts at once,
 * unless it is held (Act 0.12). Entered after the session, it ended with the session.
 */
export const adjudicateGame: UseCase<CutOffGame, GameOutcome> = asPreviewed(
  previewAdjudication,
  (work, actor, { draft, kin, count: { white, black } }) => {
    const { game, entry, counts } = enterGame(work, actor, draft, 'I.5', kin);
    declare(work, actor, { action: 'adjudicated', game, entry, captured: { white, black } });
    return { kind: 'game-adjudicated', game, counts };
  },
);

function adjudicationRefusals(view: ClubView, actor: Actor, draft: Draft, now: Instant): Refusal[] {
  const own: Refusal[] = isEnteredByPlayer(view, actor, draft)
    ? [{ code: 'own-game', acts: ['III.3.5'], game: null }]
    : [];
  return [...needsModerator(view, actor), ...own, ...draftRefusals(view, draft, now)];
}

/** The bell ends a game, not the Moderator who counts it after the bell. */
function momentOfEnd({ state }: ClubView, now: Instant): Instant {
  const session = sessionOn(state, now);
  return session === undefined ? now : Math.min(now, endOf(session));
}

const ways = ['fen', 'pgn', 'white_captured + black_captured'];

/** Act IV.2: by what pieces were worth when the session began. */
function readMaterial(
  figures: Figures,
  { fen, pgn, whiteCaptured, blackCaptured }: CutOffGame,
): Result<MaterialCount> {
  const letters = whiteCaptured !== null || blackCaptured !== null;
  if ([fen !== null, pgn !== null, letters].filter(Boolean).length !== 1)
    return notUnderstood({ problem: 'one-of', options: ways });
  if (fen !== null) return counted(countFromFen(fen, figures), 'fen');
  if (pgn !== null) return counted(countFromPgn(pgn, figures), 'pgn');
  const reading = countFromLetters(whiteCaptured ?? '', blackCaptured ?? '', figures);
  return counted(reading, 'white_captured, black_captured');
}

const counted = (reading: MaterialReading, option: string): Result<MaterialCount> =>
  reading.ok ? done(reading.value) : notUnderstood({ problem: 'position', option, detail: reading.problem });

/** What is kept of the game: the position, or its moves when they are those of this game (Act I.1). */
function readTexts(
  { fen, pgn }: CutOffGame,
  [player, opponent]: TwoPlayers,
  { winner }: MaterialCount,
): Result<Texts> {
  if (fen !== null) return done({ fen: fen.trim() });
  if (pgn === null) return done({});
  const read = readPgn(pgn, {
    playerName: player.name,
    opponentName: opponent.name,
    score: pointsOfWhite[winner],
    colour: 'white',
    ended: null,
  });
  if (!read.ok) return notUnderstood({ problem: 'game-score', option: 'pgn', detail: read.problem });
  return done({ pgn: read.value.pgn });
}
