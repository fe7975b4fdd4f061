import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { opinionDue } from '../../../terms/court/deadlines.ts';
import type { Act } from '../../../terms/register.ts';
import { grouped } from '../../../terms/words.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { colours, type OutcomeWords, type Reply, toAsker } from '../../house/words/reply.ts';
import { cite, cut, momentOf, nameOf, paragraphs, plain, under } from '../../house/words/text.ts';
import { type Case, latestJudgement } from '../book/cases.ts';
import type { Ledger } from '../court.ts';
import type { OpinionPreview } from '../opinions/write-opinion.ts';
import type { opinionOutcomes } from '../outcomes.ts';
import { citationShown, inCase } from './case-words.ts';
import { kindWords } from './refusals/opinions.ts';

/** What became of an opinion, for the person who did it. */
export const courtOpinionWords: OutcomeWords<typeof opinionOutcomes> = {
  'author-chosen': inCase(
    (appeal, { person }, view) =>
      `${nameOf(view, person)} will write the opinion of the Court in **${citationShown(appeal)}**${under(['III.3.10'])}.${dueWords(view, appeal)}`,
  ),
  'opinion-written': inCase((appeal, { opinion, published }) => {
    const what = `${kindWords[opinion]} in **${citationShown(appeal)}**`;
    return published
      ? `You have published ${what}${under(['III.3.10'])}.`
      : `You have written ${what}. It will be published with the opinion of the Court${under(['III.3.10'])}.`;
  }),
};

/** Until when the majority has to say why. */
export function dueWords({ state }: Ledger, appeal: Case): string {
  const judgement = latestJudgement(appeal);
  if (judgement === null) return '';
  const figures = figuresAt(state, judgement.at);
  return ` It is due by ${momentOf(opinionDue(judgement.at, figures), figures)}.`;
}

/** What would be published, or handed in, once it is confirmed. */
export function renderOpinionQuestion(preview: OpinionPreview): Reply {
  const { appeal, kind, text, holds, holding, publishes } = preview;
  const length = grouped(text.length);
  const what = publishes
    ? `Publish ${kindWords[kind]} in ${citationShown(appeal)}? After that everyone can read it and nobody can change it.`
    : `Hand in ${kindWords[kind]} in ${citationShown(appeal)}? It will be published with the opinion of the Court, and nobody can change it.`;
  const held = holding === null ? [] : [`**Held${onActs(holds)}:** ${plain(holding, holding.length)}`];
  return toAsker([`${what}${under(['III.3.10'])}`, `It has ${length} characters and begins:`], {
    embeds: [
      { color: colours.waiting, description: [...held, paragraphs(beginningOf(text, 1_500))].join('\n\n') },
    ],
  });
}

/** ` on Act II.6.1, Act III.3`, or nothing. */
export const onActs = (holds: readonly Act[]): string => (holds.length === 0 ? '' : ` on ${cite(holds)}`);

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Of how many characters of Markdown at most the beginning is made. */
const read = 3_000;

/** What may format a text, and where its lines end. */
const marks = /-+|=+|[*_~[\]<>&`!|+#\\\n]|\d[.)]/g;

/** Of how many marks at most the beginning is made: to find out what more of them format can take a second. */
const mostMarks = 300;

/** The first words of a text in Markdown, without what formats them, in at most so many characters; not yet safe to show. */
export function beginningOf(markdown: string, limit: number): string {
  const beginning = markdown.slice(0, read);
  const tooMany = [...beginning.matchAll(marks)][mostMarks];
  const html = micromark(beginning.slice(0, tooMany?.index), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const words = html
    .replace(/<li>\n?/g, '• ')
    .replace(/<\/t[dh]>\n?/g, '  ')
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<\/?(?:[a-z]+\d?)(?: [^<>]*)?\/?>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{2,}/g, '\n\n')
    .trim();
  return cut(words, limit);
}
