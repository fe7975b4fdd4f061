import { grantCase } from '../../src/appeals/petitions/grant.ts';
import { carryOut } from '../carry-out.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court grant`: the Chief Justice, or Justices together, have a case heard (Acts III.3.6 and III.3.9.1). */
export const grant: Subcommand = {
  name: 'grant',
  description: 'Justices: have a case heard. The Chief Justice alone, or two Justices, are enough',
  options: [caseOption()],
  execute: inCase((request, cited) => carryOut(request, grantCase, { case: cited })),
};
