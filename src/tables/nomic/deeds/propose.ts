import {
  boundTo,
  type Change,
  type Deed,
  type FigureChanges,
  type FigureName,
  type Game,
  needsFigures,
  type Rule,
  readFigures,
  whyNotPropose,
} from '../../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import { asForeseen, type Preview, type Sealed, type UseCase } from '../../../house/plan.ts';
import type { ClubView } from '../../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../../house/result.ts';
import type { Meant, Table } from '../../table.ts';
import { personActing } from '../../who.ts';
import { shownRule } from '../care/shown.ts';
import { doDeed, foresee } from '../do-deed.ts';
import { findRule } from '../find-in-game.ts';
import { findOwnNomic, nomicGameAt, type OwnNomic } from '../find-nomic.ts';
import { fromWritten } from '../names.ts';
import { peopleNamed } from '../words/people.ts';
import { againstRules, mayNot, type NomicDone } from './act.ts';

export const proposalKinds = ['enact', 'amend', 'repeal', 'transmute'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** What a proposal is to change, as it was typed. */
export interface Changing extends Meant {
  kind: ProposalKind;
  rule: string | null;
  /** The number of the proposal that made an amendment, where that is what is changed. */
  amendment: number | null;
}

/** A rule as somebody saw it in a form: its place among all, and how many versions it had. */
export interface RuleSeen {
  place: number;
  versions: number;
}

export interface ProposeRuleInput extends Changing, Sealed {
  seen: RuleSeen | null;
  text: string | null;
  figures: string | null;
}

/** A proposal before it is made. */
export interface Proposing extends OwnNomic {
  deed: Deed & { is: 'proposed' };
  /** The rule that it is about, as it is now. */
  rule: Rule | null;
  /** What the game would tell. */
  told: string;
  /** The figures whose rule it changes without naming any: it will wait for the Judge. Null where it does not wait. */
  unnamed: readonly FigureName[] | null;
  seal: string;
}

/** Whether a text is asked for. */
export const takesText = ({ kind }: Pick<Changing, 'kind'>): boolean => kind === 'enact' || kind === 'amend';

/** Each line that says something is a paragraph. */
const paragraphsIn = (text: string): readonly string[] =>
  fromWritten(text)
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The rule that a proposal is about; null for a new one. */
export function ruleMeant(game: Game, { kind, rule, amendment }: Changing): Result<Rule | null> {
  if (rule !== null) return findRule(game, rule);
  if (kind === 'enact' && amendment === null) return done(null);
  return notUnderstood({ problem: 'rule-missing', kind });
}

function ruleIn(game: Game, input: ProposeRuleInput): Result<Rule | null> {
  const { seen } = input;
  if (seen === null) return ruleMeant(game, input);
  const rule = [...game.rules.rules.values()][seen.place];
  return rule === undefined || rule.history.length !== seen.versions
    ? notUnderstood({ problem: 'rule-changed-meanwhile', typed: input.text ?? '' })
    : done(rule);
}

/** The refusal of any proposal now: it is not the player’s day, it is too late, or there was one today. */
export function mayNotPropose(own: OwnNomic, now: Instant, typed: string | null = null): Refusal[] {
  const game = nomicGameAt(own.table, now);
  const problem = whyNotPropose(game, own.seat);
  return problem === null ? [] : [againstRules({ ...own, game }, 'proposed', problem, typed)];
}

function changeOf({ kind, amendment }: Changing, rule: Rule | null, text: readonly string[]): Change {
  if (rule === null) return { kind: 'enact', text };
  switch (kind) {
    case 'enact':
      return rule.inEffect
        ? { kind: 'enact-amendment', rule: rule.id, text }
        : { kind, text, again: rule.id };
    case 'amend':
      return amendment === null
        ? { kind, rule: rule.id, text }
        : { kind: 'amend-amendment', rule: rule.id, amendment, text };
    case 'repeal':
      return amendment === null
        ? { kind, rule: rule.id }
        : { kind: 'repeal-amendment', rule: rule.id, amendment };
    case 'transmute':
      return { kind, rule: rule.id, to: rule.immutable ? 'mutable' : 'immutable' };
  }
}

function readChanged(view: ClubView, table: Table, input: ProposeRuleInput): Result<FigureChanges | null> {
  const text = input.figures?.trim() ?? '';
  if (text === '') return done(null);
  const read = readFigures(fromWritten(text), peopleNamed(view, table));
  return 'changes' in read
    ? done(read.changes)
    : notUnderstood({ problem: 'figures-unread', table: table.number, why: read.refused, typed: input.text });
}

/** What a proposal would come to. Refused where it would be improper: the rules that say so are cited. */
export const previewProposal: Preview<ProposeRuleInput, Proposing> = (view, actor, input, now) => {
  const own = findOwnNomic(view, actor, input);
  if (!own.ok) return own;
  const { table, seat } = own.value;
  const game = nomicGameAt(table, now);
  const rule = ruleIn(game, input);
  if (!rule.ok) return rule;
  const figures = readChanged(view, table, input);
  if (!figures.ok) return figures;
  const change = changeOf(input, rule.value, paragraphsIn(input.text ?? ''));
  const deed = { is: 'proposed', change, figures: figures.value } as const;
  const refusals = mayNot(own.value, deed, now, input.text);
  if (refusals.length > 0) return refused(...refusals);
  const told = foresee(table, seat, deed, now).findLast(({ is }) => is === 'proposed')?.why ?? '';
  const waits = figures.value === null && needsFigures(game, change);
  const unnamed = waits ? boundTo(game, rule.value?.id ?? '') : null;
  const seal = JSON.stringify([game.version, game.nextNumber, deed]);
  return done({ ...own.value, game, deed, rule: shownRule(table, rule.value), told, unnamed, seal });
};

/** A player proposes a change of the rules, as they were shown it (R107, R202). */
export const proposeRuleChange: UseCase<ProposeRuleInput, NomicDone> = asForeseen(
  previewProposal,
  (work, actor, { table, seat, deed }) => {
    const { entry } = doDeed(work, table, seat, deed, { by: personActing(work, actor), message: null });
    return { kind: 'nomic-done', table: table.number, entry };
  },
);
