import {
  boundTo,
  figuresNow,
  type Game,
  inEffect,
  labelOf,
  paragraphsOf,
  plainText,
  type Rule,
  type Version,
  writeFigures,
} from '../../../../packages/nomic/src/index.ts';
import { differenceText } from '../../../house/words/difference.ts';
import { pagesOf, pick } from '../../../house/words/pages.ts';
import { pageToRead, type Reply, type Scene } from '../../../house/words/reply.ts';
import { paragraphs, plain } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import { entryOfJudgement, entryOfPoint, saidWith } from '../entries.ts';
import { nomicPeople } from '../names.ts';
import type { Telling } from './lines.ts';
import { named } from './people.ts';
import { ruleName, textWithoutWraps } from './proposal.ts';

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
  const { title, lines } =
    rule === undefined
      ? contents(telling, wanted)
      : { title: titleOf(game, rule), lines: await ruleLines(telling, rule, wanted, scene) };
  const { item: description = '', ...where } = pick(pagesOf(lines.join('\n')), page);
  return pageToRead({ title, description, ...where }, rulesAction, [
    table.number,
    rule === undefined ? 'all' : (place ?? 'all'),
    wanted,
  ]);
}

const titleOf = ({ void: voided }: Game, rule: Rule): string =>
  `${ruleName(rule)}${standing(rule, voided.has(rule.id))}`;

const standing = ({ inEffect: holds }: Rule, isVoid: boolean): string =>
  holds ? (isVoid ? ', void by a Judgement' : '') : ', not in effect';

function contents(telling: Telling, view: RuleView): { title: string; lines: string[] } {
  const { game } = telling;
  if (view === 'history') return { title: 'How the rules changed', lines: allChanges(telling) };
  const rules = inEffect(game.rules);
  const line = (rule: Rule): string =>
    `**${labelOf(rule)}**${game.void.has(rule.id) ? ' (void)' : ''} ${firstWords(telling, rule)}`;
  return { title: `The rules in effect (${rules.length})`, lines: rules.map(line) };
}

const firstWords = ({ view, table }: Telling, rule: Rule): string =>
  plain(named(view, table, textWithoutWraps(rule)), 110);

/** Every change of any rule, in the order in which they were made. */
function allChanges({ game }: Telling): string[] {
  const made = [...game.rules.rules.values()].flatMap(({ history }) =>
    history.flatMap((version, nth) =>
      version.by.is === 'proposal' || version.by.is === 'itself'
        ? [{ version, before: history[nth - 1] }]
        : [],
    ),
  );
  const order = ({ by, renumberings }: Version): number =>
    by.is === 'proposal' ? by.number * 1_000 : renumberings;
  const lines = made
    .sort(
      (one, other) =>
        one.version.date.localeCompare(other.version.date) || order(one.version) - order(other.version),
    )
    .map(({ version, before }) => `• ${changeLine(version, before)}`);
  return lines.length === 0 ? ['No rule has been changed yet.'] : lines;
}

const kindWords = {
  enact: 'enacted',
  amend: 'amended',
  repeal: 'repealed',
  'enact-amendment': 'amended',
  'amend-amendment': 'its amendment amended',
  'repeal-amendment': 'its amendment repealed',
  transmute: 'transmuted',
} as const;

/** `2026-11-23: Rule 203 was amended by proposal 301, and is Rule 301 since.` */
function changeLine(version: Version, before: Version | undefined): string {
  const { by, date, number, immutable } = version;
  const name = ruleName(before ?? version);
  const renamed = before !== undefined && before.number !== number ? `, and is now ${ruleName(version)}` : '';
  switch (by.is) {
    case 'initial':
      return `${plain(date)}: ${name}, as the game began.`;
    case 'reference':
      return `${plain(date)}: ${name} names Rule ${by.to} in place of Rule ${by.from}.`;
    case 'itself':
      return `${plain(date)}: ${name} changed by itself.`;
    case 'proposal': {
      const to = by.kind === 'transmute' ? ` and made ${immutable ? 'immutable' : 'mutable'}` : '';
      return `${plain(date)}: ${name} was ${kindWords[by.kind]}${to} by proposal ${by.number}${renamed}.`;
    }
  }
}

async function ruleLines(telling: Telling, rule: Rule, view: RuleView, scene: Scene): Promise<string[]> {
  if (view === 'history') return historyLines(telling, rule);
  const { table } = telling;
  const text = paragraphsOf(rule.text)
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
    .map((each) => paragraphs(named(scene.view, table, each)));
  return [
    ...text,
    ...figureLines(telling, rule),
    ...noteLines(rule),
    ...(await judgementLines(telling, rule, scene)),
  ];
}

/** What the bot does by itself by that rule. */
function figureLines({ view, table, game }: Telling, rule: Rule): string[] {
  const names = boundTo(game, rule.id);
  if (names.length === 0) return [];
  const { values } = figuresNow(game);
  const named_ = Object.fromEntries(names.map((name) => [name, values[name]]));
  const written = named(view, table, writeFigures(named_, values, nomicPeople));
  return ['', `Its figures: ${plain(written, 600)}`];
}

const mostNotes = 5;

const noteLines = ({ notes }: Rule): string[] =>
  notes.length === 0
    ? []
    : [
        '',
        '__Notes, without legal force__',
        ...notes
          .slice(0, mostNotes)
          .map(({ content, author }) => `• ${plain(content, 600)} – ${plain(author)}`),
      ];

/** The points of order about a rule, with what was judged. */
async function judgementLines({ table, game }: Telling, rule: Rule, scene: Scene): Promise<string[]> {
  const points = game.pointsOfOrder.filter(({ about }) => about.is === 'rule' && about.rule === rule.id);
  const lines = await Promise.all(
    points.map(async ({ number, judgement, state }) => {
      const statement = plain(await saidWith(scene, table, entryOfPoint(table, number), 'statement'), 300);
      if (judgement === null) return `• Point of order ${number}: ${statement} Not judged yet.`;
      const reason = plain(await saidWith(scene, table, entryOfJudgement(table, number), 'reason'), 300);
      const how = state === 'invoked' ? 'judged' : 'judged, not invoked yet';
      return `• Point of order ${number}: ${statement} – ${how} ${judgement.verdict}. ${reason}`;
    }),
  );
  return lines.length === 0 ? [] : ['', '__Judgements__', ...lines];
}

const mostOfVersion = 1_200;

/** Each version of a rule, with what it changed in the text before; the latest first. */
function historyLines({ view, table }: Telling, { history }: Rule): string[] {
  const words = ({ text }: Version): string => named(view, table, textWithoutWraps({ text }));
  return history
    .map((version, nth) => {
      const before = history[nth - 1];
      const isSame = before !== undefined && plainText(before.text) === plainText(version.text);
      const shown = isSame
        ? []
        : before === undefined
          ? [paragraphs(words(version)).slice(0, mostOfVersion)]
          : [differenceText(words(before), words(version), mostOfVersion).text];
      return [`**${changeLine(version, before)}**`, ...shown].join('\n');
    })
    .reverse();
}
