import { citation } from '../../../terms/register.ts';
import { dayOf } from '../../../terms/words.ts';
import type { Published } from './published.ts';
import { opinionWords, votedWords } from './words.ts';

/** Somebody's short words, for a line of Markdown: they format nothing and link nowhere. */
const escaped = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|~&@-]/g, '\\$&');

/** `2026-CoA-3.md` */
export const fileNameOf = ({ year, ordinal }: Pick<Published, 'year' | 'ordinal'>): string =>
  `${year}-CoA-${ordinal}.md`;

/** The whole judgement as one Markdown file: what was decided, by whom, and every opinion in full. */
export const judgementAsMarkdown = (judgement: Published): string =>
  [...headOf(judgement), ...judgement.opinions.flatMap(opinionLines)].join('\n\n').concat('\n');

function headOf(judgement: Published): string[] {
  const { title, enBanc, subject, outcome, judgedOn, publishedOn, opinions } = judgement;
  return [
    `# ${escaped(judgement.citation)}: ${escaped(title)}`,
    `The Court of Appeals, ${enBanc ? 'the whole Court' : 'a panel'}. About ${subject}. Judged on ${dayOf(judgedOn)}, published on ${dayOf(publishedOn)}.`,
    `**Outcome:** ${escaped(outcome)}.`,
    ...judgement.conditions.map((conditions) => `**On these conditions:** ${escaped(conditions)}`),
    ...(judgement.bar === null ? [] : [`**No further appeal** before ${dayOf(judgement.bar)}.`]),
    ...(judgement.holding === null ? [] : [`**Held${actsOf(judgement)}:** ${escaped(judgement.holding)}`]),
    ...votesLine(judgement),
    [
      '**In this file:**',
      ...opinions.map(({ kind, author }) => `- ${opinionWords[kind]} ${escaped(author)}`),
    ].join('\n'),
  ];
}

const actsOf = ({ holds }: Published): string =>
  holds.length === 0 ? '' : ` on ${holds.map(citation).join(', ')}`;

function votesLine(judgement: Published): string[] {
  const voted = votedWords(judgement, escaped).join('; ');
  return voted === '' ? [] : [`**Votes:** ${voted}.`];
}

const opinionLines = ({ kind, author, text }: Published['opinions'][number]): string[] => [
  '---',
  `## ${opinionWords[kind]} ${escaped(author)}`,
  text,
];
