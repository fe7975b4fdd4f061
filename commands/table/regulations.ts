import type { Answer, CommandRequest, Submission } from '../../src/discord/command.ts';
import type { Modal } from '../../src/discord/reply.ts';
import { customId } from '../../src/house/words/reply.ts';
import { cut } from '../../src/house/words/text.ts';
import { findRegulationForm, type RegulationForm } from '../../src/tables/birthday/form.ts';
import { asLive, isRegulation } from '../../src/tables/birthday/live.ts';
import type { ProposeRegulation } from '../../src/tables/birthday/propose.ts';
import { plans } from '../../src/tables/plans.ts';
import { citePoint } from '../../src/tables/rule-sets/rule-set.ts';
import { theTable } from '../../src/tables/table.ts';
import type { ProposeInput } from '../../src/tables/votes/propose.ts';
import { ask, ifFound } from '../answers.ts';
import type { Suggest } from '../options.ts';
import { ofTable, tableIn, tableTyped } from './options.ts';

/** What is proposed at a table, with what a change of a regulation takes. */
export interface Proposing extends ProposeInput {
  point: string | null;
}

/** The regulations of the table that is meant, where its players change them. */
export const suggestRegulations: Suggest = ofTable((table) => {
  const live = asLive(table);
  return (live?.rules.points ?? [])
    .filter(({ id }) => isRegulation(id))
    .map(({ id, text }) => ({ name: `${citePoint(table.rules, id)}: ${text}`, value: id }));
});

/** The form for a change of a regulation, filled with what it says now. */
function formOf(form: RegulationForm, { text: comment, figures }: Proposing, name: string): Modal {
  const isGm = form.proposer.as === 'gm';
  const now =
    form.figures === null
      ? 'victory=20, 4.A.2=d; nothing if none'
      : `Now: ${form.figures}. same if none changes`;
  return {
    id: customId('regulation-text', [form.table, form.point ?? '', form.seen]),
    title: name,
    fields: [
      {
        ...{
          id: 'text',
          label: 'What it is to say; empty to repeal it',
          long: true,
          optional: form.point !== null,
        },
        ...{ maxLength: 4_000, ...(form.text === '' ? {} : { value: form.text }) },
      },
      {
        ...{ id: 'figures', label: 'Figures that it changes, if any', maxLength: 1_000, optional: true },
        ...{ placeholder: cut(now, 100), ...(figures === null ? {} : { value: figures }) },
      },
      {
        ...{ id: 'comment', long: true, maxLength: 1_000, optional: !isGm },
        label: isGm ? 'Why; everybody can read it' : 'What you want to say about it',
        ...(comment === null ? {} : { value: comment }),
      },
    ],
  };
}

/** Opens the form for a change of a regulation. */
const openRegulationForm = (request: CommandRequest, input: Proposing): Promise<Answer> =>
  ifFound(
    request,
    (view) => findRegulationForm(view, request.actor, input),
    (form, view) => {
      const { rules } = theTable(view, form.table);
      const name = form.point === null ? 'A new regulation' : `Change ${citePoint(rules, form.point)}`;
      return { kind: 'modal', modal: formOf(form, input, name) };
    },
  );

/** What was written into the form. */
export function readRegulationForm(submission: Submission): Promise<Answer> {
  const [, point = '', seen = '0'] = submission.args;
  const written: ProposeRegulation = {
    ...tableIn(submission),
    point: point === '' ? null : point,
    seen: point === '' ? null : Number(seen),
    text: submission.field('text'),
    figures: submission.field('figures') || null,
    comment: submission.field('comment') || null,
    shown: null,
  };
  return ask(submission, plans.regulation, written);
}

/** Whether the table that is meant has its rules changed by its players. */
export async function isAboutLive({ services, club, ...request }: CommandRequest): Promise<boolean> {
  const table = tableTyped(await services.clubs.view(club), request);
  return table !== null && asLive(table) !== null;
}

/** What is proposed at such a table: a change of a regulation, for which a form opens, or its end, which the gamemaster announces. */
export function proposeAtLive(request: CommandRequest, input: Proposing): Promise<Answer> {
  const { kind, members, table, channel } = input;
  if (kind === 'rule') return openRegulationForm(request, input);
  return ask(request, plans.tournamentEnd, {
    how: kind === 'draw' ? 'draw' : 'win',
    members,
    table,
    channel,
  });
}
