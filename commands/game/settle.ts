import type { Answer, Command, Press } from '../../src/discord/command.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { type Result, refused } from '../../src/house/result.ts';
import { reasonLimit } from '../../src/house/texts.ts';
import { customId } from '../../src/house/words/components.ts';
import type { Game } from '../../src/ladder/book/games.ts';
import { approveGame, waitsForOpponent } from '../../src/ladder/games/approve-game.ts';
import { correctGame } from '../../src/ladder/games/correct-game.ts';
import { findGame } from '../../src/ladder/games/find-game.ts';
import { refuseGame } from '../../src/ladder/games/refuse-game.ts';
import { mayNotDecide, notOpen } from '../../src/ladder/games/whose.ts';
import { renderCorrections } from '../../src/ladder/words/game-differs.ts';
import { carryOut } from '../carry-out.ts';
import { gameIn } from './card.ts';
import { pointsTyped } from './options.ts';

/** The buttons with which a Moderator settles a game on which its players differ; they work in direct messages too. */
export const settlePresses: NonNullable<Command['presses']> = {
  'game-approve': (press) => carryOut(press, approveGame, { game: gameIn(press.args), overseer: null }),
  'game-correct': (press) =>
    ifStillOpen(press, (game, view) => ({
      kind: 'reply',
      reply: renderCorrections(view, game, press.direct ? press.club : null),
    })),
  'game-correct-to': (press) => askWhy(press, 'game-correct-to', 'Correct'),
  'game-refuse': (press) => askWhy(press, 'game-refuse', 'Refuse'),
};

/** The forms in which the reason is given. */
export const settleSubmissions: NonNullable<Command['submissions']> = {
  'game-correct-to': (submission) =>
    carryOut(submission, correctGame, {
      game: gameIn(submission.args),
      score: pointsTyped(submission.args[1] ?? ''),
      reason: submission.field('why'),
    }),
  'game-refuse': (submission) =>
    carryOut(submission, refuseGame, {
      game: gameIn(submission.args),
      reason: submission.field('why'),
      both: submission.args[1] === 'both',
    }),
};

/** What of all this may be used from direct messages. */
export const settledFromMessages = [...Object.keys(settlePresses), ...Object.keys(settleSubmissions)];

/** Says at once what speaks against a decision, before anything is typed. */
async function ifStillOpen(press: Press, then: (game: Game, view: ClubView) => Answer): Promise<Answer> {
  const view = await press.services.clubs.view(press.club);
  const found = stillOpen(view, press);
  return found.ok ? then(found.value, view) : { kind: 'result', result: found };
}

function stillOpen(view: ClubView, { actor, args }: Press): Result<Game> {
  const found = findGame(view.state, gameIn(args));
  if (!found.ok) return found;
  const game = found.value;
  const refusals = [
    ...mayNotDecide(view, actor, game),
    ...notOpen(game),
    ...waitsForOpponent(view.state, game),
  ];
  return refusals.length > 0 ? refused(...refusals) : found;
}

const askWhy = (press: Press, action: string, verb: string): Promise<Answer> =>
  ifStillOpen(press, ({ number }) => ({
    kind: 'modal',
    modal: {
      id: customId(action, press.args, press.direct ? press.club : null),
      title: `${verb} game #${number}`,
      fields: [{ id: 'why', label: 'Why? Everybody can read it', long: true, maxLength: reasonLimit }],
    },
  }));
