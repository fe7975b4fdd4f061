import type { DecisionProblem } from '../../../../terms/court/relief.ts';
import type { RemandProblem } from '../../../../terms/court/remand.ts';
import type { LocalDate } from '../../../../terms/time.ts';
import { counted, dayOf, listed } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { nameOf, say, type Worded } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Case } from '../../book/cases.ts';
import { leftOpenIn, openWords } from '../../opinions/words.ts';
import { caseOf, citing, type OfCase } from '../case-words.ts';

/** Why somebody may not vote on a case, or decide it again. */
export const votingRefusals = {
  'not-on-the-bench': citing(
    (cited) => `You do not hear ${cited}.`,
    'Only the Justices who hear a case vote on it.',
  ),
  'voted-already': citing(
    (cited) => `You have already voted on ${cited}.`,
    'A vote can’t be changed. You vote again only if no outcome has a majority.',
  ),
  /** `places` of the panel are empty. */
  'panel-incomplete': citing(
    (cited, { places }: { places: number }) =>
      `The panel of ${cited} still has ${counted(places, 'empty place')}.`,
    (_, { places }) =>
      `The Chief Justice fills ${places === 1 ? 'it' : 'them'} with \`/court panel\`. Then you can vote.`,
  ),
  /** `days` would do for the end of a ban. */
  'may-not-decide-so': citing(
    (cited, { problem }: { problem: DecisionProblem; days: LocalDate[] }) =>
      `${problemWords[problem]} (${cited}).`,
    (_, { problem, days }) => remedyOf(problem, days),
  ),
  /** It goes past what the panel left open to the Moderator. */
  'past-remand': ({ case: number, problem }: OfCase & { problem: RemandProblem }, view) =>
    say(remandWords[problem], whatIsOpen(view, problem, caseOf(view, number))),
  'not-the-decider': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${cited} went back to ${nameOf(view, person)}, who decided it first.`,
    'Only they can decide it again, as long as they are a Moderator.',
  ),
  'part-in-case': citing(
    (cited) => `You are involved in ${cited}.`,
    'A Moderator who is not involved has to decide it again.',
  ),
} satisfies Worded;

/** What was not understood of a vote. */
export const votingProblems = {
  /** An option of a vote that goes with another: `missing` beside it, or there without it. */
  'option-with': ({ option, with: other, missing }: { option: string; with: string; missing: boolean }) =>
    missing
      ? say(`\`${option}\` is missing: \`${other}\` needs it.`, 'Fill it in.')
      : say(`\`${option}\` goes only with \`${other}\`.`, `Leave it out, or choose \`${other}\`.`),
} satisfies Worded;

const problemWords: Readonly<Record<DecisionProblem, string>> = {
  'not-a-session-day': 'The club does not meet on that day of the week, so no ban ends on it',
  'not-ahead': 'That day is not in the future',
  'no-ban': 'There is no ban that could end on another day',
  'same-end': 'The ban already ends on that day',
  'not-shorter': 'That day would not shorten the ban',
  'not-longer': 'That day would not lengthen the ban',
  'no-points': 'No points were taken here, so there is no number to change',
  'points-below-none': 'A penalty can’t take less than no points',
  'no-game': 'This is not about a game, so there is no result to change',
  'nobody-to-remand-to': 'No Moderator decided this, so it can’t go back to one',
  'remand-en-banc': 'The whole Court decides for good, and sends nothing back',
  'conditions-without-remand': 'Conditions are only for sending a case back',
  'bar-without-ban': 'Only a ban can be closed to appeals for a time',
  'bar-not-ahead': 'The day in `bar` is not in the future',
};

const remandWords: Readonly<Record<RemandProblem, string>> = {
  'kept-too-long': 'The panel wants the ban to end sooner, so you can’t keep it as it is.',
  'kept-too-much': 'The panel wants fewer points, so you can’t keep the first decision as it is.',
  'not-to-lift': 'Only the Court can lift a ban, and the panel has not left that to you.',
  'not-that-end':
    'Only the Court can make a ban shorter or longer, and the panel has not left that day to you.',
  'too-many-points': 'That is more than the panel allows you to take.',
};

function whatIsOpen(view: ClubView, problem: RemandProblem, appeal: Case): string {
  const open = openWords(view, appeal, leftOpenIn(appeal));
  if (open !== '') return `You may ${open}.`;
  return problem === 'too-many-points'
    ? 'Keep the decision, choose fewer points, or withdraw it.'
    : 'Keep the ban. If you decide nothing in time, the case goes back to the panel, which can change the ban itself.';
}

function remedyOf(problem: DecisionProblem, days: readonly LocalDate[]): string {
  if (problem === 'conditions-without-remand') return 'Leave `conditions` out, or choose `decision: remand`.';
  if (problem === 'bar-without-ban') return 'Leave `bar` out.';
  if (problem === 'remand-en-banc' || problem === 'nobody-to-remand-to')
    return 'Choose `decision: uphold` or `decision: overturn`.';
  if (problem === 'not-a-session-day' || problem === 'not-ahead')
    return `Choose a day such as ${listed(
      days.map((day) => `${dayOf(day)} (${day})`),
      'or',
    )}.`;
  return problem === 'bar-not-ahead' ? 'Choose a later day.' : 'Choose something else in `relief`.';
}
