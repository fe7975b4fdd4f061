import type { Answer, CommandRequest, Submission } from '../../src/discord/command.ts';
import type { Modal } from '../../src/discord/reply.ts';
import { customId } from '../../src/house/words/reply.ts';
import { findProposalForm, mostFields, type ProposalForm } from '../../src/tables/nomic/deeds/form.ts';
import { type ProposeRuleInput, proposalKinds, takesText } from '../../src/tables/nomic/deeds/propose.ts';
import { plans } from '../../src/tables/plans.ts';
import { capital } from '../../terms/words.ts';
import { ask, ifFound } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, nothing, optional, suggested, text, wholeNumber } from '../options.ts';
import { tableIn, whichTable } from '../table/options.ts';
import { suggestRules } from './options.ts';

const partName = (nth: number): string => (nth === 0 ? 'text' : `text-${nth + 1}`);

/** The form for the text of a proposal, filled with what the rule says now. */
function formOf(form: ProposalForm, { kind, amendment, figures }: ProposeRuleInput): Modal {
  const { table, rule, seen, parts } = form;
  const fields = [...parts, ...(parts.length < mostFields ? [''] : [])];
  const now =
    form.figures === null ? 'winning=150, threshold=2/3' : `Now: ${form.figures}; same if none changes`;
  return {
    id: customId('nomic-text', [table, kind, seen?.place ?? '', seen?.versions ?? '', amendment ?? '']),
    title: rule === null ? 'A new rule' : `${capital(kind)}: ${rule}`,
    fields: [
      ...fields.map((value, nth) => textField(value, nth)),
      {
        ...{ id: 'figures', label: 'Figures that it changes, if any', maxLength: 1_000, optional: true },
        ...{ placeholder: now, ...(figures === null ? {} : { value: figures }) },
      },
    ],
  };
}

const textField = (value: string, nth: number): Modal['fields'][number] => ({
  ...{ id: partName(nth), long: true, maxLength: 4_000, optional: nth > 0 },
  label: nth === 0 ? 'What the rule is to say' : 'More of the text, if it is long',
  ...(nth === 0
    ? { placeholder: 'Each line is a paragraph. {Monday} stands for the player of that day.' }
    : {}),
  ...(value === '' ? {} : { value }),
});

const openForm = (request: CommandRequest, input: ProposeRuleInput): Promise<Answer> =>
  ifFound(
    request,
    (view) => findProposalForm(view, request.actor, input, request.occasion.now),
    (form) => ({ kind: 'modal', modal: formOf(form, input) }),
  );

/** What was written into the form, as one text. */
const written = (submission: Submission): string =>
  Array.from({ length: mostFields }, (_, nth) => submission.field(partName(nth)))
    .filter((part) => part.trim() !== '')
    .join('\n');

function readForm(submission: Submission): ProposeRuleInput {
  const [, kind = '', place = '', versions = '', amendment = ''] = submission.args;
  return {
    ...tableIn(submission),
    kind: proposalKinds.find((each) => each === kind) ?? 'enact',
    ...{ rule: null, shown: null, text: written(submission), figures: submission.field('figures') || null },
    amendment: amendment === '' ? null : Number(amendment),
    seen: place === '' ? null : { place: Number(place), versions: Number(versions) },
  };
}

/** `/nomic propose`: a change of the rules, which is shown as it was read before it is made. */
export const propose = subcommand({
  name: 'propose',
  description: 'Players: on your day, propose a change of the rules; asks first',
  options: {
    kind: choice('What you propose', proposalKinds, {
      enact: 'to enact a new rule',
      amend: 'to amend a rule',
      repeal: 'to repeal a rule',
      transmute: 'to make a rule mutable or immutable',
    }),
    rule: optional(suggested('Which rule; left out, a new one', suggestRules)),
    figures: optional(text('Figures that it changes, such as winning=150, threshold=2/3; same for none')),
    amendment: optional(
      wholeNumber(
        'The number of the proposal that amended the rule, if that amendment is meant',
        [1, 999_999],
      ),
    ),
    ...whichTable,
    ...{ text: nothing, seen: nothing, shown: nothing },
  },
  execute: (request, input) =>
    takesText(input) ? openForm(request, input) : ask(request, plans.ruleChange, input),
  submissions: {
    'nomic-text': (submission: Submission) => ask(submission, plans.ruleChange, readForm(submission)),
  },
});
