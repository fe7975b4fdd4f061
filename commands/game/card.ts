import type { Answer, Command, Press } from '../../src/discord/command.ts';
import { refused } from '../../src/house/result.ts';
import { reasonLimit } from '../../src/house/texts.ts';
import { confirmGame } from '../../src/ladder/games/confirm-game.ts';
import { disputeGame, mayNotDispute } from '../../src/ladder/games/dispute-game.ts';
import { findGame } from '../../src/ladder/games/find-game.ts';
import { withdrawGame } from '../../src/ladder/games/withdraw-game.ts';
import { carryOut } from '../carry-out.ts';
import { askSecond } from './second.ts';

/** The game whose button was pressed. */
export const gameIn = (args: readonly string[]): string => args[0] ?? '';

/** The buttons of a game's card; each ends in the game's number. */
export const cardPresses: NonNullable<Command['presses']> = {
  'game-confirm': (press) => carryOut(press, confirmGame, { game: gameIn(press.args) }),
  'game-withdraw': (press) => carryOut(press, withdrawGame, { game: gameIn(press.args) }),
  'game-dispute': askWhy,
  'game-second': askSecond,
};

/** The form that Dispute opens. */
export const cardSubmissions: NonNullable<Command['submissions']> = {
  'game-dispute': (submission) =>
    carryOut(submission, disputeGame, { game: gameIn(submission.args), why: submission.field('why') }),
};

/** Asks why, unless the dispute would be refused anyway. */
async function askWhy({ club, actor, args, services }: Press): Promise<Answer> {
  const view = await services.clubs.view(club);
  const game = findGame(view.state, gameIn(args));
  if (!game.ok) return { kind: 'result', result: game };
  const refusals = mayNotDispute(view, actor, game.value);
  if (refusals.length > 0) return { kind: 'result', result: refused(...refusals) };
  const { number } = game.value;
  const why = { id: 'why', label: 'What is wrong with it?', long: true, maxLength: reasonLimit };
  return {
    kind: 'modal',
    modal: { id: `game-dispute:${number}`, title: `Dispute game #${number}`, fields: [why] },
  };
}
