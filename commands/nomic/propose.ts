import { boundTo, type Rule, writeFigures } from '../../packages/nomic/src/index.ts';
import type { Answer, CommandRequest, Submission } from '../../src/discord/command.ts';
import type { Modal } from '../../src/discord/reply.ts';
import { done, notUnderstood, type Result, refused } from '../../src/house/result.ts';
import { pagesOf } from '../../src/house/words/pages.ts';
import { customId } from '../../src/house/words/reply.ts';
import { shownRule } from '../../src/tables/nomic/care/shown.ts';
import {
  type Changing,
  mayNotPropose,
  type ProposeRuleInput,
  proposalKinds,
  ruleMeant,
  takesText,
} from '../../src/tables/nomic/deeds/propose.ts';
import { findOwnNomic, nomicGameAt, type OwnNomic } from '../../src/tables/nomic/find-nomic.ts';
import { nomicPeople, toWrite } from '../../src/tables/nomic/names.ts';
import { ruleName, textWithoutWraps } from '../../src/tables/nomic/words/proposal.ts';
import { plans } from '../../src/tables/plans.ts';
import { ask, ifFound } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, nothing, optional, suggested, text, wholeNumber } from '../options.ts';
import { tableIn, whichTable } from '../table/options.ts';
import { suggestRules } from './options.ts';

/** Discord’s limits: characters of a field, and fields of a form, of which one is for figures. */
const [perField, mostFields] = [3_800, 4] as const;

interface Form {
  own: OwnNomic;
  rule: Rule | null;
  /** The text of the rule that is amended, in the parts that the fields hold. */
  parts: readonly string[];
}

/** What the form shows; refused where no proposal would be proper now, before anybody writes one. */
function findForm(request: CommandRequest, input: Changing): Parameters<typeof ifFound<Form>>[1] {
  return (view): Result<Form> => {
    const own = findOwnNomic(view, request.actor, input);
    if (!own.ok) return own;
    const game = nomicGameAt(own.value.table, request.occasion.now);
    const refusals = mayNotPropose(own.value, request.occasion.now);
    if (refusals.length > 0) return refused(...refusals);
    const rule = ruleMeant(game, input);
    if (!rule.ok) return rule;
    const shown = shownRule(own.value.table, rule.value);
    const present = shown === null ? '' : toWrite(textWithoutWraps(shown));
    const parts = pagesOf(present, perField);
    if (parts.length > mostFields)
      return notUnderstood({
        problem: 'rule-too-long',
        rule: rule.value === null ? '' : ruleName(rule.value),
      });
    return done({ own: { ...own.value, game }, rule: rule.value, parts });
  };
}

const partName = (nth: number): string => (nth === 0 ? 'text' : `text-${nth + 1}`);

/** The form for the text of a proposal, filled with what the rule says now. */
function formOf({ own, rule, parts }: Form, input: Changing & { figures: string | null }): Modal {
  const { table, game } = own;
  const place = rule === null ? '' : [...game.rules.rules.keys()].indexOf(rule.id);
  const versions = rule?.history.length ?? '';
  const fields = [...parts, ...(parts.length < mostFields ? [''] : [])];
  return {
    id: customId('nomic-text', [table.number, input.kind, place, versions, input.amendment ?? '']),
    title: rule === null ? 'A new rule' : `${capitalised(input.kind)}: ${ruleName(rule)}`,
    fields: [
      ...fields.map((value, nth) => ({
        ...{ id: partName(nth), long: true, maxLength: 4_000 },
        label: nth === 0 ? 'What the rule is to say' : 'More of the text, if it is long',
        ...(nth === 0
          ? { placeholder: 'Each line is a paragraph. {Monday} stands for the player of that day.' }
          : {}),
        ...(value === '' ? {} : { value }),
        ...(nth === 0 ? {} : { optional: true }),
      })),
      {
        ...{ id: 'figures', label: 'Figures that it changes, if any', maxLength: 1_000, optional: true },
        placeholder: exampleOf(own, rule),
        ...(input.figures === null ? {} : { value: input.figures }),
      },
    ],
  };
}

const capitalised = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** The figures of that rule as they are now, else what figures look like. */
function exampleOf({ game }: OwnNomic, rule: Rule | null): string {
  const names = rule === null ? [] : boundTo(game, rule.id);
  if (names.length === 0) return 'winning=150, threshold=2/3';
  const now = Object.fromEntries(names.map((name) => [name, game.figures[name]]));
  return `Now: ${toWrite(writeFigures(now, game.figures, nomicPeople))}; same if none changes`;
}

const openForm = (request: CommandRequest, input: ProposeRuleInput): Promise<Answer> =>
  ifFound(request, findForm(request, input), (form) => ({ kind: 'modal', modal: formOf(form, input) }));

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
