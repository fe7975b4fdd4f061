import { type Claim, type Precedence, precedence } from '../rules/precedence.ts';
import type { Rule } from '../rules/rule.ts';
import { type Game, ruleInForce } from './game.ts';

/** Why the rules do not say which of two goes before the other. */
export interface NoOrder {
  readonly undecided: string;
}

/** The order of two rules of a game, should they conflict (R112, R213); where the rule about it is not in effect, a Judge has to decide. */
export function orderOfRules(
  game: Game,
  one: Rule,
  other: Rule,
  claims: readonly Claim[] = [],
): Precedence | NoOrder {
  const isAlike = one.immutable === other.immutable;
  if (ruleInForce(game, isAlike ? 'R213' : 'R112') !== null) return precedence(one, other, claims);
  const kinds = isAlike ? 'rules of one kind' : 'an immutable and a mutable rule';
  return {
    undecided: `No rule in effect says which of ${kinds} goes before the other. The Judge has to decide.`,
  };
}
