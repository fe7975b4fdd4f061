import type { Case } from '../../../ledger/cases.ts';
import type { Reply } from '../../reply.ts';
import { cite } from '../text.ts';
import { citationShown } from './case-words.ts';

/** What withdrawing would mean, before it is done. */
export function renderWithdrawQuestion(known: Case): Reply {
  const content =
    known.stage === 'asked'
      ? `Take back that you want the whole Court to hear **${citationShown(known)}**? Its judgement stands then (${cite(['III.3.9'])}).`
      : `Withdraw **${citationShown(known)}**? The Court does not hear it then, and what was decided stands (${cite(['III.3'])}).`;
  return { audience: 'asker', content };
}
