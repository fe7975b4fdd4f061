import {
  effectWords,
  type FigureName,
  judgementWords,
  proposalWords,
  writeFigures,
} from '../../../../packages/nomic/src/index.ts';
import { colours, type Reply, type Scene, toAsker } from '../../../house/words/reply.ts';
import { citing, paragraphs, plain } from '../../../house/words/text.ts';
import { tableTitle } from '../../words/table.ts';
import { citedRules } from '../deeds/act.ts';
import type { Judging } from '../deeds/judge.ts';
import type { Proposing } from '../deeds/propose.ts';
import type { OwnNomic } from '../find-nomic.ts';
import { nomicPeople } from '../names.ts';
import { type Telling, whyOf } from './lines.ts';
import { named } from './people.ts';
import { changeIn, changeTitle, differenceIn } from './proposal.ts';
import { adoptionWords } from './votes-needed.ts';
import { saidWhole } from './whole.ts';

/** Before a rule-change is proposed: how it was read, and what would follow. */
export function proposalQuestion(proposing: Proposing, { view }: Scene): Reply {
  const { table, game, deed, rule, told } = proposing;
  const { shown, files } = saidWhole(proposalWords(changeIn(view, table, game, deed)), 'rule-change');
  const difference = differenceIn(view, table, rule, deed.change, 3_500);
  return toAsker(
    [
      `**Propose this as number ${game.nextNumber}, to ${changeTitle(game, deed.change)}?** You can’t change it or take it back afterwards${citing(citedRules(game, ['R107']))}.`,
      shown,
      `${warningsIn({ view, table, game }, told)}${adoptionWords(game, deed.change)}`,
      ...waitLines(proposing, view),
    ],
    {
      files,
      embeds:
        difference === null
          ? []
          : [{ title: 'What changes', color: colours.waiting, description: difference }],
    },
  );
}

/** What the game says besides that the proposal is made. */
function warningsIn(telling: Telling, told: string): string {
  const [, warnings = ''] = /^.*?\. (.+)$/.exec(told) ?? [];
  return warnings === '' ? '' : `⚠️ ${whyOf(telling, { why: warnings })}\n`;
}

/** That it waits for the Judge, and how it would not. */
function waitLines({ table, game, unnamed }: Proposing, view: Scene['view']): string[] {
  if (unnamed === null) return [];
  const now = Object.fromEntries(unnamed.map((name: FigureName) => [name, game.figures[name]]));
  const written = unnamed.length === 0 ? 'same' : writeFigures(now, game.figures, nomicPeople);
  return [
    '⚠️ I run the game by that rule, and you name no figures. If it is adopted, it will wait until the Judge names them.',
    `To avoid that, give \`figures\`: \`same\` if nothing changes for me, or what changes of \`${plain(named(view, table, written), 300)}\`.`,
  ];
}

/** Before a Judgement that brings something about. */
export function judgementQuestion({ table, game, deed }: Judging, { view }: Scene): Reply {
  const words = judgementWords(deed.point, deed.verdict, deed.reason);
  const effects = (deed.effects ?? []).map((effect) =>
    plain(named(view, table, effectWords([effect], game.rules, nomicPeople)), 300),
  );
  return toAsker([
    `**Give this Judgement?** It counts as it is, and you can’t change it afterwards${citing(citedRules(game, ['R214']))}.`,
    paragraphs(words).slice(0, 1_200),
    'If it is invoked, it brings about:',
    ...effects.slice(0, 15).map((effect) => `• ${effect}`),
    effects.length > 15 && `and ${effects.length - 15} more`,
  ]);
}

/** Before somebody gives up. */
export const forfeitQuestion = ({ table, game }: OwnNomic): Reply =>
  toAsker([
    `**Forfeit the game at ${tableTitle(table)}?** You can’t take it back, and you take no more part in it${citing(citedRules(game, ['R115']))}.`,
    'Everybody is told. If only one player is left after that, they win.',
  ]);
