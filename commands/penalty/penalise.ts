import type { Answer, MenuRequest, Submission } from '../../src/discord/command.ts';
import { mayNotPenalise } from '../../src/house/discipline/may-penalise.ts';
import { offenceWords } from '../../src/house/discipline/offences.ts';
import { type IssuableKind, issuableKinds } from '../../src/house/discipline/penalty-parts.ts';
import { whoIsNamed } from '../../src/house/people.ts';
import { plans } from '../../src/house/plans.ts';
import { done, notUnderstood, refused } from '../../src/house/result.ts';
import { reasonLimit } from '../../src/house/texts.ts';
import { customId } from '../../src/house/words/reply.ts';
import { findings } from '../../terms/administration/sanctions.ts';
import { ask, ifFound } from '../answers.ts';
import { onPerson } from '../declare.ts';
import { findingNames, kindNames } from './options.ts';

/** *Penalise*, in somebody's menu: a form, and then the question that `/penalty issue` asks. */
export const penalise = onPerson('Penalise', (request: MenuRequest) =>
  ifFound(
    request,
    (view) => {
      const person = whoIsNamed(view, request.person);
      if (!person.ok) return person;
      const refusals = mayNotPenalise(view, request.actor, {
        person: person.value,
        game: null,
        spokenOf: [],
      });
      return refusals.length > 0 ? refused(...refusals) : done(person.value.name);
    },
    (name) => formFor(request.person.account, name),
  ),
);

const formFor = (account: string, name: string): Answer => ({
  kind: 'modal',
  modal: {
    id: customId('penalise', [account, name]),
    title: `Penalise ${name}`,
    fields: [
      {
        id: 'kind',
        label: 'Penalty',
        choices: issuableKinds.map((value) => ({ name: kindNames[value], value })),
      },
      { id: 'offence', label: 'What did they do?', maxLength: 200 },
      { id: 'reason', label: 'Why this penalty? Everybody can read it', long: true, maxLength: reasonLimit },
      {
        id: 'figure',
        label: 'How many points or minutes, or which game?',
        maxLength: 20,
        optional: true,
        placeholder: 'Such as 10, or #12 for game 12',
      },
      {
        id: 'finding',
        label: 'On purpose or careless? For halve and reset',
        choices: findings.map((value) => ({ name: findingNames[value], value })),
        optional: true,
      },
    ],
  },
});

/** The form was filled in: shows what the penalty does, and asks. */
export const penaliseSubmissions = { penalise: askAboutForm };

async function askAboutForm(submission: Submission): Promise<Answer> {
  const { args, services, club } = submission;
  const [account = '', ...rest] = args;
  const name = rest.join(':');
  const kind = issuableKinds.find((each) => each === submission.field('kind'));
  if (kind === undefined || !/^\d{17,20}$/.test(account) || name === '')
    return { kind: 'result', result: notUnderstood({ problem: 'lapsed' }) };
  return ask(submission, plans.penalty, {
    member: { account, name, bot: false },
    kinds: [kind],
    reason: submission.field('reason'),
    offence: submission.field('offence'),
    finding: findings.find((each) => each === submission.field('finding')) ?? null,
    declare: 'now',
    separate: false,
    words: await offenceWords(services.clubs, club),
    ...figuresOf(kind, submission.field('figure').trim()),
  });
}

/** What the one figure of the form is, for that kind of penalty; none where it is no number. */
function figuresOf(kind: IssuableKind, typed: string) {
  const number = /^\d{1,5}$/.test(typed) && Number(typed) > 0 ? Number(typed) : null;
  const isGame = kind !== 'deduction' && kind !== 'time' && typed !== '';
  return {
    points: kind === 'deduction' ? number : null,
    minutes: kind === 'time' && number !== null && number <= 60 ? number : null,
    game: isGame ? typed : null,
  };
}
