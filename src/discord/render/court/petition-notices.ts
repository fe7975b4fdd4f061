import { courtOf } from '../../../appeals/court.ts';
import type { PetitionNotice, PetitionStep } from '../../../appeals/petitions/notices.ts';
import type { Case } from '../../../ledger/cases.ts';
import type { Reply } from '../../reply.ts';
import type { Scene } from '../scene.ts';
import { accountsOf, cite, plain } from '../text.ts';
import { caseOf, citationShown } from './case-words.ts';

/** What the Court in its channel, and each party alone, are told of a petition. */
export async function renderPetitionNotice(notice: PetitionNotice, scene: Scene): Promise<Reply> {
  const { view, text } = scene;
  const known = caseOf(view, notice.case);
  const reason = await text(notice.entry, 'reason');
  const pinged = notice.person === null ? courtOf(view) : [notice.person];
  return {
    audience: notice.person === null ? 'club' : 'asker',
    content: [
      `**${citationShown(known)}**: ${said[notice.step](known)}`,
      ...(reason === null ? [] : [`Reason: ${plain(reason, 1000)}`]),
    ].join('\n'),
    pings: accountsOf(view, pinged),
  };
}

const said: Readonly<Record<PetitionStep, (known: Case) => string>> = {
  filed: () => `somebody asks the Court to look at what was decided (${cite(['III.3'])}).`,
  seconded: () =>
    `a Justice wants it heard; another Justice or the Chief Justice has to say so too (${cite(['III.3.6'])}).`,
  granted: ({ enBanc }) =>
    enBanc
      ? `the whole Court hears it (${cite(['III.3.6', 'III.5.1'])}).`
      : `the Court hears it (${cite(['III.3.6'])}). The Chief Justice chooses its panel with \`/court panel\` (${cite(['III.3.7'])}).`,
  denied: () => `the Court does not hear it (${cite(['III.3.6'])}). What was decided stands.`,
  withdrawn: () => `whoever asked the Court has taken that back (${cite(['III.3'])}).`,
  'en-banc-asked': () =>
    `a party asks for the whole Court. The Chief Justice answers with \`/court grant\` or \`/court deny\` (${cite(['III.3.9.1'])}).`,
  'en-banc-accepted': () => `the whole Court hears it (${cite(['III.3.9', 'III.3.9.1'])}).`,
  'en-banc-declined': () =>
    `the whole Court does not hear it (${cite(['III.3.9.1'])}). The judgement stands, for good.`,
};
