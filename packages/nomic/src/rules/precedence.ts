import type { Cite } from './change.ts';
import type { Rule, RuleId } from './rule.ts';

/** What a rule says of itself: that it takes precedence over others, or defers to them (R213). A person has read it there. */
export interface Claim {
  readonly rule: RuleId;
  readonly says: 'takes precedence' | 'defers';
  /** Over which rule, or over all rules of a kind. */
  readonly over: RuleId | 'all' | 'mutable' | 'immutable';
}

/** Which of two rules goes before the other if they conflict, why, and by which rules. */
export interface Precedence {
  readonly first: Rule;
  readonly second: Rule;
  readonly why: string;
  readonly rules: readonly Cite[];
  /** Whether the second rule is then void altogether (R112). */
  readonly voids: boolean;
}

/**
 * The order of two rules, should they conflict; whether they do, a person decides. An immutable rule goes before a mutable one, which is
 * then void altogether (R112). Of two alike, the one that claims precedence or that the other defers to goes first; where there is no
 * such claim, or claims go both ways, the one with the lower number (R213).
 */
export function precedence(one: Rule, other: Rule, claims: readonly Claim[] = []): Precedence {
  if (one.immutable !== other.immutable) return byClass(one, other);
  const [forOne, forOther] = [claimed(one, other, claims), claimed(other, one, claims)];
  if (forOne !== null && forOther === null) return byClaim(one, other, forOne);
  if (forOther !== null && forOne === null) return byClaim(other, one, forOther);
  return byNumber(one, other, forOne !== null);
}

/** Rules in the order in which they would take precedence, pair by pair, without claims. */
export const inPrecedence = (rules: Iterable<Rule>): readonly Rule[] =>
  [...rules].sort((one, other) => (precedence(one, other).first === one ? -1 : 1));

function byClass(one: Rule, other: Rule): Precedence {
  const [first, second] = one.immutable ? [one, other] : [other, one];
  const why = `Rule ${first.number} is immutable and Rule ${second.number} mutable: in a conflict, Rule ${second.number} is void.`;
  return { first, second, why, rules: ['R112'], voids: true };
}

/** Whether claims put the one before the other, and in which words. */
function claimed(one: Rule, other: Rule, claims: readonly Claim[]): string | null {
  const fits = (claim: Claim, by: Rule, over: Rule, says: Claim['says']): boolean =>
    claim.rule === by.id && claim.says === says && isAbout(claim, over);
  if (claims.some((claim) => fits(claim, one, other, 'takes precedence')))
    return `Rule ${one.number} says that it takes precedence`;
  if (claims.some((claim) => fits(claim, other, one, 'defers')))
    return `Rule ${other.number} says that it defers`;
  return null;
}

function isAbout({ over }: Claim, rule: Rule): boolean {
  if (over === 'all' || over === rule.id) return true;
  return over === (rule.immutable ? 'immutable' : 'mutable');
}

function byClaim(first: Rule, second: Rule, said: string): Precedence {
  const why = `${said}, so Rule ${first.number} goes before Rule ${second.number}.`;
  return { first, second, why, rules: ['R213'], voids: false };
}

function byNumber(one: Rule, other: Rule, bothClaim: boolean): Precedence {
  const [first, second] = one.number <= other.number ? [one, other] : [other, one];
  const because = bothClaim ? 'Both rules claim it, so the numbers decide' : 'The lower number decides';
  const why = `${because}: Rule ${first.number} goes before Rule ${second.number}.`;
  return { first, second, why, rules: ['R213'], voids: false };
}
