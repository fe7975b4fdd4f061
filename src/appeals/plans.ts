import { citationOf } from '../../terms/court/citation.ts';
import { asShown } from '../house/people.ts';
import { plan, sealed } from '../house/plan.ts';
import { previewPanel, seatPanel } from './hearing/seat-panel.ts';
import { previewOpinion, writeOpinion } from './opinions/write-opinion.ts';
import { type DenyInput, declineCase, denyCase, mayDeny } from './petitions/deny.ts';
import { isJudged, mayWithdraw, type Withdrawal, withdrawCase } from './petitions/withdraw.ts';
import { castVote, previewVote } from './voting/cast-vote.ts';
import { previewRedecision, redecide } from './voting/redecide.ts';
import { renderPanelQuestion } from './words/hearing.ts';
import { renderOpinionQuestion } from './words/opinions.ts';
import { renderDeclineQuestion, renderWithdrawQuestion } from './words/petitions.ts';
import { renderRedecisionQuestion, renderVoteQuestion } from './words/voting.ts';

/** What the Court asks about first. */
export const plans = {
  withdrawal: plan({
    does: 'withdraw it',
    preview: mayWithdraw,
    decide: withdrawCase,
    asShown: (input: Withdrawal, appeal) => ({ ...input, judged: isJudged(appeal) }),
    words: renderWithdrawQuestion,
  }),
  /** A petition that is denied can be filed again; what is declined is over for good (Act III.3.9.1). */
  denial: plan({
    does: 'decline it',
    preview: mayDeny,
    decide: (work, actor, input: DenyInput & { declines: boolean }) =>
      (input.declines ? declineCase : denyCase)(work, actor, input),
    isAsked: ({ appeal }) => appeal.stage === 'asked',
    asShown: (input) => ({ ...input, declines: true }),
    words: ({ appeal }) => renderDeclineQuestion(appeal),
  }),
  panel: plan({
    does: 'seat this panel',
    preview: previewPanel,
    decide: seatPanel,
    asShown: (input, found, view) =>
      sealed({ ...input, justices: input.justices.map((each) => asShown(view, each)) }, found),
    words: (preview, { view }) => renderPanelQuestion(preview, view),
  }),
  vote: plan({
    does: 'cast my vote',
    preview: previewVote,
    decide: castVote,
    asShown: sealed,
    words: async (preview, { view, spoke }) =>
      renderVoteQuestion(preview, view, await spoke(preview.appeal.number)),
  }),
  redecision: plan({
    does: 'decide so',
    preview: previewRedecision,
    decide: redecide,
    asShown: sealed,
    words: renderRedecisionQuestion,
  }),
  opinion: plan({
    does: 'hand in the opinion',
    preview: previewOpinion,
    decide: writeOpinion,
    asShown: (input, { appeal }) => ({ ...input, case: citationOf(appeal) }),
    words: renderOpinionQuestion,
  }),
};
