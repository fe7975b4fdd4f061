import { askEnBanc, mayAskEnBanc } from '../../src/appeals/petitions/ask-en-banc.ts';
import type { Answer, CommandRequest, Submission } from '../../src/discord/command.ts';
import { carryOut } from '../carry-out.ts';
import { caseOption } from '../court/options.ts';
import { inCase } from '../court/which-case.ts';
import type { Subcommand } from '../subcommand.ts';
import { statementForm } from './statement.ts';

/** `/appeal enbanc`: a party asks for the whole Court (Act III.3.9). */
export const enbanc: Subcommand = {
  name: 'enbanc',
  description: 'Ask the whole Court to look at a judgement in a case of yours',
  options: [caseOption('Which case of yours; in its own thread you can leave this out')],
  execute: inCase(askForEnBanc),
  submissions: { 'appeal-enbanc': take },
};

/** Opens the form, unless the whole Court cannot be asked. */
export async function askForEnBanc(request: CommandRequest, cited: string): Promise<Answer> {
  const view = await request.services.clubs.view(request.club);
  const found = mayAskEnBanc(view, request.actor, { case: cited });
  if (!found.ok) return { kind: 'result', result: found };
  const { year, ordinal } = found.value;
  return { kind: 'modal', modal: statementForm(request, 'appeal-enbanc', [`${year}/${ordinal}`]) };
}

async function take(submission: Submission): Promise<Answer> {
  const [cited = ''] = submission.args;
  return carryOut(submission, askEnBanc, { case: cited, statement: submission.field('statement') });
}
