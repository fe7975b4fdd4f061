import { type Game, openProposal, proposalNumbered } from '../play/game.ts';
import type { About } from '../play/point-of-order.ts';
import { playersOn } from '../play/turns.ts';
import { referencesIn } from '../rules/references.ts';
import { ruleNumbered } from '../rules/rule.ts';

const proposalWords = /\bproposals?\s{1,8}#?(\d{1,6})\b/gi;

/** Words for the proposal that is voted on, without its number. */
const thisWords = /\b(?:this|proposal|rule-change|amendment)\b(?!\s{0,8}#?\d)/i;

/**
 * What a point of order is about, by its words: the first proposal that it names by its number, or that which is voted on if it speaks of
 * one; else the first rule in effect, else what is voted on, else the move of whose day it is.
 */
export function aboutOf(statement: string, game: Game, by: string): About {
  const named = [...statement.matchAll(proposalWords)].map(([, digits]) => Number(digits));
  const proposal = named.find((number) => proposalNumbered(game, number) !== undefined);
  if (proposal !== undefined) return { is: 'proposal', number: proposal };
  const open = openProposal(game)?.number ?? null;
  if (open !== null && thisWords.test(statement)) return { is: 'proposal', number: open };
  const [rule] = referencesIn(statement).flatMap(({ number }) => ruleNumbered(game.rules, number) ?? []);
  if (rule !== undefined) return { is: 'rule', rule: rule.id };
  if (open !== null) return { is: 'proposal', number: open };
  return { is: 'move', mover: playersOn(game, game.day)[0] ?? by };
}
