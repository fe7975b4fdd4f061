import { boardAfter, readMove, verdictOn } from '../../../terms/games/online.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { colourToMove, type OnlineGame, playerToMove, rulesOf } from '../book/online.ts';
import type { OnlineOutcome } from '../outcomes.ts';
import type { OwnInput } from './draw-or-resign.ts';
import { readOwn, toldThere } from './find-online.ts';
import { finish } from './finish.ts';

interface MoveInput extends OwnInput {
  move: string;
  /** After how many moves it was chosen, where that is known: a board that was moved on takes no more. */
  ply: number | null;
}

/**
 * Act I.9: the player to move moves; where that ends the game by the laws of chess, it is entered. Refused out of turn, and for
 * castling while Act I.9.11 stands; not understood where it is no legal move.
 */
export const moveOnline: UseCase<MoveInput, OnlineOutcome> = (work, actor, input) => {
  const own = readOwn(work, actor, input.online);
  if (!own.ok) return own;
  const { game, person } = own.value;
  const { number: online } = game;
  if (playerToMove(game) !== person)
    return refused({ code: 'not-to-move', online, colour: colourToMove(game), acts: ['I.1'] });
  if (input.ply !== null && input.ply !== game.moves.length)
    return notUnderstood({ problem: 'changed-meanwhile' });
  const read = legalMove(work, game, input.move);
  if (!read.ok) return read;
  const san = read.value;
  work.append({ type: 'online-moved', online, san }, { by: person, acts: ['I.9'] });
  const verdict = verdictOn(boardOf(work, game));
  if (verdict !== null) finish(work, game, verdict, { by: person, acts: ['I.1'] });
  const ply = game.moves.length;
  const there = toldThere(work, game, input.channel, { kind: 'online-board', online, ply });
  return done({ kind: 'online-moved', online, ply, there });
};

/** The board as it stands. */
export const boardOf = ({ state }: ClubView, game: OnlineGame) =>
  boardAfter(
    game.moves.map(({ san }) => san),
    rulesOf(state, game),
  );

function legalMove(view: ClubView, game: OnlineGame, text: string): Result<string> {
  const reading = readMove(boardOf(view, game), text, rulesOf(view.state, game));
  if (reading.ok) return done(reading.value);
  const { problem: detail } = reading;
  if (detail.code === 'no-castling') return refused({ code: 'no-castling', acts: ['I.9.11'] });
  return notUnderstood({ problem: 'move', text, detail });
}
