import { type Game, openProposal, proposalNumbered } from '../play/game.ts';
import type { About } from '../play/point-of-order.ts';
import { playersOn } from '../play/turns.ts';
import { referencesIn } from '../rules/references.ts';
import { ruleNumbered } from '../rules/rule.ts';

const proposalWords = /\bproposals?\s{1,8}#?(\d{1,6})\b/gi;

/**
 * What a point of order is about, by its words: the first proposal that it names, else the first rule in effect, else the proposal that
 * is voted on, else the move of whose day it is.
 */
export function aboutOf(statement: string, game: Game, by: string): About {
  const named = [...statement.matchAll(proposalWords)].map(([, digits]) => Number(digits));
  const proposal = named.find((number) => proposalNumbered(game, number) !== undefined);
  if (proposal !== undefined) return { is: 'proposal', number: proposal };
  const [rule] = referencesIn(statement).flatMap(({ number }) => ruleNumbered(game.rules, number) ?? []);
  if (rule !== undefined) return { is: 'rule', rule: rule.id };
  const open = openProposal(game)?.number ?? null;
  if (open !== null) return { is: 'proposal', number: open };
  return { is: 'move', mover: playersOn(game, game.day)[0] ?? by };
}
