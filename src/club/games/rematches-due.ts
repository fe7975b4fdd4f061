import { endOfLocalDay } from '../../../terms/time.ts';
import type { GameNumber } from '../../ledger/entries.ts';
import { lastForRematch } from '../../ledger/rematch.ts';
import type { Objection } from '../../ledger/state.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { DueThing } from '../settle/due-thing.ts';
import { forfeitOf } from './forfeited.ts';

/** The objections whose rematch nobody has decided on, with their games. */
export const openObjections = ({ state }: ClubView): [GameNumber, Objection][] =>
  [...state.objections].filter(
    ([game, { decided }]) => decided === null && state.games[game]?.status === 'counted',
  );

/** Those of them that can be played: a game that is forfeited by a penalty keeps that result (Act I.2.1). */
export const rematchesToPlay = (view: ClubView): [GameNumber, Objection][] =>
  openObjections(view).filter(([game]) => forfeitOf(view, game) === null);

/** Act I.6: where nothing was said of a rematch by the end of its day, nobody played it, and the first result stands. */
export const rematchesOver = (view: ClubView): DueThing[] =>
  openObjections(view).flatMap(([game, objection]) => {
    const last = lastForRematch(view.state, objection);
    if (last === null) return [];
    const at = endOfLocalDay(last.date, last.figures);
    return [{ at, name: `the rematch of game ${game}`, carryOut: (work) => letStand(work, game) }];
  });

function letStand(work: UnitOfWork, game: GameNumber): void {
  const outcome = 'neither';
  work.append(
    { type: 'rematch-decided', game, outcome, score: null, untimed: false },
    { by: null, acts: ['I.6'] },
  );
  work.announce({ kind: 'rematch-decided', game, outcome, by: null }, { to: 'discussion' });
}
