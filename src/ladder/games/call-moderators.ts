import { mayActOnGame, mayModerate } from '../../../terms/administration/authority.ts';
import { holders } from '../../house/book/offices.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import { openSessionOf, type Session } from '../book/register.ts';

/**
 * Acts II.4.1 and III.3.5: has those told who can settle a game on which its players differ, and did not play it: the
 * Moderators and Justices on duty in the room, or all Moderators where nobody is, or the Justices where there are none.
 */
export function callModerators(work: UnitOfWork, number: GameNumber): void {
  const game = work.state.games[number];
  if (game === undefined) return;
  for (const person of whoSettles(work, game))
    work.announce({ kind: 'game-differs', game: number, person }, { to: 'person', person });
}

function whoSettles(view: ClubView, game: Game): PersonNumber[] {
  const { state } = view;
  const session = openSessionOf(state);
  const circles = [
    session === undefined ? [] : onDuty(session),
    holders(state, 'moderator'),
    [...state.offices].filter(([, held]) => mayModerate(held)).map(([person]) => person),
  ];
  const reached = circles.map((circle) => circle.filter((person) => canSettle(view, game, person)));
  return reached.find((circle) => circle.length > 0) ?? [];
}

/** Act 0.6: those in the room who act as Moderators. */
const onDuty = (session: Session): PersonNumber[] =>
  [...session.stays]
    .filter(([, stays]) => stays.at(-1)?.to === null && stays.at(-1)?.moderating === true)
    .map(([person]) => person);

const canSettle = ({ people }: ClubView, { player, opponent }: Game, person: PersonNumber): boolean =>
  mayActOnGame(person, [player, opponent]) && people.byNumber(person)?.account != null;
