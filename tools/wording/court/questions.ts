import { type Case, latestJudgement } from '../../../src/appeals/book/cases.ts';
import { type Decision, opinionKinds, redecisions } from '../../../src/appeals/book/court-entries.ts';
import type { plans } from '../../../src/appeals/plans.ts';
import type { VotePreview } from '../../../src/appeals/voting/cast-vote.ts';
import { caseOf } from '../../../src/appeals/words/case-words.ts';
import { renderPanelQuestion } from '../../../src/appeals/words/hearing.ts';
import { renderOpinionQuestion } from '../../../src/appeals/words/opinions.ts';
import { renderDeclineQuestion, renderWithdrawQuestion } from '../../../src/appeals/words/petitions.ts';
import { renderRedecisionQuestion, renderVoteQuestion } from '../../../src/appeals/words/voting.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { conflictKinds } from '../../../terms/court/conflicts.ts';
import { ana, dee, jo, kit, lee, nextDay, now } from '../club.ts';
import type { QuestionSamples } from '../questions.ts';
import { change, changes } from '../told.ts';
import { reliefs } from './items.ts';

const seal = '';
const panel = { panel: [jo, lee, kit], conflicted: [], despiteConflict: [], allOf: null, leaving: [], seal };

const decisions: readonly Decision[] = [
  { kind: 'uphold' },
  ...Object.values(reliefs).flatMap((each) => each.map((relief) => ({ kind: 'overturn' as const, relief }))),
  { kind: 'remand' },
  { kind: 'remand', open: { lift: true, until: nextDay, points: 1 } },
];
const ban = { seq: 1, person: ana, from: now, penalty: 1, endsAt: now };
const bans = { none: null, ban, forEver: { ...ban, endsAt: null } };

const judgedAs = (outcome: Decision): VotePreview['judged'] => ({
  ...{ type: 'judged', case: 1, enBanc: false, outcome, bar: null, effects: [] },
  ...{ supersedes: [], majority: [], silent: [] },
});

/** The case as it was at another stage. */
const at = (view: ClubView, stage: Case['stage'], number = 1): Case => ({ ...caseOf(view, number), stage });

function judgementIn(appeal: Case) {
  const judgement = latestJudgement(appeal);
  if (judgement === null) throw new Error(`Case ${appeal.number} is not judged`);
  return judgement;
}

/** What the Court asks about first. */
export const courtQuestions: QuestionSamples<typeof plans> = {
  withdrawal: ({ view }) =>
    [at(view, 'sitting'), at(view, 'asked'), { ...at(view, 'filed'), judgements: [] }].map(
      renderWithdrawQuestion,
    ),
  denial: ({ view }) =>
    [at(view, 'asked'), { ...at(view, 'asked'), subject: { kind: 'ban', penalty: 1 } as const }].map(
      renderDeclineQuestion,
    ),
  panel: ({ view }) => {
    const appeal = caseOf(view, 1);
    const conflicted = [{ person: jo, kinds: [...conflictKinds] }];
    return [
      renderPanelQuestion({ ...panel, appeal }, view),
      renderPanelQuestion({ ...panel, appeal, conflicted, despiteConflict: [jo], leaving: [kit] }, view),
      renderPanelQuestion({ ...panel, appeal, allOf: 2 }, view),
    ];
  },
  vote: ({ view }) => {
    const preview = (decision: Decision) => ({
      ...{ appeal: at(view, 'voting'), voter: jo, changes, seal, ban: { before: null, after: null } },
      ballot: { decision, end: null, conditions: null, bar: null },
      judged: judgedAs(decision),
    });
    const uphold = preview({ kind: 'uphold' });
    const ballot = { ...uphold.ballot, bar: nextDay, conditions: 'Hear those who stood by.' };
    return [
      ...decisions.map((decision) => renderVoteQuestion(preview(decision), view)),
      renderVoteQuestion(
        { ...uphold, ballot, appeal: { ...at(view, 'hearing'), witnesses: [ana, dee] } },
        view,
      ),
      renderVoteQuestion({ ...uphold, changes: [], ban: { before: bans.ban, after: bans.forEver } }, view),
      renderVoteQuestion({ ...uphold, changes: [change], ban: { before: bans.ban, after: null } }, view),
    ];
  },
  redecision: (scene) =>
    redecisions.map((redecision) =>
      renderRedecisionQuestion(
        {
          ...{ appeal: caseOf(scene.view, 2), changes, reason: 'I asked those who stood by', seal },
          body: { type: 'redecided', case: 2, redecision, effects: [] },
        },
        scene,
      ),
    ),
  opinion: ({ view }) =>
    opinionKinds.flatMap((kind) => {
      const appeal = caseOf(view, 1);
      const judged = { appeal, judgement: judgementIn(appeal), by: jo, kind };
      const text = 'A piece that is touched is moved.';
      return [
        renderOpinionQuestion({
          ...judged,
          text,
          holds: ['I.1'],
          holding: 'Touch means move.',
          publishes: true,
        }),
        renderOpinionQuestion({ ...judged, text, holds: [], holding: null, publishes: false }),
      ];
    }),
};
