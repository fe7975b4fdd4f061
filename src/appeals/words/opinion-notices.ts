import type { APIEmbed } from 'discord-api-types/v10';
import { capital, dayOf } from '../../../terms/words.ts';
import { colours, linkRow, type Reply, type Scene, toClub } from '../../house/words/reply.ts';
import { mentionOf, nameOf, paragraphs, plain, under } from '../../house/words/text.ts';
import type { CourtNotice } from '../notices.ts';
import { fileNameOf, judgementAsMarkdown, type Published, readPublished } from '../opinions/published.ts';
import { opinionWords, votedWords } from '../opinions/words.ts';
import { caseOf, citationShown, telling } from './case-words.ts';
import { beginningOf, dueWords, onActs } from './opinions.ts';
import { kindWords } from './refusals/opinions.ts';

/** The Court is told who writes for the majority. */
export function renderAuthorNotice(notice: CourtNotice<'author-chosen'>, { view }: Scene): Reply {
  const { person } = notice;
  const appeal = caseOf(view, notice.case);
  const words = `**${citationShown(appeal)}**: ${mentionOf(view, person)} will write the opinion of the Court, with \`/court opinion\`${under(['III.3.10'])}.${dueWords(view, appeal)}`;
  return telling(view, null, [words], [person]);
}

/** Act III.3.10: everybody is told what was written. */
export async function renderOpinionNotice(
  notice: CourtNotice<'opinion-published'>,
  scene: Scene,
): Promise<Reply> {
  const appeal = caseOf(scene.view, notice.case);
  const written = appeal.opinions.find(({ seq }) => seq === notice.opinion);
  const [judgement] = (await readPublished(scene.clubs, scene.view, appeal)).filter(
    ({ enBanc }) => enBanc === written?.enBanc,
  );
  if (judgement === undefined || written === undefined)
    throw new Error(`Nothing is published of case ${appeal.number}`);
  if (written.kind === 'majority')
    return toClub(`The Court of Appeals has published its reasons${under(['III.3.10'])}.`, {
      ...renderPublished(judgement, scene),
      audience: 'club',
    });
  const text = (await scene.text(written.seq, 'opinion')) ?? '';
  return toClub(
    `${nameOf(scene.view, written.author)} has added ${kindWords[written.kind]}${under(['III.3.10'])}.`,
    shown(judgement, paragraphs(beginningOf(text, beginning)), scene),
  );
}

const beginning = 1_600;

/** A judgement with the beginning of what the Court wrote, and all of it as a file; for the person who asks for it. */
export function renderPublished(judgement: Published, scene: Scene): Reply {
  const [main] = judgement.opinions;
  const description = [
    `**${capital(plain(judgement.outcome, 300))}.**`,
    ...judgement.conditions.map((words) => `**On these conditions:** ${plain(words, 500)}`),
    ...heldLine(judgement),
    paragraphs(beginningOf(main?.text ?? '', beginning)),
  ].join('\n\n');
  return { audience: 'asker', ...shown(judgement, description, scene, { fields: fieldsOf(judgement) }) };
}

/** What the Court wrote, or somebody beside it, with all of the judgement as a file. */
const shown = (
  judgement: Published,
  description: string,
  scene: Scene,
  more: Pick<APIEmbed, 'fields'> = {},
) => ({
  embeds: [
    {
      title: headline(judgement),
      color: colours.reading,
      description,
      ...more,
      footer: { text: 'The whole text is in the file.' },
    },
  ],
  ...wholeOf(judgement, scene),
});

/** `[2026] CoA 3: A v M`, safe to show. */
export const headline = ({ citation, title }: Published): string =>
  `${plain(citation)}: ${plain(title, 100)}`;

export const heldLine = ({ holding, holds }: Published): string[] =>
  holding === null ? [] : [`**Held${onActs(holds)}:** ${plain(holding, 500)}`];

function fieldsOf(judgement: Published) {
  const { enBanc, subject, judgedOn, opinions } = judgement;
  const voted = votedWords(judgement, (name) => plain(name, 32)).join('\n');
  return [
    { name: 'Court', value: enBanc ? 'the whole Court' : 'a panel', inline: true },
    { name: 'About', value: subject, inline: true },
    { name: 'Judged', value: dayOf(judgedOn), inline: true },
    ...(voted === '' ? [] : [{ name: 'Votes', value: voted, inline: false }]),
    {
      name: 'Opinions',
      value: opinions.map(({ kind, author }) => `${opinionWords[kind]} ${plain(author, 32)}`).join('\n'),
      inline: false,
    },
  ];
}

/** Where all of it can be read: as a file, and on the site where that is open. */
function wholeOf(judgement: Published, { pages }: Pick<Scene, 'pages'>): Pick<Reply, 'files' | 'components'> {
  const { year, ordinal } = judgement;
  const bytes = new TextEncoder().encode(judgementAsMarkdown(judgement));
  return {
    files: [{ name: fileNameOf(judgement), bytes }],
    components: pages === null ? [] : linkRow('Read it on the site', `${pages}court/${year}/${ordinal}`),
  };
}
