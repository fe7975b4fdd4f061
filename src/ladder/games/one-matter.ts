import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import { decide } from './decide.ts';
import { contradictionsOf } from './same-game.ts';

/** Act II.4.1: the open entries with which a game waits for one decision, since only one of them can be right. */
export function oneMatterWith(view: ClubView, game: Game): Game[] {
  if (!game.approval.includes('contradicted')) return [];
  const linked = game.contradicts
    .map((number) => view.state.games[number])
    .filter((other) => other !== undefined);
  const others = linked.length > 0 ? linked : contradictionsOf(view, game);
  return others.filter(({ status }) => status === 'open');
}

/**
 * Act II.4.1: the entries on which the players differ and a Moderator has to decide, in order; none once that is settled.
 * `game` is one of them, or was.
 */
export const undecided = (view: ClubView, game: Game): Game[] =>
  [game, ...oneMatterWith(view, game)].filter(isUndecided).sort((one, other) => one.number - other.number);

const isUndecided = ({ status, approval }: Game): boolean =>
  status === 'open' && (approval.includes('disputed') || approval.includes('contradicted'));

/** The entry of that person that contradicts the game, or null. */
export const ownContradiction = (view: ClubView, game: Game, person: PersonNumber | null): Game | null =>
  oneMatterWith(view, game).find(({ enteredBy }) => enteredBy !== null && enteredBy === person) ?? null;

/** Act II.4.1: once one entry of a game stands, a Moderator refuses those that contradicted it; each is declared. */
export function refuseOthers(work: UnitOfWork, actor: Actor, game: Game, others: readonly Game[]): void {
  for (const { number } of others)
    decide(work, actor, {
      action: 'refused',
      game: number,
      body: { type: 'game-refused', game: number },
      act: 'II.4.1',
      texts: { reason: `It contradicted game #${game.number}, which stands.` },
    });
}
