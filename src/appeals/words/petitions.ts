import { counted } from '../../../terms/words.ts';
import { type OutcomeWords, type Reply, toAsker } from '../../house/words/reply.ts';
import { nameOf, under } from '../../house/words/text.ts';
import type { Case } from '../book/cases.ts';
import type { petitionOutcomes } from '../outcomes.ts';
import { isJudged } from '../petitions/withdraw.ts';
import { caseShown, citationShown, forGood, inCase, subjectWords } from './case-words.ts';

/** What became of a petition, for the person who did it: the parties and the Court are told by themselves. */
export const petitionWords: OutcomeWords<typeof petitionOutcomes> = {
  'petition-filed': inCase((appeal, { onPaper }, view) =>
    [
      `${caseShown(view, appeal)}: ${onPaper ? `the petition of ${nameOf(view, appeal.petitioner)}` : 'your petition'} is with the Court${under(['III.3', 'III.3.6'])}. It is about ${subjectWords(view, appeal)}, which stands as it is meanwhile.`,
      `The Chief Justice, or ${counted(view.state.figures.grantingJustices, 'Justice')}, now say whether it is heard. ${onPaper ? askedOnPaper : 'You are told. To take it back, use `/appeal withdraw`.'}`,
    ].join('\n'),
  ),
  'en-banc-asked': inCase(
    (appeal, _, view) =>
      `${caseShown(view, appeal)}: you have asked for the whole Court${under(['III.3.9'])}. The Chief Justice says whether it hears the case, and you are told.`,
  ),
  'petition-withdrawn': inCase((appeal) =>
    isJudged(appeal)
      ? `The whole Court does not hear ${cited(appeal)} any more, and its judgement stands${under(['III.3.9'])}.`
      : `${cited(appeal)} is withdrawn: the Court does not hear it, and what was decided stands${under(['III.3'])}.`,
  ),
  'writ-given': inCase((appeal, { granted }) =>
    granted
      ? `The Court hears ${cited(appeal)}${under(['III.3.6'])}. ${whatNext(appeal.enBanc)}`
      : `You have given your word that ${cited(appeal)} is to be heard. It is once the Chief Justice, or another Justice, says so too${under(['III.3.6'])}.`,
  ),
  'petition-denied': inCase(
    (appeal) =>
      `You do not have ${cited(appeal)} heard${under(['III.3.6'])}. What was decided stands, unless Justices together still take it; the parties are told why.`,
  ),
  'en-banc-answered': inCase((appeal, { accepted }) =>
    accepted
      ? `The whole Court hears ${cited(appeal)}${under(['III.3.9.1'])}. ${whatNext(true)}`
      : `The whole Court does not hear ${cited(appeal)}${under(['III.3.9.1'])}: its judgement stands${forGood(appeal)}.`,
  ),
};

const cited = (appeal: Case): string => `**${citationShown(appeal)}**`;

const askedOnPaper =
  'I cannot write to whoever has no account: tell them how it goes on. `/chief link` gives them one, if they come to have it.';

const whatNext = (enBanc: boolean): string =>
  enBanc
    ? `All Justices and the Chief Justice sit; they vote with \`/court vote\`${under(['III.3.9'])}.`
    : `The Chief Justice chooses who hears it with \`/court panel\`${under(['III.3.7'])}.`;

/** What withdrawing would mean, before it is done. */
export function renderWithdrawQuestion(appeal: Case): Reply {
  const cited = `**${citationShown(appeal)}**`;
  const forGood = appeal.stage === 'sitting' ? ', for good' : '';
  const content = isJudged(appeal)
    ? `Take back that you want the whole Court to hear ${cited}? Its judgement stands then${forGood}${under(['III.3.9'])}.`
    : `Withdraw ${cited}? The Court does not hear it then, and what was decided stands${under(['III.3'])}.`;
  return toAsker(content);
}

/** What declining to have the whole Court hear a case would mean, before it is done. */
export const renderDeclineQuestion = (appeal: Case): Reply =>
  toAsker(
    `Decline to have the whole Court hear **${citationShown(appeal)}**? Its judgement then stands${standsWords(appeal)}.`,
  );

/** Act II.9.5: a ban can be appealed again, unless the Court named a day. */
const standsWords = ({ subject }: Case): string =>
  subject.kind === 'ban'
    ? `${under(['III.3.9.1'])}. The ban can be appealed again to a panel, unless the Court named a day${under(['II.9.5'])}`
    : ` for good, and there is no further appeal${under(['III.3.9.1'])}`;
