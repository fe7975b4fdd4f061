import {
  boundTo,
  type FigureName,
  figureKinds,
  figuresNow,
  type Note,
  orderOfRules,
  type Rule,
} from '../../../../packages/nomic/src/index.ts';
import { rulePath } from '../../../tables/nomic/pages.ts';
import { ruleAt } from '../../../tables/nomic/rule-address.ts';
import { wordsInParts } from '../../judgement/parts.ts';
import { type Asked, readPage } from '../../page.ts';
import { inPages, pageNumbered, weightOf } from '../../weight.ts';
import { type PointLine, pointLine, pointsOn } from './point-lines.ts';
import { weightOfPart, wordsOfRule } from './read-rules.ts';
import { headOf, type NomicSeen, type RuleNamed, readable, ruleNamed } from './seen.ts';
import type { Words } from './stretches.ts';
import { type VersionRead, versionRead } from './versions.ts';

/** Something on the page of a rule. */
export type AboutRule =
  | { is: 'words'; words: Words[] }
  | { is: 'figure'; figure: FigureRead }
  | { is: 'point'; point: PointLine }
  | { is: 'link'; rule: RuleNamed; order: string }
  | { is: 'version'; version: VersionRead }
  | { is: 'note'; by: string; text: string };

/** A figure, and what it is now. */
export interface FigureRead {
  name: FigureName;
  what: string;
  value: string;
}

const mostParts = 200;
/** Differences of longer texts are on pages of their own. */
const shortTexts = 6_000;
const longestPortion = 12_000;

/** A rule, at the address that is asked for; null for none. */
export function readRule(seen: NomicSeen, { params, query }: Pick<Asked, 'params' | 'query'>) {
  const rule = ruleAt(seen.game.rules, params.rule ?? '');
  if (rule === undefined) return null;
  const asked = pageNumbered(inPages(aboutRule(seen, rule), mostParts, weightOfAbout), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  const { number, immutable, inEffect, id } = rule;
  return {
    ...headOf(seen),
    rule: { number, immutable, inEffect, isVoid: seen.game.void.has(id) },
    path: rulePath(seen.table, seen.game, id),
    ...{ page, pages, parts: rows },
  };
}

const aboutRule = (seen: NomicSeen, rule: Rule): AboutRule[] => [
  ...wordsOfRule(seen, rule),
  ...boundTo(seen.game, rule.id).map((name) => ({ is: 'figure' as const, figure: figureRead(seen, name) })),
  ...pointsOn(seen.game, rule).map((point) => ({ is: 'point' as const, point: pointLine(seen, point) })),
  ...linksOf(seen, rule),
  ...rule.history
    .map((_, at) => ({ is: 'version' as const, version: versionRead(seen, rule, at, shortTexts) }))
    .reverse(),
  ...rule.notes.flatMap((note) => notesOf(seen, note)),
];

/** A figure as it is played by now. */
export function figureRead(seen: NomicSeen, name: FigureName): FigureRead {
  const { values, undecided } = figuresNow(seen.game);
  const value = undecided.includes(name)
    ? 'The Judge has to say'
    : figureKinds[name].write(values, [...seen.game.people.values()]);
  return { name, what: figureKinds[name].what, value: readable(seen, value) };
}

/** The rules that it is to be read with, each with what goes first should they conflict. */
function linksOf(seen: NomicSeen, rule: Rule): AboutRule[] {
  return rule.links.rules.flatMap((id) => {
    const [other, named] = [seen.game.rules.rules.get(id), ruleNamed(seen, id)];
    if (other === undefined || named === null) return [];
    return { is: 'link', rule: named, order: orderWords(seen, rule, other) };
  });
}

function orderWords({ game }: NomicSeen, one: Rule, other: Rule): string {
  if (!one.inEffect || !other.inEffect) return other.inEffect ? '' : 'No longer in effect.';
  const order = orderOfRules(game, one, other);
  return 'undecided' in order ? order.undecided : order.why;
}

const notesOf = (seen: NomicSeen, { content, author, date }: Note): AboutRule[] => {
  const by = [author, date].map((each) => readable(seen, each)).filter((each) => each !== '');
  return wordsInParts(readable(seen, content), () => longestPortion).map((text, nth) => ({
    is: 'note',
    by: nth === 0 ? by.join(', ') : '',
    text,
  }));
};

const weightOfAbout = (part: AboutRule): number =>
  part.is === 'words' ? weightOfPart(part) : weightOf(part) + around;

/** What stands around a part, in bytes. */
const around = 250;
