import {
  boundTo,
  inEffect,
  type Rule,
  type RuleSet,
  type Text,
} from '../../../../packages/nomic/src/index.ts';
import { rulePath } from '../../../tables/nomic/pages.ts';
import type { Asked } from '../../page.ts';
import { readPage } from '../../page.ts';
import { hasWords, inPages, pageNumbered, weightOf, wordsIn } from '../../weight.ts';
import { headOf, type NomicSeen, named } from './seen.ts';
import { inPortions, paragraphsRead, type Words } from './stretches.ts';

/** A rule on the page of the whole set: its head, then its text, portion by portion. */
export type RulePart = RuleHead | { is: 'words'; words: Words[] };

interface RuleHead {
  is: 'rule';
  number: number;
  immutable: boolean;
  /** Whether a Judgement found it void. */
  isVoid: boolean;
  path: string;
  /** The figures that are bound to it, by their names. */
  figures: readonly string[];
}

/** The longest words to look for, in characters. */
const longestSought = 60;

/** The rules in effect in the order of their numbers, with `?words=` those alone that have all these words; null for a page that is not there. */
export function readRuleSet(seen: NomicSeen, query: Asked['query']) {
  const { rules } = seen.game;
  const sought = (query.words ?? '').trim().slice(0, longestSought);
  const all = inEffect(rules);
  const found = sought === '' ? all : withWords(seen, all, sought);
  const pages = sought === '' ? wholeSet(seen, all) : inPages(partsOf(seen, found), mostParts, weightOfPart);
  const asked = pageNumbered(pages, readPage(query));
  if (asked === null) return null;
  const { page, pages: many, rows } = asked;
  return {
    ...headOf(seen),
    ...{ page, pages: many, sought },
    counts: { immutable: all.filter((rule) => rule.immutable).length, all: all.length },
    /** How many rules have the words that were looked for. */
    found: found.length,
    parts: rows,
    /** The rule whose text goes on from the page before. */
    goesOn: ruleBefore(pages.slice(0, page - 1), rows),
    /** The rules of this page, for the way to each. */
    here: rows.flatMap((part) => (part.is === 'rule' ? part.number : [])),
  };
}

function ruleBefore(before: readonly (readonly RulePart[])[], [first]: readonly RulePart[]): number | null {
  if (first === undefined || first.is === 'rule') return null;
  return before.flat().findLast((part) => part.is === 'rule')?.number ?? null;
}

const withWords = (seen: NomicSeen, rules: readonly Rule[], sought: string): readonly Rule[] => {
  const words = wordsIn(sought);
  return rules.filter(({ number, text }) => {
    const whole = text.flat().map((piece) => named(seen, piece.text));
    return hasWords([`Rule ${number}`, ...whole].join('\n'), words);
  });
};

type Pages = readonly (readonly RulePart[])[];

/** The pages of a rule set as it was drawn last: to lay out many long rules takes a while. */
const kept = new WeakMap<RuleSet, { by: string; pages: Pages }>();

function wholeSet(seen: NomicSeen, rules: readonly Rule[]): Pages {
  const { game, table } = seen;
  const bound = [...game.bound].map(([name, { rule }]) => [name, rule]);
  const by = JSON.stringify([table, namesIn(seen), bound, [...game.void]]);
  const before = kept.get(game.rules);
  if (before?.by === by) return before.pages;
  const pages = inPages(partsOf(seen, rules), mostParts, weightOfPart);
  kept.set(game.rules, { by, pages });
  return pages;
}

const mostParts = 400;
const longestPortion = 12_000;

const partsOf = (seen: NomicSeen, rules: readonly Rule[]): RulePart[] =>
  rules.flatMap((rule) => [headOfRule(seen, rule), ...wordsOfRule(seen, rule)]);

type WordsPart = Extract<RulePart, { is: 'words' }>;

/** Texts as they were laid out last: a long one is read page by page. */
const laidOut = new WeakMap<Text, { by: string; rules: RuleSet; parts: WordsPart[] }>();

/** The text of a rule as parts of a page. */
export function wordsOfRule(seen: NomicSeen, { text }: Pick<Rule, 'text'>): WordsPart[] {
  const { rules } = seen.game;
  const by = JSON.stringify([seen.table, namesIn(seen)]);
  const before = laidOut.get(text);
  if (before?.by === by && before.rules === rules) return before.parts;
  const parts = paragraphsRead(seen, text).flatMap((paragraph) =>
    inPortions(paragraph, longestPortion).map((words) => ({ is: 'words' as const, words })),
  );
  laidOut.set(text, { by, rules, parts });
  return parts;
}

const namesIn = (seen: NomicSeen): string[] => [...seen.game.people.keys()].map(seen.nameOf);

const headOfRule = ({ game, table }: NomicSeen, { id, number, immutable }: Rule): RuleHead => ({
  ...{ is: 'rule', number, immutable },
  isVoid: game.void.has(id),
  path: rulePath(table, game, id),
  figures: boundTo(game, id),
});

const aroundHead = 400;

const weights = new WeakMap<RulePart, number>();

/** How many bytes a part takes on a page at most. */
export function weightOfPart(part: RulePart): number {
  const weight = weights.get(part) ?? weigh(part);
  weights.set(part, weight);
  return weight;
}

const weigh = (part: RulePart): number =>
  part.is === 'rule' ? aroundHead + weightOf(part.figures) : weightOf(part.words) + weightOfLinks(part.words);

const weightOfLinks = (words: readonly Words[]): number =>
  words.reduce((sum, { to }) => sum + (to === null ? 0 : 60), 30);
