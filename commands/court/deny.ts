import { plans } from '../../src/appeals/plans.ts';
import { ask } from '../ask.ts';
import { needed, textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court deny`: the Chief Justice does not have a case heard, or not by the whole Court (Acts III.3.6 and III.3.9.1). */
export const deny: Subcommand = {
  name: 'deny',
  description: 'Chief Justice: do not have a case heard, or not by the whole Court',
  options: [textOption('reason', 'Why; the parties and the Court are told', needed), caseOption()],
  execute: inCase((request, cited) =>
    ask(request, plans.denial, {
      case: cited,
      reason: request.options.string('reason', true),
      declines: false,
    }),
  ),
};
