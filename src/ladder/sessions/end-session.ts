import type { ClubView, Texts, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { declareUse, tell } from '../../house/tell.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { openSessionOf, type Session } from '../book/register.ts';
import { applyDecay } from '../decay/apply-decay.ts';
import { settleGames } from '../games/counting.ts';
import { tellOfOutlasting } from '../monitors/outlasting.ts';
import type { SessionOutcome } from './outcomes.ts';

/**
 * Closes the register of a session, settles the games that waited (Acts 0.12 and II.4), takes the points that it costs (Act
 * II.6), and tells those whom a monitor outlasts (Act II.10.5). `by` is null where it ended by itself (Act 0.5).
 */
export function endSession(
  work: UnitOfWork,
  session: Session,
  by: PersonNumber | null,
  texts: Texts = {},
): SessionOutcome {
  const { date } = session;
  const entry = work.append({ type: 'session-closed', date }, { by, acts: ['0.5'], texts });
  if (by !== null) declareUse(work, entry);
  const settled = settleGames(work, session, by);
  const decayed = applyDecay(work, date);
  for (const game of settled.lapsed) tellPlayers(work, game);
  tellOfOutlasting(work, session);
  return { kind: 'session-closed', date, ...settled, decayed };
}

/** Act 0.12: whoever has an account is told by the bot; the others read it in the weekly round. */
function tellPlayers(work: UnitOfWork, number: GameNumber): void {
  const game = work.state.games[number];
  if (game === undefined) return;
  for (const person of [game.player, game.opponent])
    tell(work, { kind: 'game-lapsed', game: number, person }, person);
}

/** Act 0.5: a session whose end has passed closes as of that end. */
export function sessionOver({ state }: ClubView): DueThing[] {
  const session = openSessionOf(state);
  if (session === undefined) return [];
  const { date, closesAt: at } = session;
  return [{ at, name: `the close of ${date}`, carryOut: (work) => void endSession(work, session, null) }];
}
