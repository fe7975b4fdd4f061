import { recuse } from '../../src/appeals/hearing/recuse.ts';
import { carryOut } from '../carry-out.ts';
import { textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court recuse`: a Justice does not hear a case (Act III.3.5). */
export const recusing: Subcommand = {
  name: 'recuse',
  description: 'Justices: say that you do not hear a case, as you have a conflict of interest',
  options: [caseOption(), textOption('reason', 'Why; everybody can read it')],
  execute: inCase((request, cited) =>
    carryOut(request, recuse, { case: cited, reason: request.options.string('reason') }),
  ),
};
