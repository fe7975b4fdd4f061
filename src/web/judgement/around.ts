import { citationOf } from '../../../terms/court/citation.ts';
import type { Stage } from '../../../terms/court/stages.ts';
import { localDate } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import { allCases, type Case, casesAbout, latestJudgement } from '../../appeals/book/cases.ts';
import type { Redecision } from '../../appeals/book/court-entries.ts';
import { publishedOf } from '../../appeals/opinions/on-judgement.ts';
import { readPublished } from '../../appeals/opinions/published.ts';
import { outcomeWords } from '../../appeals/opinions/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Asked } from '../page.ts';

/** What came before or after, in a sentence, and where it can be read. Names are as typed. */
export interface Around {
  words: string;
  /** The page of a case, or a place on the same page, `#judgement-1`; null where nothing is published of it. */
  page: string | null;
}

/** What came after the panel's judgement of a case: the Moderator's new decision, the whole Court's word, and later cases. */
export const cameAfter = (view: ClubView, appeal: Case): Around[] => [
  ...decidedAgain(view, appeal),
  ...wholeCourt(view, appeal),
  ...sameMatter(view, appeal)
    .filter(({ number, judgements }) => number > appeal.number && judgements.length > 0)
    .map((later) => judgedIn(view, later, 'Judged again later, in')),
];

/** The later judgements whose opinions cite a case, of which something is published. */
export async function citedIn(
  { view, clubs }: Pick<Asked, 'view' | 'clubs'>,
  appeal: Case,
): Promise<Around[]> {
  const citation = citationOf(appeal);
  const later = allCases(view.state).filter(
    (each) => each.number > appeal.number && publishedOf(each).length > 0,
  );
  const read = await Promise.all(
    later.map(async (each) => ({ each, published: await readPublished(clubs, view, each) })),
  );
  const citing = read.filter(({ published }) =>
    published.some(({ holding, opinions }) =>
      [holding ?? '', ...opinions.map(({ text }) => text)].some((text) => text.includes(citation)),
    ),
  );
  const more = citing.length - mostCiting;
  return [
    ...citing.slice(0, mostCiting).map(({ each }) => ({
      words: `Cited later, in ${citationOf(each)}.`,
      page: `court/${each.year}/${each.ordinal}`,
    })),
    ...(more <= 0
      ? []
      : [
          {
            words: `Cited in ${more} more ${more === 1 ? 'case' : 'cases'} after that.`,
            page: `precedents?${new URLSearchParams({ act: '', words: citation })}`,
          },
        ]),
  ];
}

/** The others are found among the precedents. */
const mostCiting = 10;

/** The cases before about the same, of which something is published. */
export const cameBefore = (view: ClubView, appeal: Case): Around[] =>
  sameMatter(view, appeal)
    .filter((earlier) => earlier.number < appeal.number && publishedOf(earlier).length > 0)
    .map((earlier) => judgedIn(view, earlier, 'It was before the Court already, in'));

const sameMatter = ({ state }: ClubView, { number, subject }: Case): Case[] =>
  casesAbout(state, subject).filter((each) => each.number !== number);

function judgedIn(view: ClubView, appeal: Case, how: string): Around {
  const judgement = latestJudgement(appeal);
  const outcome = judgement === null ? '' : `: ${outcomeWords(view, appeal, judgement.outcome)}`;
  const isPublished = publishedOf(appeal).length > 0;
  return {
    words: `${how} ${citationOf(appeal)}${outcome}.`,
    page: isPublished ? `court/${appeal.year}/${appeal.ordinal}` : null,
  };
}

const redecided = {
  kept: 'kept the first decision',
  replaced: 'replaced the first decision',
  withdrawn: 'withdrew the first decision',
} as const satisfies Record<Redecision, string>;

function decidedAgain({ state }: ClubView, { redecision }: Case): Around[] {
  if (redecision === null) return [];
  const day = dayOf(localDate(redecision.at, state.figures));
  return [{ words: `The Moderator decided again on ${day}, and ${redecided[redecision.kind]}.`, page: null }];
}

function wholeCourt(view: ClubView, appeal: Case): Around[] {
  const judgement = appeal.judgements.findLast(({ enBanc }) => enBanc);
  const hasPanels = appeal.judgements.some(({ enBanc }) => !enBanc);
  if (!hasPanels) return [];
  if (judgement === undefined) return underWay(appeal.stage);
  const isPublished = publishedOf(appeal).includes(judgement);
  const outcome = outcomeWords(view, appeal, judgement.outcome);
  const rest = isPublished ? '' : ' Its opinion is still to come.';
  const day = dayOf(localDate(judgement.at, view.state.figures));
  return [
    {
      words: `The whole Court judged on ${day}, for good: ${outcome}.${rest}`,
      page: isPublished ? '#judgement-1' : null,
    },
  ];
}

const stageWords: Partial<Record<Stage, string>> = {
  asked: 'A party has asked for the whole Court.',
  sitting: 'The whole Court is hearing it.',
  'voting-en-banc': 'The whole Court is voting on it.',
  declined: 'The whole Court does not hear it, so this judgement stands.',
};

function underWay(stage: Stage): Around[] {
  const words = stageWords[stage];
  return words === undefined ? [] : [{ words, page: null }];
}
