import { type Game, inEffect, labelOf, type Rule } from '../../../../packages/nomic/src/index.ts';
import { pagesOf, pick } from '../../../house/words/pages.ts';
import { pageToRead, type Reply, type Scene } from '../../../house/words/reply.ts';
import { plain } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import type { Telling } from './lines.ts';
import { beginningOf, ruleName } from './proposal.ts';
import { allChanges, historyPages } from './rule-history.ts';
import { ruleLines } from './rule-text.ts';

export const ruleViews = ['text', 'history'] as const;
export type RuleView = (typeof ruleViews)[number];

/** The action of the buttons that turn the pages of rules. */
export const rulesAction = 'nomic-rules';

/** Which rules somebody reads: one, by its place among all, or null for all that are in effect; and what of them. */
export interface RulesAsked {
  place: number | null;
  view: RuleView;
}

interface Read {
  table: Table;
  game: Game;
}

/** The rules of a game, or one of them, as they are now or how they came to be so; in pages. */
export async function renderRules(
  { table, game }: Read,
  { place, view: wanted }: RulesAsked,
  scene: Scene,
  page: number,
): Promise<Reply> {
  const telling = { view: scene.view, table, game };
  const rule = place === null ? undefined : [...game.rules.rules.values()][place];
  const { title, pages } =
    rule === undefined
      ? contents(telling, wanted)
      : { title: titleOf(game, rule), pages: await pagesOfRule(telling, rule, wanted, scene) };
  const { item = () => '', ...where } = pick(pages, page);
  const about = [table.number, rule === undefined || place === null ? 'all' : place, wanted];
  return pageToRead({ title, description: item(), ...where }, rulesAction, about);
}

/** Pages, each made when it is read. */
type Pages = readonly (() => string)[];

const inPages = (lines: readonly string[]): Pages => pagesOf(lines.join('\n')).map((page) => () => page);

const pagesOfRule = async (telling: Telling, rule: Rule, view: RuleView, scene: Scene): Promise<Pages> =>
  view === 'history' ? historyPages(telling, rule) : inPages(await ruleLines(telling, rule, scene));

const titleOf = ({ void: voided }: Game, rule: Rule): string =>
  `${ruleName(rule)}${standing(rule, voided.has(rule.id))}`;

const standing = ({ inEffect: holds }: Rule, isVoid: boolean): string =>
  holds ? (isVoid ? ', void by a Judgement' : '') : ', not in effect';

function contents(telling: Telling, view: RuleView): { title: string; pages: Pages } {
  const { game } = telling;
  if (view === 'history') return { title: 'How the rules changed', pages: inPages(allChanges(telling)) };
  const rules = inEffect(game.rules);
  const line = (rule: Rule): string =>
    `**${labelOf(rule)}**${game.void.has(rule.id) ? ' (void)' : ''} ${firstWords(telling, rule)}`;
  return { title: `The rules in effect (${rules.length})`, pages: inPages(rules.map(line)) };
}

const firstWords = ({ view, table }: Telling, rule: Rule): string =>
  plain(beginningOf(view, table, rule), 110);
