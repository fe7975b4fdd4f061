import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import type { UseCase } from '../../src/house/plan.ts';
import { type Second, unclearIn } from '../../src/ladder/games/same-game.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import { plans } from '../../src/ladder/plans.ts';
import { renderSecondQuestion } from '../../src/ladder/words/game-differs.ts';
import { ask, carryOut } from '../answers.ts';

interface Entry {
  second?: Second | null;
}

/**
 * Enters a game, or asks whether it was a second one (Act II.4.1). What is confirmed is decided once more: where yet
 * another game was entered meanwhile, that is asked about too. The game ended when the first question was asked.
 */
export async function enterOrAsk<Input extends Entry>(
  request: CommandRequest | Press,
  enter: UseCase<Input>,
  input: Input,
): Promise<Answer> {
  const answer = await carryOut(request, enter, input);
  const games = answer.kind === 'result' ? unclearIn(answer.result) : [];
  if (games.length === 0) return answer;
  const { services, club, occasion, actor } = request;
  const view = await services.clubs.view(club);
  const second = { of: games, askedAt: input.second?.askedAt ?? occasion.now };
  return {
    kind: 'question',
    reply: renderSecondQuestion(view, games, numberOf(view, actor)),
    does: null,
    confirm: (press) => enterOrAsk(press, enter, { ...input, second }),
  };
}

/** The button below one of two entries that differ: it was a second game. */
export const askSecond = (press: Press): Promise<Answer> =>
  ask(press, plans.second, { game: press.args[0] ?? '' });
