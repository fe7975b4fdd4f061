import { dayOf } from '../../../terms/words.ts';
import { colours, linkRow, type Reply, type Scene } from '../../house/words/reply.ts';
import { accountsOf, cite, mentionOf, nameOf, paragraphs, plain } from '../../house/words/text.ts';
import type { CourtNotice } from '../notices.ts';
import { fileNameOf, judgementAsMarkdown } from '../opinions/as-markdown.ts';
import { type Published, readPublished } from '../opinions/published.ts';
import { opinionWords } from '../opinions/words.ts';
import { caseOf, citationShown } from './case-words.ts';
import { beginningOf, dueWords, onActs } from './opinions.ts';
import { kindWords } from './refusals/opinions.ts';

/** The Court is told who writes for the majority. */
export function renderAuthorNotice(
  { case: number, person }: CourtNotice<'author-chosen'>,
  { view }: Scene,
): Reply {
  const known = caseOf(view, number);
  return {
    audience: 'club',
    content: `**${citationShown(known)}**: ${mentionOf(view, person)} writes the opinion of the Court, with \`/court opinion\` (${cite(['III.3.10'])}).${dueWords(view, known)}`,
    pings: accountsOf(view, [person]),
  };
}

/** Act III.3.10: everybody is told what was written. */
export async function renderOpinionNotice(
  { case: number, opinion }: CourtNotice<'opinion-published'>,
  scene: Scene,
): Promise<Reply> {
  const known = caseOf(scene.view, number);
  const written = known.opinions.find(({ seq }) => seq === opinion);
  const [judgement] = (await readPublished(scene.clubs, scene.view, known)).filter(
    ({ enBanc }) => enBanc === written?.enBanc,
  );
  if (judgement === undefined || written === undefined)
    throw new Error(`Nothing is published of case ${known.number}`);
  if (written.kind === 'majority')
    return {
      ...renderPublished(judgement, scene),
      audience: 'club',
      content: `The Court of Appeals has said why it decided so (${cite(['III.3.10'])}).`,
    };
  const text = (await scene.text(written.seq, 'opinion')) ?? '';
  return addition(judgement, { ...written, text, author: nameOf(scene.view, written.author) }, scene);
}

/** Room for the beginning of an opinion. */
const beginning = 1_600;

/** A judgement with the beginning of what the Court wrote, and all of it as a file; for whoever asks for it. */
export function renderPublished(judgement: Published, { pages }: Scene): Reply {
  const [main] = judgement.opinions;
  const description = [
    `**${plain(judgement.outcome, 300)}.**`,
    ...judgement.conditions.map((words) => `**On these conditions:** ${plain(words, 500)}`),
    ...heldLine(judgement),
    paragraphs(beginningOf(main?.text ?? '', beginning)),
  ].join('\n\n');
  return {
    audience: 'asker',
    embeds: [
      {
        title: headline(judgement),
        color: colours.reading,
        description,
        fields: fieldsOf(judgement),
        footer: { text: 'All of it is in the file.' },
      },
    ],
    ...wholeOf(judgement, { pages }),
  };
}

/** An opinion beside one that is published already. */
function addition(
  judgement: Published,
  { kind, text, author }: { kind: Published['opinions'][number]['kind']; text: string; author: string },
  { pages }: Scene,
): Reply {
  return {
    audience: 'club',
    content: `${author} has added ${kindWords[kind]} (${cite(['III.3.10'])}).`,
    embeds: [
      {
        title: headline(judgement),
        color: colours.reading,
        description: paragraphs(beginningOf(text, beginning)),
        footer: { text: 'All of it is in the file.' },
      },
    ],
    ...wholeOf(judgement, { pages }),
  };
}

/** `[2026] CoA 3: A v M`, safe to show. */
export const headline = ({ citation, title }: Published): string =>
  `${plain(citation)}: ${plain(title, 100)}`;

export const heldLine = ({ holding, holds }: Published): string[] =>
  holding === null ? [] : [`**Held${onActs(holds)}:** ${plain(holding, 500)}`];

function fieldsOf({ enBanc, subject, judgedOn, votes, silent, opinions }: Published) {
  const voted = [
    ...votes.map(({ name, vote }) => `${plain(name, 32)} ${vote}`),
    ...silent.map((name) => `${plain(name, 32)} did not vote in time`),
  ];
  return [
    { name: 'Court', value: enBanc ? 'the whole Court' : 'a panel', inline: true },
    { name: 'About', value: subject, inline: true },
    { name: 'Judged', value: dayOf(judgedOn), inline: true },
    ...(voted.length === 0 ? [] : [{ name: 'Votes', value: voted.join('\n'), inline: false }]),
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
