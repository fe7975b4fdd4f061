import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Game, isPlayer } from '../book/games.ts';
import { objectionEnds } from '../book/rematch.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { notSettled } from './settled.ts';
import { notCounted, numberOf } from './whose.ts';

/**
 * Act I.6: a player objects to how a game over the board ended, and gets one rematch at the next session. The result
 * counts until then. Refused to others, for a game that does not count, once the session after the game's own has
 * closed, for one that is forfeited by a penalty or judged by the Court, and where somebody objected already: a rematch is final.
 */
export function objectGame(work: UnitOfWork, actor: Actor, input: { game: string }): Result<GameOutcome> {
  const found = findGame(work.state, input.game);
  if (!found.ok) return found;
  const game = found.value;
  const petitioner = whichPlayer(work, actor, game);
  if (!petitioner.ok) return petitioner;
  const refusals = mayNotObject(work, game);
  if (refusals.length > 0) return refused(...refusals);
  const person = petitioner.value;
  work.append({ type: 'objected', game: game.number, person }, { by: person, acts: ['I.6'] });
  tellOther(work, game, person);
  return done({ kind: 'game-objected', game: game.number });
}

function whichPlayer(view: ClubView, actor: Actor, game: Game): Result<PersonNumber> {
  const person = numberOf(view, actor);
  if (person !== null && isPlayer(game, person)) return done(person);
  return refused({ code: 'not-your-game', acts: ['I.6'], game: game.number, may: 'player' });
}

function mayNotObject(view: ClubView, game: Game): Refusal[] {
  const { state } = view;
  const { number } = game;
  const known = state.objections.get(number);
  if (known !== undefined)
    return [{ code: 'objected-already', acts: ['I.6'], game: number, by: known.person }];
  if (game.status !== 'counted') return notCounted(game, 'I.6');
  if (game.online) return [{ code: 'no-rematch-online', acts: ['I.6', 'I.9.7'], game: number }];
  const settled = notSettled(view, game, 'I.6');
  if (settled.length > 0) return settled;
  const ended = objectionEnds(state, game);
  return ended === null
    ? []
    : [{ code: 'objection-too-late', acts: ['I.6'], game: number, date: ended.date }];
}

function tellOther(work: UnitOfWork, { number, player, opponent }: Game, petitioner: PersonNumber): void {
  const other = player === petitioner ? opponent : player;
  if (work.people.byNumber(other)?.account == null) return;
  const notice = { kind: 'game-objected', game: number, by: petitioner } as const;
  work.announce(notice, { to: 'person', person: other });
}
