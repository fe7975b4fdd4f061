import { changedFigures } from '../../../terms/amendment/figures.ts';
import type { Figures } from '../../../terms/figures.ts';
import { type Act, citation } from '../../../terms/register.ts';
import { figureLines, shownDifference } from './amendment.ts';
import { differenceText } from './difference.ts';
import { colours, type Reply, toAsker } from './reply.ts';
import { cite } from './text.ts';

const foreverOn = `It holds from the moment you confirm, never backwards (${cite(['IV.2'])}), and everybody is told.`;

/** How an Act would read otherwise. What does not fit is in a file beside it. */
export function renderTextQuestion(
  { version, act, text }: { version: string; act: Act; text: string },
  present: string,
): Reply {
  const shown = differenceText(present, text, shownDifference);
  const lines = [
    `**Publish version ${version} of the Terms, with another text of ${citation(act)}?** ${foreverOn}`,
    'What the bot does goes by the figures of the Terms, and does not change with a text.',
  ];
  return toAsker(lines, {
    embeds: [{ title: 'What changes', color: colours.waiting, description: shown.text }],
    ...(shown.whole ? {} : { files: [{ name: `act-${act}.txt`, bytes: Buffer.from(text) }] }),
  });
}

/** What a figure would be instead. */
export const renderFigureQuestion = (
  { version, figures }: { version: string; figures: Partial<Figures> },
  present: Figures,
): Reply =>
  toAsker([
    `**Publish version ${version} of the Terms, with another figure?** ${foreverOn}`,
    ...figureLines(changedFigures(present, figures)),
    'A session that is open goes on by the figures with which it began.',
  ]);
