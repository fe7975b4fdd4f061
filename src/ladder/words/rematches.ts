import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Reply, type Scene, toAsker, toClub } from '../../house/words/reply.ts';
import { accountsOf, listed, moved, nameOf, under } from '../../house/words/text.ts';
import type { Session } from '../book/register.ts';
import { rematchSessions } from '../book/rematch.ts';
import { rematchesToPlay } from '../games/by-register.ts';
import type { RematchPreview } from '../games/rematch-game.ts';
import type { LadderNotice } from '../notices.ts';
import { gameOf } from './game-card.ts';
import { objectionWords, rematchClause } from './rematch-words.ts';
import { gamesListed, playersOf } from './result-line.ts';

/** The rematches of a session that is open, or those that wait for the next one, for the status (Act I.6). */
export function rematchLines(view: ClubView, session: Session | null): string[] {
  const waiting = rematchesToPlay(view).filter(
    ([, objection]) => session === null || rematchSessions(view.state, objection).includes(session),
  );
  if (waiting.length === 0) return [];
  const games = waiting.map(([number]) => `#${number} ${playersOf(view, gameOf(view, number))}`);
  const when = session === null ? 'Rematches to come' : 'Rematches due today';
  return [`${when}: ${listed(games)}.`];
}

/** What the rematch would do, before it is done. */
export function renderRematchQuestion(
  { game, body, changes, near }: RematchPreview,
  { view }: Pick<Scene, 'view'>,
): Reply {
  const what = `Game #${game.number}: ${rematchClause(view, game, body.outcome)}? This is final.`;
  const { rematchMinutes } = view.state.figures;
  const untimed = body.untimed
    ? `\nYou let them play without the limit of ${counted(rematchMinutes, 'minute')} each.`
    : '';
  return toAsker(`${what}${under(['I.6'])}${untimed}${enteredToo(near)}${moved(view, changes)}`);
}

/** Act II.4.1: a rematch that was entered as a game, too, would count twice. */
const enteredToo = (near: RematchPreview['near']): string =>
  near.length === 0
    ? ''
    : `\nThese two also entered ${gamesListed(near)} just now. If that is this rematch, refuse or cancel it. Otherwise it counts twice${under(['II.4.1'])}.`;

/** The other player hears of an objection. */
export const renderObjectedNotice = ({ game }: LadderNotice<'game-objected'>, { view }: Scene): Reply =>
  toAsker(objectionWords(view, gameOf(view, game)));

/** Act III.2.4: how a rematch went, and who oversaw it. */
export function renderRematchNotice(
  { game: number, outcome, by }: LadderNotice<'rematch-decided'>,
  { view }: Scene,
): Reply {
  const game = gameOf(view, number);
  const overseer = by === null ? '' : ` ${nameOf(view, by)} watched.`;
  const register = by === null && outcome === 'opponent-absent' ? byRegister : '';
  const words = rematchClause(view, game, outcome);
  return toClub(
    `Game #${number}, ${playersOf(view, game)}: ${words}${under(['I.6', 'III.2.4'])}.${overseer}${register}`,
    { pings: accountsOf(view, [game.player, game.opponent]) },
  );
}

/** A register can be wrong: somebody who saw the rematch can say so until the day is over. */
const byRegister =
  ' That is what the register says. If it is wrong, a Moderator who saw the rematch can enter its result today with `/game rematch`.';
