import {
  textOf as asText,
  type Change,
  dayOf,
  type FigureChanges,
  figureKinds,
  figureNames,
  type Game,
  type Proposal,
  type Rule,
  type RuleId,
  type RuleSet,
  ruleOf,
  type Text,
  tryChange,
  upToDate,
  type Version,
} from '../../../../packages/nomic/src/index.ts';
import { type Stretch, shortened } from '../../../../terms/amendment/difference.ts';
import { rulePath } from '../../../tables/nomic/pages.ts';
import type { FigureRead } from './read-rule.ts';
import { type NomicSeen, type RuleNamed, readable } from './seen.ts';
import { differenceRead } from './stretches.ts';
import { textOf, versionBefore } from './versions.ts';

type Facts = Pick<Version, 'number' | 'immutable' | 'inEffect' | 'text'>;

/** A rule before and after a proposal; null where it is not there. */
interface Changed {
  readonly rule: RuleId | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** What a proposal changes, or would change or have changed, in one rule. */
export interface RuleChange {
  /** `Rule 203 becomes Rule 301`, `A new rule, Rule 301` */
  what: string;
  /** The rule’s page; null where it has none. */
  path: string | null;
  /** What changes in the text, word by word; empty where nothing does. */
  difference: readonly Stretch[];
}

/** What a proposal does to the rules: to the one that it is about, and to those that name it by its number (R110). */
export function changesOf(seen: NomicSeen, proposal: Proposal): RuleChange[] {
  const changed = changedBy(seen.game, proposal);
  return changed.map(({ rule, before, after }) => ({
    what: whatChanges(before, after),
    path: rule === null || !seen.game.rules.rules.has(rule) ? null : rulePath(seen.table, seen.game, rule),
    difference: hasSameText(before, after)
      ? []
      : shortened(differenceRead(seen, textOf(before ?? undefined), textOf(after ?? undefined))),
  }));
}

const hasSameText = (before: Facts | null, after: Facts | null): boolean =>
  before !== null && after !== null && before.text === after.text && before.inEffect === after.inEffect;

function whatChanges(before: Facts | null, after: Facts | null): string {
  if (before === null || !before.inEffect)
    return after === null ? 'A new rule' : `A new rule, Rule ${after.number}`;
  if (after === null || !after.inEffect) return `Rule ${before.number} is repealed`;
  const number = before.number === after.number ? '' : ` becomes Rule ${after.number}`;
  const mutability =
    before.immutable === after.immutable ? '' : ` and becomes ${after.immutable ? 'immutable' : 'mutable'}`;
  return `Rule ${before.number}${number}${mutability}`;
}

function changedBy(game: Game, proposal: Proposal): Changed[] {
  if (proposal.state === 'in effect') return made(game, proposal);
  if (proposal.state === 'open' || proposal.state === 'waiting') {
    const tried = wouldMake(game, proposal);
    if (tried !== null) return tried;
  }
  return [asAsked(game, proposal)];
}

/** What it did, by the history of the rules. */
const made = ({ rules }: Game, { number }: Proposal): Changed[] =>
  [...rules.rules.values()].flatMap(({ id, history }) =>
    history.flatMap(({ by }, at) => {
      const isOwn = by.is === 'proposal' && by.number === number;
      const isReference = by.is === 'reference' && by.to === number;
      return isOwn || isReference
        ? { rule: id, before: history[at - 1] ?? null, after: history[at] ?? null }
        : [];
    }),
  );

/** What proposals would do to a rule set, and under which number; where rules are many, that takes a while to find out. */
const tries = new WeakMap<RuleSet, WeakMap<Change, { number: number | null; changed: Changed[] | null }>>();

/** What it would do now; null where it could not be done. */
function wouldMake(game: Game, proposal: Proposal): Changed[] | null {
  const { change, number } = proposal;
  const tried = tries.get(game.rules) ?? new WeakMap();
  tries.set(game.rules, tried);
  const before = tried.get(change);
  if (before?.number === number) return before.changed;
  const changed = tryNow(game, proposal);
  tried.set(change, { number, changed });
  return changed;
}

function tryNow(game: Game, { change, number, renumberings }: Proposal): Changed[] | null {
  const tried = tryChange(game.rules, upToDate(game.rules, change, renumberings), {
    number: number ?? game.nextNumber,
    date: dayOf(game.now),
    mostMutable: null,
  });
  if ('problem' in tried) return null;
  return [tried.rule, ...tried.rewritten].map((rule) => ({
    rule,
    before: game.rules.rules.get(rule) ?? null,
    after: tried.rules.rules.get(rule) ?? null,
  }));
}

/** What was asked for, of the rule as it was then. */
function asAsked(game: Game, proposal: Proposal): Changed {
  const { change, number } = proposal;
  const id = ruleOf(change) ?? null;
  const rule = id === null ? undefined : game.rules.rules.get(id);
  const before = rule?.history[versionBefore(rule, proposal)] ?? null;
  const facts = { number: number ?? before?.number ?? 0, immutable: false, inEffect: true };
  if (before === null || rule === undefined)
    return { rule: null, before: null, after: { ...facts, text: asText(textIn(change)) } };
  return {
    rule: id,
    before,
    after: { ...facts, immutable: before.immutable, ...asked(change, rule, before) },
  };
}

const textIn = (change: Change): readonly string[] => ('text' in change ? (change.text ?? []) : []);

function asked(change: Change, rule: Rule, before: Version): Partial<Facts> & { text: Text } {
  switch (change.kind) {
    case 'transmute':
      return { text: before.text, immutable: change.to === 'immutable' };
    case 'repeal':
      return { text: before.text, inEffect: false, number: before.number };
    case 'repeal-amendment':
      return {
        text: change.text === undefined ? beforeAmendment(rule, change.amendment) : asText(change.text),
      };
    default:
      return { text: asText(change.text) };
  }
}

const beforeAmendment = ({ history }: Rule, amendment: number): Text =>
  history[history.findIndex(({ by }) => by.is === 'proposal' && by.number === amendment) - 1]?.text ?? [];

/** What a proposal asks for, in a few words, and the page of the rule; null for a rule that is not there. */
export function askedFor(seen: NomicSeen, proposal: Proposal): { words: string; rule: RuleNamed | null } {
  const { change } = proposal;
  const id = ruleOf(change);
  const rule = id === undefined ? undefined : seen.game.rules.rules.get(id);
  const number = rule?.history[versionBefore(rule, proposal)]?.number;
  const named =
    rule === undefined
      ? null
      : { name: `Rule ${number ?? rule.number}`, path: rulePath(seen.table, seen.game, rule.id) };
  return { words: kindWords(change), rule: named };
}

function kindWords(change: Change): string {
  switch (change.kind) {
    case 'enact':
      return change.again === undefined ? 'Enact a new rule' : 'Enact again';
    case 'amend':
      return 'Amend';
    case 'repeal':
      return 'Repeal';
    case 'enact-amendment':
      return 'Enact an amendment of';
    case 'amend-amendment':
      return `Amend amendment ${change.amendment} of`;
    case 'repeal-amendment':
      return `Repeal amendment ${change.amendment} of`;
    case 'transmute':
      return `Make ${change.to}:`;
  }
}

/** The figures that a proposal names, as they are to be. */
export const figuresAsked = (seen: NomicSeen, changes: FigureChanges | null): FigureRead[] =>
  figureNames
    .filter((name) => changes !== null && Object.hasOwn(changes, name))
    .map((name) => {
      const { write, what } = figureKinds[name];
      const people = [...seen.game.people.values()];
      return { name, what, value: readable(seen, write({ ...seen.game.figures, ...changes }, people)) };
    });
