import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { findGame } from '../../src/house/discipline/find-game.ts';
import type { Outcome } from '../../src/house/outcomes.ts';
import type { Actor } from '../../src/house/people.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { type Result, refused } from '../../src/house/result.ts';
import { declareSecond, mayNotDeclare } from '../../src/ladder/games/declare-second.ts';
import type { Second } from '../../src/ladder/games/same-game.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import { renderDeclareQuestion, renderSecondQuestion } from '../../src/ladder/words/second-game.ts';
import type { GameNumber } from '../../src/ledger/entries.ts';
import { carryOut } from '../carry-out.ts';

interface Entry {
  second?: Second | null;
}

type Entering<Input extends Entry> = (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome>;

/**
 * Enters a game, or asks whether it was a second one (Act II.4.1). What is confirmed is decided once more: where yet
 * another game was entered meanwhile, that is asked about too. The game ended when the first question was asked.
 */
export async function enterOrAsk<Input extends Entry>(
  request: CommandRequest | Press,
  enter: Entering<Input>,
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
    confirm: (press) => enterOrAsk(press, enter, { ...input, second }),
  };
}

/** The games that an entry may be one of; none where that is not what speaks against it. */
export function unclearIn<Value>(result: Result<Value>): readonly GameNumber[] {
  if (result.ok || 'invalid' in result) return [];
  const [only] = result.refusals;
  return only?.code === 'same-game' ? only.games : [];
}

/** The button below one of two entries that differ: it was a second game. */
export async function askSecond(press: Press): Promise<Answer> {
  const view = await press.services.clubs.view(press.club);
  const found = findGame(view.state, press.args[0] ?? '');
  if (!found.ok) return { kind: 'result', result: found };
  const refusals = mayNotDeclare(view, press.actor, found.value);
  if (refusals.length > 0) return { kind: 'result', result: refused(...refusals) };
  const game = `${found.value.number}`;
  return {
    kind: 'question',
    reply: renderDeclareQuestion(view, found.value),
    confirm: (confirmed) => carryOut(confirmed, declareSecond, { game }),
  };
}
