import { type Game, openProposal, proposalNumbered } from '../play/game.ts';
import type { About } from '../play/point-of-order.ts';
import { playersOn } from '../play/turns.ts';
import { referencesIn } from '../rules/references.ts';
import { ruleNumbered } from '../rules/rule.ts';

const proposalWords = /\bproposals?\s{1,8}#?(\d{1,6})\b/gi;

/**
 * What a point of order is about, by its words: the first proposal that it names, else the first rule in effect, else the move of whoever
 * made the proposal that is voted on, or whose day it is.
 */
export function aboutOf(statement: string, game: Game, by: string): About {
  const named = [...statement.matchAll(proposalWords)].map(([, digits]) => Number(digits));
  const proposal = named.find((number) => proposalNumbered(game, number) !== undefined);
  if (proposal !== undefined) return { is: 'proposal', number: proposal };
  const [rule] = referencesIn(statement).flatMap(({ number }) => ruleNumbered(game.rules, number) ?? []);
  if (rule !== undefined) return { is: 'rule', rule: rule.id };
  return { is: 'move', mover: openProposal(game)?.by ?? playersOn(game, game.day)[0] ?? by };
}
