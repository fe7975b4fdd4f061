import { checkedText } from '../file/read-rule.ts';
import { limits } from '../limits.ts';
import { NomicError } from '../nomic-error.ts';
import type { Change, Cite, Problem } from './change.ts';
import { type LeftRange, rewriteReferences, rewriteText } from './references.ts';
import {
  firstVersion,
  type MadeBy,
  mutableRules,
  nextVersion,
  noLinks,
  type Rule,
  type RuleSet,
  ruleNumbered,
  withRules,
} from './rule.ts';
import { lengthOf, paragraphsOf, type RuleId, type Text, textOf } from './text.ts';

/** What a change needs to be made. */
export interface Making {
  /** The number of the proposal (R109). */
  readonly number: number;
  /** The day, for the rule's entry. */
  readonly date: string;
  /** R211: how many mutable rules there may be; null for no limit. */
  readonly mostMutable: number | null;
}

/** A rule set after a change. */
export interface Changed {
  readonly rules: RuleSet;
  /** The rule that was changed or made. */
  readonly rule: RuleId;
  /** The rule's number before and after, where it got another one (R109). */
  readonly renumbered: { readonly from: number; readonly to: number } | null;
  /** The rules whose references were rewritten (R110). */
  readonly rewritten: readonly RuleId[];
  /** Ranges of numbers that were left as they are. */
  readonly left: readonly LeftRange[];
}

/** Why a change is no rule-change now, or the rules after it. */
export type Tried = { readonly problem: Problem } | Changed;

/**
 * Makes a change of the rules, as R103 lets them be changed. A rule that is amended, transmuted or enacted again gets the proposal's
 * number (R109), and every reference to it goes along (R110). It is refused where R103 does not know it, where it would leave too
 * many mutable rules (R211) or none (R116), and where its text is empty or longer than a rule may be.
 */
export function tryChange(ruleSet: RuleSet, change: Change, making: Making): Tried {
  const taken = ruleNumbered(ruleSet, making.number);
  if (taken !== undefined)
    return problem(`A rule in effect already has the number ${making.number}.`, 'R109');
  const made =
    change.kind === 'enact' ? enacted(ruleSet, change, making) : changedRule(ruleSet, change, making);
  if ('problem' in made) return made;
  const tooMany = tooManyMutable(ruleSet, withRules(ruleSet, [made.rule]), making);
  return tooMany ?? settled(ruleSet, made, making.date);
}

export const problem = (why: string, ...rules: readonly Cite[]): { readonly problem: Problem } => ({
  problem: { why, rules },
});

type Made = { readonly problem: Problem } | { readonly rule: Rule; readonly before: Rule | undefined };

function enacted(ruleSet: RuleSet, change: Change & { kind: 'enact' }, making: Making): Made {
  const text = readText(change.text);
  if ('problem' in text) return text;
  const by: MadeBy = { is: 'proposal', number: making.number, kind: 'enact' };
  if (change.again !== undefined) return enactedAgain(ruleSet, change.again, text.text, by, making);
  if (ruleSet.rules.size >= limits.rules) return problem(`There cannot be more than ${limits.rules} rules.`);
  const { number, date } = making;
  const facts = { id: freeId(ruleSet), number, immutable: false, text: text.text, inEffect: true, date };
  const rule = firstVersion({ ...facts, notes: [], links: { ...noLinks, proposals: [String(number)] } });
  const history = rule.history.map((version) => ({
    ...version,
    by,
    renumberings: ruleSet.renumberings.length,
  }));
  return { rule: { ...rule, history }, before: undefined };
}

function enactedAgain(ruleSet: RuleSet, id: RuleId, text: Text, by: MadeBy, making: Making): Made {
  const before = ruleSet.rules.get(id);
  if (before === undefined) return problem('There is no such rule.', 'R103');
  if (before.inEffect)
    return problem(`Rule ${before.number} is in effect: it can be amended, not enacted.`, 'R103');
  const { number, date } = making;
  const facts = { number, date, text, inEffect: true, immutable: false };
  return {
    rule: nextVersion(before, facts, { by, date, renumberings: ruleSet.renumberings.length }),
    before,
  };
}

function changedRule(ruleSet: RuleSet, change: Exclude<Change, { kind: 'enact' }>, making: Making): Made {
  const before = ruleSet.rules.get(change.rule);
  if (before === undefined || !before.inEffect) return problem('There is no such rule in effect.', 'R103');
  if (before.immutable && change.kind !== 'transmute')
    return problem(`Rule ${before.number} is immutable: it can only be transmuted.`, 'R103');
  const facts =
    change.kind === 'transmute' ? transmuted(before, change.to) : newFacts(ruleSet, before, change);
  if ('problem' in facts) return facts;
  const { number, date } = making;
  const by: MadeBy = { is: 'proposal', number, kind: change.kind };
  const numbered = change.kind === 'repeal' ? facts : { ...facts, number };
  const rule = nextVersion(before, numbered, { by, date, renumberings: ruleSet.renumberings.length });
  const links = { ...rule.links, proposals: [...rule.links.proposals, String(number)] };
  return { rule: { ...rule, links }, before };
}

type Facts = { readonly problem: Problem } | Partial<Pick<Rule, 'text' | 'immutable' | 'inEffect'>>;

function transmuted({ immutable, number }: Rule, to: 'mutable' | 'immutable'): Facts {
  if (immutable === (to === 'immutable')) return problem(`Rule ${number} is ${to} already.`, 'R103', 'R111');
  return { immutable: !immutable };
}

function newFacts(
  ruleSet: RuleSet,
  rule: Rule,
  change: Exclude<Change, { kind: 'enact' | 'transmute' }>,
): Facts {
  switch (change.kind) {
    case 'repeal':
      return { inEffect: false };
    case 'amend':
    case 'enact-amendment':
      return readText(change.text);
    case 'amend-amendment':
      if (versionBy(rule, change.amendment) === -1) return noAmendment(rule, change.amendment);
      return readText(change.text);
    case 'repeal-amendment':
      return withoutAmendment(ruleSet, rule, change.amendment, change.text);
  }
}

const amendments = new Set(['amend', 'enact-amendment', 'amend-amendment']);

/** The version that the proposal of that number made by amending the rule; -1 if it did not. */
const versionBy = ({ history }: Rule, number: number): number =>
  history.findIndex(({ by }) => by.is === 'proposal' && by.number === number && amendments.has(by.kind));

const noAmendment = ({ number }: Rule, amendment: number): { readonly problem: Problem } =>
  problem(`Rule ${number} was not amended by proposal ${amendment}.`, 'R103');

/** The text as it was before an amendment, its references brought up to date (R110). */
function withoutAmendment(
  ruleSet: RuleSet,
  rule: Rule,
  amendment: number,
  text: readonly string[] | undefined,
): Facts {
  const at = versionBy(rule, amendment);
  const before = rule.history[at - 1];
  if (at === -1 || before === undefined) return noAmendment(rule, amendment);
  if (text !== undefined) return readText(text);
  const since = rule.history.slice(at + 1).some(({ by }) => by.is === 'proposal' && by.kind !== 'transmute');
  if (since)
    return problem(
      `Rule ${rule.number} was amended again since ${amendment}: say what it is to read then.`,
      'R103',
    );
  const renumberings = ruleSet.renumberings.slice(before.renumberings);
  return { text: renumberings.reduce((now, each) => rewriteText(now, each).text, before.text) };
}

function readText(written: readonly string[]): { readonly problem: Problem } | { readonly text: Text } {
  const text = textOf(written.filter((each) => each.trim() !== ''));
  if (lengthOf(text) === 0) return problem('A rule needs a text.', 'R103');
  try {
    return { text: checkedText(text, 'The rule') };
  } catch (error) {
    if (error instanceof NomicError) return problem(error.message);
    throw error;
  }
}

/** R110: a change that was proposed so many renumberings ago, with the references in its text as they are by now. */
export function upToDate({ renumberings }: RuleSet, change: Change, since: number): Change {
  if (!('text' in change) || change.text === undefined || renumberings.length === since) return change;
  const text = renumberings
    .slice(since)
    .reduce((now, each) => rewriteText(now, each).text, textOf(change.text));
  return { ...change, text: paragraphsOf(text) };
}

/** The next whole number that is no rule's id and above all that were ever used. */
export function freeId({ rules }: RuleSet): RuleId {
  const used = [...rules.keys()].filter((id) => /^\d{1,12}$/.test(id)).map(Number);
  return String(used.reduce((most, id) => Math.max(most, id), -1) + 1);
}

function tooManyMutable(before: RuleSet, after: RuleSet, { mostMutable }: Making): Tried | null {
  const mutable = mutableRules(after);
  if (mutable === 0) return problem('There must always be at least one mutable rule.', 'R116');
  if (mostMutable === null || mutable <= mostMutable || mutable <= mutableRules(before)) return null;
  return problem(
    `There may be at most ${mostMutable} mutable rules, and this would make ${mutable}.`,
    'R211',
  );
}

/** R109, R110: the change as it is made, with the references to a rule that got another number. */
function settled(
  ruleSet: RuleSet,
  { rule, before }: Exclude<Made, { problem: Problem }>,
  date: string,
): Changed {
  const rules = withRules(ruleSet, [rule]);
  if (before === undefined || before.number === rule.number)
    return { rules, rule: rule.id, renumbered: null, rewritten: [], left: [] };
  const renumbered = { from: before.number, to: rule.number };
  return { ...rewriteReferences(rules, { rule: rule.id, ...renumbered }, date), rule: rule.id, renumbered };
}
