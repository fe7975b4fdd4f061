import { mayRead } from '../../../terms/jurisdiction/staff.ts';
import { isStaff } from '../../house/authority.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { enrol, whoActs } from '../../house/who.ts';
import { disputeOf, type Game } from '../book/games.ts';
import { findGame } from './find-game.ts';
import type { GameOutcome } from './outcomes.ts';
import { mayReadDispute } from './whose.ts';

/** Act 0.14: what somebody may read of a game's dispute, and whether their reading is logged. */
export function readingOf(view: ClubView, actor: Actor, game: Game): { may: boolean; logged: boolean } {
  const reading = mayRead({ byRule: mayReadDispute(view, actor, game), isStaff: isStaff(view, actor) });
  return { ...reading, logged: reading.logged && disputeOf(view.entries, game) !== null };
}

/** Act 0.14: logs that the member of staff reads why a game is disputed. */
export function readAsStaff(work: UnitOfWork, actor: Actor, text: string): Result<GameOutcome> {
  const found = findGame(work.state, text);
  if (!found.ok) return found;
  const { number: game } = found.value;
  work.append({ type: 'staff-read', game }, { by: enrol(work, whoActs(work, actor)), acts: ['0.14'] });
  return done({ kind: 'staff-read', game });
}
