import type { Reply } from '../../house/words/reply.ts';
import { cite } from '../../house/words/text.ts';
import type { Case } from '../book/cases.ts';
import { isJudged } from '../petitions/withdraw.ts';
import { citationShown } from './case-words.ts';

/** What withdrawing would mean, before it is done. */
export function renderWithdrawQuestion(known: Case): Reply {
  const cited = `**${citationShown(known)}**`;
  const forGood = known.stage === 'sitting' ? ', for good' : '';
  const content = isJudged(known)
    ? `Take back that you want the whole Court to hear ${cited}? Its judgement stands then${forGood} (${cite(['III.3.9'])}).`
    : `Withdraw ${cited}? The Court does not hear it then, and what was decided stands (${cite(['III.3'])}).`;
  return { audience: 'asker', content };
}

/** What declining to have the whole Court hear a case would mean, before it is done. */
export const renderDeclineQuestion = (known: Case): Reply => ({
  audience: 'asker',
  content: `Decline to have the whole Court hear **${citationShown(known)}**? Its judgement then stands${standsWords(known)}.`,
});

/** Act II.9.5: a ban can be appealed again, unless the Court named a day. */
const standsWords = ({ subject }: Case): string =>
  subject.kind === 'ban'
    ? ` (${cite(['III.3.9.1'])}). The ban can be appealed again to a panel, unless the Court named a day (${cite(['II.9.5'])})`
    : ` for good, and there is no further appeal (${cite(['III.3.9.1'])})`;
