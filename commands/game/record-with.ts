import type { Answer, MenuRequest, Press } from '../../src/discord/command.ts';
import { whoIsNamed } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { notUnderstood } from '../../src/house/result.ts';
import { allGames, isPlayer } from '../../src/ladder/book/games.ts';
import { recordGame } from '../../src/ladder/games/record-game.ts';
import { renderResultQuestion, resultAction } from '../../src/ladder/words/game-questions.ts';
import type { Points } from '../../src/ledger/fields.ts';
import type { Instant } from '../../terms/time.ts';
import { lookUp } from '../answers.ts';
import { onPerson } from '../declare.ts';
import { isPoints } from './options.ts';
import { enterOrAsk } from './second.ts';

/** How long its buttons can be pressed; as long as Discord lets an answer be changed. */
const lifetime = 15 * 60_000;

/** *Record a game with*, in somebody's menu: asks for the result, one button for each. */
export const recordWith = onPerson('Record a game with', (request: MenuRequest) =>
  lookUp(request, {
    find: (view) => whoIsNamed(view, request.person),
    render: ({ name }) => renderResultQuestion(request.person.account, name, request.occasion.now),
  }),
);

/** What a button of that question says. */
interface Chosen {
  account: string;
  score: Points;
  askedAt: Instant;
  name: string;
}

/** Null for what was made up. A name may have colons in it. */
function readChosen([account = '', points = '', askedAt = '', ...rest]: readonly string[]): Chosen | null {
  const [score, name] = [Number(points), rest.join(':')];
  const isWhole = /^\d{17,20}$/.test(account) && points !== '' && /^\d{13}$/.test(askedAt) && name !== '';
  return isWhole && isPoints(score) ? { account, score, askedAt: Number(askedAt), name } : null;
}

/** The result was chosen: the game is entered as `/game record` does, once for each question. */
export const recordPresses = {
  [resultAction]: async (press: Press): Promise<Answer> => {
    const chosen = readChosen(press.args);
    const view = await press.services.clubs.view(press.club);
    if (chosen === null || isOver(view, press, chosen))
      return { kind: 'result', result: notUnderstood({ problem: 'lapsed' }) };
    const { account, score, name } = chosen;
    return enterOrAsk(press, recordGame, {
      ...{ opponent: { account, name, bot: false }, score },
      ...{ colour: null, played: null, ended: null, pgn: null, player: null, reason: null },
    });
  },
};

/** Whether a question is too old, or its game was entered already. */
function isOver({ people, state }: ClubView, { actor, occasion }: Press, chosen: Chosen): boolean {
  if (occasion.now > chosen.askedAt + lifetime) return true;
  const [own, other] = [actor.account, chosen.account].map((account) => people.byAccount(account)?.number);
  if (own === undefined || other === undefined) return false;
  return allGames(state).some(
    (game) => game.enteredAt >= chosen.askedAt && game.enteredBy === own && isPlayer(game, other),
  );
}
