import { grantCase } from '../../src/appeals/petitions/grant.ts';
import { plans } from '../../src/appeals/plans.ts';
import { ask } from '../ask.ts';
import { carryOut } from '../carry-out.ts';
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

/** `/court grant`: the Chief Justice, or Justices together, have a case heard (Acts III.3.6 and III.3.9.1). */
export const grant: Subcommand = {
  name: 'grant',
  description: 'Justices: have a case heard. The Chief Justice alone, or two Justices, are enough',
  options: [caseOption()],
  execute: inCase((request, cited) => carryOut(request, grantCase, { case: cited })),
};
