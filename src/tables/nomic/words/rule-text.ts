import { boundTo, figuresNow, type Rule, writeFigures } from '../../../../packages/nomic/src/index.ts';
import type { Scene } from '../../../house/words/reply.ts';
import { paragraphs, plain } from '../../../house/words/text.ts';
import { entryOfJudgement, entryOfPoint, saidWith } from '../entries.ts';
import { nomicPeople } from '../names.ts';
import type { Telling } from './lines.ts';
import { named } from './people.ts';
import { textWithoutWraps } from './proposal.ts';

/** A rule as it reads now, with its figures, its notes and the Judgements on it. */
export async function ruleLines(telling: Telling, rule: Rule, scene: Scene): Promise<string[]> {
  const { table } = telling;
  return [
    paragraphs(named(scene.view, table, textWithoutWraps(rule))),
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
  const bound = Object.fromEntries(names.map((name) => [name, values[name]]));
  const written = named(view, table, writeFigures(bound, values, nomicPeople));
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
