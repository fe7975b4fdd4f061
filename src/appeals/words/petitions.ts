import { counted } from '../../../terms/words.ts';
import { type OutcomeWords, type Reply, toAsker } from '../../house/words/reply.ts';
import { nameOf, under } from '../../house/words/text.ts';
import type { Case } from '../book/cases.ts';
import type { petitionOutcomes } from '../outcomes.ts';
import { isJudged } from '../petitions/withdraw.ts';
import { caseNote, caseShown, citationShown, forGood, inCase, subjectWords } from './case-words.ts';

/** What became of a petition, for the person who did it: the parties and the Court are told by themselves. */
export const petitionWords: OutcomeWords<typeof petitionOutcomes> = {
  'petition-filed': inCase((appeal, { onPaper }, view) =>
    [
      `${caseShown(view, appeal)}: ${onPaper ? `the petition of ${nameOf(view, appeal.petitioner)}` : 'your petition'} is with the Court${under(['III.3', 'III.3.6'])}. It is about ${subjectWords(view, appeal)}, which stays as it is for now.`,
      `The Chief Justice, or ${counted(view.state.figures.grantingJustices, 'Justice')}, now decide whether to hear it. ${onPaper ? askedOnPaper : 'I will tell you. To withdraw it, use `/appeal withdraw`.'}`,
      caseNote(view, appeal),
    ].join('\n'),
  ),
  'en-banc-asked': inCase(
    (appeal, _, view) =>
      `${caseShown(view, appeal)}: you have asked for the whole Court${under(['III.3.9'])}. The Chief Justice decides whether it hears the case, and I will tell you.`,
  ),
  'petition-withdrawn': inCase((appeal) =>
    isJudged(appeal)
      ? `The whole Court will not hear ${cited(appeal)}, so its judgement stands${under(['III.3.9'])}.`
      : `${cited(appeal)} is withdrawn: the Court will not hear it, so the decision stands${under(['III.3'])}.`,
  ),
  'writ-given': inCase((appeal, { granted }) =>
    granted
      ? `The Court will hear ${cited(appeal)}${under(['III.3.6'])}. ${whatNext(appeal.enBanc)}`
      : `You have granted ${cited(appeal)}. It will be heard once the Chief Justice or another Justice grants it too${under(['III.3.6'])}.`,
  ),
  'petition-denied': inCase(
    (appeal) =>
      `You have denied ${cited(appeal)}${under(['III.3.6'])}, so the Court will not hear it. The decision stands, unless Justices grant the case together. I tell the parties why.`,
  ),
  'en-banc-answered': inCase((appeal, { accepted }) =>
    accepted
      ? `The whole Court will hear ${cited(appeal)}${under(['III.3.9.1'])}. ${whatNext(true)}`
      : `The whole Court will not hear ${cited(appeal)}${under(['III.3.9.1'])}. Its judgement stands${forGood(appeal)}.`,
  ),
};

const cited = (appeal: Case): string => `**${citationShown(appeal)}**`;

const askedOnPaper =
  'They have no account, so I can’t write to them: please tell them how it goes. If they get one, `/chief link` adds it.';

const whatNext = (enBanc: boolean): string =>
  enBanc
    ? `All Justices and the Chief Justice hear it, and vote with \`/court vote\`${under(['III.3.9'])}.`
    : `The Chief Justice chooses who hears it with \`/court panel\`${under(['III.3.7'])}.`;

/** What withdrawing would mean, before it is done. */
export function renderWithdrawQuestion(appeal: Case): Reply {
  const cited = `**${citationShown(appeal)}**`;
  const forGood = appeal.stage === 'sitting' ? ', for good' : '';
  const content = isJudged(appeal)
    ? `Stop asking for the whole Court in ${cited}? Then its judgement stands${forGood}${under(['III.3.9'])}.`
    : `Withdraw ${cited}? Then the Court does not hear it, and the decision stands${under(['III.3'])}.`;
  return toAsker(content);
}

/** What declining to have the whole Court hear a case would mean, before it is done. */
export const renderDeclineQuestion = (appeal: Case): Reply =>
  toAsker(
    `Decline to let the whole Court hear **${citationShown(appeal)}**? Then its judgement stands${standsWords(appeal)}.`,
  );

/** Act II.9.5: a ban can be appealed again, unless the Court named a day. */
const standsWords = ({ subject }: Case): string =>
  subject.kind === 'ban'
    ? `${under(['III.3.9.1'])}. A panel can still hear another appeal of the ban, unless the Court named a day${under(['II.9.5'])}`
    : ` for good, and there is no further appeal${under(['III.3.9.1'])}`;
