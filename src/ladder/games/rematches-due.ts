import { endOfLocalDay } from '../../../terms/time.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import { lastForRematch, type Objection } from '../book/rematch.ts';
import { decideByRegister, decidedAt, outcomeByRegister, overtakenRematches } from './by-register.ts';
import { forfeitOf } from './settled.ts';

/** The objections whose rematch nobody has decided on, with their games. */
export const openObjections = ({ state }: ClubView): [GameNumber, Objection][] =>
  [...state.objections].filter(
    ([game, { decided }]) => decided === null && state.games[game]?.status === 'counted',
  );

/** Those of them that can be played: a game that is forfeited by a penalty keeps that result (Act I.2.1). */
export const rematchesToPlay = (view: ClubView): [GameNumber, Objection][] =>
  openObjections(view).filter(([game]) => forfeitOf(view, game) === null);

/**
 * Act I.6: where nobody says how a rematch went, the register decides: the petitioner wins as the session ends if they came
 * alone; otherwise the first result stands when the day is over.
 */
export const rematchesOver = (view: ClubView): DueThing[] =>
  openObjections(view).flatMap(([number, objection]) => {
    const game = view.state.games[number];
    const session = lastForRematch(view.state, objection);
    if (game === undefined || session === null) return [];
    const outcome = outcomeByRegister(view, game, objection, session);
    const at = decidedAt(outcome, session, endOfLocalDay(session.date, session.figures));
    const carryOut = (work: UnitOfWork) => decideByRegister(work, game, objection, outcome);
    return [{ at, name: `the rematch of game ${number}`, carryOut }];
  });

/** Acts 0.9 and I.6: what the registers decided follows what is known of them, as of what was written last. */
export const rematchesOvertaken = (view: ClubView): DueThing[] =>
  overtakenRematches(view).map(({ game, objection, outcome }) => ({
    at: view.newestAt,
    name: `the rematch of game ${game.number} anew`,
    carryOut: (work) => decideByRegister(work, game, objection, outcome),
  }));
