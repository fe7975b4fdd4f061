import type { Press, Submission } from '../../src/discord/command.ts';
import { done, type Result, refused } from '../../src/house/result.ts';
import { customId } from '../../src/house/words/reply.ts';
import { mayNot } from '../../src/tables/nomic/deeds/act.ts';
import { disputeJudgement, giveOpinion } from '../../src/tables/nomic/deeds/dispute.ts';
import { type JudgeInput, verdicts } from '../../src/tables/nomic/deeds/judge.ts';
import { raisePoint, statementLimit } from '../../src/tables/nomic/deeds/raise-point.ts';
import { findOwnNomic, type OwnNomic } from '../../src/tables/nomic/find-nomic.ts';
import { plans } from '../../src/tables/plans.ts';
import { ask, asks, carries, carryOut, ifFound } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, nothing, optional, suggested, text } from '../options.ts';
import { tableIn, whichTable } from '../table/options.ts';
import {
  suggestDisputed,
  suggestProposals,
  suggestRules,
  suggestToDispute,
  suggestToJudge,
} from './options.ts';

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Opens the form for a point of order about a proposal. */
const openPointForm = (press: Press) =>
  ifFound(
    press,
    (view) => findOwnNomic(view, press.actor, tableIn(press)),
    ({ table }) => ({
      kind: 'modal',
      modal: {
        id: customId('nomic-point-form', [table.number, press.args[1] ?? '']),
        title: 'Point of order',
        fields: [
          {
            ...{ id: 'statement', label: 'The statement that is to be judged', long: true },
            ...{ maxLength: statementLimit, placeholder: 'Say it so that true or false answers it' },
          },
        ],
      },
    }),
  );

/** `/nomic order`: calls for a Judgement. */
export const order = subcommand({
  name: 'order',
  description: 'Players: raise a point of order, which a Judge decides',
  options: {
    text: text('The statement that is to be judged', { max_length: statementLimit }),
    proposal: optional(
      suggested('The proposal that it is about: it waits for the Judgement', suggestProposals),
    ),
    rule: optional(suggested('The rule that it is about', suggestRules)),
    place: nothing,
    ...whichTable,
  },
  execute: carries(raisePoint),
  presses: { 'nomic-point': openPointForm },
  submissions: {
    'nomic-point-form': (submission: Submission) =>
      carryOut(submission, raisePoint, {
        ...tableIn(submission),
        ...{ text: submission.field('statement'), proposal: null, rule: null },
        place: numberIn(submission.args[1]),
      }),
  },
});

/** Refused to all but the Judge, before anybody writes a reason. */
function findToJudge(press: Press) {
  return (view: Parameters<typeof findOwnNomic>[0]): Result<OwnNomic> => {
    const own = findOwnNomic(view, press.actor, tableIn(press));
    if (!own.ok) return own;
    const deed = { is: 'judged', point: Number(press.args[1]), verdict: true, reason: '' } as const;
    const refusals = mayNot(own.value, deed, press.occasion.now);
    return refusals.length > 0 ? refused(...refusals) : done(own.value);
  };
}

/** Opens the form for a Judgement. */
const openJudgeForm = (press: Press) =>
  ifFound(press, findToJudge(press), ({ table }) => ({
    kind: 'modal',
    modal: {
      id: customId('nomic-judge-form', [table.number, press.args[1] ?? '']),
      title: `Judge point of order ${press.args[1]}`,
      fields: [
        {
          ...{ id: 'verdict', label: 'The statement is' },
          choices: verdicts.map((value) => ({ name: value, value })),
        },
        {
          ...{ id: 'reason', label: 'Why', long: true, maxLength: statementLimit },
          placeholder: 'The rules that decide it, and how you read them',
        },
        {
          ...{ id: 'effects', label: 'What it brings about, if anything', long: true, maxLength: 2_000 },
          ...{ optional: true, placeholder: 'figures threshold=2/3; void rule 205; points Tuesday +10' },
        },
      ],
    },
  }));

const readJudgement = (submission: Submission): JudgeInput => ({
  ...tableIn(submission),
  ...{ point: submission.args[1] ?? '', reason: submission.field('reason'), shown: null },
  verdict: submission.field('verdict') === 'true' ? 'true' : 'false',
  effects: submission.field('effects') || null,
});

/** `/nomic judge`: the Judge decides on a point of order. */
export const judge = subcommand({
  name: 'judge',
  description: 'Judges: decide on a point of order',
  options: {
    point: suggested('Which point of order', suggestToJudge),
    verdict: choice('Whether its statement is true', verdicts),
    reason: text('Why; everybody can read it', { max_length: statementLimit }),
    effects: optional(
      text('What it brings about: figures threshold=2/3; void rule 205; no rule-change 303; points Ana +10'),
    ),
    shown: nothing,
    ...whichTable,
  },
  execute: asks(plans.judgement),
  presses: { 'nomic-judge': openJudgeForm },
  submissions: {
    'nomic-judge-form': (submission: Submission) =>
      ask(submission, plans.judgement, readJudgement(submission)),
  },
});

/** Which Judgement a button is about. */
const judgementIn = (press: Press) => ({
  ...tableIn(press),
  judgement: press.args[1] ?? '',
  round: numberIn(press.args[2]),
});

/** `/nomic dispute`: a Judgement, within its time. */
export const dispute = subcommand({
  name: 'dispute',
  description: 'Players: dispute a Judgement, so that the others say whether they agree with it',
  options: {
    judgement: suggested('The Judgement on which point of order', suggestToDispute),
    round: nothing,
    ...whichTable,
  },
  execute: carries(disputeJudgement),
  presses: { 'nomic-dispute': (press: Press) => carryOut(press, disputeJudgement, judgementIn(press)) },
});

/** `/nomic opinion`: on a Judgement that is disputed. */
export const opinion = subcommand({
  name: 'opinion',
  description: 'Players: agree or disagree with a Judgement that is disputed',
  options: {
    judgement: suggested('The Judgement on which point of order', suggestDisputed),
    choice: choice('Your opinion', ['agree', 'disagree'], { agree: 'I agree', disagree: 'I disagree' }),
    round: nothing,
    ...whichTable,
  },
  execute: carries(giveOpinion),
  presses: {
    'nomic-opinion': (press: Press) =>
      carryOut(press, giveOpinion, {
        ...judgementIn(press),
        choice: press.args[3] === 'agree' ? 'agree' : 'disagree',
      }),
  },
});
