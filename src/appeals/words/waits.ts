import type { Figures } from '../../../terms/figures.ts';
import { localDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import { holders } from '../../house/book/offices.ts';
import type { Reply, Scene } from '../../house/words/reply.ts';
import { accountsOf, calling, cite, dayOf, listed, nameOf } from '../../house/words/text.ts';
import type { ChiefAwaited, CourtNotice } from '../notices.ts';
import { caseOf, caseShown } from './case-words.ts';

/** Everybody is told that a case has waited for the Chief Justice for longer than it should. */
export function renderWait(
  { case: number, awaited, since }: CourtNotice<'court-waits'>,
  { view }: Pick<Scene, 'view'>,
): Reply {
  const known = caseOf(view, number);
  const chief = holders(view.state, 'chief');
  const { figures } = view.state;
  const from = dayOf(localDate(since, figures));
  const who = chief.length === 0 ? 'a Chief Justice' : listed(chief.map((person) => nameOf(view, person)));
  return {
    audience: 'club',
    content: [
      `${caseShown(view, known)} has waited since ${from}: ${waits[awaited](who, figures)}`,
      ...calling(view, chief),
    ].join('\n'),
    pings: accountsOf(view, chief),
  };
}

const waits: Readonly<
  Record<ChiefAwaited, (who: string, figures: Pick<Figures, 'grantingJustices'>) => string>
> = {
  writ: (who, { grantingJustices }) =>
    `${who} decides with \`/court grant\` or \`/court deny\` whether the Court hears it, or ${counted(grantingJustices, 'Justice')} together grant it (${cite(['III.3.6'])}).`,
  panel: (who) => `${who} chooses who hears it, with \`/court panel\` (${cite(['III.3.7'])}).`,
  place: (who) =>
    `${who} chooses somebody for the empty place on its panel, with \`/court panel\` (${cite(['III.3.7'])}). Nobody can vote before that.`,
  answer: (who) =>
    `${who} decides with \`/court grant\` or \`/court deny\` whether the whole Court hears it (${cite(['III.3.9.1'])}).`,
};
