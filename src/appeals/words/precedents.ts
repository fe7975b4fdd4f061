import { citation } from '../../../terms/register.ts';
import { pick } from '../../house/words/pages.ts';
import { type ActionRow, button, colours, pageRow, type Reply, row } from '../../house/words/reply.ts';
import { plain } from '../../house/words/text.ts';
import type { Precedent, PrecedentWish } from '../opinions/precedents.ts';
import { headline, heldLine } from './opinion-notices.ts';

const aPage = 5;

/** A page of what the Court decided before, with a button to read each. */
export function renderPrecedents(
  found: readonly Precedent[],
  { act, words, page }: PrecedentWish & { page: number },
): Reply {
  const pages = Array.from({ length: Math.ceil(found.length / aPage) }, (_, nth) =>
    found.slice(nth * aPage, (nth + 1) * aPage),
  );
  const { item: shown = [], ...at } = pick(pages, page);
  const about = [...(act === null ? [] : [citation(act)]), ...(words === '' ? [] : [`“${plain(words)}”`])];
  const title =
    about.length === 0 ? 'What the Court decided' : `What the Court decided on ${about.join(', ')}`;
  const footer = at.pages > 1 ? { footer: { text: `Page ${at.page} of ${at.pages}` } } : {};
  return {
    audience: 'asker',
    embeds: [
      {
        title,
        color: colours.reading,
        description: shown.map(lineOf).join('\n\n') || 'No published judgement matches.',
        ...footer,
      },
    ],
    components: [...readRow(shown), ...pageRow('precedents-page', [act ?? '', words], at)],
  };
}

function readRow(shown: readonly Precedent[]): ActionRow[] {
  const cases = new Map(shown.map(({ judgement }) => [judgement.citation, judgement]));
  const buttons = [...cases.values()].map(({ citation: cited, year, ordinal }) =>
    button(cited, 'court-read', [`${year}/${ordinal}`]),
  );
  return buttons.length === 0 ? [] : [row(...buttons)];
}

function lineOf({ judgement, excerpt }: Precedent): string {
  const { enBanc, subject, outcome } = judgement;
  return [
    `**${headline(judgement)}**${enBanc ? ' (the whole Court)' : ''}`,
    `About ${subject}: ${plain(outcome, 200)}.`,
    ...heldLine(judgement),
    ...(excerpt === '' ? [] : [`*${plain(excerpt, 250)}*`]),
  ].join('\n');
}
