import { otherColour } from '../../../terms/games/clock.ts';
import { boardAfter, readMove, verdictOn } from '../../../terms/games/online.ts';
import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { colourToMove, type OnlineGame, playerToMove, rulesOf } from '../book/online.ts';
import type { OnlineOutcome } from '../outcomes.ts';
import { type OwnGame, readOwn, toldThere } from './find-online.ts';
import { finish } from './finish.ts';

export interface OwnInput {
  /** The game's number; null for the one they are playing. */
  online: string | null;
  /** The channel it was given in. */
  channel: string;
}

/**
 * Act I.1, FIDE 9.1: a player offers a draw, or accepts the one offered, which ends the game. Refused where theirs is open, or
 * was declined and nobody has moved since.
 */
export const drawOnline: UseCase<OwnInput, OnlineOutcome> = (work, actor, input) => {
  const own = readOwn(work, actor, input.online);
  if (!own.ok) return own;
  if (isOffered(own.value)) return done(agreeToDraw(work, own.value, input.channel));
  const { game, person } = own.value;
  const { number: online, offer, moves } = game;
  if (offer?.person === person && (offer.open || offer.ply === moves.length))
    return refused({ code: 'draw-offered-already', online, acts: ['I.1'] });
  work.append({ type: 'draw-offered', online, person }, { by: person, acts: ['I.1'] });
  return done({ kind: 'draw-offered', online, by: person, there: tellOf(work, own.value, 'offered', input) });
};

/** Takes the draw that was offered, which ends the game. Refused where none is. */
export const acceptDraw: UseCase<OwnInput, OnlineOutcome> = (work, actor, input) => {
  const own = offeredOwn(work, actor, input);
  return own.ok ? done(agreeToDraw(work, own.value, input.channel)) : own;
};

/** Declines the draw that was offered. Refused where none is. */
export const declineDraw: UseCase<OwnInput, OnlineOutcome> = (work, actor, input) => {
  const own = offeredOwn(work, actor, input);
  if (!own.ok) return own;
  const { number: online } = own.value.game;
  const { person: by } = own.value;
  work.append({ type: 'draw-declined', online }, { by, acts: ['I.1'] });
  return done({ kind: 'draw-declined', online, by, there: tellOf(work, own.value, 'declined', input) });
};

function offeredOwn(work: UnitOfWork, actor: Actor, { online: typed }: OwnInput): Result<OwnGame> {
  const own = readOwn(work, actor, typed);
  if (!own.ok || isOffered(own.value)) return own;
  return refused({ code: 'no-draw-offered', online: own.value.game.number, acts: ['I.1'] });
}

const isOffered = ({ game: { offer }, person }: OwnGame): boolean =>
  offer?.open === true && offer.person !== person;

function agreeToDraw(work: UnitOfWork, { game, person: by }: OwnGame, channel: string): OnlineOutcome {
  finish(work, game, { how: 'agreement', winner: 'draw' }, { by, acts: ['I.1'] });
  return { kind: 'online-ended', online: game.number, there: endTold(work, game, channel) };
}

/** Has the end told where the game is played, unless the answer itself does. Returns whether it does. */
export function endTold(work: UnitOfWork, game: OnlineGame, channel: string): boolean {
  const { number: online, moves } = game;
  return toldThere(work, game, channel, { kind: 'online-board', online, ply: moves.length });
}

const tellOf = (
  work: UnitOfWork,
  { game, person: by }: OwnGame,
  news: 'offered' | 'declined',
  { channel }: OwnInput,
): boolean => toldThere(work, game, channel, { kind: 'online-draw', online: game.number, by, news });

/** Act I.1, FIDE 5.1: a player gives up, and the other one has won. */
export const resignOnline: UseCase<OwnInput, OnlineOutcome> = (work, actor, input) => {
  const own = readOwn(work, actor, input.online);
  if (!own.ok) return own;
  const { game, person } = own.value;
  const winner = otherColour(person === game.white ? 'white' : 'black');
  finish(work, game, { how: 'resignation', winner }, { by: person, acts: ['I.1'] });
  return done({ kind: 'online-ended', online: game.number, there: endTold(work, game, input.channel) });
};

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
